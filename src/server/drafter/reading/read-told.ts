import { RULED } from '../lexicon/complaints.ts';
import { tellOf } from './invert-trouble.ts';
import { isNamedByParticiple, readNamed } from './named-by-participle.ts';
import { isStatement } from './read-clauses.ts';
import { isComplaint } from './read-plain.ts';
import { readRule } from './read-states.ts';
import { readThing } from './read-thing.ts';
import { readTrouble, ofRelief } from './read-trouble.ts';
import { readWholeRule } from './whole-rule.ts';
import type { People } from './people.ts';
import type { Reading } from './read-sentence.ts';
import type { Sentence } from './split-sentences.ts';

/** What a sentence without any wish tells: a rule, a trouble, how things are to be, or a bare thing. */
export function readTold(sentence: Sentence, text: string, benefit: string | undefined, people: People): Reading {
  const rule = RULED.test(text) ? readRule(text, people) : undefined;
  if (rule) return { sentence, benefit, ...rule };
  // What is told without any complaint is how it should be; only what hurts is turned into its opposite.
  const hurts = isComplaint(text, sentence.text);
  if (!hurts && isNamedByParticiple(text)) return { sentence, benefit, request: readNamed(text, people) };
  const told = hurts ? undefined : readWholeRule(text, people);
  const trouble = readTrouble(sentence, text, benefit, people);
  // What does not hurt is never barred: "electricity is included up to 10 kWh".
  const isBarred = !hurts && told && /^keep .+ from /.test(trouble?.request?.text ?? '');
  if (trouble && !isBarred && (hurts || !trouble.isGuess)) return trouble;
  if (told) return { sentence, benefit, plain: true, ...told };
  const calm = trouble ? tellOf(text, people) : undefined;
  if (calm) return ofRelief(calm, sentence, benefit);
  if (trouble) return trouble;
  // "boat reservation for regattas blocks other bookings": a statement that no list knows is no name.
  const stated = isStatement(text, people) ? readRule(text, people) : undefined;
  return { sentence, benefit, ...(stated ?? { request: readThing(text, people) }) };
}
