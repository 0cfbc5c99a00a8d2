import type { Sentence } from './split-sentences.ts';

const BADLY =
  '(?:(?:really|so|very|just|such|always|still|currently|pure|complete|completely|quite|absolutely|pretty) )*(?:annoying|embarrassing|embarassing|frustrating|awkward|unfair|awful|terrible|horrible|ridiculous|stupid|silly|tiring|exhausting|unprofessional|dangerous|stressful|hell|chaos|crazy|no fun|not (?:ok|okay|good|nice|great|fun|funny|acceptable)|(?:an? )?(?:total |complete |real )?(?:pain|mess|nightmare|disaster|shame|joke|nuisance|hassle|jungle|horror))(?: for (?:everybody|everyone|all of us|us|me|both sides|all))?(?: (?:at the moment|right now|today|these days|here))?';
/** A sentence that only says how bad it is: "That must not happen again", "Honestly I would be furious too". */
const VENT = new RegExp(
  `^(?:(?:honestly|frankly|seriously|well),? )?(?:(?:i|we)(?:'d| would)(?: also| too| really)? be \\w+(?: too| as well)?` +
    `|(?:this|that|it|which) (?:cannot|can not|can['’]t|(?:must|should|can|may)(?: not|n't| never)) (?:be|go on like this|happen(?: again| any ?more)?)|cannot go on like this` +
    `|(?:this|that|it|all of this|the whole thing)(?: is|'s| was| gets| feels) ${BADLY}` +
    `|(?:this|that|it) (?:really )?(?:drives (?:me|us|everyone|everybody) (?:mad|crazy|nuts)|annoys (?:me|us|everyone|everybody)|sucks)` +
    `|(?:(?:the|our|my) [\\w-]+|i|we|they|he|she|everybody|everyone) (?:is|are|was|were|am)(?: not|n't) (?:exactly |very |really |at all )?(?:amused|happy|pleased|impressed|thrilled)` +
    `|(?:it |this |that )?(?:has |already )?happen(?:s|ed) (?:to |again|all|every|twice|once|three|four|five|several|\\d|last|this|a lot|often|regularly|in )[^,]{0,40}` +
    `|(?:this|that)(?: is|'s)?(?: not|n't) (?:an?|the|how) [^,]{3,40}` +
    "|(?:the|our) (?:phones?|telephone|(?:phone )?lines?) (?:rings?|never stops? ringing|(?:does not|doesn['’]t) stop ringing|keeps? ringing|(?:is|are) (?:always|constantly|forever) (?:ringing|busy|engaged))[^,]*" +
    '|(?:our|the|all) competitors (?:already |all )?(?:have|offer) (?:it|this|that|one)|(?:everybody|everyone)(?: else)? (?:wants|has|likes|loves|asks for|keeps asking for) (?:it|this|that|one)' +
    `|(?:nobody|no one) (?:likes|wants|needs) (?:this|that|it)|(?:it(?:'s| is) |that(?:'s| is) )?(?:the |already the )?(?:first|second|third|fourth|fifth|\\d+(?:st|nd|rd|th)) time (?:this|in|since|already|now)\\b[^,]*|(?:of course,? |obviously,? )?(?:we|i)(?:'d| would) never [^,]+(?:,? (?:obviously|of course|naturally))?|there (?:must|has to) be a better way|help|fair (?:point|enough)|good point|agreed|true|please help|help us|sos|(?:surely |somehow |certainly )?(?:we|you|someone|somebody|(?:the |our )?(?:[\\w-]+ )?[\\w-]+) (?:should|must|can|could|ought to|has to|have to|needs? to|want to) (?:be able to |really |surely |somehow )*(?:sort (?:this|that|it) out|fix (?:this|that)|solve (?:this|that)|deal with (?:this|that)|do (?:something|sth) about (?:this|that|it)|look into (?:this|that|it))(?: soon| please| now| somehow)*|(?:surely |somehow )?(?:we|you|someone|somebody) (?:should|must|can|could|ought to|have to|has to|needs? to) (?:really |surely |somehow )*(?:change|stop) (?:this|that)(?: soon| please| now| somehow)*|what a (?:mess|pain|shame))$`,
  'i',
);
/** "The playlist reporting is hell": what is bad is told by the sentences behind it. */
const HELL = new RegExp(`^(?:the |our |my )?(?:[\\w'-]+ ){1,4}(?:is|are) ${BADLY}$`, 'i');
/** "Talked to Ilse in the store last week": from whom one knows it. */
const HEARD =
  /^(?:i |we )?(?:just |also |recently )?(?:(?:talked|spoke|chatted|met) (?:to|with)|had (?:an?|another) (?:long |short |quick )?(?:call|chat|talk|meeting|coffee) with) [^,]{2,60}$/i;
