import { describe, expect, test } from 'vitest';
import { issueDocument, issueSummary } from './jira-document.ts';

const texts = {
  headline: 'Swap a plot',
  userStory: 'As a gardener, I want to swap my plot.\nOnly before the season.',
  acceptanceCriteria: ['A swap is shown.', 'A declined swap\nchanges nothing.'],
};

describe('the issue of a story', () => {
  test('shows heading, story, criteria as bullets and the credit line, each line of a text on its own', () => {
    expect(issueDocument(texts)).toEqual({
      type: 'doc',
      version: 1,
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Swap a plot' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'As a gardener, I want to swap my plot.' },
            { type: 'hardBreak' },
            { type: 'text', text: 'Only before the season.' },
          ],
        },
        { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Acceptance Criteria' }] },
        {
          type: 'bulletList',
          content: [
            {
              type: 'listItem',
              content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A swap is shown.' }] }],
            },
            {
              type: 'listItem',
              content: [
                {
                  type: 'paragraph',
                  content: [
                    { type: 'text', text: 'A declined swap' },
                    { type: 'hardBreak' },
                    { type: 'text', text: 'changes nothing.' },
                  ],
                },
              ],
            },
          ],
        },
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'Written with Storygenie', marks: [{ type: 'em' }] }],
        },
      ],
    });
  });

  test('has a summary on one line that Jira does not find too long, and no half character at its end', () => {
    expect(issueSummary({ headline: 'Swap\na   plot ' })).toBe('Swap a plot');
    const long = issueSummary({ headline: '🌱'.repeat(200) });
    expect(long).toBe(`${'🌱'.repeat(127)}…`);
    expect(long.length).toBe(255);
  });
});
