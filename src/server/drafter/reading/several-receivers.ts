import { partAsides } from './asides.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { participle } from '../language/verbs.ts';
import { TELL } from './action.ts';
import type { People } from './people.ts';

/** An order, or what the product has to do: nobody else tells them anything. */
const LEAD = String.raw`(?:(?:please |automatically )|(?:we|i) need (?:a way|an option|a possibility) to |it (?:should|must) be possible to |(?:the|our|this) (?:app|system|product|platform|software|tool|service|website|site) (?:must|should|shall|needs to|has to|could) (?:also |always |automatically )?)?`;
const TOLD = new RegExp(
  String.raw`^(${LEAD})(alert|notify|remind|inform|tell|warn|show|send|e-?mail) ([^,.;]{2,40}(?:, [^,.;]{2,40}){0,2}?),? (and|or|as well as) ([^.;]+)$`,
  'i',
);
const GIVEN = new RegExp(
  String.raw`^(${LEAD}(send|show|e-?mail|forward|deliver) (?:an?|the|all|every|each|their|[\w-]+s) (?:[^,.;]{2,60}? )?to) ([^,.;]{2,40}(?:, [^,.;]{2,40}){0,2}?),? (and|or|as well as) ([^.;]+)$`,
  'i',
);

/** What people are told of, or when: behind it nobody else is named. */
const WHAT =
  /^(?:when(?:ever)?|if|once|as soon as|before|after|until|unless|while|that|about|of|to|by|on|at|in|every|each|how|which|what|where|why|whether|for|with|within|via|immediately|automatically|straight away|at once|\d+|an?|one|two|three|four|five|six|seven)\b|^$/i;
const THING = /^(?:an?|the|their|its|all|every|each|how|which|what|where|why|whether|when|\d+|two|three|\w+ed) /i;
const WHEN =
  /^(?:when(?:ever)?|if|once|as soon as|before|after|until|unless|while|on|at|in|every|each|by|\d+|two|three|for)\b|^$/i;

/** "the garage" of "inform the driver and the garage when": where it stands it can only be somebody. */
function lastOf(text: string, verb: string, isGiven: boolean, people: People): string | undefined {
  if (isGiven)
    return (
      /^((?:the|our|each|every|all|their) (?:[a-z-]+ )??[a-z-]+|[a-z-]+s)(?= (?:when(?:ever)?|if|once|as soon as|before|after|at|on|each|every|by)\b|$)/i.exec(
        text,
      )?.[1] ?? people.leading(text)
    );
  return (
    people.leading(text) ??
    (TELL.test(verb)
      ? /^((?:the|our|each|every) [a-z-]+) (?:when(?:ever)?|if|once|as soon as|that|about)\b/i.exec(text)?.[1]
      : undefined)
  );
}

/** Whoever gets what is sent, where nobody else gets it too: not "the head" of "the head office and helpers". */
export function takerIn(text: string, people: People): string | undefined {
  const who = people.leading(text);
  const left = who ? text.slice(who.length).trim() : '';
  return /^(?:,|(?:and|or|as well as) |(?![a-z]+ly )[a-z-]+ (?:and|or) )/i.test(left) ? undefined : who;
}

/** The first of those who are told, or whoever speaks, and the others. */
function parted(list: string, last: string, people: People): { first: string; others: readonly string[] } | undefined {
  const all = [...list.split(/, /), last].map((name) => name.trim());
  if (!all.slice(0, -1).every((name) => people.leading(name) === name)) return undefined;
  if (all.some((name) => /\b(?:and|or|both|others?|them|him|her|it)\b/i.test(name))) return undefined;
  const first = all.find((name) => people.isSpeaker(name)) ?? all[0] ?? '';
  return { first, others: all.filter((name) => name !== first) };
}

/**
 * "alert the driver and the warden when a car is late": one of them tells the wish, and that the others are told as well
 * is said beside it.
 */
function partReceivers(text: string, people: People): { readonly text: string; readonly asides: readonly string[] } {
  const bare = text.trim().replace(/\.$/, '');
  const whole = { text, asides: [] };
  if (/\b(?:both|each other|between)\b/i.test(bare)) return whole;
  const given = GIVEN.exec(bare);
  const told = given ? null : TOLD.exec(bare);
  const [, lead = '', verb = '', list = '', link = '', rest = ''] = given ?? told ?? [];
  const last = list ? lastOf(rest, verb, given !== null, people) : undefined;
  const names = last ? parted(list, last, people) : undefined;
  if (!last || !names) return whole;
  const left = rest.slice(last.length).trim();
  const isGiving = given !== null || !TELL.test(verb);
  if (!(given ? WHEN : isGiving ? THING : WHAT).test(left)) return whole;
  const act = /^mail$/i.test(verb) ? 'e-mail' : verb.toLowerCase();
  const thing = /^\S+ (.+) to$/i.exec(given?.[1]?.slice(given[1].toLowerCase().indexOf(act)) ?? '')?.[1] ?? '';
  const it = readNounPhrase(thing)?.plural ? 'them' : 'it';
  const done = isGiving ? (/^show$/i.test(act) ? `be shown ${it}` : `get ${it}`) : `be ${participle(act)}`;
  // "tell the warden or the courier": one of both is told. To which of both a thing is sent is not said.
  const isEither = /^or$/i.test(link);
  if (isEither && (isGiving || list.includes(',') || ![list, last].every((name) => /^the [\w-]+[^s\W]$/i.test(name))))
    return whole;
  const asides = names.others.map((name) =>
    isEither ? `${name} must be ${participle(act)} if ${names.first} is not` : `${name} must ${done} as well`,
  );
  return { text: `${given ? lead : `${lead}${verb}`} ${names.first} ${left}`.trim(), asides };
}

/** What is said beside the wish: who else is told, and lists and cases in brackets. */
export function withoutAsides(mended: string, people: People): { text: string; asides: readonly string[] } {
  const told = partReceivers(mended, people);
  const { text, asides } = partAsides(told.text);
  return { text, asides: [...told.asides, ...asides] };
}
