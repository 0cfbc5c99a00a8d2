import { expandContractions } from '../grammar/contractions.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { readClause } from '../language/clause.ts';
import { gerund, readVerb } from '../language/verbs.ts';
import { benefitOfTrouble, invertKnown } from './invert-trouble.ts';
import type { Relief } from './trouble-rules.ts';
import type { People } from './people.ts';
import { baseFirst } from './read-request.ts';
import { FREQUENCY, lowerFirst } from './trouble-words.ts';

const BY_HAND =
  /^(.+?) (?:come|comes|arrive|arrives|(?:is|are) (?:sent|delivered|kept|written|printed|collected|recorded|noted|stored))\b.*? and (?:then )?(?:someone|somebody|we|they|I|everyone|(?:the |our |an? )?[\w-]+(?: [\w-]+)?) (?:has to|have to|must|needs? to) (\w+)(?: (.+))?$/i;
const ERRAND =
  /^(.+?) (?:keeps?|have to|has to|must|need to|needs to|always|constantly|often|are always|is always) ?((?:\w+ing|\w+)\b.*?) (?:just |only )?(?:in order )?to ((?:find out|see|know|check|learn|get|tell|ask|confirm|decide|compare|look up|find|order|book|report|cancel|change)\b.+)$/i;

/** "lab results come in by fax and someone has to type them in" -> "get lab results without typing them in". */
function byHand(cause: string): string | undefined {
  const match = BY_HAND.exec(cause);
  const verb = match && readVerb(match[2] ?? '');
  if (!match || verb?.form !== 'base') return undefined;
  return `get ${lowerFirst(match[1] ?? '')} without ${gerund(verb.base)}${match[3] ? ` ${match[3]}` : ''}`;
}

/** Behind every errand lies a goal: "drivers keep calling dispatch to find out which gate to use". */
export function readErrand(text: string, people: People): Relief | undefined {
  const match = ERRAND.exec(text);
  const who = match && people.leading(match[1] ?? '');
  if (!match || !who || who !== match[1]) return undefined;
  const [first = ''] = (match[2] ?? '').split(' ');
  const verb = readVerb(first);
  if (!verb || verb.form === 'past' || verb.form === 'third') return undefined;
  const chore = verb.form === 'gerund' ? baseFirst(match[2] ?? '') : (match[2] ?? '');
  if (/^(?:be|have|like|want|need|try|go)$/.test(verb.base)) return undefined;
  const speaker = people.isSpeaker(who);
  return {
    actor: speaker ? undefined : who,
    wish: (match[3] ?? '').replace(FREQUENCY, ''),
    benefit: `${speaker ? 'we' : 'they'} do not have to ${chore.replace(FREQUENCY, '').replace(speaker ? /$^/ : / (?:us|me)$/i, '')}`,
  };
}

/** "flatmates argue because nobody knows who changed an expense": the cause says what is wanted, the trouble why. */
export function readCause(text: string, people: People): Relief | undefined {
  const match = /^(.+?),? (?:because|since|as(?= (?:we|they|it|I|nobody|the)\b)) (?!of\b)(.+)$/i.exec(
    expandContractions(text),
  );
  const who = match && people.leading(match[1] ?? '');
  if (!match || !who) return undefined;
  const trouble = readClause(match[1] ?? '');
  if (!trouble || trouble.kind === 'modal' || /^(?:want|need|like|prefer|love|wish)$/.test(trouble.verb))
    return undefined;
  const thing = readNounPhrase(trouble.rest)?.text;
  const cause = (match[2] ?? '').replace(/^(?:they|he|she)\b/i, who).replace(/^it\b/i, (it) => thing ?? it);
  const wish = byHand(cause);
  const relief: Relief | undefined = wish ? { wish } : invertKnown(cause, people);
  if (!relief) return undefined;
  const speaker = people.isSpeaker(who);
  return {
    ...relief,
    actor: relief.actor ?? (speaker ? undefined : who),
    benefit: benefitOfTrouble(match[1] ?? ''),
  };
}

/** "drivers enter the same address again and it takes ages": the work is to take less time. */
export function readToil(text: string, people: People): Relief | undefined {
  const match = /^(.+?),? (?:and|which) (?:it |this |that )?(?:takes?|costs?|needs?) .+$/i.exec(text);
  const clause = match && readClause((match[1] ?? '').replace(FREQUENCY, ''));
  if (!clause || clause.negated || clause.kind !== 'full' || !people.isPersonPhrase(clause.subject)) return undefined;
  return {
    actor: people.isSpeaker(clause.subject) ? undefined : clause.subject,
    wish: `spend less time on ${gerund(clause.verb)} ${clause.rest}`,
  };
}

/** "orders come in by e-mail and we have to copy them": nobody is to do that by hand. */
export function readByHand(text: string): Relief | undefined {
  const wish = byHand(text);
  return wish ? { wish } : undefined;
}
