import { upperFirst } from '../language/capitals.ts';
import { gerund, readVerb } from '../language/verbs.ts';
import { parseSentence } from '../grammar/parse.ts';
import { reworded, type Rewording } from '../language/rewording.ts';
import { TOIL } from './reason-between.ts';

const TOILS =
  /^(?:nobody|no one|no-one) (writes?|opens?|types?|fills? (?:in|out)|reads?|calls?|rings?|phones?|searches|scrolls?|clicks?|enters?|copies|counts?|walks?|waits?|remembers|looks? up|sorts?|checks?|asks?|carries|signs?) ([^.!?,;]+?)(?: (?:for|because of|over|about) (?:that|this|it|those))?$/i;
/** "Incident notes - breaks in one tap": what goes with the thing, where it is told how fast. */
const WITH = / [-–—] (?=(?:[\w-]+ ){1,3}(?:in|with) (?:one|two|a single) (?:tap|click|press|touch)(?:es|s)?\b)/i;

const isName = (text: string): boolean =>
  parseSentence(text).clauses.every(({ mood }) => mood !== 'statement' && mood !== 'question');

/** "Incident notes in one tap. Nobody writes an essay for that.": what nobody is to have to do is why. */
function nobodyToils(text: string): string {
  const [name = '', toil = '', ...more] = text.split(/(?<=[.!])\s+| [-–—] (?=nobody |no one )/i);
  const [, does = '', rest = ''] = TOILS.exec(toil.replace(/[.!]+$/, '')) ?? [];
  const bare = name.replace(/[.!]+$/, '').replace(WITH, ' with ');
  const [verb = '', particle] = does.split(' ');
  const base = readVerb(verb.toLowerCase())?.base;
  if (!base || more.length > 0 || bare.includes(':') || !isName(bare)) return text;
  return `${bare}, so that nobody has to ${[base, particle, rest].filter(Boolean).join(' ')}.`;
}

const TODAY =
  /^([^.!?]{12,}?),? (?:right now|currently|at the moment|at present|as of now|nowadays|today) (they|we|I) (?:still |always |just |only )*(?:have to |need to |must )?([a-z]+) ([^.!?,;]+)([.!]*)$/i;

/** "Show them the number, right now they ring the office": what they do not have to do any more. */
function sparedToday(text: string): string {
  const [, idea = '', who = '', verb = '', rest = '', end = ''] = TODAY.exec(text) ?? [];
  const deed = verb.toLowerCase();
  const isToil =
    (TOIL.test(deed) || deed === 'keep') && (deed !== 'look' || /^(?:through|for|up|it|them|in|at)\b/.test(rest));
  if (!isToil || /\b(?:so that|because|since|in order)\b/i.test(idea)) return text;
  const isTeller = /^(?:i|we)\b|\b(?:i|we) (?:want|need|would|should|could|can|must)\b/i.test(idea);
  const whom =
    /^we$/i.test(who) && !isTeller ? 'nobody has to' : `${/^i$/i.test(who) ? 'I' : who.toLowerCase()} do not have to`;
  return `${idea} so that ${whom} ${deed} ${rest}${end}`;
}

const WAYS: readonly Rewording[] = [
  // "Print labels two at a time, saves paper"
  [
    /(?<=^[^.!?]{8,}?)(?:,| [-–—]) (?:it |that |which |this )?(?:also )?saves (?:(?:me|us|everyone|everybody|them) )?([^.!?,]+?)(?=[.!]*$)/i,
    ' so that we save $1',
  ],
  // "Most tenants print it because there is nothing else"
  [
    /(?<=^|[.!?] )(?:half|most|many|some|all|two thirds|\d+ ?%)(?: of)? ((?:(?:our|the|my) )?(?:[\w-]+ )??[\w-]*[a-rt-z]s) ([a-z]+) ([^.!?;]+?),? (?:because|since|as) (?:there is|there['’]s|they have) (?:nothing else|nothing better|no other (?:way|option|choice)|no alternative|no choice)(?=[.!]|$)/gi,
    (whole, who = '', does = '', rest = '') =>
      // That most are forced to is no better than that all are.
      readVerb(does.toLowerCase())?.form === 'base' ? `${upperFirst(who)} are forced to ${does} ${rest}` : whole,
  ],
  // "legal asks again and again"
  [
    /\b([a-z]+) again and again\b/gi,
    (whole, does = '') => {
      const verb = readVerb(does.toLowerCase());
      if (verb?.form !== 'third' && verb?.form !== 'base') return whole;
      return `${verb.form === 'third' ? 'keeps' : 'keep'} ${gerund(verb.base)}`;
    },
  ],
  // "Mute it during class, obviously", "receipt by mail, done"
  [/, (?:obviously|naturally|duh|done|that['’]s (?:it|all)|simple as that)(?=[.!]*$)/i, ''],
  // "Export -> Excel"
  [/^(export|import|send|sync|copy|forward|upload) -> (?=\S)/i, '$1 to '],
];

/** A hurried note with the reason that stands beside its wish told as one, and without words that add nothing. */
export function reasonsInFull(text: string): string {
  if (text.includes('\n')) return text;
  return nobodyToils(reworded(sparedToday(text), WAYS));
}
