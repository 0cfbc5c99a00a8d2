import { type ReactNode, useState } from 'react';
import type { Story } from '#contract/story.ts';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { ProblemError, messageOf } from '../../lib/problem-error.ts';
import { useLink } from './use-story-in-jira.ts';

interface IssueKeyFormProps {
  readonly story: Story;
  readonly onLinked: (story: Story) => void;
  readonly className: string;
  /** Beside the button that sends it. */
  readonly children?: ReactNode;
}

/** Takes a person's word on which issue a story is. */
export function IssueKeyForm({ story, onLinked, className, children }: IssueKeyFormProps) {
  const [key, setKey] = useState('');
  const link = useLink(story.id, onLinked);
  const fault = link.error instanceof ProblemError && link.error.problem.errors?.[0]?.message;
  return (
    <form
      method="post"
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        link.mutate(key.trim().toUpperCase());
      }}
    >
      <TextField
        label="Issue key"
        placeholder="KEY-123"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={key}
        error={link.error && (fault || messageOf(link.error))}
        onChange={({ target }) => setKey(target.value)}
      />
      <div className="flex justify-end gap-2">
        {children}
        <Button type="submit" kind={children ? 'main' : 'plain'} className="sm:min-h-10" busy={link.isPending}>
          Save key
        </Button>
      </div>
    </form>
  );
}
