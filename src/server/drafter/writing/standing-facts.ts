import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { headOf } from '../reading/clause-words.ts';
import { hurts } from '../reading/hurts.ts';
import type { People } from '../reading/people.ts';
import { isComplaint } from '../reading/read-plain.ts';
import { splitSentences } from '../reading/split-sentences.ts';
import { lowerFirst } from '../reading/trouble-words.ts';
import { isVent } from '../reading/vents.ts';
import { bare, commaed, isUntold, stands, TOLD } from './untold.ts';

/** What somebody thinks, has to bear or is used to is no fact to hold to. */
const OPINION =
  /\b(?:want|wants|prefer|prefers|think|thinks|believe|say|says|ask|asks|hope|know|knows|feel|feels|seem|seems|still|sometimes|mostly|nobody|no one|never|too|wrong|mistakes?|problem|trouble|unfortunately|because|so that|otherwise|would|could|should|easily|simply|just|lots|instead|anyway|but)\b/i;
const SOME = /^(?:half|many|most|some|several|a few|a lot|none|everyone|everybody|people|one|somebody|someone)\b/i;

/** Whether a clause tells how it goes with every thing of a kind: its subject is a kind, it is in the present and denies nothing. */
function isOfKind({ subject, group, mood }: Clause, isCase: boolean, people: People): boolean {
  const who = textOf(subject);
  const head = headOf(subject);
  if (mood !== 'statement' || !group || !head || group.past || group.negated || SOME.test(who)) return false;
  if (people.isSpeaker(who)) return isCase && /^we$/i.test(who);
  if (/^(?:it|they|he|she|this|that|these|those|there|i|you|who|which)$/i.test(who))
    return isCase && /^(?:they|he|she)$/i.test(who);
  if (/^(?:need|have)$/.test(group.verb) && people.isPersonPhrase(who)) return false;
  const isKind = head.tag === 'NS' || /^(?:an?|each|every|any|the) /i.test(who);
  return isKind && !/^(?:our|my) /i.test(who);
}

/** Behind a fact: ", they do not wait for it", ", which is a pain". */
const REMARK = /, (?:and |but |so )?(?:they|it|we|which|he|she|that) .*$/i;

/** Whether every clause of a sentence tells a fact of such cases, and none of it hurts. */
function isAllFact(said: string, people: People): boolean {
  const { front, clauses } = parseSentence(said, people.names);
  const isCase = front.some(({ link }) => /^(?:if|when|once|unless)$/.test(link));
  const [first] = clauses;
  // In which case it is may hurt: "if the couple cancels, ...".
  const main = isCase ? said.replace(/^[^,]+, /, '') : said;
  if (!first || TOLD.test(said) || OPINION.test(said) || hurts(main) || isComplaint(main, main)) return false;
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
    .map((said) => (isAllFact(said, people) ? said : said.replace(REMARK, '')))
    .filter((said) => {
      const isFact = isAllFact(said, people);
      const isNew = isFact && stands(said) && isUntold(said, known);
      if (isNew) known = `${known} ${said}`;
      return isNew;
    })
    .map((said) => (/^(?:If|When|Once|Unless|The|An?|Each|Every|Any) /.test(said) ? lowerFirst(said) : said));
}
