import { expect, test } from 'vitest';
import { storyAsHtml } from './story-clipboard.ts';
import { storyAsMarkdown } from './story-markdown.ts';

const STORY = {
  headline: 'Keep the *cart*',
  userStory: 'As a shopper, I want my <cart> kept,\nso that I can pay later.',
  acceptanceCriteria: ['The cart is kept.', 'A full_cart stays full.'],
};

test('a copied story is Markdown in which the words stay words', () => {
  expect(storyAsMarkdown(STORY)).toBe(
    [
      String.raw`# Keep the \*cart\*`,
      '',
      '## User Story',
      '',
      String.raw`As a shopper, I want my \<cart\> kept, so that I can pay later.`,
      '',
      '## Acceptance Criteria',
      '',
      '- The cart is kept.',
      String.raw`- A full\_cart stays full.`,
      '',
    ].join('\n'),
  );
});

test('the lines of a criterion stay lines in Markdown, and none of them begins a list or makes a heading', () => {
  const criterion = 'The print shows:\n- the day\n\n2. the bike\n====\nA=B';
  expect(storyAsMarkdown({ ...STORY, acceptanceCriteria: [criterion, 'The cart is kept.'] })).toContain(
    [
      '- The print shows:  ',
      String.raw`  \- the day  `,
      String.raw`  2\. the bike  `,
      String.raw`  \====  `,
      '  A=B',
      '- The cart is kept.',
      '',
    ].join('\n'),
  );
});

test('a copied story is rich text in which nothing typed becomes markup', () => {
  expect(storyAsHtml(STORY)).toBe(
    '<h1>Keep the *cart*</h1><h2>User Story</h2><p>As a shopper, I want my &lt;cart&gt; kept,<br>so that I can pay later.</p>' +
      '<h2>Acceptance Criteria</h2><ul><li>The cart is kept.</li><li>A full_cart stays full.</li></ul>',
  );
});
