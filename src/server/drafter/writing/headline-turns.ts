import type { Action } from '../reading/action.ts';
import { THE_PRODUCT } from '../reading/read-request.ts';
import { PROBLEM } from '../reading/trouble-words.ts';
import { FINITE } from '../grammar/candidates.ts';
import { tagSentence } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { readClause } from '../language/clause.ts';
import { isPlural } from '../language/nouns.ts';
import { fromGerund, gerundFirst, isBaseVerb } from '../language/verbs.ts';
import { HELD } from './barred.ts';
import { baseOf, tighter } from './tighter.ts';

const LEAD = /^(?:an?|the|any|every|each|all|their|its|his|her) /i;

/** "no changing a time entry on an invoice" for "a time entry on an invoice can no longer be changed". */
function noneDone(outcome: string): string | undefined {
  const modal = / (?:cannot|can no longer|may not|may no longer|must not|must no longer) be (\w+)\b/i.exec(outcome);
  const base = modal ? baseOf(modal[1] ?? '') : undefined;
  const who = outcome
    .slice(0, modal?.index ?? 0)
    .replace(/ that (?:is|are)(?: already| still)? (?=(?:in|on|under|at|for|from|with|\w+ed)\b)/i, ' ');
  if (!modal || !base || /^(?:it|they|that|this|nobody|no)\b| (?:that|who|which|can|may|must|is|are) /i.test(`${who} `))
    return undefined;
  // "changed or deleted": the first of them tells it.
  const rest = outcome.slice(modal.index + modal[0].length).replace(/^ (?:or|and) \w+ed\b/, '');
  return `no ${gerundFirst(base)} ${who.replace(/^(?:any|every|each|all) /i, '')}${rest}`;
}

