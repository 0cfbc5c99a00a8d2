import { upperFirst } from '../language/capitals.ts';
import { readClause } from '../language/clause.ts';
import { isPerson, isPlural } from '../language/nouns.ts';
import { gerund, readVerb } from '../language/verbs.ts';
import { lowerFirst } from './trouble-words.ts';

/** "Nobody remembers to return them", "they do not remember to report it": what is not remembered is forgotten. */
const BY_NOBODY = /\b(nobody|no one) (?:ever |really )?remembers to (?=[a-z]+\b)/gi;
const NOT_REMEMBERED = /\b((?:do|does)(?:n['’]t| not)|never) (?:always |ever |usually )?(remembers?) to (?=[a-z]+\b)/gi;

/** "machines stand idle because everybody forgets to return them": what they forget, the trouble says. */
const FORGOTTEN = /^([^.!?,;]+?),? because ([^.!?,;]{3,40} forgets? to [a-z]+(?: back)?) them((?: [\w-]+){0,4}[.!]*)$/i;

function naming(text: string): string {
  const [, trouble = '', forgets = '', end = ''] = FORGOTTEN.exec(text) ?? [];
  const { subject = '', plural, kind } = readClause(trouble) ?? {};
  return plural &&
    kind === 'full' &&
    isPlural(subject) &&
    !isPerson(subject.split(' ').at(-1) ?? '') &&
    /^[\w-]+(?: [\w-]+)?$/.test(subject)
    ? `${trouble} because ${forgets} ${lowerFirst(subject)}${end}`
    : text;
}

function forgetting(text: string): string {
  if (!/\bremember/i.test(text) || /\?|\bso that\b/.test(text)) return text;
  return text
    .replace(BY_NOBODY, (_, nobody: string) => `${nobody.startsWith('N') ? 'Everybody' : 'everybody'} forgets to `)
    .replace(NOT_REMEMBERED, (_, not: string, verb: string) =>
      /^does|s$/i.test(/^never$/i.test(not) ? verb : not.replace(/n['’]t| not/i, '')) ? 'forgets to ' : 'forget to ',
    );
}

const MESSAGE =
  '(?:messages?|mails?|e-?mails?|SMS|texts?|calls?|notifications?|reminders?|alerts?|newsletters?|letters?|push)';
/** "Not every member wants an e-mail for each match": whether one comes is for each of them to choose. */
const NOT_WANTED = new RegExp(
  String.raw`^(?:(everybody|everyone) (?:does not|doesn['’]t) (?:want|need|like)|not (everybody|everyone) (?:wants|needs|likes)|not all (?:of )?((?:the |our )?(?:[\w-]+ )?[\w-]+s) (?:want|need|like)|not every ((?:[\w-]+ )?[\w-]+) (?:wants|needs|likes)|(?:some|many|most) (?:of (?:the|our) )?((?:[\w-]+ )?[\w-]+s) (?:do not|don['’]t) (?:want|need|like)) (?:to (?:get|receive|have) )?((?:an?|the|this|these|so many|all these|all the) (?:[\w-]+ ){0,2}?${MESSAGE}(?: (?!because\b|but\b|and\b|so\b)[^.!?,;]+)?)([.!]*)$`,
  'i',
);

function choosing(text: string): string {
  const [, all, each, many, one, some, what, end = ''] = NOT_WANTED.exec(text) ?? [];
  if (!what) return text;
  const who = many ?? some ?? (one ? `every ${one}` : (all ?? each ?? ''));
  return `${upperFirst(who)} should be able to choose whether they get ${what}${end}`;
}

/** "Members pay more than they need": what they bear in excess they are to be spared. */
const BORNE_MORE =
  /^((?:the |our |some |many |most )?(?!(?:let|make|have|help)\b)(?:[\w-]+ )??([\w-]+)) (?:often |always |sometimes |usually |regularly |still )?(?:have to )?(pay|spend|wait|work|travel|drive|walk) ((?:(?:much|far) )?(?:more|longer|further) (?:[\w-]+ ){0,3}?than (?:they (?:really |actually )?(?:need to|need|should|have to|must)|(?:is )?necessary)(?: (?:for|at|on|in) [^.!?,;]+)?)([.!]*)$/i;

function bearingLess(text: string): string {
  const [, who = '', head = '', verb = '', more = '', end = ''] = BORNE_MORE.exec(text) ?? [];
  return isPlural(head)
    ? `${upperFirst(who.replace(/^(?:some|many|most) /i, ''))} should be spared ${gerund(verb.toLowerCase())} ${more.replace(/\bthey (?:should|must)\b/i, 'they have to')}${end}`
    : text;
}

/** "Invoices are printed, signed and then scanned again": that is toil of ours. */
const AGAIN =
  /^((?:(?:the|our|all) )?(?:[\w-]+ )?[\w-]+s) (?:are|get) (?:always |often )?([a-z]+)(?:, ([a-z]+),?)? and (?:then |later )?(typed|entered|copied|scanned|keyed|transferred|uploaded|filled)( in| out)?((?: (?:into|in|to) [^.!?,;]{3,40})?) again([.!]*)$/i;

function asToilAgain(text: string): string {
  const [, things = '', one = '', two = '', last = '', particle = '', where = '', end = ''] = AGAIN.exec(text) ?? [];
  const done = [one, two, last].filter(Boolean).map((part) => readVerb(part.toLowerCase()));
  if (done.length < 2 || done.some((verb) => verb?.form !== 'past')) return text;
  const first = [one, two].filter(Boolean).join(' and ');
  return `We have to ${done.at(-1)?.base} ${lowerFirst(things)}${particle}${where} again after they were ${first}${end}`;
}

/** A complaint in other verbs, which say what is to be mended. */
export function inOtherVerbs(text: string): string {
  return asToilAgain(bearingLess(choosing(naming(forgetting(text)))));
}
