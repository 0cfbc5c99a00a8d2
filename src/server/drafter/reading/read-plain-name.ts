import type { Tagged } from '../grammar/tag-sentence.ts';
import { joinWords } from '../grammar/words.ts';
import { isMass, isPlural } from '../language/nouns.ts';
import { HAPPENED } from '../lexicon/title-words.ts';
import type { Action } from './action.ts';
import { isHuman } from './is-agent.ts';
import type { People } from './people.ts';
import { DETERMINED, isContact, isDoneTo, nameIn, RELATIVES } from './plain-name.ts';
import type { Request } from './read-request.ts';
import { shapeAction } from './shape-action.ts';
import { lowerFirst } from './trouble-words.ts';

/** What has been done already, by others or not at all, is to be seen and not to be done: "axes borrowed by others", "budget left this year". */
const IS_SO =
  /^(?:left|spent|sold|earned|used|lost|found|missed|received|gained|saved|rescued|owed|due) |\b(?:and not|but not|not yet|never|this|last|yesterday|today|since|ago|so far|over the|in the last|yet)\b/i;
/** "borrowed by others", but "sorted by size" and "sent by mail". */
const BY_OTHERS =
  /^\w+(?: \w+){0,2} by (?!(?:the )?(?:photo|e-?mail|mail|post|phone|text|hand|name|size|date|age|weight|lot|vote|scan|code|card|themselves|itself)\b)/i;
/** What is so and not done: "papers needed for the trip". */
const STATES =
  /^(?:needed|required|wanted|meant|intended|based|related|concerned|expected|called|named|compared|limited|allowed|followed|involved|included)\b/i;

/** "log of every change made", "list with the sum reached", "faces of dancers booked in": of what the last noun names, and not of the first. */
function isSaidOfAnother(words: readonly Tagged[]): boolean {
  const at = words.findLastIndex(({ tag }) => tag === 'P');
  if (at < 1) return false;
  return (
    /^(?:with|without|including|per|showing)$/.test(words[at]?.lower ?? '') ||
    /^(?:every|each|any)$/.test(words[at + 1]?.lower ?? '') ||
    (isHuman(words.at(-1)?.lower ?? '') && words[at + 1]?.lower !== 'a')
  );
}

/** The noun that the words in front of what is told of it name. */
function headOf(words: readonly Tagged[]): Tagged | undefined {
  const until = words.findIndex(({ tag }, at) => at > 0 && /^(?:P|PU|VN|VD|VG|W|S|D|PN)$/.test(tag));
  return words[(until < 0 ? words.length : until) - 1];
}

/** "the waiver", but "waivers", "my waiver" and "name and age". */
function withThe(name: string, head: Tagged | undefined): string {
  const bare = lowerFirst(name);
  const isBare = !DETERMINED.test(name) || /^(?:next|last|new|old|same) /i.test(name);
  const isOne = head !== undefined && head.tag === 'N' && !isPlural(head.lower) && !isMass(head.lower);
  return isBare && isOne && !/ and /.test(name.split(/ (?:of|for|with|per|in|on) /)[0] ?? '') ? `the ${bare}` : bare;
}

/**
 * A name for the headline, without what is told of it behind a comma and without the second of two things that are done; nothing where it
 * speaks of whoever typed it.
 */
function inShort(said: string): string | undefined {
  const [name = ''] = said.split(', ');
  const [, one = '', both = ''] =
    (name.split(' ').length > 8 &&
      /^((?:\S+ )+?)(and (?:\w+ed|brought|sent|taken|put|kept|given|sold))\b/.exec(name)) ||
    [];
  const [brief] = one.trim().split(' ').length < 3 ? [`${one}${both}`] : [one.trim()];
  const short = one ? brief : name;
  return /\b(?:I|me|my|we|us|our)\b/.test(short) ? undefined : short;
}

/** What a bare name asks for: that it is done to the thing, to see what has been done, or the thing. */
export function readPlainName(said: string, people: People): { request: Request; action?: Action } | undefined {
  const text = said.trim().replace(/[.!]$/, '');
  const words = nameIn(text, people);
  if (!words) return undefined;
  const thing: Request = { form: 'noun phrase', kind: 'thing', text, isWhole: true, speaker: false };
  const asked = (kind: 'act' | 'detail', wish: string) => {
    const request: Request = { ...thing, kind, text: wish };
    const name = inShort(lowerFirst(text));
    return { request, action: { ...shapeAction(request, people), ...(name ? { name } : {}) } };
  };
  const head = headOf(words);
  // "goods to be thrown away after a day"
  const [, what = '', due = ''] = /^(.+?) to be (\w+ .+)$/.exec(text) ?? [];
  if (what && !/ (?:that|which|who|when) /.test(what)) return asked('detail', `${withThe(what, head)} must be ${due}`);
  const at = words.findIndex(
    ({ lower, tag }, index) =>
      index > 0 &&
      (RELATIVES.test(lower) ||
        tag === 'W' ||
        isDoneTo(words, index) ||
        (/^(?:V[0ZDN]|M|HV|BE|DO)$/.test(tag) && isContact(words, index, 0))),
  );
  if (at < 1) return { request: thing };
  const { lower = '', text: word = '' } = words[at] ?? {};
  const see = () => asked('act', `see ${withThe(text, head)}`);
  if (RELATIVES.test(lower) || words[at]?.tag === 'W')
    return head?.tag === 'NS' && words[at - 1] === head ? see() : { request: thing };
  // "wheels freed at short notice offered to the next": the last of them is what is to be done.
  const last = words.findLastIndex(
    ({ tag }, index) =>
      index > at && words[index - 1]?.tag.startsWith('N') === true && tag === 'VN' && isDoneTo(words, index),
  );
  const isClause = words.slice(at, last).some(({ tag }) => /^(?:W|S|PU|C)$/.test(tag));
  const from = last > at && !isClause ? last : at;
  const name = joinWords(words.slice(0, from));
  const done = text.slice(text.indexOf(words[from]?.text ?? word, name.length - 1));
  if (!isDoneTo(words, at)) return words.slice(0, at).some(({ tag }) => tag === 'P') ? { request: thing } : see();
  if (isSaidOfAnother(words.slice(0, from)) || STATES.test(done)) return { request: thing };
  if (IS_SO.test(done) || HAPPENED.test(done)) return see();
  if (BY_OTHERS.test(done)) return head?.tag === 'NS' ? see() : { request: thing };
  return asked('detail', `${withThe(name, head)} must be ${done}`);
}

/** What a sentence asks for that was not seen to be nothing but a name. */
export function readAsName(
  said: string,
  request: Request | undefined,
  people: People,
): ReturnType<typeof readPlainName> {
  return request?.form === 'noun phrase' ? undefined : readPlainName(said, people);
}
