import { expandContractions } from '../grammar/contractions.ts';
import { isMass, isPlural, withArticle } from '../language/nouns.ts';
import { fromGerund, participle, readVerb } from '../language/verbs.ts';
import { letThose } from './let-those.ts';
import type { People } from './people.ts';
import { withWhoIsMeant } from './who-is-meant.ts';

/** What somebody is told with, where it does not come. */
const NEWS =
  'notice|message|notification|confirmation|e-?mail|warning|reminder|receipt|invitation|update|alert|text message';
/** "the pupil gets no notice if the course is full", "if the course is full, the pupil gets no notice" */
const NO_NEWS = new RegExp(
  `^((?:the |an? |our |all )?[\\w-]+(?: (?!gets?\\b|receives?\\b)[\\w-]+){0,3}) (?:gets?|receives?|(?:is|are) sent|do(?:es)? not (?:get|receive)(?: an?| any)?|never (?:get|receive)s?(?: an?)?)(?: no| any)? (${NEWS})s?((?: (?:if|when|once|after|about|that|before|as soon as) .+)?)$`,
  'i',
);
const FRONT_CASE = /^((?:if|when|once|after|as soon as|whenever) [^,]+), (.+)$/i;

/** Who gets no message in a case is to get one then: what does not come is never wished for. */
function withNews(text: string, people: People): string {
  const [, when = '', main = ''] = FRONT_CASE.exec(text) ?? [];
  const [, who = '', news = '', rest = ''] = NO_NEWS.exec(main || text) ?? [];
  if (!who || !/ (?:no|not|never) /i.test(main || text) || !people.isPersonPhrase(who) || people.isSpeaker(who))
    return text;
  if (/ because |, | but /.test(rest) || (!when && !rest)) return text;
  const told = `${who} should get ${withArticle(news.toLowerCase())}${rest}${when ? ` ${when.charAt(0).toLowerCase()}${when.slice(1)}` : ''}`;
  return told.charAt(0).toUpperCase() + told.slice(1);
}

