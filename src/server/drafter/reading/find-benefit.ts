import { expandContractions } from '../grammar/contractions.ts';
import { tagSentence } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { readClause } from '../language/clause.ts';
import { isCommand } from './is-command.ts';
import { baseFirst } from './read-request.ts';
import { benefitOfTrouble } from './invert-trouble.ts';
import { fromGerund, readVerb } from '../language/verbs.ts';
import { turnedFact } from './fact-as-reason.ts';
import { hurts, isComplaint } from './hurts.ts';
import { ofOthers } from './reason-of-others.ts';
import { partMeaning, partOtherwise } from './part-otherwise.ts';
import { partPurpose } from './part-purpose.ts';
import { relieveAll } from './relieve.ts';

/** A sentence without its reason, and the reason as a clause ("they see the way", "I save time"). */
export interface Parted {
  readonly text: string;
  readonly benefit?: string | undefined;
}

const POSITIVE =
  /\b(?:help|helps|save|saves|make|makes|allow|allows|let|lets|give|gives|improve|improves|reduce|reduces|increase|increases|like|likes|love|loves|prefer|prefers|would|will|enable|enables|speeds?|builds?)\b/i;

function fromSoThat(clause: string): string {
  return clause
    .trim()
    .replace(/^(?:that|as to)\s+/i, '')
    .replace(/^(?:to )(?=\w)/i, 'I can ')
    .replace(
      /^it (?:is|becomes|gets|'s) (?:easier|easy|simpler|quicker|faster) (?:for (.+?) )?to /i,
      (_, who: string | undefined) => `${who ?? 'they'} can `,
    );
}

function fromBecause(clause: string): string | undefined {
  // "half of them say they forget": that they forget is the trouble.
  const said = clause
    .trim()
    .replace(/^(.{2,30}?) (?:say|says|told us|tell us|report|complain) (?:that )?they (?=\w)/i, '$1 ');
  // "people change jobs and right now we have to start over": the circumstance stays, the toil is to end.
  const toil =
    /^.+?,? (?:and|so|but) (?:(?:right now|now|currently|at the moment|today),? )?((?:i|we|they|(?:the |our )?[\w-]+s) have to .+)$/i.exec(
      said,
    )?.[1];
  if (toil && !/ (?:has|have) to /.test(said.slice(0, -toil.length))) return benefitOfTrouble(toil);
  const given = ofOthers(said) ?? turnedFact(said);
  if (given) return given;
  const want = /^(.+?) (?:wants?|needs?|would like|likes?|has|have) to (?:be able to )?(.+)$/i.exec(said);
  if (/\b(?:not|n't|never)$/i.test(want?.[1] ?? '')) return undefined;
  if (want && !/\b(?:has|have) to\b/i.test(said)) return `${want[1]} can ${want[2]}`;
  if (want) return benefitOfTrouble(said);
  if (
    /^(?:this|that|it) (?:would |will |could |can )?(?:really )?(?:helps?|allows?|lets?|enables?) (.+?) (?:to )?(\w+.*)$/i.test(
      said,
    )
  )
    return fromHelp(said);
  // "gloves make typing impossible": what is impossible is not to be asked for.
  const barred =
    /^.+? (?:makes?|made|renders?) (?:it )?(?:\w+ )??(\w+ing) (?:\w+ )??(?:impossible|hard|harder|difficult|tedious|painful|slow)$/i.exec(
      said,
    );
  if (barred) return `I do not have to ${baseFirst(barred[1] ?? '')}`;
  const read = readClause(said);
  // Where and how somebody lives is no trouble that could end.
  if (
    read &&
    !read.negated &&
    /^(?:i|we|they)$/i.test(read.subject) &&
    /^(?:live|work|own|commute|study|travel|run|drive|speak|wear)$/.test(read.verb)
  )
    return `it suits ${/^i$/i.test(read.subject) ? 'me' : 'us'} although ${said}`;
  // Hands that are full stay full: it has to work with them.
  if (
    read?.kind === 'be' &&
    /^(?:my|our|their|his|her) (?:\w+ )?(?:hands?|fingers?|eyes?|eyesight|gloves?|ears?|hearing|memory|knees?|arms?|back)\b/i.test(
      read.subject,
    )
  )
    return `it works even when ${said}`;
  // What is simply so is no trouble that could end.
  if (
    read?.kind === 'be' &&
    !read.negated &&
    /^(?:(?:mostly|often|nearly|almost|all|always|usually|very|quite) )*(?:identical|alike|the same|similar|different|equal|open to|known|public|common|rare)\b/i.test(
      read.rest,
    )
  )
    return `it takes into account that ${said}`;
  // "it would spare them calls" is hoped for; "many give up waiting", "they would never make it" is how things are.
  const isHoped = read && POSITIVE.test(read.finite) && !read.negated && !/^up\b|^(?:no|never)\b/.test(read.rest);
  if (isHoped && (/^(?:it|this|that)$/i.test(read.subject) || /^(?:like|love|prefer)s?$/.test(read.finite)))
    return said;
  // "slips are usually spotted within the hour": that they are found is no trouble.
  const isFound =
    read?.kind === 'be' &&
    /^(?:\w+ly )?(?:spotted|noticed|found|discovered|seen|reported|caught|corrected|fixed)\b/i.test(read.rest);
  const whole = `it is taken into account that ${expandContractions(said)}`;
  // "since the crew starts at nine": what is so and hurts nobody goes on; to deny it would be nonsense.
  return hurts(said) && !isFound ? (benefitOfTrouble(said) ?? whole) : whole;
}

/** Who is helped to do what: "the care team plan the week", "skippers to leave in time", "us with sorting". */
function partHelped(text: string): { who: string; deed: string } | undefined {
  const words = tagSentence(splitWords(`they help ${text}`)).slice(2);
  const at = words.findIndex(
    ({ tag, lower }, place) => place > 0 && (tag === 'TO' || tag === 'V0' || lower === 'with'),
  );
  const who = joinWords(words.slice(0, at));
  const [first, ...rest] = words.slice(words[at]?.tag === 'V0' ? at : at + 1);
  const verb = readVerb(first?.lower ?? '');
  if (at < 1 || !first || !(verb?.form === 'base' || verb?.form === 'gerund')) return undefined;
  return { who, deed: baseFirst(joinWords([first, ...rest])) };
}

/** "this would help us plan" -> "we can plan"; "that saves an hour a day" -> "they save an hour a day". */
export function fromHelp(said: string): string | undefined {
  const help =
    /^(?:this|that|it|which|doing so|this way|these|such [\w ]+?)(?: way)?,? (?:would |will |could |can |should )?(?:really |also |greatly )?(?:helps?|allows?|lets?|enables?) (\w.*)$/i.exec(
      said,
    )?.[1];
  // "it would help to have a list" is what is wanted, and not what for.
  const helped = help && !/^to\b/i.test(help) ? partHelped(help) : undefined;
  if (helped) return `${subjectCase(helped.who)} can ${helped.deed}`;
  const save =
    /^(?:this|that|it|which)(?: would| will| could)? saves? (us|me|them|everyone|(?:the |our )?[\w-]+ )?\s*(.+)$/i.exec(
      said,
    );
  // "saves them from starting again"
  const spared = save && /^(?:from )?(?:having to ([a-z]+)|([a-z]+ing))\b(.*)$/i.exec(save[2] ?? '');
  const toil = spared?.[1] ?? (spared?.[2] && fromGerund(spared[2]));
  if (save && spared && toil) return `${subjectCase(save[1]?.trim() ?? 'they')} do not have to ${toil}${spared[3]}`;
  if (save) return `${subjectCase(save[1]?.trim() ?? 'they')} save ${save[2]}`;
  const way =
    /^(?:this|that) way,?\s+(.+)$/i.exec(said) ??
    /^(?:then|so)\s+((?:we|they|I|everyone|nobody|the \w+) (?:can|could|know|see|would|will|do|does|have|has|no longer)\b.+)$/i.exec(
      said,
    );
  if (way) return fromSoThat(way[1] ?? '');
  const goal =
    /^(?:the |our |my )?(?:goal|aim|purpose|point|reason|idea|benefit) (?:is|behind this is|of this is) (?:that |to )?(.+)$/i.exec(
      said,
    );
  if (goal) return / is to | is behind to /i.test(said) ? `I can ${goal[1]}` : goal[1];
  return undefined;
}

function subjectCase(word: string): string {
  return { us: 'we', me: 'I', them: 'they', him: 'they', her: 'they' }[word.toLowerCase()] ?? word;
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
    ((WISHED.test(before) || isCommand(before)) && !/\b(?:have to|has to|cannot|can't|not)\b/i.test(before))
  );
}

/** "I want to share my place, so they find me": behind "so" stands a clause, and before it a wish. */
function partSo(text: string): Parted | undefined {
  for (const { 0: link, index } of text.matchAll(/,?\s+so\s+(?!that\b|as\b|far\b|many\b|much\b|called\b)/gi)) {
    const [before, after] = [text.slice(0, index), text.slice(index + link.length)];
    const clause = readClause(after);
    const isStory = STORY.test(before);
    const isPlain = isStory && readVerb(after.split(' ')[1] ?? '')?.form === 'third';
    const isWished = isAsked(before);
    const isReason = clause ? isStory || !CONSEQUENCE.test(clause.finite) : isPlain;
    if (isWished && isReason && !/\b(?:do|does|say|says|think|and|or)$/i.test(before))
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
    /,? since |, as (?!long|soon|well|far|much|many|if|though|of|part)(?=(?:[a-z]+ )?[a-z-]+s )|,? as (?=(?:the|our|my|their|nobody|everybody|everyone|no one)\b(?: [\w-]+){0,3} (?:is|are|has|have) (?:always|never|often|mostly|no|not|too|usually|rarely) )/gi,
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
    return { text: frontBecause[2] ?? '', benefit: fromBecause(frontBecause[1] ?? '') };
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
  // "it is noted on slips, so the same room is cold for weeks": what follows from a trouble is no aim.
  const barred = /\b(?:can't|cannot|can not|couldn't)\b/i.test(soThat?.[2] ?? '') && isComplaint(soThat?.[1] ?? '');
  const followed = soThat && isStated(soThat[1] ?? '') && CAME_OF.test(soThat[2] ?? '');
  const harm =
    soThat &&
    !/\bso that\b/i.test(text) &&
    !isAsked(soThat[1] ?? '') &&
    (BAD.test(soThat[2] ?? '') || barred || followed)
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
    return { text: [because[1], further].filter(Boolean).join(' and '), benefit: fromBecause(reason) };
  }
  const since = partSince(text);
  if (since) return { text: since.text, benefit: fromBecause(since.reason) };
  const instead = /^(.+?),? (?:instead of|without) (?:us |me |them |people |everyone )?having to (.+)$/i.exec(text);
  if (instead) return { text: instead[1] ?? '', benefit: `I do not have to ${instead[2]}` };
  return partPurpose(text) ?? { text };
}
