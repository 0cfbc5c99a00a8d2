import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Courtside',
  description:
    'Courtside is a booking app for tennis clubs. Members book courts and invite partners. Trainers offer lessons and keep a list of their pupils. The club manager sets opening hours and closes courts.',
};
const all = (idea: string): string => {
  const { headline, userStory, acceptanceCriteria } = draftStory({ idea, product });
  return [headline, userStory, ...acceptanceCriteria].join('\n');
};

it('is for those who are served where one of them speaks', () => {
  expect(all('Larger letters on the board, for those of us without good eyes')).toContain('As a member');
});

describe('what holds of some, or is told with a "never"', () => {
  it.each([
    [
      'Passwords are stored encrypted and never shown',
      'Passwords are stored encrypted and never shown.',
      /no longer stored/,
    ],
    ['Invoices are sent by post to those without email', 'sent by post to those without email', /with an email/],
    ['Pupils who are ill do not pay for the lesson', 'no longer have to pay for the lesson', /reminded to pay/],
    ['The app asks for my password every single day', 'does not ask for their password', /gets their password/],
    ['Photos of a court should not upload sideways', 'from uploading sideways', /should/],
    ['Lessons above 20 euros should need two approvals', 'two approvals', /should/],
    [
      'Net check: every month half of the nets are checked instead of all in spring',
      'have half of the nets checked every month instead of all in spring',
      /no longer/,
    ],
    ['Lessons under 20 euros do not need an approval', 'go ahead without an approval', /should/],
  ])('%s', (idea, told, unwanted) => {
    expect(all(idea)).toContain(told);
    expect(all(idea)).not.toMatch(unwanted);
  });

  it('is a duty where it is nobody in particular', () => {
    expect(all('Members do not pay on time')).toContain('reminded to pay');
  });
});
