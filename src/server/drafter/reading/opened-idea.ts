import { withPlainWords } from '../language/own-words.ts';
import { boundsPlainly } from './bounds-plainly.ts';
import { complaintsPlainly } from './complaints-plainly.ts';
import { withoutEnvelope } from './envelope.ts';
import { inOtherVerbs } from './in-other-verbs.ts';
import { negativesPlainly } from './negatives-plainly.ts';
import { nowAndThen } from './now-and-then.ts';
import { onlyThere } from './only-there.ts';
import type { People } from './people.ts';
import { withReferences } from './refers-back.ts';
import { toldInSections } from './sections.ts';
import { shownThere } from './shown-there.ts';
import { titlesPlainly } from './titles-plainly.ts';
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
  /** What they want to hold, in their words. */
  readonly criteria: readonly string[];
}

/** What was typed or pasted, without what stands around it and in the plainest of its ways of saying. */
export function openedIdea(told: string, people: People): OpenedIdea {
  const { text, title, criteria = [] } = toldInSections(nowAndThen(withoutEnvelope(told), people));
  const plain = withReferences(withPlainWords(title ? withoutEnvelope(text) : text));
  const said = complainedOf(
    ruledPlainly(
      askedPlainly(
        undergoneAsUnwanted(
          complaintsPlainly(negativesPlainly(boundsPlainly(onlyThere(titlesPlainly(shownThere(toldPlainly(plain))))))),
        ),
      ),
    ),
  );
  return { text: inOtherVerbs(said.text), isTrouble: said.isTrouble, title, criteria };
}
