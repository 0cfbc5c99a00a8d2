import { issueDocument, issueSummary } from '#contract/jira-document.ts';
import { DocumentPreview } from './document-preview.tsx';
import type { StoryText } from '../../lib/story-difference.ts';

interface IssuePreviewProps {
  readonly story: StoryText;
  /** The project and type it goes to, as far as they are chosen. */
  readonly place: string;
}

/** The issue as Jira will show it, made of the very document that Jira is sent. */
export function IssuePreview({ story, place }: IssuePreviewProps) {
  return (
    <section aria-label="Preview of the issue" className="rounded-md border border-line bg-paper p-5">
      <p className="min-h-5 text-caption text-faint">{place}</p>
      <h3 className="mt-1 text-prose font-semibold text-balance">{issueSummary(story)}</h3>
      <p className="mt-4 mb-1.5 text-caption font-medium text-soft">Description</p>
      <DocumentPreview document={issueDocument(story)} />
    </section>
  );
}
