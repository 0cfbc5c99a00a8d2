import { withPlainWords } from '../language/own-words.ts';
import { withoutEnvelope } from './envelope.ts';
import { inOtherVerbs } from './in-other-verbs.ts';
import { nowAndThen } from './now-and-then.ts';
import type { People } from './people.ts';
import { shownThere } from './shown-there.ts';
import { underTitle } from './titled-idea.ts';
import { undergoneAsUnwanted } from './undergone.ts';
import { askedPlainly } from './ways-of-asking.ts';
import { complainedOf } from './ways-of-complaining.ts';
import { ruledPlainly } from './ways-of-ruling.ts';
import { toldPlainly } from './ways-of-telling.ts';

/** An idea as its reader needs it. */
export interface OpenedIdea {
  readonly text: string;
  /** It is told as something that goes wrong. */
  readonly isTrouble: boolean;
  /** The headline that somebody gave it. */
  readonly title?: string | undefined;
}

/** What was typed or pasted, without what stands around it and in the plainest of its ways of saying. */
export function openedIdea(told: string, people: People): OpenedIdea {
  const { text, title } = underTitle(withoutEnvelope(told));
  const plain = withPlainWords(nowAndThen(title ? withoutEnvelope(text) : text, people));
  const said = complainedOf(ruledPlainly(askedPlainly(undergoneAsUnwanted(shownThere(toldPlainly(plain))))));
  return { text: inOtherVerbs(said.text), isTrouble: said.isTrouble, title };
}
