import { expandContractions } from '../grammar/contractions.ts';
import { readClause } from '../language/clause.ts';
import { readVerb } from '../language/verbs.ts';
import { fromBecause } from './from-because.ts';
import { fromSoThat } from './from-help.ts';
import { isComplaint } from './hurts.ts';
import { isHuman } from './is-agent.ts';
import { isCommand } from './is-command.ts';
import { partMeaning, partOtherwise } from './part-otherwise.ts';
import { partPurpose } from './part-purpose.ts';
import { relieveAll } from './relieve.ts';

/** A sentence without its reason, and the reason as a clause ("they see the way", "I save time"). */
export interface Parted {
  readonly text: string;
  readonly benefit?: string | undefined;
}

const STORY = /^as .+? (?:i|we) (?:want|need|would|wish|should|can|could|must|like|'d)\b/i;
const WISHED =
  /\b(?:should|must|shall|wants? to|would like|we want|i want|we need|needs? to|can we|could we|let us|let|please)\b/i;
/** What comes of a trouble, and is no reason for anything. */
const CONSEQUENCE =
  /^(?:loses?|lost|miss(?:es|ed)?|forgets?|wastes?|fails?|complains?|has|gives? up|leaves?|happens?|ends?)$/;

/** Whether what stands in front of "so" asks for something: then what stands behind it is an aim, also where it denies. */
function isAsked(before: string): boolean {
  return (
    STORY.test(before) ||
    ((WISHED.test(before) ||
      /^it would (?:really |also )?(?:help|be [\w ]+?) if\b|^(?:can|could|would|may) /i.test(before) ||
      isCommand(before)) &&
      !/\b(?:have to|has to|cannot|can't|not)\b/i.test(before))
  );
}

/** What goes well. */
const GOOD_END = /\b(?:on time|in time|early|earlier|sooner|faster|at once|right away|safely|fewer|less|openly)\b/i;

/** "notes in the retro", "lenses recorded with the reason": a thing, with or without what was done to it. */
function isName(text: string): boolean {
  const clause = readClause(text);
  return clause === undefined
    ? text.split(' ').length > 2 && !/[.?!:]/.test(text)
    : clause.kind === 'full' &&
        clause.plural &&
        clause.finite !== clause.verb &&
        readVerb(clause.finite)?.form !== 'third' &&
        clause.finite.endsWith('ed');
}

/** "I want to share my place, so they find me": behind "so" stands a clause, and before it a wish. */
function partSo(text: string): Parted | undefined {
  for (const { 0: link, index } of text.matchAll(/,?\s+so\s+(?!that\b|as\b|far\b|many\b|much\b|called\b)/gi)) {
    const [before, after] = [text.slice(0, index), text.slice(index + link.length)];
    const clause = readClause(after);
    const isStory = STORY.test(before);
    const isPlain = isStory && readVerb(after.split(' ')[1] ?? '')?.form === 'third';
    const isWished = isAsked(before);
    const isGood = clause && GOOD_END.test(clause.rest) && !clause.negated;
    const isReason = clause ? isStory || isGood || !CONSEQUENCE.test(clause.finite) : isPlain;
    // "a level seen from afar so the lorry comes in time": a title tells what for, unless a duty follows from it.
    const isTitled =
      clause !== undefined &&
      clause.kind !== 'modal' &&
      !/^(?:has|have|needs?)$/.test(clause.finite) &&
      !BAD.test(after) &&
      isName(before);
    if ((isWished || isTitled) && isReason && !/\b(?:do|does|say|says|think|and|or)$/i.test(before))
      return { text: before, benefit: fromSoThat(after) };
  }
  return undefined;
}

/** Whether what stands in front of "so" tells how it is, and not how it should be. */
function isStated(text: string): boolean {
  const clause = readClause(text);
  return clause !== undefined && clause.kind !== 'modal' && !STORY.test(text) && !WISHED.test(text) && !isCommand(text);
}

/** What has come of it: "so we never find it", "so I end up with half of it", "so the clerk types it by hand". */
const CAME_OF =
  /^(?:\S+ ){1,5}?had to\b|^(?:\S+ ){1,3}?(?:never|ends? up|cannot|can not|can't|has to|have to|had to)\b|^(?:\S+ ){1,3}?(?:hunt|search|dig|retype|ring|phone|wait|guess|argue|queue|chase|run after|hunts|searches|digs|retypes|rings|phones|waits|guesses|argues|queues|chases|runs after)\b|\b(?:by hand|manually|in vain|for nothing|all over again|from scratch|every (?:single )?(?:time|day|evening|morning|night|week|shift))\b/i;

/** What nobody aims at. */
const BAD =
  /\b(?:is|are|was|were|stays?|gets?) (?:\w+ )?(?:cold|hot|wrong|late|angry|annoyed|confused|lost|empty|full|missing|broken|dirty|overbooked|outdated|bored|unhappy|upset|sick|tired|closed|blocked|wasted)\b/i;

/** When something began, and no reason: "since last year", "since the move". */
const SINCE_WHEN =
  /^(?:last|then|yesterday|day one|\d|(?:the |its |their |our )?(?:start|beginning|move|last|launch|opening)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)\b/i;

/** "since postage often costs more than the book", ", as other benches work on it": a clause of what is always so is a reason. */
function partSince(text: string): { readonly text: string; readonly reason: string } | undefined {
  for (const { 0: link, index } of text.matchAll(
    /,? since |, as (?!long|soon|well|far|much|many|if|though|of|part)(?=(?:[a-z]+ )?[a-z-]+s )|,? as (?=(?:the|our|my|their|nobody|everybody|everyone|no one)\b(?: [\w-]+){0,3} (?:is|are|has|have) (?:always|never|often|mostly|no|not|too|usually|rarely) )|, as (?=(?:the|our|my|their|an?|no|every|most|some|people|customers?) [\w-]+ )|,? as (?=(?:the|our|my|their|most|some) [\w-]+(?: [\w-]+){0,2} (?:gets?|goes|keeps?|forgets?|loses?|breaks?|runs?) )/gi,
  )) {
    const [before, reason] = [text.slice(0, index), text.slice(index + link.length)];
    const clause = SINCE_WHEN.test(reason) ? undefined : readClause(reason);
    const form = readVerb(clause?.finite ?? '')?.form;
    // "one client claims he never heard": "claims" is what he does, and no claims of his.
    const isSaid =
      /^(?:one|an?|some|many|several|the|our) [\w-]+ (?:claims?|says?|complains?|insists?|swears?|denies|argues?) (?:that |he |she |they |we |nobody )/i.test(
        reason,
      );
    const isSo =
      (clause && isSaid) ||
      (clause &&
        (/^(?:is|are|has|have|can|cannot|may|will)$/.test(clause.finite) || form === 'third' || form === 'base') &&
        !/^(?:i|we|they|it|he|she|you)$/i.test(clause.subject));
    // "sorted by days since somebody was there" tells since when.
    if (
      isSo &&
      before.split(' ').length > 3 &&
      !/\b(?:time|days|weeks|hours|long|ever|changed|news|new)$/i.test(before)
    )
      return { text: before, reason };
  }
  return undefined;
}

/** "if a day has passed since it was taken": from then on, and no reason. */
function isFromThen(text: string, before: string): boolean {
  return (
    /\b(?:passed|elapsed|gone by|ago|hours?|days?|weeks?|months?|years?)$/i.test(before) && /\bsince\b/i.test(text)
  );
}

/** Takes a stated reason off a sentence. */
export function partBenefit(said: string): Parted {
  const text = said.replace(/,? in order that /i, ' so that ');
  const otherwise = partOtherwise(text) ?? partMeaning(text);
  if (otherwise) return otherwise;
  const front = /^(?:in order to|to be able to|so that)\s+(.+?),\s+(.+)$/i.exec(text);
  if (front) return { text: front[2] ?? '', benefit: /^so that/i.test(text) ? front[1] : `I can ${front[1]}` };
  const frontBecause =
    /^(?:because|since|as(?=\s+(?:we|they|it|I|the|our|most|many)\b))\s+(?!an?\b|the\b(?! .*\b(?:is|are|has|have)\b))(.+?),\s+(.+)$/i.exec(
      text,
    );
  if (frontBecause && !STORY.test(text) && readClause(frontBecause[1] ?? ''))
    return { text: frontBecause[2] ?? '', benefit: fromBecause(frontBecause[1] ?? '', frontBecause[2] ?? '') };
  const soThat =
    /^(.+?),?\s+so that,?\s+(.+)$/i.exec(text) ??
    /^(.+?),?\s+so ((?:nobody|no one|everybody|everyone|nothing) \w+.*)$/i.exec(text) ??
    /^(?!.*\b(?:not|never|no|nobody|cannot|too)\b)(.+?),?\s+so (?=(?:we|they|I|it) (?!(?:goes|happened|happens|seems|far|loses?|lost|misse?s?|forgets?|wastes?|fails?|waits?|leaves?|complains?|has to|have to|must)\b)[a-z]+)(.+)$/i.exec(
      text,
    ) ??
    /^(.+?),?\s+so (?=(?:I['’]m|(?:we|they|you)['’]re) not )(.+)$/i.exec(text) ??
    /^(.+?),?\s+so (?=(?:we|they|I|it|he|she|you|everyone|nobody|people|the|our|my|customers?|users?|[\w-]+s) (?:\w+ ){0,3}?(?:can|could|do|does|don't|doesn't|aren't|isn't|know|knows|see|have|has|is|are|will|would|never|no longer|get|gets|always|won't|can't|need|stop|find|stay|understand|save)\b)(.+)$/i.exec(
      text,
    );
  // "we take 40 percent first, so the last bill has to subtract it": what a thing has to do is wanted, and no reason.
  const [, bound = ''] =
    /^(?:the|an?|our|my|their|every|each) (?:[\w-]+ ){0,3}?([\w-]+) (?:(?:has|have|needs?) to|must|should)\b/i.exec(
      soThat?.[2] ?? '',
    ) ?? [];
  if (bound && !/\bso that\b/i.test(text) && !isAsked(soThat?.[1] ?? '') && !isHuman(bound)) return { text };
  // "it is noted on slips, so the same room is cold for weeks": what follows from a trouble is no aim.
  const barred = /\b(?:can't|cannot|can not|couldn't)\b/i.test(soThat?.[2] ?? '') && isComplaint(soThat?.[1] ?? '');
  const followed = soThat && isStated(soThat[1] ?? '') && CAME_OF.test(soThat[2] ?? '');
  const harm =
    soThat &&
    !/\bso that\b/i.test(text) &&
    !isAsked(soThat[1] ?? '') &&
    (BAD.test(soThat[2] ?? '') || /\b(?:has|have) no\b/i.test(soThat[2] ?? '') || barred || followed)
      ? soThat
      : undefined;
  if (harm) return { text: harm[1] ?? '', benefit: relieveAll(harm[2] ?? '') };
  if (soThat) return { text: soThat[1] ?? '', benefit: fromSoThat(soThat[2] ?? '') };
  const so = partSo(text);
  if (so) return so;
  const because =
    /^(.+?),?\s+(?:because|since(?= (?:we|they|it|the(?! (?:last|first|start|beginning|move|launch|opening)\b)|our(?! last\b)|I|many|most|some|nobody|people|everyone|not)\b)(?! it (?:was|were) )(?! (?:we|they|it|I) (?:last |first )?(?:began|joined|started|arrived|came|left|moved|signed|registered|bought|opened|booked|met|logged|visited|checked)\b)|(?<!\b(?:soon|long|well|far|such|same|much|many|just|known|marked|used|as \w+) )as(?= (?:we|they|it|I|nobody|people|everyone|many|most) \w+)|due to the fact that)\s+(?!of\b)(.+)$/i.exec(
      text,
    );
  if (because && !isFromThen(text, because[1] ?? '')) {
    // "since some have no phone, and the physiotherapist needs to type it in": the reason ends where a further wish starts.
    const [reason = '', further] = expandContractions(because[2] ?? '').split(
      /,? and (?=(?:the |our |all |an? )?[\w-]+(?: [\w-]+)? (?:should|must|shall|needs? to|wants? to)\b)/i,
    );
    return {
      text: [because[1], further].filter(Boolean).join(' and '),
      benefit: fromBecause(reason, because[1] ?? ''),
    };
  }
  const since = partSince(text);
  if (since) return { text: since.text, benefit: fromBecause(since.reason, since.text) };
  const instead = /^(.+?),? (?:instead of|without) (us |me |them |people |everyone )?having to (.+)$/i.exec(text);
  // "we should move people without them having to ring us": whoever moves them is rung.
  const isTheirs = /^(?:we|I)\b/.test(instead?.[1] ?? '') && /^(?:them|people) $/i.test(instead?.[2] ?? '');
  if (instead) return { text: instead[1] ?? '', benefit: `${isTheirs ? 'people' : 'I'} do not have to ${instead[3]}` };
  return partPurpose(text) ?? { text };
}
