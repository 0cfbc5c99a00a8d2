import { partTeller } from './between-sentences.ts';
import { withDutyOfToday } from './duty-of-today.ts';
import { noteWishes } from './note-wishes.ts';
import type { People } from './people.ts';
import { withAmountMeant } from './pointing-back.ts';
import { reword } from './reword.ts';
import { withoutAsides } from './several-receivers.ts';
import { softWishes } from './soft-wishes.ts';
import { wholeName } from './whole-name.ts';

/** The words of an idea, ready to be read sentence by sentence. */
interface PartedIdea {
  /** Without what is said beside the wish. */
  readonly plain: string;
  readonly asides: readonly string[];
  /** Put plainly. */
  readonly text: string;
  readonly teller?: string | undefined;
  /** A title, which is read as it stands. */
  readonly isTitle: boolean;
}

/** Parts an idea and puts it plainly; a title stays as it is. */
export function partIdea(mended: string, people: People): PartedIdea {
  if (wholeName(mended, people)) return { plain: mended, asides: [], text: mended, isTitle: true };
  const { text: plain, asides } = withoutAsides(mended, people);
  const { text, teller } = partTeller(
    reword(softWishes(noteWishes(withDutyOfToday(withAmountMeant(plain), people), people))),
  );
  return { plain, asides, text, teller, isTitle: false };
}
