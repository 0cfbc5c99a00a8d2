import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence } from '../grammar/parse.ts';
import { isCommand } from './is-command.ts';
import { MESSAGE, withoutMark } from './wish-marks.ts';
import { upperFirst } from '../language/capitals.ts';

/** One line or sentence of a note. */
export interface Piece {
  readonly text: string;
  readonly isItem: boolean;
  /** It stands behind "=>", "Idea:" or the like. */
  readonly isMarked: boolean;
}

const SENTENCES = /(?<=[.!?])\s+(?=\S)/;
/** "One invoice per chain please, Inge merges them": behind the wish stands how it is done so far. */
const PLEASE_BEHIND = /^([^,]{8,90} please), (?=(?!\b(?:and|or|but|when|if|so)\b)\S+ \S+ )/i;
/** "they write it by hand, would be nice if it ...", "the camera is there, it could read the plate" */
const WISH_BEHIND =
  /, (?=(?:it )?(?:would|'d) be (?:so |really |very )?(?:nice|great|good|better|helpful|enough) (?:if|to)\b|it could (?!not\b|have\b)[a-z]+ |(?:so |and )?please )/i;

/** "Mrs Keller asked if it can't just take last week's numbers": what it should do. */
const ASKED_IF =
  /^[^,.!?]{2,50} (?:asked|asks|wondered|wonders)(?: us| me| again)? (?:if|whether) (it|they|we|there) (?:can't|cannot|can|could|couldn't) (?:just |simply |please |not just )?(?=[a-z]+ )/i;

/** "The warden would like to take a picture, right now it's a note": behind the wish stands how it is done so far. */
const NOW_BEHIND =
  /^([^,]{12,}\b(?:would like|wants?|should|needs?|could|must)\b[^,]*), (?:and )?(?=(?:right now|now|today|at the moment|so far|currently|at present) (?:it|it's|he|she|they|we|the|there)\b)/i;
/** "But ask first, two have complained": behind an order of a few words what it is for. */
const ORDER_FIRST =
  /^((?:but |and |please )?[a-z]+(?: [\w-]+){1,3}), (?=(?:the |our |some |two |three |many |we |they |I )?[\w-]+ (?:have|has|had|is|are|was|were) )/i;

function partSentence(sentence: string): string[] {
  const order = ORDER_FIRST.exec(sentence);
  if (order && isCommand((order[1] ?? '').replace(/^(?:but|and|please) /i, '')))
    return [order[1] ?? '', sentence.slice(order[0].length)];
  const please = PLEASE_BEHIND.exec(sentence) ?? NOW_BEHIND.exec(sentence);
  if (please) return [please[1] ?? '', sentence.slice(please[0].length)];
  const at = WISH_BEHIND.exec(sentence);
  return at && at.index > 12 && !/^(?:if|when|once|as|because)\b/i.test(sentence)
    ? [sentence.slice(0, at.index), sentence.slice(at.index + 2)]
    : [sentence];
}

/** "Notes from the round: - everyone has a list - lists get lost - we want one": the items of a list in one line, each on its own. */
function inLines(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) =>
      (line.match(/(?:^|[.:!?]) - | - /g) ?? []).length > 1
        ? line.split(/\s+- /).map((item, at) => (at > 0 ? `- ${item}` : item))
        : [line],
    );
}

export function piecesOf(text: string): Piece[] {
  return inLines(text).flatMap((line) => {
    const isItem = line.startsWith('- ') && !/^- (?:[-=–]+>|>{2,})/.test(line);
    const parts = isItem ? [line.slice(2)] : line.split(SENTENCES).flatMap(partSentence);
    return parts
      .map((part) => {
        const { text: bare, isSaid, isArrow } = withoutMark(part.trim());
        const isLine = part.trim() === line.replace(/^- /, '').trim();
        const said = bare.replace(ASKED_IF, (_, it: string) => `${upperFirst(it)} should `);
        return {
          text: said,
          isItem,
          isMarked:
            isSaid ||
            (isArrow && (isLine || asksPlainly(said) || isBareWish(said) || /\b(?:has|have) to\b/i.test(said))),
        };
      })
      .filter(({ text: said }) => /\p{L}{2}/u.test(said) && !(HEARD.test(said) && said.endsWith(':')));
  });
}

/** Words that ask, whoever is meant; what had to be so once asks for nothing. */
const ASKS =
  /\b(?:(?:should|must|shall|ought to)(?! have (?:\w+ed|been|gone|known|come|had|done|seen|told|got)\b)|wants? (?!to (?:know|ask) why\b)|would (?:really |just |also |still )?(?:like|love|prefer|rather|want|need)|would be (?:so |really |very |already )?(?:nice|great|good|better|enough|helpful|useful|handy|fine)|would (?:already )?(?:help|do|save)|please|begs? for|is enough|if (?:they|we|i|he|she|it) could)\b/i;
const QUESTION =
  /^(?:maybe |so |and |but )?(?:can|could|couldn't|can't|should|may|would|is it possible|is there (?:a|any) way|how (?:do|can|could) (?:i|we|they)|any chance|why not|maybe)\b/i;
const NEEDS =
  /\bneeds? (?!to (?:ring|call|phone|wait|type|drive|ask|dig|go|write)\b|\d+(?:,|$)|(?:\d+|two|three|four|five|six|ten|more|many) (?:people|hands|hours|minutes|days|weeks|of us)\b)/i;
/** "Inge had to dig", "we have to ring them": a burden of today. "Links have to stop": how it should be. */
const OWED =
  /\b(?:has|have) to (?:be|stop|stay|survive|show|come|end|expire|work(?! (?:it|them|this|that|out|on|late))|fit|appear|keep|last|happen|arrive)\b/i;
const BARE =
  /^(?:but |and )?(?:let|don't|do not|never|no more|no longer|not more than|at most|maybe|ideally|perhaps|(?:only|just) (?=an?\b|the\b|one\b)|no (?!(?:signal|connection|network|reception|idea|time|way|room|space|clue|wonder|chance|answer)\b)(?:[\w-]+ ){1,4}(?:for|to|without|after|before)\b)/i;
const COULD =
  /\b(?:they|he|she|it|we|i|everyone|[\w-]+s|the [\w-]+|\p{Lu}\p{Ll}+|^[\w-]+|^[\w-]+ [\w-]+) could (?!not\b|have\b|see that\b|hear\b)/u;
/** "that they want", "what we need": what others want beside what is told. */
const BESIDE = /^(?:all|what|the (?:only )?thing) (?:that )?(?:they|he|she|we|i) /i;

/** "Call from the yard": from whom it comes. */
const HEARD =
  /^(?:phone |another |quick )?(?:calls?|mails?|e-?mails?|notes?|messages?|visits?|chats?|talks?|letters?|complaints?|feedback) (?:from|with|by|at|in|on) /i;

/** Whether a piece asks for something in words. */
export function asksPlainly(said: string): boolean {
  const isQuestion = /\?\s*$/.test(said);
  const text = expandContractions(said.replace(/[.!?\s]+$/, ''));
  if (isQuestion) return QUESTION.test(text);
  if (BESIDE.test(text) || HEARD.test(text)) return false;
  if (MESSAGE.test(text) || ASKS.test(text) || BARE.test(text) || OWED.test(text)) return true;
  const bare = text.replace(/^(?:but|and|so) /i, '');
  const [clause] = parseSentence(bare).clauses;
  if (clause?.group?.past && clause.mood === 'statement') return false;
  return (
    NEEDS.test(text) ||
    COULD.test(text) ||
    (!/^[\w-]+,|^[\w-]+ (?:told|said|says|asked|complained|wrote|called|rang)\b/.test(text) &&
      isCommand(bare) &&
      clause?.mood !== 'statement')
  );
}

/** "Just the case number on there", "SMS right away when someone declines": a thing and where, when or for whom. */
const BARE_WISH =
  /^(?:just |only |simply )?(?:an?|one|the|two|sms|text|e?-?mail|alarm|alert|warning|message|reminder|photo|list|button|[\w-]+) (?:.* )?(?:when|if|for|with|to|per|on|from|at|instead|right away|before|after|as soon as|in one go|at once)\b/i;
const EXCLAIMED =
  /^(?:again|total|complete|utter|such|what|lots|nobody|no one|\d+(?:st|nd|rd|th)|and then|true|yes|no|on|in|at|by|from|for|after|before|until|with|without)\b/i;

export function isBareWish(said: string): boolean {
  const text = said.replace(/[.!\s]+$/, '');
  if (/\?/.test(said) || EXCLAIMED.test(text) || !BARE_WISH.test(text)) return false;
  return parseSentence(text.replace(/ (?:when|if|before|after|as soon as|once) .*$/i, '')).clauses.every(
    ({ group }) => group === undefined,
  );
}

/** What was parted at a comma stands in one breath with the wish. */
export function isSpliced(text: string): boolean {
  return text.split('\n').some((line) => line.split(SENTENCES).some((sentence) => partSentence(sentence).length > 1));
}
