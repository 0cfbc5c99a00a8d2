import {
  PRODUCT_DESCRIPTION_FULL,
  PRODUCT_DESCRIPTION_GOOD,
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_DESCRIPTION_MIN,
} from '#contract/product.ts';

interface Grade {
  readonly bar: string;
  readonly text: string;
  readonly words: string;
}

const BAD = { bar: 'bg-bad', text: 'text-bad' };
const TOO_SHORT: Grade = { ...BAD, words: 'Too short' };
const LONG_ENOUGH: Grade = { bar: 'bg-warn', text: 'text-warn', words: 'Long enough' };
const GOOD_LENGTH: Grade = { bar: 'bg-good', text: 'text-good', words: 'Good length' };
const TOO_LONG: Grade = { ...BAD, words: 'Too long' };

function gradeOf(count: number): Grade {
  if (count < PRODUCT_DESCRIPTION_MIN) return TOO_SHORT;
  if (count > PRODUCT_DESCRIPTION_MAX) return TOO_LONG;
  return count < PRODUCT_DESCRIPTION_GOOD ? LONG_ENOUGH : GOOD_LENGTH;
}

/** How long a description is: a count, a bar, and in words what the bar's colour means. */
export function DescriptionMeter({ count }: { readonly count: number }) {
  const { bar, text, words } = gradeOf(count);
  const width = `${Math.min(count / PRODUCT_DESCRIPTION_FULL, 1) * 100}%`;
  return (
    <div className="flex flex-col gap-1.5 pt-1">
      <div className="h-1 overflow-hidden rounded-full bg-wash">
        <div
          className={`h-full rounded-full transition-[width] ${bar}`}
          data-testid="description-bar"
          style={{ width }}
        />
      </div>
      <div className="flex flex-wrap justify-between gap-x-4">
        <span>A long description improves your generated stories. Describe features and benefits.</span>
        {/* As wide as it gets: the first character typed moves nothing. */}
        <span className="ml-auto min-w-[30ch] text-right tabular-nums">
          {count > 0 && <span className={`font-medium ${text}`}>{words} · </span>}
          {count.toLocaleString('en')} {count === 1 ? 'character' : 'characters'}
        </span>
      </div>
    </div>
  );
}
