import { useEffect, useRef, useState } from 'react';
import type { Story } from '#contract/story.ts';
import { Button } from '../../components/ui/button.tsx';
import { FormFailure } from '../../components/ui/faces.tsx';
import { ActionBar } from '../../components/ui/page.tsx';
import type { StoryText } from '../../lib/story-difference.ts';
import { type Part, type Side, type StoryEdit, conflictsOf, mergeTexts, textsOf } from './story-edit.ts';
import type { StoryEditing } from './use-story-edit.ts';

const NAMES: Record<Part, string> = {
  headline: 'Headline',
  userStory: 'User Story',
  acceptanceCriteria: 'Acceptance Criteria',
};

interface StoryConflictProps {
  readonly editing: StoryEditing;
  readonly edit: StoryEdit;
  /** What was stored while the person was writing. */
  readonly theirs: Story;
}

/** Shows both texts side by side where they differ; for each part the person takes theirs or the other. */
export function StoryConflict({ editing, edit, theirs }: StoryConflictProps) {
  const mine = textsOf(edit);
  const conflicts = conflictsOf(edit.base, mine, theirs);
  const [chosen, setChosen] = useState<Partial<Record<Part, Side>>>({});
  const title = useRef<HTMLHeadingElement>(null);
  // The field in which the person was is gone: whoever listens or types goes on here.
  useEffect(() => title.current?.focus(), []);
  const sides = { ...Object.fromEntries(conflicts.map(({ part, side }) => [part, side])), ...chosen };

  return (
    <form
      method="post"
      aria-labelledby="conflict"
      onSubmit={(event) => {
        event.preventDefault();
        editing.settle(mergeTexts(mine, theirs, sides), theirs);
      }}
      className="flex flex-col gap-6"
    >
      <div className="flex flex-col gap-1">
        <h1 ref={title} tabIndex={-1} id="conflict" className="text-title font-semibold tracking-tight outline-none">
          This story was changed meanwhile
        </h1>
        <p className="text-soft">Choose for each part which text stays. Nothing is lost until you save.</p>
      </div>
      {conflicts.map(({ part }) => (
        <fieldset key={part} className="flex flex-col gap-2">
          <legend className="mb-2 text-caption font-medium text-soft">{NAMES[part]}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {(['mine', 'theirs'] as const).map((side) => (
              <Choice
                key={side}
                name={part}
                label={side === 'mine' ? 'Take mine' : 'Take theirs'}
                lines={linesOf(side === 'mine' ? mine : theirs, part)}
                isChosen={sides[part] === side}
                onChoose={() => setChosen({ ...chosen, [part]: side })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <FormFailure>{editing.failure ?? Object.values(editing.errors)[0]}</FormFailure>
      <ActionBar>
        <Button type="submit" kind="main" busy={editing.isSaving}>
          {editing.isSaving ? 'Saving…' : 'Save'}
        </Button>
        <Button kind="quiet" disabled={editing.isSaving} onClick={editing.goOnEditing}>
          Back to my text
        </Button>
      </ActionBar>
    </form>
  );
}

function linesOf(texts: StoryText, part: Part): readonly string[] {
  return part === 'acceptanceCriteria' ? texts.acceptanceCriteria : [texts[part]];
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly lines: readonly string[];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ name, label, lines, isChosen, onChoose }: ChoiceProps) {
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line p-4 has-checked:border-accent-ink">
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5 font-medium sm:min-h-6">
        <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="size-4 accent-accent" />
        {label}
      </label>
      <ul className="flex flex-col gap-2">
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line has no identity but its place
          <li key={index} className="whitespace-pre-line">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
