import { cleanText } from '#contract/text.ts';
import { toldInFull } from './among-sentences.ts';
import { withAttributed } from './attributed.ts';
import { mendWords, stripMarkup, withoutEndless } from './clean-idea.ts';
import { withPlaceParted } from './front-place.ts';
import { withMarks } from './headed-list.ts';
import { insteadOfEach } from './instead-of-each.ts';
import { withWhatIsLost } from './lost-by-product.ts';
import type { People } from './people.ts';
import { withoutSpeaker } from './plain-notes.ts';
import { withRemedies } from './note-remedies.ts';
import { withRemedy } from './plain-remedies.ts';
import { plainWishes } from './plain-wishes.ts';
import type { Product } from './read-product.ts';
import { partSaid, withQuoted } from './said-by.ts';
import { withNames } from './starts-with-name.ts';
import { withTheyNamed } from './they-of-others.ts';
import { fromTicket } from './ticket-forms.ts';
import { type Near, toldNote } from './told-note.ts';
import { withFormers } from './with-former.ts';
import { inOnePhrase } from './name-with-colon.ts';
import { partWhy, type WhyBehind } from './why-behind.ts';

export type { Near };

/** The words of an idea that are read as what it asks for, and what was told beside them. */
interface Words {
  readonly text: string;
  /** Who says "I" in it. */
  readonly by: string | undefined;
  /** What is quoted or only told: it may tell why. */
  readonly reasons: string;
  /** Of whose work is told beside the wish, and a thing that is named as its cause. */
  readonly beside: { readonly near?: Near; readonly cause?: string };
}

/** What stood beside the wish may still tell who wishes it. */
function besides(parted: WhyBehind | undefined): Near | undefined {
  return parted?.told ? { name: undefined, isTheirs: false, told: parted.told, isBeside: true } : undefined;
}

/** An idea as it was typed, mended, without who speaks and without what a note only tells. */
export function wordsOf(raw: string, product: Product, people: People): Words {
  const attributed = withAttributed(fromTicket(inOnePhrase(cleanText(raw)), product), product);
  const spoken = withoutSpeaker(attributed.text, people);
  const said = partSaid(spoken.text, people);
  const by = said.by ?? spoken.by ?? attributed.by;
  const mend = (text: string) => withPlaceParted(withNames(mendWords(withoutEndless(stripMarkup(text)))), people);
  const quoting = mend(withQuoted(said));
  const parted = partWhy(quoting, people);
  const asking = parted?.text ?? quoting;
  const note = toldNote(
    withFormers(
      withMarks(
        withRemedies(
          toldInFull(withRemedy(plainWishes(withWhatIsLost(insteadOfEach(withTheyNamed(asking), people), people)))),
          people,
        ),
        people,
      ),
      people,
    ),
    product,
    people,
    {
      by,
      isJotted: attributed.isJotted,
    },
  );
  const near = note.near ?? besides(parted);
  // What is quoted is no reason where it is the wish.
  const quoted = withQuoted(said) === said.text ? mend(said.quoted) : '';
  return {
    text: note.text,
    by,
    reasons: [quoted, parted?.why && `So that ${parted.why}.`, note.reasons].filter(Boolean).join(' '),
    beside: { ...(near ? { near } : {}), ...(parted?.cause ? { cause: parted.cause } : {}) },
  };
}
