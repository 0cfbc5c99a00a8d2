import type { Grounding } from '#contract/story.ts';
import type { WritingTask } from '../../stories/story-writer.ts';
import type { ClaimedOrigin } from './answer.ts';

const SENTENCE_MAX = 400;
/** A shorter quote is found in nearly any text, and so shows nothing. */
const QUOTE_MIN = 4;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Makes a function that checks where a model says something comes from. A quote must stand in the
 * idea or in the product's name and description, whatever its case, spaces and quotation marks; the
 * product's is given back in the description's own words. Anything else becomes an assumption.
 */
export function originVerifier(task: WritingTask): (claim: ClaimedOrigin) => Grounding {
  const { idea, context = '', revision, product } = task;
  // What a person wants otherwise is theirs as the idea is.
  const answers = revision?.changes.map(({ answer = '' }) => answer).join('\n') ?? '';
  const ideaText = normalise(`${idea}\n${context}\n${revision?.feedback ?? ''}\n${answers}`);
  const productText = normalise(`${product.name}\n${product.description}`);
  const described = [...sentences.segment(product.description)].map(({ segment }) => segment.trim());

  const sentenceWith = (quote: string) =>
    described.find((sentence) => sentence.length <= SENTENCE_MAX && normalise(sentence).includes(quote));

  return ({ source, quote }) => {
    if (source === 'assumption') return { source };
    const said = normalise(quote);
    if (!said) return { source: source === 'idea' ? 'idea' : 'assumption' };
    if (said.length < QUOTE_MIN) return { source: 'assumption' };
    const inIdea = ideaText.includes(said);
    const inProduct = productText.includes(said);
    if (inIdea && (source === 'idea' || !inProduct)) return { source: 'idea' };
    if (inProduct) return { source: 'product', quote: sentenceWith(said) ?? quote };
    return { source: 'assumption' };
  };
}

/** Words only: quotation marks, dashes and spaces are what models change without a thought. */
function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
