import { readNounPhrase } from '../language/noun-phrase.ts';
import { isPlural, singular } from '../language/nouns.ts';
import { traitsOf, type Trait } from '../lexicon/things.ts';
import type { People } from './people.ts';
import { isFact } from './read-clauses.ts';
import type { Request } from './read-request.ts';

/** What is done with things of a kind, and is not to be done here. */
const DONE: readonly (readonly [Trait, string])[] = [
  ['message', 'sent'],
  ['event', 'planned'],
  ['money', 'charged'],
  ['goods', 'handed out'],
];

/** "no pick-ups on public holidays": what is not to take place there or then is kept from being planned. */
function unwantedThing(text: string, people: People): Request | undefined {
  const [, things = '', place = ''] =
    /^no (?:more )?((?:[\w-]+ ){0,2}?[\w-]+s) ((?:on|in|at|during|after|before|between|to|for|from) .+)$/i.exec(text) ??
    [];
  const head = things.split(' ').at(-1) ?? '';
  if (!things || !isPlural(head) || people.isPersonPhrase(things) || !readNounPhrase(things)) return undefined;
  const one = singular(head.toLowerCase());
  const traits = traitsOf(/^[a-z]+-(?:ups|ins|outs|offs)$/.test(head) ? head.slice(0, -1) : one, false);
  // "no invoices to former guests": whatever they are for, they are sent.
  const isPost = place.startsWith('to ') && (traits.has('document') || /^(?:invoice|bill|receipt|letter)$/.test(one));
  const isAd = /^(?:ad|advert|pop-up|banner)$/.test(one);
  const done = isPost ? 'sent' : (DONE.find(([trait]) => traits.has(trait))?.[1] ?? (isAd ? 'shown' : undefined));
  return done
    ? { form: 'negative', kind: 'act', text: `keep ${things} from being ${done} ${place}`, speaker: false }
    : undefined;
}

/** What a sentence that opens with "no" does not want. */
export function readUnwanted(said: string, people: People): Request | undefined {
  const text = said.replace(/,? please$/i, '');
  // "no two stalls with the same goods next to each other"
  const isNone =
    /^no (?!more\b(?! (?:[\w-]+ ){1,3}to\b)|one\b|longer\b|way\b)(?!\w+ing\b)/i.test(text) &&
    !/\b(?:should|must|shall|may|can|will|is|are|has|have)\b/i.test(
      text.split(/ (?:who|that|which|whose) /i)[0] ?? '',
    ) &&
    (/^no (?:two|three|more than)\b/i.test(text) || !isFact(text, people));
  if (!isNone) return undefined;
  // "no access for former employees"
  const [, whose = ''] = /^no (?:access|entry|admission|login) (?:for|to) ([\w -]+)$/i.exec(text) ?? [];
  if (whose && people.isPersonPhrase(whose))
    return { form: 'negative', kind: 'act', text: `keep ${whose} from having access`, speaker: false };
  const thing = unwantedThing(text, people);
  if (thing) return thing;
  // "no pupils under 16 in evening courses"
  const [, kept = '', place = ''] =
    /^no ((?:[\w-]+ ){0,2}[\w-]+s(?: (?:under|over|below|above|without|with|from) .+?)?) (?:in|at|on) (.+)$/i.exec(
      text,
    ) ?? [];
  return people.isPersonPhrase(kept)
    ? { form: 'negative', kind: 'act', text: `keep ${kept} out of ${place}`, speaker: false }
    : { form: 'negative', kind: 'act', text: `have ${text}`, speaker: false };
}

/** "duplicate detection for reports of the same spot": whoever wants it is shown them. */
export function readDoubles(text: string): Request | undefined {
  // "duplicate photos everywhere": they are there already, and nobody wants more of them.
  const [, things = '', rest = ''] =
    /^(?:duplicate|double) ((?:[\w-]+ )?[\w-]+s) (?:everywhere|all over(?: the place)?|again and again|all the time)\b((?: [\w-]+){0,4})/i.exec(
      text,
    ) ?? [];
  if (things)
    return {
      form: 'problem',
      kind: 'act',
      text: `have duplicate ${things}${rest} pointed out`,
      speaker: true,
    };
  const of =
    /^(?:an? )?(?:duplicate|double) (?:detection|check|finder|recognition)s? (?:for|of|in|among) (?:the |all )?(.+)$/i.exec(
      text,
    )?.[1];
  return of
    ? { form: 'noun phrase', kind: 'act', text: `have duplicate ${of} pointed out`, speaker: false }
    : undefined;
}
