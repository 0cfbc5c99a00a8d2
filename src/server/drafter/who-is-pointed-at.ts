import { contentStems } from './lexicon/function-words.ts';
import { pattern } from './language/pattern.ts';
import { isPerson } from './language/nouns.ts';
import { readVerb } from './language/verbs.ts';
import { isKindred } from './lexicon/kindred.ts';
import type { Role } from './reading/find-roles.ts';
import { isNamedIn, roleNamed } from './reading/role-aliases.ts';
import { roleName } from './reading/role-name.ts';
import type { Idea } from './reading/read-idea.ts';
import { isServed } from './role-kind.ts';
import { namesOf } from './who-speaks.ts';

const WE_WHO = /\b(?:we|us) [\p{L}-]+s\b/iu;
/** "give us drivers who ...": they are what is wanted. */
const GIVEN = 'give|show|find|send|get|lend|offer|bring|tell|pay|cost';
const TELL_THEM =
  /(?:^|[.!?;:,] |\band )(?:please )?(?:tell|warn|inform|notify|remind|alert|text|message|e-?mail) them\b|\blet them know\b/i;
const PLACE = /^((?:on|in|at|behind) (?:the )?[\p{L}-]+(?: [\p{L}-]+)?)\s*:/iu;
/** The same, told with the deed: "clock in on site". */
const PLACE_BEHIND = / ((?:on|in|at|behind) (?:the )?[\p{L}-]+)$/iu;
const FORGETS = /\b(?:forgets?|keep forgetting|keeps forgetting) to\b/i;

/** "we trainers want": whoever says so is one of them. */
function apposed(text: string, roles: readonly Role[]): Role | undefined {
  if (!WE_WHO.test(text)) return undefined;
  return roles.find(
    (role) =>
      isNamedIn(text, role, roles) &&
      pattern(
        `(?<!\\b(?:${GIVEN}) )\\b(?:we|us) (?:${namesOf(role, roles)})\\b(?! (?:who|that|with|from|in|near|for)\\b)`,
        'iu',
      ).test(text),
  );
}

/** "The next member stands at an empty bay. Tell them early": those who were named last before. */
function toldOfBefore(text: string, roles: readonly Role[]): Role | undefined {
  const at = TELL_THEM.exec(text)?.index ?? 0;
  const told = text.slice(0, at);
  if (told === '') return undefined;
  const ends = roles.flatMap((role) => {
    if (!isNamedIn(told, role, roles)) return [];
    const parts = told.split(pattern(`\\b(?:${namesOf(role, roles)})\\b`, 'iu'));
    return parts.length > 1 ? [{ role, end: told.length - (parts.at(-1) ?? '').length }] : [];
  });
  const last = ends.toSorted((a, b) => b.end - a.end)[0];
  // "a walker is ill and the people wait": others were named since.
  const since = told.slice(last?.end ?? 0).toLowerCase();
  return (since.match(/[\p{L}-]+/gu) ?? []).some((word) => isPerson(word)) ? undefined : last?.role;
}

/** "On site: ...": the one role that the description places there. */
function atPlace({ text, action }: Idea, roles: readonly Role[]): Role | undefined {
  const place = (PLACE.exec(text) ?? (text.includes('\n') ? PLACE_BEHIND.exec(action.wish) : null))?.[1]?.toLowerCase();
  if (!place) return undefined;
  const there = roles.filter(({ doings }) =>
    doings.some(({ rest }) => ` ${rest.toLowerCase()} `.includes(` ${place} `)),
  );
  return there.length === 1 ? there[0] : undefined;
}

/** "Customers forget to pick up and we throw it away": whoever forgets it is reminded. */
function forgetful({ text, action }: Idea, roles: readonly Role[]): Role | undefined {
  if (!/^be (?:reminded|told) /.test(action.wish) || !FORGETS.test(text)) return undefined;
  return roles.find(
    (role) =>
      isNamedIn(text, role, roles) &&
      pattern(
        `\\b(?:${namesOf(role, roles)}) (?:(?:often|always|sometimes|keep|keeps|still) )?(?:forgets?|forgetting) to\\b`,
        'iu',
      ).test(text),
  );
}

