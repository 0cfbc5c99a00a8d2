import { negate, readClause } from '../../language/clause.ts';
import { singular, withArticle } from '../../language/nouns.ts';
import { fillPattern } from '../fill-pattern.ts';
import { upperFirst } from '../../language/capitals.ts';
import { assumed, said, type Part, type PartRule, type Told } from './part.ts';

/** What is sent or handed out, so that something stands in it. */
const SENT =
  /^(?:get|receive|send|be sent) (?:(?:an?|the|one|each|every|my|their|our) )?(?:[\w-]+ ){0,3}?(reminder|message|e-mail|mail|text message|text|notification|letter|summary|report|confirmation|receipt|invitation|invoice|digest|warning|alert|overview|certificate|label|offer|quote)s?\b(.*)$/i;
/** By these a message is meant that has no name in the wish. */
const NAMES: Readonly<Record<string, string>> = { remind: 'reminder', warn: 'warning', invite: 'invitation' };

/** "a reminder two days before the stay with the weather and a list": that stands in it. */
function holds(told: Told): readonly Part[] {
  const { wish, action } = told;
  const [, named = '', tail = ''] = SENT.exec(wish) ?? [];
  const name = named.toLowerCase() || (action.frame === 'told' ? NAMES[action.core.verb] : undefined);
  const words = (named ? tail : wish).replace(
    /,? (?:so that|when|if|once|as soon as|because|whenever|before I|before they) .*$/i,
    '',
  );
  const within = /(?<! together) with ((?:an?|the|all|their|its|our|every) [^,]*(?:, [^,]+){0,3})$/i.exec(words)?.[1];
  return name && within && within.split(' ').length <= 12 && !/\b(?:who|which|that|should|must)\b/i.test(within)
    ? said(`The ${name} shows ${within}.`, told)
    : [];
}

const SEARCHES = /^(?:search|filter|look|look up|find|browse|narrow down)\b/;

/** "search by family, colour and height": two of them together. */
function together({ wish, action, slots }: Told): readonly Part[] {
  const by = SEARCHES.test(action.core.verb) ? / by ([^.;]+)$/i.exec(wish)?.[1] : undefined;
  const [first = '', second = ''] = by?.split(/,? (?:and|or) (?:by )?|, (?:by )?/i) ?? [];
  const isName = (text: string) => /^(?:the )?[\w-]+(?: [\w-]+){0,2}$/.test(text);
  return isName(first) && isName(second)
    ? [
        {
          text: `When both ${first} and ${second} are given, only ${slots.get('units') ?? 'what'} ${slots.has('units') ? 'that match' : 'matches'} both ${slots.has('units') ? 'are' : 'is'} listed.`,
          source: 'assumption',
        },
      ]
    : [];
}

/** How something is shown, and not what happens to it. */
const LOOKS = /^(?:turn \w+|appear|stand|blink|flash|be (?:shown|marked|highlighted|displayed|listed|flagged))\b/;

/** Whom or what a statement is about where only some of a kind are meant, and which of them: "orders", "are late". */
function kindIn(subject: string): { kind: string; link: string; which: string; isMany: boolean } | undefined {
  const [, kind = '', link = '', which = ''] =
    /^(?:(?:all|the|any|every|each|those) )?([\w-]+(?: [\w-]+){0,2}) (that|who|which) (.+)$/i.exec(subject) ?? [];
  if (!kind || which.split(' ').length > 8 || /\b(?:and|or|but|I|we|my|our|must|should|may|can|not|no)\b/.test(which))
    return undefined;
  const isMany = /(?:s|people|children)$/.test(kind) && !/^an? /i.test(kind);
  return { kind, link, which, isMany };
}

/** "orders that are late should turn red": one that is not late does not, and one that is no longer late looks as before. */
function othersOfKind(told: Told): readonly Part[] {
  const { frame, outcome = '', core } = told.action;
  const subject = core.object?.text ?? '';
  const some = frame === 'done' && outcome.startsWith(`${subject} `) ? kindIn(subject) : undefined;
  if (!some || /\b(?:only|unless|until|except|as long as|but)\b/i.test(outcome)) return [];
  // "a letter that is signed late should still be accepted": the others are anyway.
  if (/\b(?:should|must|shall|may|can|is|are) (?:still|also|nevertheless|even)\b/i.test(told.idea)) return [];
  // "requests that are sent before noon": the others have their own time.
  if (/\b(?:before|after|since) /.test(some.which)) return [];
  const { kind, link, which } = some;
  const rel = readClause(`${kind} ${which}`);
  const does = readClause(`${kind} ${outcome.slice(subject.length + 1)}`);
  if (!rel || !does || rel.negated || does.negated || rel.subject !== kind || does.subject !== kind) return [];
  const [not, undone] = [rel, does].map((clause) => negate(clause).slice(kind.length).trim());
  const state = /^(?:is|are) (\w+)$/.exec(which)?.[1];
  const one = some.isMany ? withArticle(singular(kind)) : kind;
  return [
    ...assumed(`${upperFirst(kind)} ${link} ${not} ${undone}.`, told),
    ...(state && LOOKS.test(does.kind === 'be' ? `be ${does.rest}` : `${does.verb} ${does.rest}`)
      ? assumed(`Once ${one} is no longer ${state}, it is shown as before.`, told)
      : []),
  ];
}

/** What the product does by the clock, or shows: it is never late with it. */
const BY_ITSELF =
  /^(?:shown|displayed|listed|highlighted|marked|hidden|sent|deleted|removed|locked|unlocked|closed|opened|published|blocked|refused|archived|calculated|updated|backed|exported|generated|created|logged|recorded|told|notified|reminded|charged)\b/;

/** "pavements must be gritted before 7": one that is not by then is seen. */
function byThen({ action, slots, idea }: Told): readonly Part[] {
  const done =
    /\b(?:is|are) (?!not\b)([a-z]+(?:ed|en|wn|t|ne)(?: (?:at|after|on|over|through|up|off|out|back|down))?)\b.* (?:before|no later than|at the latest|within|by (?=\d|noon|midnight|then|tomorrow|the end|\w+day\b)) ?(?:the )?[\w:, ]+$/.exec(
      action.outcome ?? '',
    )?.[1];
  // "before a job can be reopened": that holds the other up, and is no time.
  const isTime =
    !/ before (?:it|they|\w+ing)\b| before .*\b(?:can|is|are|has|have|will|may|goes|does|leaves|comes|starts)\b| until | (?:when|whenever|if|once|only|unless|as soon as|times) /i.test(
      action.outcome ?? '',
    );
  const text =
    done &&
    !BY_ITSELF.test(done) &&
    isTime &&
    action.frame === 'done' &&
    /\b(?:must|has to|have to|needs? to|should|shall)\b/i.test(idea)
      ? fillPattern(`{A one} that is not ${done} by then is shown as late.`, slots)
      : undefined;
  return text ? [{ text, source: 'assumption' }] : [];
}

/** The criteria that what is sent, searched by and told of some of a kind asks for. */
export const CONTENTS: readonly PartRule[] = [holds, together, othersOfKind, byThen];
