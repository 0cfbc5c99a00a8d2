import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const FERRY = {
  name: 'Ferryline',
  description:
    'Ferryline sells crossings between islands. Passengers book seats and bring cars, deckhands scan boarding passes, the harbour office sets the timetable and skippers report delays.',
};

function told(idea: string) {
  const draft = draftStory({ idea, product: FERRY });
  return { ...draft, criteria: draft.acceptanceCriteria, further: draft.furtherIdeas.join('\n') };
}

describe('a list below a line that ends in what its items are told by', () => {
  it.each([
    [
      'what a thing shows',
      'deck plan should show\n- free places\n- who has booked which\n- height of each lane',
      'What the deck plan shows',
      'see free places, who has booked which and the height of each lane on the deck plan',
      'The deck plan shows free places.',
    ],
    [
      'what a form asks for',
      'Car form should ask for\n- length\n- number plate\n- dangerous goods',
      'What the car form asks for',
      'have the car form ask for the length, the number plate and dangerous goods',
      'The car form asks for the number plate.',
    ],
    [
      'what stands in a report',
      'End of season report with\n- cars by month\n- cancelled crossings\n- income per island',
      'End of season report',
      'season report with cars by month, cancelled crossings and income per island',
      'The end of season report shows cars by month.',
    ],
    [
      'what is shown on a page',
      "on the skipper's page show\n- next crossing\n- open reports\n- wind and waves",
      "What the skipper's page shows",
      'see the next crossing, the open reports and wind and waves',
      "The skipper's page shows the open reports.",
    ],
    [
      'what is needed for something',
      'For the yearly audit we need:\n- tickets sold\n- refunds still open\n- cars by length',
      '',
      'cars by length for the yearly audit',
      'can see refunds still open for the yearly audit.',
    ],
  ])('tells %s', (_, idea, headline, wish, criterion) => {
    const draft = told(idea);
    expect(draft.headline).toContain(headline);
    expect(draft.userStory).toContain(wish);
    expect(draft.criteria.join('\n')).toContain(criterion);
    expect(draft.criteria).toHaveLength(3);
    expect(draft.further).toBe('');
  });

  it('is seen in one place', () => {
    expect(told('deck plan should show\n- free places\n- height of each lane\n- the way out').userStory).toContain(
      'so that I have it all in one place',
    );
  });

  it.each([
    ['Filter crossings by\n- island\n- hour\n- free places', 'filter crossings by island, hour and free places'],
    ['Compare boats:\n- speed\n- noise\n- fuel', 'compare boats by speed, noise and fuel'],
    [
      'After a cancelled crossing passengers should be able to\n- rebook for free\n- ask for a refund',
      'As a passenger, I want to rebook for free after a cancelled crossing',
    ],
  ])('is one sentence with an order or whoever may do it: %j', (idea, wish) => {
    expect(told(idea).userStory).toContain(wish);
  });

  it('is left alone where the line is a name or its items are deeds', () => {
    const draft = told('Lost luggage:\n- note where it was found\n- print a label\n- tell the owner');
    expect(draft.headline).not.toContain('shows');
    expect(draft.criteria.join('\n')).toContain('can print a label');
    expect(told('Waiting list\n- name\n- who was told').headline).not.toContain('What');
  });
});

describe('the items of a list', () => {
  it('are deeds beside deeds, although their verb may be a name', () => {
    const { criteria, further } = told('Gate:\n- count passengers\n- scan pass of each car\n- report a full deck');
    expect(criteria.join('\n')).toMatch(/can scan (?:the|a) pass of each car/);
    expect(further).not.toContain('use');
    expect(told('Gate:\n- count passengers\n- log entry per car').criteria.join('\n')).not.toContain('can log');
  });

  it('say how their thing is', () => {
    const { criteria } = told(
      'Winter timetable\n- different per island\n- excluding the night ferry\n- print it on A4',
    );
    expect(criteria).toContain('The winter timetable is different per island.');
    expect(criteria).toContain('The winter timetable leaves out the night ferry.');
  });
});
