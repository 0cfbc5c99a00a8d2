import { negate, readClause } from '../language/clause.ts';
import { isPerson } from '../language/nouns.ts';
import { edge, main, refusal, type CriterionPattern } from '../lexicon/intents/intent.ts';
import { tidy } from './answer-words.ts';

/** Nobody opens a person. */
export function opened(name: string): CriterionPattern {
  return isPerson(name.split(' ').at(-1) ?? '')
    ? main(`Each ${name} is listed by name.`)
    : main(`Each ${name} can be opened from the list.`);
}

export function listed(name: string): CriterionPattern[] {
  return [opened(name), refusal(`When there is no such ${name}, {the actor} is told so.`)];
}

/** It is looked up where the things stand. */
const ON_PLAN = /\bon (?:the|an?|our|my|their) (?:[\w-]+ )?(?:plan|map|drawing)\b/i;

/** What stands on a plan is marked there, and on no list. */
export function asShown(patterns: readonly CriterionPattern[], wish: string): readonly CriterionPattern[] {
  if (!ON_PLAN.test(wish)) return patterns;
  return patterns.map((pattern) => ({
    ...pattern,
    text: pattern.text
      .replace(/^Each (.+) can be opened from the list\b/, 'Each such $1 is marked there')
      .replace(/ is (not|no longer) listed\b/, ' is $1 marked there'),
  }));
}

/** "when the balance gets low": no day that is known beforehand, but something that happens now and then. */
const HAPPENS =
  /^when .+ (?:gets?|becomes?|falls?|drops?|rises?|goes|runs?|exceeds?|reaches|is (?:low|empty|full|overdue|late|down|free|broken|too \w+)|changes|fails|breaks|needs?) ?(?:low|empty|full|out|down|under|below|above|over|free)?\b/i;

export function ofEvent(asked: string): CriterionPattern[] {
  const clause = readClause(asked.replace(/^when /i, ''));
  if (!clause || !HAPPENS.test(asked) || /\b(?:next|will|exactly|usually|most|and|or)\b/.test(asked)) return [];
  return [
    refusal(`As long as ${tidy(negate(clause))}, nothing is shown.`),
    edge('Once this is no longer so, it is no longer shown.'),
  ];
}
