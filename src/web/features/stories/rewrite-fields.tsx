import type { Story } from '#contract/story.ts';
import { type StoryChangeKind, STORY_CHANGES } from '#contract/story-versions.ts';
import { CheckboxGroup } from '../../components/ui/checkbox-group.tsx';
import { SelectField, TextArea, TextField } from '../../components/ui/field.tsx';
import type { RewriteWish } from './rewrite-wish.ts';
import type { EditErrors } from './story-edit.ts';

/** An open question is answered where it stands. */
const CHANGES = Object.entries(STORY_CHANGES).flatMap(([id, name]) => (id === 'answer-question' ? [] : [{ id, name }]));

interface RewriteFieldsProps {
  readonly story: Story;
  readonly wish: RewriteWish;
  readonly errors: EditErrors;
  /** The built-in writer is asked, which takes no free words. */
  readonly drafter: boolean;
  readonly onChange: (wish: RewriteWish) => void;
}

type AnswerFieldProps = Omit<RewriteFieldsProps, 'story'> & { readonly question: string };

/** What a person says to an open question. */
export function AnswerField({ question, wish, errors, drafter, onChange }: AnswerFieldProps) {
  return (
    <TextArea
      label={question}
      look="line"
      rows={3}
      hint={drafter ? 'Best a whole sentence: your words become a part of the story.' : undefined}
      value={wish.answer}
      error={errors['answer']}
      onChange={({ target }) => onChange({ ...wish, answer: target.value })}
    />
  );
}

/** What should be different: in free words where the writer takes them, and as listed changes. */
export function RewriteFields({ story, wish, errors, drafter, onChange }: RewriteFieldsProps) {
  const { locks, acceptanceCriteria } = story;
  const free = acceptanceCriteria.filter((criterion) => !locks.acceptanceCriteria.includes(criterion));
  return (
    <>
      {!drafter && (
        <TextArea
          label="What should be different?"
          look="line"
          rows={3}
          value={wish.feedback}
          error={errors['feedback']}
          onChange={({ target }) => onChange({ ...wish, feedback: target.value })}
        />
      )}
      <CheckboxGroup
        legend="Changes"
        options={CHANGES}
        chosen={wish.kinds}
        error={errors['changes'] ?? (drafter ? errors['feedback'] : undefined)}
        onChange={(kinds) => onChange({ ...wish, kinds: kinds as readonly StoryChangeKind[] })}
      />
      {wish.kinds.includes('another-actor') && (
        <TextField
          label="Which role?"
          hint="Left empty, the writer chooses."
          autoComplete="off"
          value={wish.actor}
          error={errors['actor']}
          onChange={({ target }) => onChange({ ...wish, actor: target.value })}
        />
      )}
      {wish.kinds.includes('drop-criterion') && (
        <SelectField
          label="Which criterion?"
          value={free.includes(wish.criterion) ? wish.criterion : ''}
          error={errors['criterion']}
          onChange={({ target }) => onChange({ ...wish, criterion: target.value })}
        >
          <option value="">Choose a criterion</option>
          {free.map((criterion) => (
            <option key={criterion} value={criterion}>
              {criterion}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
