import type { ReactNode } from 'react';
import type { Grounding } from '#contract/story.ts';
import type { Example } from './example.ts';

interface Properties {
  readonly example: Example;
  readonly className: string;
}

// Whole class names: the style sheet is made of those that are found here.
const TURNS = [
  '[animation-delay:250ms]',
  '[animation-delay:500ms]',
  '[animation-delay:800ms]',
  '[animation-delay:1000ms]',
  '[animation-delay:1200ms]',
  '[animation-delay:1400ms]',
  '[animation-delay:1600ms]',
] as const;

/** The part of the story that appears as the `place`th. */
function turn(place: number): string {
  return `written ${TURNS[Math.min(place, TURNS.length - 1)] ?? ''}`;
}

export function IdeaBecomesStory({ example: { idea, product, draft }, className }: Properties) {
  return (
    <section aria-labelledby="example" className={className}>
      <h2 id="example" className="sr-only">
        An idea, and the story it became
      </h2>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-6">
        <div className="flex flex-col justify-center gap-4">
          <Note label="The idea">
            <p className="text-prose text-pretty">“{idea}”</p>
          </Note>
          <Note label={`From the description of the product ${product.name}`}>
            <p className="text-pretty text-soft">{product.description}</p>
          </Note>
        </div>
        <article className="rounded-lg border border-line bg-sheet p-6 shadow-float sm:p-10">
          <p className="text-caption font-medium text-accent-ink">The story</p>
          <h3 className={`mt-2 text-title font-semibold tracking-tight text-balance ${turn(0)}`}>{draft.headline}</h3>
          <blockquote className={`mt-4 border-l-2 border-accent-ink pl-5 text-prose text-pretty ${turn(1)}`}>
            {draft.userStory}
          </blockquote>
          <h4 className={`mt-8 font-semibold ${turn(2)}`}>Acceptance Criteria</h4>
          <ul className="mt-1 divide-y divide-line">
            {draft.acceptanceCriteria.map((criterion, place) => (
              <li key={criterion} className={`py-3 ${turn(place + 2)}`}>
                <p className="text-pretty">{criterion}</p>
                <Origin grounding={draft.grounding[place]} />
              </li>
            ))}
          </ul>
          {draft.openQuestions.length > 0 && (
            <div className={`mt-3 rounded-md bg-wash px-4 py-3 ${turn(6)}`}>
              <h4 className="text-caption font-medium text-soft">To be asked</h4>
              {draft.openQuestions.map((question) => (
                <p key={question}>{question}</p>
              ))}
            </div>
          )}
        </article>
      </div>
      <p className="mt-5 text-caption text-faint lg:text-right">
        As the built-in writer made it of this idea, without a language model. Nobody has touched it up.
      </p>
    </section>
  );
}

function Note({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="rounded-lg border border-line bg-side p-5 sm:p-6">
      <h3 className="mb-2 text-caption font-medium text-faint">{label}</h3>
      {children}
    </div>
  );
}

function Origin({ grounding }: { readonly grounding: Grounding | undefined }) {
  if (grounding === undefined) return null;
  return <p className="mt-0.5 text-caption text-faint">{originOf(grounding)}</p>;
}

function originOf(grounding: Grounding): string {
  if (grounding.source === 'idea') return 'From the idea';
  if (grounding.source === 'product') return `From the product: “${grounding.quote}”`;
  return 'Assumption';
}
