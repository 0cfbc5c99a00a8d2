import { parseSentence, textOf } from '../grammar/parse.ts';
import { upperFirst } from '../language/capitals.ts';
import { isPlural } from '../language/nouns.ts';
import { bareSubject } from './bare-subject.ts';
import { isCommand } from './is-command.ts';

/** "(so always)", "(yes, again)", "(I know, I know)": said with a sigh or a smile. */
const ASIDE =
  / ?\((?:so|(?:yes|yep|no|nope)(?=[,!)])|lol|sorry|again|really|seriously|sigh|obviously|of course|naturally|as always|as usual|don['’]t ask|trust me|believe me|guess (?:who|how|why|what)|(?:yes,? )?i know)\b(?! (?:that|more|fewer|less)\b)[^()]{0,40}\)/gi;
/** "(10 is plenty)", "(passport size is fine)", "(first 5 will do)": what would do. */
const WOULD_DO =
  / ?\(((?:(?:the )?(?:first|last) )?(?:\d+|one|two|three|four|five|six|ten)) (?:is|are|will be|would be) (?:enough|plenty|sufficient|fine|ok|okay)\)| ?\(((?:the )?(?:first|last)? ?(?:\d+|one|two|three|four|five|six|ten)) (?:will|would) do\)/i;
/** "kinda defeats the purpose lol", "super annoying", "argh": a verdict without its subject. */
const SMILE = '(?:,? ?(?:lol|haha|tbh|imho|imo|smh|ffs|argh|ugh|grr|sigh|meh|really|honestly|though|tho))*';
const VERDICT = new RegExp(
  String.raw`^(?:(?:which |that |it |this )?(?:is |['’]s )?(?:just |also |rather |kind of |kinda |sort of |sorta |a bit |pretty |so |super |really |very |totally |quite |not |not exactly |beyond )*(?:annoying|pointless|useless|silly|stupid|ridiculous|frustrating|embarrassing|maddening|infuriating|confusing|painful|tedious|great|ideal|cool|funny?|nice|helpful|insane|crazy|nuts|a pain|a joke|a shame)|(?:which |that |it |this )?(?:kind of |kinda |sort of |sorta |rather )?(?:defeats? the (?:whole )?(?:purpose|point)|misses the (?:whole )?point|drives (?:me|us|everyone|everybody) (?:mad|crazy|nuts|up the wall|insane))|argh|ugh|grr|sigh|meh)${SMILE}$`,
  'i',
);

/** What stands in front of a remark: of whom it is said, that there are such people, or what not everyone is. */
const OF_PEOPLE =
  /^(?:yes,? |no,? |and |because )?(?:(?:we|I|some of us|most of us|many of us) (?!(?:want|need|would|should|must|can|could|have to|get|see)\b)|there (?:is|are) |not (?:everyone|everybody|all of us) |(?:my|our) [\w-]+ (?:thanks?|hurts?|is|are|will)\b)/i;

/** A clause that tells something and asks for nothing. */
function isTold(text: string): boolean {
  const { clauses, front } = parseSentence(text);
  const [clause] = clauses;
  return (
    front.length === 0 &&
    clause?.mood === 'statement' &&
    clause.subject.length > 0 &&
    clause.group !== undefined &&
    !clause.group.modal &&
    text.startsWith(textOf(clause.subject)) &&
    !/\b(?:should|must|need|needs|want|wants|please)\b/i.test(text)
  );
}

/** "Reprint the label without weighing - the printer jams", "a tuner for 415 Hz, we are many": what is wanted, and what is remarked on it, each for itself. */
function parted(text: string): string {
  const [, order = '', told = ''] = /^([^.!?:;]{8,}?) [-–—] ([^:;]+)$/.exec(text) ?? [];
  if (order && isCommand(order) && (bareSubject(told) || (/^(?:it|they|we|I|this|that)\b/i.test(told) && isTold(told))))
    return `${order}. ${upperFirst(told)}`;
  const [, name = '', remark = '', end = ''] =
    /^(?!(?:every|each|in|on|at|during|after|before|today|now|currently|sometimes|often|right|last|this|so|well|yes|no|ok|okay)\b)([^.!?:;,]{4,}), ([^.!?:;]+)([.!]*)$/i.exec(
      text,
    ) ?? [];
  if (!name || !OF_PEOPLE.test(remark) || !isTold(remark.replace(/^(?:yes|no|and|because),? /i, ''))) return text;
  const isName = parseSentence(name).clauses.every(({ mood }) => mood !== 'statement' && mood !== 'question');
  return isName ? `${name}. ${upperFirst(remark.replace(/^(?:yes|no|and|because),? /i, ''))}${end || '.'}` : text;
}

/** "the actual rows (10 is plenty), not a figure": how many would do, in a sentence behind it. */
function withEnough(text: string): string {
  const [whole = '', some, first] = WOULD_DO.exec(text) ?? [];
  const many = some ?? first;
  if (!many) return text;
  const at = text.indexOf(whole);
  const words = (
    text
      .slice(0, at)
      .split(/[.!?:] /)
      .at(-1) ?? ''
  ).split(' ');
  const thing = isPlural(words.at(-1) ?? '')
    ? words.at(-1)
    : words.find((word) => /^[a-z-]+$/.test(word) && isPlural(word));
  const counted = thing ? `${many.trim().replace(/^(?=first|last)/i, 'the ')} ${thing}` : '';
  const left = `${text.slice(0, at)}${text.slice(at + whole.length)}`.replace(/[.!\s]+$/, '');
  return counted ? `${left}. ${upperFirst(counted)} are enough.` : left;
}

/** ", drives me mad", ", super annoying": the same behind a comma. */
const JUDGED_LAST =
  /,? (?:and )?(?:which |it |that |this )?(?:(?:kind of |kinda |really |also )?(?:drives (?:me|us|everyone|everybody) (?:mad|crazy|nuts|up the wall|insane)|defeats the (?:whole )?(?:purpose|point))|(?<=, )(?:is )?(?:super|so|really|pretty|kinda|kind of|totally|beyond) (?:annoying|pointless|useless|silly|stupid|ridiculous|frustrating|embarrassing))(?:,? ?(?:lol|haha|tbh|imo|argh|ugh))*(?=[.!]*$)/i;

/** A text without the words that only judge without saying what: "super annoying lol". */
function withoutVerdicts(whole: string): string {
  const text = whole.replace(JUDGED_LAST, '');
  const told = text.split(/(?<=[.!?])\s+/);
  const left = told.filter((sentence, at) => at === 0 || !VERDICT.test(sentence.replace(/[.!?\s]+$/, '')));
  return left.length < told.length ? left.join(' ') : text;
}

/** Whether a text judges what it tells: "kinda defeats the purpose". */
export function isJudged(text: string): boolean {
  return text.split(/(?<=[.!?])\s+/).some((sentence, at) => at > 0 && VERDICT.test(sentence.replace(/[.!?\s]+$/, '')));
}

/** A hurried note with what it remarks on its wish in sentences of their own, and without sighs and verdicts. */
export function remarksApart(text: string): string {
  if (text.includes('\n')) return text;
  return parted(withEnough(withoutVerdicts(text.replace(ASIDE, ''))));
}