/** "a deputy who can sign while I am away": whoever signs otherwise says so. */
const STANDS_IN =
  /\b(?:deputy|stand-?in|substitute|replacement|colleague|someone|somebody)\b(?: else)? (?:who |that |to |which )?(?:(?:can|could|may|to) )?([\p{L}]+)\b[^.!?]* (?:while|when|if|as long as) i(?:['’]?m| am| have)\b/iu;

function standsIn(text: string, roles: readonly Role[]): Role | undefined {
  const verb = readVerb(STANDS_IN.exec(text)?.[1]?.toLowerCase() ?? '')?.base;
  const able = verb ? roles.filter(({ doings }) => doings.some((one) => isKindred(one.verb, verb))) : [];
  return able.length === 1 ? able[0] : undefined;
}

/** "must not go out before I have seen it": whoever checks or approves it otherwise. */
const SEEN_FIRST =
  /\b(?:before|until|unless|without) (?:i|me)(?:['’]ve| have)? (?:seen|seeing|read|reading|checked|checking|approved|approving|released|releasing|signed|signing|confirmed|confirming|agreed|agreeing)\b/i;
const CHECKS = /^(?:approve|check|release|review|sign|confirm|decide|inspect|proofread)$/;

function checker(text: string, roles: readonly Role[]): Role | undefined {
  if (!SEEN_FIRST.test(text)) return undefined;
  const words = contentStems(text);
  const checking = roles.filter(({ doings }) => doings.some(({ verb }) => CHECKS.test(verb)));
  return (
    checking.find(({ doings }) =>
      doings.some(({ verb, object }) => CHECKS.test(verb) && [...object].some((word) => words.has(word))),
    ) ?? (checking.length === 1 ? checking[0] : undefined)
  );
}

/** What nobody wants to do by mistake: book what is full, or twice. */
const SLIP =
  /\b(?:that|which|when (?:it|one))(?: (?:is|are|has|have)|['’]?s)? (?:already |been )?(?:full|overlap(?:s|ping)?|clash(?:es)?|taken|booked|reserved|gone|sold(?: out)?|closed|cancelled|over|in the past|used)\b|\balready (?:taken|booked|reserved|full|sold|over)\b|\b(?:twice|two [\p{L} ]{3,20} at (?:once|the same time)|in the past)\b|\bwith (?:fewer|less|more) [\p{L}]+ than\b/iu;
const BANNED =
  /^(?:the |all |our )?[\p{L}-]+(?: [\p{L}-]+)? (?:must|should|may|can|could|shall)(?:n['’]?t| ?not| never)\b/iu;

/** "Members must not book two classes that overlap": a slip that costs nobody but them. */
function spared({ text, action, except }: Idea, roles: readonly Role[]): Role | undefined {
  if (!except || !BANNED.test(text) || !SLIP.test(text) || !/^keep .+ from \w+ing\b/.test(action.wish))
    return undefined;
  const role = roleNamed(roleName(except), roles);
  const deed = readVerb(/ from (\w+ing)\b/.exec(action.wish)?.[1] ?? '')?.base ?? '';
  return role && isServed(role) && role.doings.some(({ verb }) => isKindred(verb.split(' ')[0] ?? '', deed))
    ? role
    : undefined;
}

/** The role to which the words of an idea point without saying that they wish it. */
export function pointedAt(idea: Idea, roles: readonly Role[]): Role | undefined {
  const { text, form } = idea;
  if (form === 'story') return undefined;
  return (
    checker(text, roles) ??
    standsIn(text, roles) ??
    spared(idea, roles) ??
    apposed(text, roles) ??
    atPlace(idea, roles) ??
    forgetful(idea, roles) ??
    toldOfBefore(text, roles)
  );
}
