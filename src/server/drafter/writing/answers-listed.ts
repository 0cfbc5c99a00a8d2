import { asMany } from '../language/as-many.ts';
import { negate, readClause, type Clause } from '../language/clause.ts';
import { isPerson, isPlural } from '../language/nouns.ts';
import { INTRANSITIVE } from '../lexicon/intransitive.ts';
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

/** A preposition at the end, whose thing stands in front: "ask for", "give up on", "wait for the most". */
const STRANDED =
  /(?:^| )(?:for|about|of|with|from|at|into|after|without|(?:up|back|back out|out|down|in) (?:on|to)|(?:work|rely|comment|vote|agree|spend|depend) on)(?: (?:the )?(?:most|least|more|less|often|best|first|again|now))*$/;

/** How often or when: no thing that a deed is done to. */
const BARE =
  /^(?:(?:back|up|out|down|off|on|in|away|over) ?)?(?:(?:the )?(?:most|least|often|first|again|now|too late|late|early|last|next|every)(?: \w+)?)?$/;

/**
 * "exercise" of "which exercise patients give up on": what others do something with, and no kind of patients. Of "which exercise
 * patients skip" nobody can be sure, and nothing is told of the whole name.
 */
export function doneByOthers({ subject, verb, rest, negated }: Clause): string | undefined {
  const [, thing = '', last = ''] = /^([\w' -]+?) ([\w-]+)$/.exec(subject) ?? [];
  if (!thing || !isPlural(last) || !isPerson(last)) return undefined;
  if (STRANDED.test(` ${verb} ${rest}`)) return thing;
  return !negated && BARE.test(rest) && !INTRANSITIVE.test(verb) && !isPerson(thing.split(' ').at(-1) ?? '')
    ? ''
    : undefined;
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

/** "when the machine is free": times that people plan around. */
const FREE = /^when .+ (?:is|are) (?:free|available)(?: (?:for|between|on|in|at) .+)?$/i;

export function ofEvent(asked: string): CriterionPattern[] {
  if (FREE.test(asked) && !/\b(?:next|and|or|not|never|again)\b/.test(asked))
    return [
      main(`Each time at which ${asked.replace(/^when /i, '')} is shown with its day.`),
      refusal('When there is no such time, {the actor} is told so.'),
      edge('A time that is taken meanwhile is no longer shown.'),
    ];
  const clause = readClause(asked.replace(/^when /i, ''));
  if (!clause || !HAPPENS.test(asked) || /\b(?:next|will|exactly|usually|most|and|or)\b/.test(asked)) return [];
  return [
    refusal(`As long as ${tidy(negate(clause))}, nothing is shown.`),
    edge('Once this is no longer so, it is no longer shown.'),
  ];
}

/** "whose turn it is", "whose bike this is": one of them, and no list. */
function ofOwner(asked: string): CriterionPattern[] | undefined {
  const [, what = ''] = /^whose ([a-z-]+(?: [a-z-]+)?) (?:it|this|that) is(?: (?:now|next|today))?$/i.exec(asked) ?? [];
  if (what === 'turn')
    return [
      refusal('When nobody is next, {the actor} is told so.'),
      edge('As soon as the turn passes on, the new name is shown.'),
    ];
  return what
    ? [
        refusal(`When it is not known whose ${what} it is, that is said.`),
        edge('As soon as it goes to somebody else, the new name is shown.'),
      ]
    : undefined;
}

/** "whose badge has been printed" */
export function ofTheirs(asked: string): CriterionPattern[] {
  const one = ofOwner(asked);
  if (one) return one;
  const clause = readClause(asked.replace(/^whose /i, 'their ').replace(/ (?:already|yet)$/, ''));
  const name = /^their ([\w-]+(?: [\w-]+)?)$/i.exec(clause?.subject ?? '')?.[1];
  if (!clause || !name || clause.kind === 'modal' || clause.negated) return [];
  const is = [clause.adverb, clause.finite, clause.rest].filter(Boolean).join(' ');
  return [
    refusal(`Somebody whose ${name} ${tidy(negate({ ...clause, subject: '' }))} is not listed.`),
    edge(`When nobody's ${name} ${is}, {the actor} is told so.`),
  ];
}

/** "who brings what this time": two things are asked, and each name is shown with the other. */
export function whoAndWhat(asked: string): CriterionPattern[] | undefined {
  const [, does = '', when = ''] =
    /^(.+?) what((?: (?:this|next|last|today|tomorrow|since|until|for|in|on|at|by)\b.*)?)$/i.exec(asked) ?? [];
  return does
    ? [
        main(`Each person is listed with what they ${asMany(does)}${when}.`),
        edge('Whoever has no entry yet is listed as well, marked as open.'),
      ]
    : undefined;
}
