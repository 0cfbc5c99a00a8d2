import { expandContractions } from '../grammar/contractions.ts';
import { readClause } from '../language/clause.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { withoutUs } from '../language/pronouns.ts';
import { isPerson } from '../language/nouns.ts';
import { thirdPerson } from '../language/verbs.ts';
import { sentence } from './sentence.ts';
import type { Slots } from './slots.ts';
import { lowerFirst } from '../reading/trouble-words.ts';

/** A detail without its link; "and we accept cash only" is told of the team, unless whoever speaks acts. */
export function plainDetail(detail: string, isSpeaker: boolean): string {
  const plain = detail
    .replace(/^(?:and|but|also|plus) (?=\w)/i, '')
    // "CSV is fine": in what form it comes.
    .replace(
      /^(?:an? )?(CSV|PDF|Excel|XML|JSON|XLSX?)(?: (?:file|format))? (?:is|would be) (?:fine|ok|okay|enough|good|all right|sufficient)$/i,
      'the format is $1',
    );
  return !isSpeaker && /^we \w/i.test(plain) ? withoutUs(plain) : plain;
}

/** A sentence of the idea on how it should be, as a statement that can be watched. */
export function detailCriterion(text: string, slots: Slots): string | undefined {
  const said = expandContractions(text).replace(
    /\bwould (still |also )?(?:have|need) to /i,
    (_, how: string | undefined) => `must ${how ?? ''}`,
  );
  // "Jonas would be happy to try it": who likes the idea.
  if (/\bwould (?:all )?be (?:happy|glad|willing|delighted|keen|pleased) to\b/i.test(said)) return undefined;
  // "after that it counts as accepted": when stands in front of what is so.
  const [, lead = '', follows = ''] =
    /^((?:after that|afterwards|then|from then on|later on|until then|before that|in (?:this|that) case|meanwhile),?) ((?!only\b|they\b).+)$/i.exec(
      said,
    ) ?? [];
  const told = follows ? detailCriterion(follows, slots) : undefined;
  if (told) return sentence(`${lead} ${lowerFirst(told)}`);
  // "the coordinator, who has to write down why": the verb behind "who" is not the one of the sentence.
  const modal = /, who [^,]*\b(?:has|have|needs?) to\b/i.test(said)
    ? null
    : /^(.+?)\s+(?:should|shall|must|has to|have to|needs? to|ought to|will|would)\s+(always |only |also |still |never |no longer |not )?(?:be able to (?<able>.+)|(.+))$/i.exec(
        said,
      );
  const object = slots.get('object');
  // "they have twelve hours to say yes": people, whatever the story is about.
  const given =
    /^they (?:then |only )?have ((?:up to |at most )?[\w-]+ (?:working )?(?:minutes?|hours?|days?|weeks?|months?)\b.*)$/i.exec(
      said,
    )?.[1];
  if (given) return sentence(`Each of them has ${given}`);
  const subjectOf = (words: string) => (/^(?:it|they|this|that|these|those)$/i.test(words) && object ? object : words);
  if (modal) {
    const subject = subjectOf(modal[1] ?? '');
    const clause = readClause(`${subject} is`);
    const isMany = /^(?:it|they)$/i.test(modal[1] ?? '')
      ? slots.get('plural') === 'yes'
      : /^(?:both|all|many|most|some|few|two|three|four|five|six|\d+)\b|\b(?:they|we)$/i.test(subject) ||
        /^(?!(?:the|an?|each|every) )(?:[a-z-]+ )?[a-z]{2,}[^su]s (?:over|under|above|below) /i.test(subject) ||
        (clause?.plural ?? false);
    const adverb = (modal[2] ?? '').trim();
    if (modal.groups?.['able'])
      return sentence(`${subject} can ${adverb === 'not' ? 'not ' : ''}${modal.groups['able']}`);
    const rest = modal[4] ?? '';
    const [verb = '', ...after] = rest.split(' ');
    // "there must be big buttons and no typing"
    const areThere = /^there$/i.test(subject) && readNounPhrase(after.join(' ').split(/ (?:and|or) /)[0] ?? '')?.plural;
    if (verb.toLowerCase() === 'be')
      return sentence(`${subject} ${isMany || areThere ? 'are' : 'is'} ${adverb} ${after.join(' ')}`);
    // "They must say why": what people are bound to they may leave undone, and the duty is what is told.
    if (
      isPerson(subject.split(' ').at(-1) ?? '') &&
      /\b(?:must|has to|have to)\b/.test(modal[0] ?? '') &&
      adverb === '' &&
      !/^(?:be|get|receive|see) /i.test(rest)
    )
      return sentence(`${subject} must ${rest}`);
    if (adverb === 'not' || adverb === 'never') return sentence(`${subject} ${isMany ? 'do' : 'does'} not ${rest}`);
    return sentence(`${subject} ${adverb} ${isMany ? verb : thirdPerson(verb.toLowerCase())} ${after.join(' ')}`);
  }
  // "whether somebody did it": what was done is told elsewhere.
  if (/\b(?:did|do|does|doing|done) (?:it|so|that)\b/i.test(said)) return undefined;
  const can = /^(.+?)\s+(cannot|can not|can|may not|may)\s+(.+)$/i.exec(said);
  return can
    ? sentence(
        `${subjectOf(can[1] ?? '')} ${(can[2] ?? '').replace('may', 'can').replace('can not', 'cannot')} ${(can[3] ?? '').replace(/\b(?:it|them)\b/i, (it) => (/ who /.test(can[1] ?? '') ? it : (object ?? it)))}`,
      )
    : // "everything above costs 0.60 per kWh": a price stands as it is told.
      (factCriterion(said, subjectOf) ?? (/ costs? (?:€|\$|£)?\d/.test(said) ? sentence(said) : undefined));
}

/** "each defect is accepted or rejected": what is told as a fact of the thing is how it is to be. */
function factCriterion(said: string, subjectOf: (words: string) => string): string | undefined {
  // "there is no tour without a box"
  if (/^there (?:is|are) no [^,]+ without [^,]+$/i.test(said)) return sentence(said);
  const clause = readClause(said);
  if (
    !clause ||
    clause.kind === 'modal' ||
    /\b(?:I|we|our|ours|us|my|mine|me)\b/i.test(said) ||
    // What may be besides is no more than a way to say it.
    /^(?:whatever|however)\b/i.test(said) ||
    /^(?:there|nobody|somebody|someone)$/i.test(clause.subject)
  )
    return undefined;
  return sentence(
    [
      subjectOf(clause.subject),
      clause.adverb,
      clause.finite,
      clause.negated && clause.kind !== 'full' && !/^(?:never|no longer)\b/.test(clause.rest) ? 'not' : '',
      clause.rest,
    ]
      .filter(Boolean)
      .join(' '),
  );
}
