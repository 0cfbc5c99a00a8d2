import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const CLINIC = {
  name: 'Pawprint',
  description:
    'Pawprint is the booking system of a veterinary clinic. Pet owners book appointments and pay bills. Receptionists check people in, vets write the treatment notes, and the practice manager orders drugs.',
};

function told(idea: string) {
  const draft = draftStory({ idea, product: CLINIC });
  return { ...draft, criteria: draft.acceptanceCriteria.join('\n'), further: draft.furtherIdeas.join('\n') };
}

describe('a list with a name above it', () => {
  it.each([
    [
      'a place',
      'At the desk:\n- print the bill\n- weigh the dog',
      'Print the bill at the desk',
      'weigh the dog at the desk',
    ],
    [
      'a thing of two words',
      'Drug cabinet:\n- count what is left\n- scan a new box',
      'Drug cabinet: ',
      'can scan a new box',
    ],
    [
      'a question',
      "What's on today:\n- see who comes at what time\n- tick who has arrived",
      'What is on today',
      'can tick who has arrived',
    ],
    [
      'what happens',
      'discharge of a patient:\n- vet writes the last note\n- owner gets the bill\n- then free the cage',
      'Discharge of a patient',
      'An owner gets the bill.',
    ],
    ['a page', 'owner page:\n- show the next visit\n- let the owner move it', 'next visit', 'owner can move'],
  ])('is told by its first deed under %s', (_, idea, headline, criterion) => {
    const draft = told(idea);
    expect(draft.headline).toContain(headline);
    expect(draft.criteria).toContain(criterion);
  });

  it('keeps why an item is wished', () => {
    expect(
      told('In the ward:\n- note the temperature\n- mark a sick animal so the vet sees it first').criteria,
    ).toContain('mark a sick animal in the ward so that the vet sees it first');
  });

  it('names what "it" is in its items', () => {
    expect(told('Vaccination pass:\n- scan a paper pass\n- print it again').criteria).toContain(
      'print the vaccination pass',
    );
  });

  it('says of its thing what holds for it', () => {
    const { criteria } = told(
      'Rules for refunds:\n- a refund is at most the price paid\n- never in cash\n- shown on the next bill\n- to be asked for before the 15th',
    );
    expect(criteria).toContain('A refund is never in cash.');
    expect(criteria).toContain('A refund is shown on the next bill.');
  });

  it('says a bound as what there is', () => {
    expect(
      told('Group visits:\n- at most 4 animals per visit\n- everyone sees how many places are left').criteria,
    ).toContain('There are at most 4 animals per visit.');
  });

  it('is told by those it is for', () => {
    const draft = told('For receptionists:\n- see the day at a glance\n- mark who has arrived');
    expect(draft.userStory).toMatch(/^As a receptionist, I want to see the day at a glance/);
    expect(draft.criteria).toContain('A receptionist can mark who has arrived.');
  });

  it('is the order itself, where an order stands above it', () => {
    const draft = told('Import owners from Excel:\n- map the columns\n- show what was skipped');
    expect(draft.userStory).toContain('I want to import owners from Excel');
    expect(draft.criteria).toContain('can see what was skipped');
  });

  it('may stand in lines without marks', () => {
    const draft = told('cage list\nphoto of each animal\nwho feeds it today');
    expect(draft.userStory).toContain('a cage list');
    expect(draft.criteria).toContain('can see who feeds it today');
  });

  it('is no list where a sentence runs over its lines', () => {
    const draft = told('receptionists want to see the bills of the day\nbefore they close the till in the evening');
    expect(draft.userStory).toContain('see the bills of the day');
    expect(draft.headline).not.toContain(':');
  });

  it.each([
    [
      'tells who sees it',
      'What owners see:\n- the next visit\n- the open bills',
      /^As a pet owner, I want to see the next visit and the open bills/,
    ],
    ['names what is shown', 'Vets need:\n- the weight\n- the age', /the weight/],
    [
      'only announces wishes',
      'what we miss:\n- a search by chip number\n- a list of unpaid bills',
      /search by chip number/,
    ],
  ])('is read as before where the line %s', (_, idea, story) => {
    expect(told(idea).userStory).toMatch(story);
  });

  it('is a list in one line where most of it are orders', () => {
    const one = told('Certificates: renew with one click, download as PDF, see the end date');
    expect(one).toEqual(told('Certificates:\n- renew with one click\n- download as PDF\n- see the end date'));
    expect(one.userStory).toContain('with one click');
    expect(told('Search page: photos, price and a map').criteria).toContain('photos, price and a map');
  });

  it('gives an item its verb where only what is done stands there', () => {
    const { criteria } = told("Waiting room:\n- list who is next\n- filter by vet\n- my patient's owner highlighted");
    expect(criteria).toMatch(/patient's owner is highlighted\./);
  });
});

describe('a list below a wish for its thing', () => {
  it.each([
    ['We need puppy classes:\n- up to 8 dogs\n- owners can join until the day before', 'up to 8 dogs puppy'],
    ['Improve the drug list:\n- search by name\n- filter by shelf', 'improve the'],
    ['I need a vaccination card with:\n- the dog\n- the vet', 'card with:'],
  ])('stands below its name: %s', (idea, never) => {
    const { userStory, criteria } = told(idea);
    expect(`${userStory}\n${criteria}`).not.toContain(never);
    expect(criteria).not.toMatch(/:[.]$/m);
  });

  it('says what is needed for something in one sentence', () => {
    expect(told('For the yearly report I need:\n- number of dogs\n- income per month').userStory).toMatch(
      /number of dogs and income per month for the yearly report/,
    );
  });

  it('takes no adverb for a thing', () => {
    expect(told('Appointments:\n- choose a day\n- pay online').criteria).toContain('can pay online');
  });
});