/** "Old prices still show up in the list": what is so although it is over. */
const STILL =
  /^((?:an?|the|our|my|all|some)? ?(?:(?!and\b|but\b|so\b)[\w'-]+ ){1,9})still (shows? up|appears?|comes? up|gets?|receives?|counts?|turns? up|pops? up) ?([^,;]*)$/i;
/** What tells that something is over: "members who have left", "old prices", "deleted notes". */
const OVER =
  /\b(?:(?:who|that|which) (?:\w+ ){0,2}?(?:left|died|ended|expired|moved|cancelled|quit|\w+ed|sold|paid|gone|closed)\b|(?:old|deleted|removed|cancelled|expired|former|closed|archived|finished|past|sold|outdated|blocked) [\w-]+s?\b)/i;

function noLongerStill(text: string): string {
  const [, who = '', verb = '', rest = ''] = STILL.exec(text) ?? [];
  if (!who || !OVER.test(who)) return text;
  const isOne = /(?:[^s]s|es)(?: up)?$/i.test(verb);
  if (/^(?:gets?|receives?)$/i.test(verb))
    return `${rest.charAt(0).toUpperCase()}${rest.slice(1)} should not be sent to ${who.charAt(0).toLowerCase()}${who.slice(1)}`.trim();
  return /^counts?$/i.test(verb)
    ? `${who}should no longer count ${rest}`.trim()
    : `${who}${isOne ? 'is' : 'are'} still shown ${rest}`.trim();
}

/** "When the app crashes, the note is deleted": what a fault does to something is not wished for. */
const FAULT_DOES =
  /^((?:if|when|whenever|after) (?:the |an? |my |our )?(?:[\w-]+ ){1,3}(?:crash(?:es)?|freezes?|fails?|drops?|breaks? (?:down|off)|times? out|restarts?|is (?:interrupted|lost|cut|slow)|goes down)(?: [\w' -]+)?|after (?:the|an|every|each) update),? ((?:the|all|my|our|their|an?) [\w' -]+?) (is|are|gets?) (deleted|cancelled|canceled|closed|removed|reset|interrupted|emptied|charged twice|logged out|overwritten|sent twice)$/i;

function keptInFault(text: string): string {
  const [, when = '', what = '', is = '', done = ''] = FAULT_DOES.exec(text) ?? [];
  if (/^(?:deleted|emptied|removed|overwritten|reset)$/i.test(done))
    return text
      .replace(new RegExp(`${done}$`), 'lost')
      .replace(/ all (?=[\w' -]+ (?:are|is) lost$)/i, (_, at: number) =>
        text.charAt(at - 1) === ',' ? ' the ' : ', the ',
      );
  return is
    ? `${what.charAt(0).toUpperCase()}${what.slice(1)} should not be ${done} ${when.charAt(0).toLowerCase()}${when.slice(1)}`
    : text;
}

/** "Save time with templates": what is used, and why. */
const SAVES =
  /^save ((?:a lot of |some |more )?(?:time|work|typing|clicks|effort|paper|money|calls|steps|trips|hours|walking|postage|phone calls|space)) (with|by|using|through) ([^,;]+)$/i;

function usedToSave(text: string): string {
  const [, saved = '', how = '', means = ''] = SAVES.exec(text) ?? [];
  if (!means) return text;
  const [first = '', ...rest] = means.split(' ');
  const verb = /^by$/i.test(how) ? fromGerund(first) : undefined;
  if (/^by$/i.test(how) && !verb) return text;
  const last =
    means
      .split(/ (?:for|in|on|of|at|from|to|per|that|which) /)[0]
      ?.split(' ')
      .at(-1) ?? '';
  const isBare = /^(?:an?|the|our|my|their)$/i.test(first) || isPlural(last) || isMass(last) || last.endsWith('ing');
  const deed = verb ? `${verb} ${rest.join(' ')}` : `use ${isBare ? means : withArticle(means)}`;
  return `We want to ${deed} so that we save ${saved.toLowerCase()}`;
}

/** "Make quotes readable on a phone": they are to be read there. */
function readThere(text: string): string {
  return text.replace(
    /^(?:please )?make ((?:the |all |our |my )?(?:[\w'-]+ ){0,3}?[\w'-]+) (?:easily )?(?:readable|legible) ((?:on|in|from|at|without|by|for) [^,;]+)$/i,
    'I want to read $1 $2',
  );
}

/** "Never delete a contract without asking": a ban with what it takes, and no reason. */
const NOT_WITHOUT =
  /^(?:please )?(?:never|do not|don't) ([a-z]+) ((?:an?|the|any|my|our|their|all)? ?(?:[\w-]+ ){0,2}?[\w-]+) without ((?:\w+ing|an?|the|my|our|their|its)\b[^,;]*)$/i;

function asBan(text: string): string {
  const [, verb = '', what = '', without = ''] = NOT_WITHOUT.exec(text) ?? [];
  if (readVerb(verb.toLowerCase())?.form !== 'base' || !what || /^(?:let|make|use|forget)$/i.test(verb)) return text;
  const thing = what.trim();
  return `${thing.charAt(0).toUpperCase()}${thing.slice(1)} must not be ${participle(verb.toLowerCase())} without ${without}`;
}

/** What is read so only of an idea of one sentence. */
const ALONE: readonly ((text: string, people: People) => string)[] = [
  withNews,
  noLongerStill,
  keptInFault,
  usedToSave,
  readThere,
  asBan,
  withWhoIsMeant,
];

/** One sentence of an idea in words that say of whom and of what it speaks, and which way round it is meant. */
export function saidPlainly(text: string, people: People): string {
  if (/\n|[:;"“”]|\?|^as an? /i.test(text)) return text;
  return text
    .split(/(?<=[.!])\s+(?=[A-Z])/)
    .map((sentence, _, all) => {
      const end = /[.!]+\s*$/.exec(sentence)?.[0] ?? '';
      const said = expandContractions(sentence.slice(0, sentence.length - end.length));
      const apart = letThose(said, people);
      const plain = all.length > 1 ? apart : ALONE.reduce((told, plainly) => plainly(told, people), apart);
      return plain === said ? sentence : `${plain}${end}`;
    })
    .join(' ');
}
