import { askedRule } from './asked-rule.ts';
import { asRuleTold } from './rules-told.ts';
import { bySystem } from './by-system.ts';
import { plainlyOver } from './complaint-idea.ts';
import type { People } from './people.ts';
import type { Idea } from './read-idea.ts';
import { asRuleNote, ruleInNote } from './rule-notes.ts';

/** What was read of an idea, where the whole of its text tells it better: as a rule that a note gives, or word for word what the product has to do. */
export function inOtherForms(
  idea: Idea | undefined,
  text: string,
  name: string,
  people: People,
  isOfThing = false,
): Idea | undefined {
  return plainlyOver(
    bySystem(
      askedRule(asRuleTold(ruleInNote(asRuleNote(idea, text, name, people), text, people), text, people), text, people),
      text,
      people,
      isOfThing,
    ),
    text,
    people,
  );
}