/** "Converting them costs me a night": that is no price. */
const COSTS_TIME =
  /^(\w+ing .+?) costs (?:me|us|them|him|her|everybody) (?=(?:an?|half|two|three|several|many|\d+) (?:\w+ )?(?:hours?|nights?|evenings?|days?|mornings?|weekends?|weeks?)\b)/i;

/** How often it happens, and nothing else: "We get this every Saturday", "Support had 31 of these last week". */
const OFTEN =
  '(?:(?:we|i|they|you|support|reception|sales|(?:the|our) [\\w-]+) )?(?:(?:just|also|still) )?(?:get|gets|got|hear|hears|heard|see|sees|saw|have|has|had) (?:(?:this|that|it|these|those)(?: one)?|(?:about |over |around )?(?:\\d+|two|three|four|five|six|ten|several|dozens) of (?:these|those|them)|(?:\\d+|two|three|four|five|six|several|many|a few) (?:[\\w-]+ )?(?:mails|e-?mails|calls|complaints|tickets|messages) (?:about|because of|over) (?:it|this|that))(?: (?:a lot|all the time|constantly|regularly|(?:very |quite )?often|(?:about |at least )?(?:once|twice|three times) an? \\w+|(?:every|each|last|this) \\w+|every other \\w+|(?:in|around|during|at|on) \\w+(?: time)?))*(?: (?:since|with) [^,]+)?';
const OFTEN_ALONE = new RegExp(`^${OFTEN}$`, 'i');
const OFTEN_FIRST = new RegExp(`^${OFTEN}(?:,| and) (?=[\\w'-]+ [\\w'-]+ )`, 'i');
const OFTEN_LAST = new RegExp(`, (?:and )?${OFTEN}$`, 'i');
/** What was agreed or promised, told behind the rule itself. */
const AGREED =
  /(?:, (?:and )?|^)(?:that(?:'s| is) what (?:we|the \w+) (?:decided|agreed|promised)|that(?:'s| is| has been) (?:our|the) (?:rule|policy|custom)(?: (?:since|from|for|here|now)[^,]*)?|(?:we|i) (?:have |'ve )?(?:promised|agreed|decided|told them) (?:that|this|it)(?: (?:to|with) [^,]+)?)(?=,|$)/i;

function bare({ text }: Sentence): string {
  return text.replace(/[.!?\s]+$/, '');
}

function plainly(sentence: Sentence): Sentence {
  const text = sentence.text
    .replace(OFTEN_FIRST, '')
    .replace(OFTEN_LAST, '')
    .replace(AGREED, '')
    .replace(/^(?:,? (?:and|but) )/, '')
    .replace(COSTS_TIME, '$1 takes ')
    .replace(/^(i|we)(?: would|'d) rather not (?=\w)/i, '$1 do not want to ')
    // What is told behind the comma is why.
    .replace(/^((?:i|we) do not want to [^,]+), [^,]+$/i, '$1');
  return { ...sentence, text };
}

/** Whether a sentence asks for nothing and tells nothing of the matter. */
export function isVent(text: string): boolean {
  return VENT.test(text) || OFTEN_ALONE.test(text) || HEARD.test(text);
}

/** A text without the sentences that only vent. */
export function withoutRemarks(text: string): string {
  if (text.includes('\n')) return text;
  const left = text.split(/(?<=[.!?])\s+/).filter((sentence) => !isVent(sentence.replace(/[.!?\s]+$/, '')));
  return left.length > 0 ? left.join(' ') : text;
}

/** The sentences without those that only vent or tell whom one talked to; one that stands alone stays. */
export function withoutVents(sentences: readonly Sentence[]): readonly Sentence[] {
  const told = sentences.filter(
    (sentence, at) =>
      !VENT.test(bare(sentence)) &&
      !OFTEN_ALONE.test(bare(sentence)) &&
      bare(sentence).replace(AGREED, '').trim() !== '' &&
      !HEARD.test(bare(sentence)) &&
      !(at < sentences.length - 1 && HELL.test(bare(sentence))),
  );
  return (told.length > 0 ? told : sentences).map((sentence) => plainly(sentence));
}
