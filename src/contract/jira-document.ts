import type { Story } from './story.ts';

export const JIRA_CREDIT = 'Written with Storygenie';
export const JIRA_SUMMARY_MAX = 255;

interface TextNode {
  readonly type: 'text';
  readonly text: string;
  readonly marks?: readonly { readonly type: 'em' }[];
}
interface Break {
  readonly type: 'hardBreak';
}
interface Paragraph {
  readonly type: 'paragraph';
  readonly content: readonly (TextNode | Break)[];
}
interface Heading {
  readonly type: 'heading';
  readonly attrs: { readonly level: number };
  readonly content: readonly TextNode[];
}
interface BulletList {
  readonly type: 'bulletList';
  readonly content: readonly { readonly type: 'listItem'; readonly content: readonly Paragraph[] }[];
}

/** The description of an issue in Atlassian's document format, as far as a story needs it. */
export interface IssueDocument {
  readonly type: 'doc';
  readonly version: 1;
  readonly content: readonly (Paragraph | Heading | BulletList)[];
}

export type IssueTexts = Pick<Story, 'headline' | 'userStory' | 'acceptanceCriteria'>;

/** The summary of a story's issue: its headline, on one line and within Jira's limit. */
export function issueSummary({ headline }: Pick<IssueTexts, 'headline'>): string {
  const line = headline.replace(/\s+/g, ' ').trim();
  return line.length > JIRA_SUMMARY_MAX
    ? `${line
        .slice(0, JIRA_SUMMARY_MAX - 1)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`
    : line;
}

/** The description of a story's issue: heading, user story, criteria as bullets, credit line. */
export function issueDocument({ headline, userStory, acceptanceCriteria }: IssueTexts): IssueDocument {
  return {
    type: 'doc',
    version: 1,
    content: [
      heading(2, issueSummary({ headline })),
      paragraph(userStory),
      heading(3, 'Acceptance Criteria'),
      {
        type: 'bulletList',
        content: acceptanceCriteria.map((criterion) => ({ type: 'listItem', content: [paragraph(criterion)] })),
      },
      { type: 'paragraph', content: [{ type: 'text', text: JIRA_CREDIT, marks: [{ type: 'em' }] }] },
    ],
  };
}

function heading(level: number, text: string): Heading {
  return { type: 'heading', attrs: { level }, content: [{ type: 'text', text }] };
}

// A text node holds one line; an empty one is none.
function paragraph(text: string): Paragraph {
  const content: (TextNode | Break)[] = [];
  for (const [index, line] of text.split(/\r\n|[\n\r\u2028\u2029]/).entries()) {
    if (index > 0) content.push({ type: 'hardBreak' });
    if (line !== '') content.push({ type: 'text', text: line });
  }
  return { type: 'paragraph', content };
}

/** A document that is nothing but a text. */
export function textDocument(text: string): IssueDocument {
  return { type: 'doc', version: 1, content: [paragraph(text)] };
}
