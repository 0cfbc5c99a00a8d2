import { cleanText } from '#contract/text.ts';
import { toldInFull } from './among-sentences.ts';
import { withAttributed } from './attributed.ts';
import { mendWords, stripMarkup, withoutEndless } from './clean-idea.ts';
import { withPlaceParted } from './front-place.ts';
import { withMarks } from './headed-list.ts';
import { insteadOfEach } from './instead-of-each.ts';
import { mendTypos } from './mend-typos.ts';
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

export type { Near };

/** The words of an idea that are read as what it asks for, and what was told beside them. */
interface Words {
  readonly text: string;
  /** Who says "I" in it. */
  readonly by: string | undefined;
  /** What is quoted or only told: it may tell why. */
  readonly reasons: string;
  readonly near: Near | undefined;
}

/** An idea as it was typed, mended, without who speaks and without what a note only tells. */
export function wordsOf(raw: string, product: Product, people: People): Words {
  const attributed = withAttributed(fromTicket(inOnePhrase(cleanText(raw)), product), product);
  const spoken = withoutSpeaker(attributed.text, people);
  const said = partSaid(spoken.text, people);
  const by = said.by ?? spoken.by ?? attributed.by;
  const mend = (text: string) =>
    withPlaceParted(
      withNames(mendTypos(mendWords(withoutEndless(stripMarkup(text))), product.sentences.join(' '))),
      people,
    );
  const asking = withQuoted(said);
  const note = toldNote(
    withFormers(
      withMarks(
        withRemedies(
          toldInFull(
            withRemedy(plainWishes(withWhatIsLost(insteadOfEach(withTheyNamed(mend(asking)), people), people))),
          ),
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
  // What is quoted is no reason where it is the wish.
  const quoted = asking === said.text ? mend(said.quoted) : '';
  return { text: note.text, by, reasons: [quoted, note.reasons].filter(Boolean).join(' '), near: note.near };
}