/** What is not to be, as "no ...": "no reminders for dogs that have moved", "no editing a plan once it is signed". */
function bansOf(wish: string, outcome: string): string[] {
  const got =
    /^(?:no longer|never|not) (?:get|receive|be (?:sent|shown|given)) (?:any |the |an? )?((?!told|asked|to )[\w-]+ .+)$/i.exec(
      wish,
    )?.[1];
  const charged = /^(?:no longer|never) be charged (?:(?:an?|the) (?=\w)([\w' -]+? )?)?(for .+)$/i.exec(wish);
  const [, who = '', rest = ''] = /^(?:keep|prevent|stop) (.+?) from (\w+ing\b.+)$/i.exec(wish) ?? [];
  const [doing = '', ...more] = rest.split(' ');
  const isAnybody = /^(?:any(?:body|one)|people|everybody|everyone)$/i.test(who);
  const isNarrowed = / (?:who|that|which|whose) /.test(who) || /^(?:the|one|my|our|their) /i.test(who);
  const bare = who.replace(LEAD, '');
  const base =
    who && !isAnybody && HELD.test(` from ${rest}`) && isPlural(bare.split(' ').at(-1) ?? '')
      ? fromGerund(doing)
      : undefined;
  const nobody = /^(?:nobody|no one) (?:can|may|is allowed to)(?: any longer)? ((?!be )\w+) (.+)$/i.exec(outcome);
  const none = /^there (?:is|are) (no .+)$/i.exec(outcome)?.[1];

  // "no dog checked in without the vaccination"
  const missing =
    /^no (.+?) (?:gets|is|are|get) (\w+(?:ed|en|t|n)(?: (?:in|out|up|off|on|down|back|over))?) (?:when|if|while|as long as) ((?:the |an? |their |its )?.+?) (?:is|are) missing$/i.exec(
      outcome,
    );
  return [
    missing && `no ${missing[1]} ${missing[2]} without ${missing[3]}`,
    got && `no ${got}`,
    charged && `no ${charged[1] ?? 'charge '}${charged[2] ?? ''}`.replace(/\s+/g, ' '),
    who && isAnybody && doing !== 'being' ? `no ${rest}` : undefined,
    base && base !== 'be' ? `${bare} cannot ${base} ${more.join(' ')}` : undefined,
    who && !isAnybody && !isNarrowed
      ? `no ${bare} ${doing === 'being' && more.length > 0 ? more.join(' ') : rest}`
      : undefined,
    nobody && isBaseVerb(nobody[1] ?? '') ? `no ${gerundFirst(nobody[1] ?? '')} ${nobody[2]}` : undefined,
    none,
    noneDone(outcome),
  ].filter((form): form is string => Boolean(form));
}

/** "room credits used by each colleague" for "see how many room credits each colleague has used". */
function askedOf(wish: string): string[] {
  const [, thing = '', clause = ''] =
    /^(?:see|know|find out|check|tell) (?:how (?:many|much)|which|what) ((?:(?!of\b)[\w'-]+ ){0,2}?[\w'-]+s) ((?:each|every|an?|the) .+)$/i.exec(
      wish,
    ) ?? [];
  const said = clause ? readClause(clause) : undefined;
  const [done = '', ...rest] = said?.kind === 'have' ? said.rest.replace(/^(?:already|so far) /, '').split(' ') : [];
  const had = said && baseOf(done) ? `${thing} ${done} by ${said.subject} ${rest.join(' ')}`.trim() : undefined;
  const [, which = '', does = ''] =
    /^(?:see|know|find out|check|tell) which (?:of (?:the|their|all) )?((?:(?!of\b)[\w'-]+ ){0,2}?[\w'-]+s) ((?:have|had|are|were|can|\w+ed|gave|still) .+)$/i.exec(
      wish,
    ) ?? [];
  const lacks = which ? /^(?:still )?have (no .+)$/.exec(does)?.[1] : undefined;
  return [
    had,
    lacks && `${which} with ${lacks}`,
    which && `which ${which} ${does}`,
    which && !lacks && isPlural(which.split(' ').at(-1) ?? '') ? `${which} that ${does}` : undefined,
  ].filter((form): form is string => Boolean(form));
}

/** "when the same account shows up" for "when the same account or phone number shows up". */
function withoutSecond(text: string): string {
  const words = tagSentence(splitWords(text));
  const at = words.findIndex(({ lower }, place) => place > 2 && lower === 'or');
  if (at < 0) return text;
  let end = at + 1;
  while (/^(?:D|A|N|NS)$/.test(words[end]?.tag ?? '')) end++;
  return end > at + 1 && FINITE.has(words[end]?.tag ?? 'PU')
    ? joinWords([...words.slice(0, at), ...words.slice(end)])
    : text;
}

/** What is wanted, in the words there are for it. */
export interface Wanted {
  readonly wish: string;
  readonly outcome: string | undefined;
  /** What a headline says of it in full. */
  readonly said: string;
  /** The deed of the product, word for word. */
  readonly deed?: string | undefined;
}

/** A way to say what is wanted, and the words that it says in full. */
export interface Turn {
  readonly text: string;
  readonly source: string;
}

/** "have the list sorted by name" with "the list is sorted by name" */
function isSameSaid(wish: string, outcome = ''): boolean {
  return (
    wish.startsWith('have ') &&
    !/ not /.test(outcome) &&
    (outcome === wish.slice('have '.length) ||
      [...outcome.matchAll(/ (?:is|are) /g)].some(
        ({ index, 0: is }) =>
          `${outcome.slice(0, index)} ${outcome.slice(index + is.length)}` === wish.slice('have '.length),
      ))
  );
}

/** Whether what is to hold says more than the wish. */
export function holdsMore(wish: string, outcome: string | undefined): boolean {
  return !wish.startsWith(PROBLEM) && !isSameSaid(wish, outcome);
}

/** What the product does, as an order: "keep all bids sealed until noon". */
export function deedOf(action: Action, wish: string): string | undefined {
  const { frame, outcome = '', core } = action;
  const isProducts =
    isSameSaid(wish, outcome) ||
    (/^(?:the|this|our) [a-z]+ [a-z]+s /.test(outcome) && THE_PRODUCT.test(outcome.split(' ').slice(0, 2).join(' ')));
  return frame === 'done' && isProducts && core.object !== undefined && isBaseVerb(core.verb.split(' ')[0] ?? '')
    ? (orderOf(action, wish) ?? core.text)
    : undefined;
}

/** "weigh all tanks before every dive" for "have all tanks weighed before every dive", of which they are weighed then. */
export function orderOf({ core, outcome = '' }: Action, wish: string): string | undefined {
  const at = [...outcome.matchAll(/ (?:is|are) /g)].find(
    ({ index, 0: is }) => wish === `have ${outcome.slice(0, index)} ${outcome.slice(index + is.length)}`,
  );
  if (!at) return undefined;
  const [done = '', ...rest] = outcome.slice(at.index + at[0].length).split(' ');
  const base = baseOf(done);
  const thing = outcome.slice(0, at.index);
  // "fill in the form": a verb has its particle beside it.
  if (base && core.verb === `${base} ${rest[0]}`) return [core.verb, thing, ...rest.slice(1)].join(' ');
  return base && [base, thing, ...rest].join(' ');
}

/** Ways to say what is wanted, before any of them is made to fit: its own words and turns that take fewer. */
export function turnsOf({ wish, outcome, said, deed }: Wanted): Turn[] {
  const held = outcome && !/[{}]/.test(outcome) ? outcome : '';
  const sure = /^(?:be sure|make sure) that (.+)$/i.exec(wish)?.[1];
  // What the wish tells already is no other way to say it.
  const isTold = isSameSaid(wish, held) || deed !== undefined;
  const toBe = (isTold ? '' : held || sure)?.replace(/^(no .+?) (?:is|are) (?:sent|shown|given)\b/i, '$1');
  const plain = /^(?:have (?!to )|be (?!able )|make sure |keep .+ from |no longer have |prevent |stop )/i.test(wish)
    ? []
    : [wish];
  const asked = /^be asked (for .+)$/i.exec(wish)?.[1];
  const own = [
    ...(asked ? [`ask ${asked}`] : []),
    ...bansOf(wish, toBe ?? ''),
    ...askedOf(wish),
    ...plain,
    ...(deed ? [deed] : []),
    said,
    ...(toBe && !/^(?:there|it) /i.test(toBe) && (readClause(toBe) || /^no /i.test(toBe)) ? [toBe] : []),
  ];
  const seen = new Set<string>();
  return own.flatMap((text) => {
    const brief = tighter(text);
    const single = withoutSecond(brief);
    const [lead = ''] = brief.split(
      /, (?=(?:only|unless|except|even|not|nothing|nobody|without|so|which|what|who|where|when|how|and then|for example)\b)/,
    );
    return [
      { text, source: text },
      { text: brief, source: text },
      { text: single, source: single },
      { text: lead, source: lead },
    ].flatMap((turn) => {
      const short = turn.text
        .replace(/^(?:the|an?) /i, '')
        .replace(/\s+/g, ' ')
        .trim();
      if (!short || seen.has(short)) return [];
      seen.add(short);
      return [{ text: short, source: turn.source }];
    });
  });
}
