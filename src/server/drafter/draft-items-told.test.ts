import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const STUDIO = {
  name: 'Kiln',
  description:
    'Kiln is the booking app of a pottery studio. Potters book kilns and shelves and pay online. The studio manager checks the kilns and orders clay.',
};

function told(idea: string) {
  const draft = draftStory({ idea, product: STUDIO });
  return { ...draft, criteria: draft.acceptanceCriteria.join('\n') };
}

describe('items that say how the thing above them is', () => {
  it('are told of it, and the thing is the wish', () => {
    const draft = told(
      'Firing reminder:\n- a day before and again an hour before\n- lists what is on the shelf\n- stops once the kiln is empty',
    );
    expect(draft.userStory).toContain('I want to get a firing reminder');
    expect(draft.criteria).toContain('The firing reminder is sent a day before and again an hour before.');
    expect(draft.criteria).toContain('The firing reminder stops once the kiln is empty.');
    expect(draft.criteria).not.toContain('can see');
  });

  it('are no deeds of whoever checks', () => {
    const draft = told(
      'Checklist for checking kilns\n- pass or fail for each kiln\n- a failed kiln goes back to the workshop\n- no firing while anything is failed',
    );
    expect(draft.userStory).toContain('work through a checklist for checking kilns');
    expect(draft.criteria).toContain('Each kiln is marked as pass or fail.');
    expect(draft.criteria).toContain('There is no firing while anything is failed.');
    expect(draft.furtherIdeas).toEqual([]);
  });

  it('stand below an order with what is ruled out', () => {
    const draft = told(
      'Photograph a shelf and share it with the others\n- mark the pots that are yours\n- the rest is blurred\n- never show names to people who did not ask',
    );
    expect(draft.userStory).toContain('I want to photograph a shelf');
    expect(draft.criteria).toContain('can mark the pots that are theirs.');
    expect(draft.criteria).toContain('The rest is blurred.');
    expect(draft.criteria).toContain('Names are never shown to people who did not ask.');
  });

  it('stand below the name of what is done', () => {
    expect(
      told('Signing off a firing\n- yes or no for each shelf\n- no bill as long as a shelf is open').userStory,
    ).toContain('I want to sign off a firing');
  });
});

describe('names below a case', () => {
  it('are what those get whose case it is', () => {
    const draft = told('When somebody tells us a pot was broken:\n- money back at once\n- a tip for the next firing');
    expect(draft.userStory).toContain('I want to get my money back at once when I tell the team a pot was broken');
    expect(draft.criteria).toContain('A potter receives a tip for the next firing when');
    expect(draft.furtherIdeas).toEqual([]);
  });

  it('are not got by whom the case only happens to', () => {
    const draft = told('If a teacher falls ill:\n- a free place in another course\n- a text to every potter');
    expect(draft.userStory).toMatch(
      /^As a potter, I want to get a free place in another course if a teacher falls ill/,
    );
    expect(draft.criteria).toContain('A text to every potter is sent if a teacher falls ill.');
  });
});

describe('a list of what people are to see', () => {
  it('is told by those it is for', () => {
    const draft = told(
      'For people on the waiting list:\n- where they stand\n- how long it takes\n- a text when they move up',
    );
    expect(draft.userStory).toContain('I want to see where I stand');
    expect(draft.criteria).toContain('receives a text when they move up');
  });
});

describe('a deed of a list', () => {
  it('is no idea of its own where a criterion tells it', () => {
    const draft = told('Kiln booking:\n- choose a kiln\n- see the price\n- add a photo of the pots');
    expect(draft.criteria).toContain('A potter can see the price.');
    expect(draft.furtherIdeas).toEqual([]);
  });
});
