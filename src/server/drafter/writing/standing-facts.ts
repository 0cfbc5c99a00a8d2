import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { headOf } from '../reading/clause-words.ts';
import { hurts } from '../reading/hurts.ts';
import { isMass } from '../language/nouns.ts';
import type { People } from '../reading/people.ts';
import { isComplaint } from '../reading/read-plain.ts';
import { splitSentences } from '../reading/split-sentences.ts';
import { lowerFirst } from '../reading/trouble-words.ts';
import { isVent } from '../reading/vents.ts';
import { bare, commaed, isUntold, stands, TOLD } from './untold.ts';

/** What somebody thinks, has to bear or is used to is no fact to hold to. */
const OPINION =
  /\b(?:want|wants|prefer|prefers|think|thinks|believe|say|says|ask|asks|hope|know|knows|feel|feels|seem|seems|still|sometimes|mostly|nobody|no one|never|too|wrong|mistakes?|problem|trouble|unfortunately|because|so that|otherwise|would|could|should|matters?|means?|(?:do|does) (?:it|this|that|so)|easily|simply|just|lots|instead|anyway|but)\b/i;
/** What points back, or is no sentence: "every month it goes back", "sponsor feedback, study 12". */
const NO_FACT = /^(?:each|every) \w+ (?:it|they|he|she)\b|^[^\s,]+(?: [^\s,]+){0,2}, \S+ \S+$/i;
/** What is done with paper and by phone today is no fact to hold to. */
const BY_HAND =
  /\b(?:on paper|slips?|spreadsheets?|excel|whiteboard|binder|notebook|biro|pen|sticky notes?|clipboard|by (?:phone|fax|mail|post)|phones?|rings?|faxes|group chat|in (?:his|her|their) heads?|apart from)\b/i;
/** What those who run the service give, take and do by their own terms. */
const TERMS =
  /^(?:accept|bill|charge|close|deliver|give|grant|guarantee|invoice|lend|offer|open|pay|refund|reimburse|rent|replace|require|sell)$/;
const SOME = /^(?:half|many|most|some|several|a few|a lot|none|everyone|everybody|people|one|somebody|someone)\b/i;

/** Whether a clause tells how it goes with every thing of a kind: its subject is a kind, it is in the present and denies nothing. */
function isOfKind({ subject, group, mood }: Clause, isCase: boolean, people: People): boolean {
  const who = textOf(subject);
  const head = headOf(subject);
  if (mood !== 'statement' || !group || !head || group.past || group.negated || SOME.test(who)) return false;
  if (people.isSpeaker(who)) return /^we$/i.test(who) && (isCase || TERMS.test(group.verb));
  if (/^(?:it|they|he|she|this|that|these|those|there|i|you|who|which)$/i.test(who))
    return isCase && /^(?:they|he|she)$/i.test(who);
  if (/^(?:need|have)$/.test(group.verb) && people.isPersonPhrase(who)) return false;
  const isKind =
    head.tag === 'NS' || /^(?:an?|each|every|any|the) /i.test(who) || (head.tag === 'N' && isMass(head.lower));
  return isKind && !/^(?:our|my) /i.test(who);
}

/** Behind a fact: ", they do not wait for it", ", which is a pain". */
const REMARK = /, (?:and |but |so )?(?:they|it|we|which|he|she|that) .*$/i;

/** What bounds a fact of its own: so many, so long, in which case. */
const BOUND =
  /\d|\b(?:only|each|every|at (?:most|least)|within|until|up to|one|two|three|four|five|six|ten|twenty|half|double|if|when|once)\b/i;

/** The part of a sentence in front of a complaint that tells a fact with a bound: "we give 6 months warranty, but nobody can find ...". */
function factPart(said: string, people: People): string | undefined {
  const [, head = ''] = /^([^,]+), (?:and|but|so|which) /.exec(said) ?? [];
  return head !== '' && BOUND.test(head) && isAllFact(head, people) ? head : undefined;
}

/** Whether every clause of a sentence tells a fact of such cases, and none of it hurts. */
function isAllFact(said: string, people: People): boolean {
  const { front, clauses } = parseSentence(said, people.names);
  const isCase = front.some(({ link }) => /^(?:if|when|once|unless)$/.test(link));
  const [first] = clauses;
  // In which case it is may hurt: "if the couple cancels, ...".
  const main = isCase ? said.replace(/^[^,]+, /, '') : said;
  if (
    !first ||
    TOLD.test(said) ||
    OPINION.test(said) ||
    BY_HAND.test(said) ||
    NO_FACT.test(said) ||
    hurts(main) ||
    isComplaint(main, main)
  )
    return false;
  return clauses.every((clause, at) => {
    const own = clause.subject.length > 0 ? clause : { ...clause, subject: first.subject };
    return isOfKind(own, isCase || at > 0, people);
  });
}

/**
 * What the sentences beside the wish tell of every case and nobody has told yet: "new ringers start on the small bell". No rule in so many
 * words, and nothing that hurts; it is said where there would be only sentences that fit anything.
 */
export function standingFacts(text: string, told: string, people: People): readonly string[] {
  let known = told;
  return splitSentences(expandContractions(text))
    .filter(({ isQuestion, isToday, text: said }) => !isQuestion && !isToday && !isVent(said))
    .map(({ text: said }) => commaed(bare(said).replace(/[.!\s]+$/, ''), people))
    .map((said) => (isAllFact(said, people) ? said : (factPart(said, people) ?? said.replace(REMARK, ''))))
    .filter((said) => {
      const isFact = isAllFact(said, people);
      const isNew = isFact && stands(said.replace(/^we /i, 'the team ')) && isUntold(said, known);
      if (isNew) known = `${known} ${said}`;
      return isNew;
    })
    .map((said) => (/^(?:If|When|Once|Unless|The|An?|Each|Every|Any) /.test(said) ? lowerFirst(said) : said));
}
