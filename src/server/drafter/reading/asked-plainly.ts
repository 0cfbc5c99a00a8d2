import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { participle, readVerb } from '../language/verbs.ts';
import { askedClause, asStatement } from './asked-clause.ts';
import type { People } from './people.ts';
import { ASKS } from '../lexicon/asks.ts';
import { isCommand } from './is-command.ts';
import { lowerFirst } from './trouble-words.ts';

/** What is asked about, its auxiliary, and what stands behind it: "at which jetty", "is", "my boat". */
const OPEN_QUESTION =
  /^((?:(?:at|in|on|to|from|for|since|until|by|with) )?(?:what|which|whose|when|where|whom|why|how (?!(?:come|about)\b)(?:[a-z]+)?)(?: (?!(?:is|are|was|were|has|have|had|do|does|did|will|must)\b)[\w'-]+){0,4}?) (is|are|was|were|has|have|had|do|does|did|will|must) (.+)$/i;
/** What is answered by yes or no, and cannot be a demand: whether it has come about, will be or was. */
const YES_OR_NO =
  /^(?:has|have|had|did|was|were|(?:is|are) (?=[^?]*\b(?:already|still|yet|ever)\b)|will (?=.* be\b)) ?.+$/i;
/** "how do I change it", "where can I pay": whoever asks wants to do it. */
const WANTS_TO_DO =
  /^(?:how|where|why) (?:can|could|should) |^(?:how|why) (?:do|does|did) |^where (?:do|did) (?:I|we|you) (?!have to\b|stand\b)|^when will\b|^what is the (?:best |easiest )?way\b|^(?:what|how) (?:do|does|should|must) .+ do (?:when|if|with)\b|\b(?:allowed|permitted|okay?|possible)\b|^(?:what|how) about\b|^(?:why|what if|what happens)\b/i;
const NEXT =
  /(?:,| and|, and|, or) (?=(?:(?:at|in|on|to|from|for|since|until|by) )?(?:who|whom|whose|what|which|where|when|how long|how many|how much)(?:$| (?!\w+ing\b)[\w'-]+)|(?:must|may|can|do|does|is|are|will) (?:I|we|they|he|she|it|there|the|my|our|an?|this|that) )/gi;
const ALONE =
  /^(?:I|we|you|they|he|she|it|there|somebody|someone|everybody|everyone|anybody|nobody|this|that|these|those)$/i;
const DETERMINED =
  /^(?:the|an?|my|our|your|their|his|her|its|this|that|these|those|each|every|all|next|last|I|we|you|they|he|she|it|there|somebody|someone|everybody|nobody)$/i;

function isNameWord(word: Tagged | undefined, next: Tagged | undefined): boolean {
  if (!word) return false;
  if (/^NS?$/.test(word.tag)) return true;
  return /^(?:A|VG|VN|D)$/.test(word.tag) && /^(?:A|N|NS)$/.test(next?.tag ?? '');
}

/** How many words at the start are who or what is asked about: "my boats", "the berths and the yard". */
function subjectLength(words: readonly Tagged[], auxiliary: string): number {
  const [first, second] = words;
  if (!first || !DETERMINED.test(first.text)) return 0;
  const isPerfect = /^(?:has|have|had)$/i.test(auxiliary);
  const isPronoun = !/^(?:this|that|these|those)$/i.test(first.text) && ALONE.test(first.text);
  const isThisAlone =
    /^(?:this|that)$/i.test(first.text) &&
    (!second ||
      (isPerfect
        ? participle(readVerb(second.lower)?.base ?? '') === second.lower
        : !/^(?:A|N|NS|VG|VN)$/.test(second.tag)));
  // "which branch has it on the shelf": what somebody has stands behind.
  if (
    isPronoun &&
    isPerfect &&
    !words.slice(1, 4).some(({ lower }) => participle(readVerb(lower)?.base ?? '') === lower)
  )
    return 0;
  if (isPronoun || isThisAlone) return 1;
  let size = 1;
  while (isNameWord(words[size], words[size + 1])) size++;
  if (size === 1) return 0;
  const more = words.slice(size);
  if (/^(?:and|or|of)$/.test(more[0]?.lower ?? '') && /^(?:D|N|NS|A)$/.test(more[1]?.tag ?? '')) {
    let other = /^D$/.test(more[1]?.tag ?? '') ? 2 : 1;
    const from = other;
    while (isNameWord(more[other], more[other + 1])) other++;
    if (other > from) size += other;
  }
  return size;
}

/** "must I be there", "will the repair be covered": what has to be or will be. */
function asDue(text: string): string | undefined {
  const [, who = '', deed = ''] = /^must (I|we|they|he|she|you|it) (.+)$/i.exec(text) ?? [];
  if (who) return `whether ${who} ${/^(?:he|she|it)$/i.test(who) ? 'has' : 'have'} to ${deed}`;
  const [, has = '', whose = ''] = /^(has|have|had) ((?:the|an?|my|our|their|his|her|this|that) .+)$/i.exec(text) ?? [];
  const words = whose.split(' ');
  const at = words.findIndex((word, place) => place > 1 && participle(readVerb(word)?.base ?? '') === word);
  if (at > 0) {
    const from = /^(?:already|ever|never|been|not|yet)$/.test(words[at - 1] ?? '') ? at - 1 : at;
    return `whether ${words.slice(0, from).join(' ')} ${has} ${words.slice(from).join(' ')}`;
  }
  const [, what = '', so = ''] = /^will ((?:the|an?|my|our|this|that|it|we|I|they)\b[^,]*?) (be .+)$/i.exec(text) ?? [];
  return what ? `whether ${what} will ${so}` : undefined;
}

/** A question as what is asked in a sentence: "since when my boat is there". */
function asClause(question: string, people: People): string | undefined {
  const text = lowerFirst(question.trim());
  if (/^(?:(?:since|until|for|by) )?(?:when|how long|how many|how much|where|why|which one|who else)$/i.test(text))
    return text;
  if (
    /^(?:who (?:is|are|has|have|can|does|did|was|were|will|[a-z]+s)|what (?!does |this |was |has )[a-z]{3,}s) /i.test(
      text,
    )
  )
    return text;
  if (/^how long (?:until|before|till) /i.test(text)) return text;
  const due = asDue(text);
  if (due) return due;
  const [, lead = '', auxiliary = '', rest = ''] = OPEN_QUESTION.exec(text) ?? [];
  if (!lead) {
    const asked = /^(?:is|are|was|were|has|have|had|do|does|did|will|must|may|can) /i.test(text)
      ? askedClause(text, people)
      : undefined;
    return asked && `whether ${asStatement(asked)}`;
  }
  if (/^(?:do|does|did|will)$/i.test(auxiliary)) {
    const asked = askedClause(`${auxiliary} ${rest}`, people);
    return asked && `${lead} ${asStatement(asked)}`;
  }
  const words = tagSentence(splitWords(rest, people.names));
  const size = subjectLength(words, auxiliary);
  // "what is in it", "which ramp is earning money": it stands in the order of a statement.
  if (size === 0) return text;
  // Behind "and" another wish would begin.
  const who = joinWords(words.slice(0, size)).replace(/ and (?=\w)/, ' as well as ');
  const told = [who, auxiliary, joinWords(words.slice(size))].filter((part) => part !== '');
  return `${lead} ${told.join(' ')}`;
}

/** What is asked of a question, in a clause; nothing where somebody wants to do something, or a statement can be read as it stands. */
function asked(question: string, people: People): string | undefined {
  const text = question
    .replace(/[?\s]+$/, '')
    .replace(/\b(what|where|who|when|how)'s\b/gi, '$1 is')
    .replace(/\b(I|we) still have\b(?! to\b)/g, '$1 have')
    .replace(/\b(do|does) (I|we) still have\b/g, '$1 $2 have');
  // "was the thing I reported seen": where the clause inside ends is not certain.
  if (/^(?:was|were) .+ (?:I|we|they|he|she|you) /i.test(text)) return undefined;
  const parts = text.split(NEXT);
  const isOpen = OPEN_QUESTION.test(text) || (parts.length > 1 && /^who /i.test(text));
  if (WANTS_TO_DO.test(text) || !(isOpen || (YES_OR_NO.test(text) && !/ or /i.test(text)))) return undefined;
  const clauses = parts.map((part) => asClause(part, people));
  if (clauses.some((clause) => clause === undefined)) return undefined;
  // "when it comes" in front would read as a case.
  const isWhen = (clause: string | undefined) => clause?.startsWith('when ') === true;
  return [...clauses.filter((clause) => !isWhen(clause)), ...clauses.filter(isWhen)].join(' and ');
}

const TWO = /^([^.!?]+)\? +([^.!?]+)[.!]?$/;
/** "Show it on top of the file", "say so in the notes" */
const SHOW_IT = /^(?:please )?(?:show|say|tell|write|put|print|display|mark|note) (?:it|that|this|so)((?: [^,;]+)?)$/i;
/** "Needed before planning", "ask before it is done" */
const NEEDED_THEN =
  /^(?:needed|wanted|ask|asked|check|checked|useful|helpful) ((?:before|when|for|by|while|after|once) [^,;]+)$/i;

/** An idea that is a question and nothing else, or one with what is to be done about it, as what somebody wants to see. */
export function wantsToSee(idea: string, people: People): string {
  const [, question = '', told = ''] = TWO.exec(idea) ?? [];
  const clause = asked(question || idea, people);
  if (!clause || (!question && !/^[^.!?;:\n]+\?\s*$/.test(idea))) return idea;
  if (!question) return `I want to see ${clause}.`;
  const [, place] = SHOW_IT.exec(told) ?? [];
  if (place !== undefined) return `Show${place} ${clause}.`;
  const [, when] = NEEDED_THEN.exec(told) ?? [];
  if (when) return `I want to see ${clause} ${when}.`;
  return ASKS.test(told) || isCommand(told) ? idea : `I want to see ${clause}. ${told}.`;
}
