import { isDepartment, isGroup } from '../lexicon/agents.ts';
import { isPlural } from '../language/nouns.ts';
import { tagWords } from '../language/wink.ts';
import { isHuman } from './is-agent.ts';

const FOLK = 'ladies|girls|guys|lads|boys|men|women|folks?|people|ones|colleagues|two|three|four|five';
/** "the two ladies in the office": who they are is said by where they work. */
const FOLK_AT = new RegExp(
  `\\b(the|our) (?:(?:two|three|four|five|six|other) )?(?:${FOLK}) (?:in|at|from) (?:the |our )?([\\p{Ll}-]+)(?= \\p{Ll})`,
  'giu',
);
/** "one person (the editor) picks", "one of them is the keeper and sets": a person named by the task. */
const ONE_OF_THEM =
  /\b(?:one|a) (?:person|of (?:them|us|the \p{Ll}+))(?: \((the [\p{Ll}-]+)\),?|, (the [\p{Ll}-]+),| is (the [\p{Ll}-]+)(?: and|, who| who)) /giu;
/** "the dispatcher's software pools them": whoever works with it does. */
const BY_TOOL =
  /\b(the|our) ([\p{Ll}-]+)['’]s (?:software|screen|console|computer|tablet|handheld|app) (?=[\p{Ll}]{3,}s\b)/giu;
/** "Kim does the returns": somebody is called by a name whom nobody outside knows. */
const BY_NAME = /(?<=^|[,;:] |\band )(\p{Lu}\p{Ll}{1,9}) (?=(?:does|handles|runs|keeps|looks after|takes care of) )/gu;

/** A capital inside a sentence, a word that no list has, or one beside another such name. */
function isPersonsName(word: string, at: number, sentence: string): boolean {
  const lower = word.toLowerCase();
  if (isDepartment(lower) || isGroup(lower) || isPlural(lower)) return false;
  return at > 0 || tagWords(lower)[0]?.known === false || [...sentence.matchAll(BY_NAME)].length > 1;
}

/** A sentence of a description with its people told by their tasks, each in front of its verb. */
export function withPlainPeople(sentence: string): string {
  return sentence
    .replace(
      ONE_OF_THEM,
      (_, bracket?: string, aside?: string, is?: string) => `${bracket ?? aside ?? is ?? 'one person'} `,
    )
    .replace(FOLK_AT, (whole, the: string, place: string) =>
      isDepartment(place) || isGroup(place) ? `${the} ${place} staff` : whole,
    )
    .replace(BY_TOOL, (whole, the: string, who: string) => (isHuman(who) ? `${the} ${who} ` : whole))
    .replace(BY_NAME, (whole, called: string, at: number) =>
      isPersonsName(called, at, sentence) ? 'the team ' : whole,
    )
    .replace(/\b(first|second|third) (level|line) (?=\p{Ll})/giu, '$1-$2 ');
}
