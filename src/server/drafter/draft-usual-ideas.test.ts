import { describe, expect, it } from 'vitest';
import { write } from './draft.contract.ts';

describe('an idea as most people type it becomes a story', () => {
  it.each([
    [
      'what only some of a role wish',
      'Boat owners who live abroad want to pay by card',
      /^As a boat owner who lives abroad, I want to pay by card,/,
    ],
    [
      'what is sent to nobody in particular',
      'Send a reminder two days before the lift of the boat',
      /^As a boat owner, I want to get a reminder two days before the lift of the boat,/,
    ],
    [
      'what the product works out',
      'Suggest launch dates based on the tide',
      /^As a \w+ \w+, I want to have launch dates suggested based on the tide,/,
    ],
    [
      'how the product is to be',
      'The app should be available in Spanish and French',
      /I want to use the app in Spanish and French,/,
    ],
    [
      'a sum that is how much',
      'Allow boat owners to pay on account up to a limit of 5,000 euros',
      /I want to pay on account up to 5,000 euros,/,
    ],
    [
      'a place for doing something',
      'Give boat owners a place to upload three pictures',
      /^As a boat owner, I want to upload three pictures,/,
    ],
    [
      'a reason with so alone',
      'As a boat owner I would like to add my logo to invoices so they look official',
      /^As a boat owner, I want to add my logo to invoices, so that (?:they|I) look official\.$/,
    ],
    [
      'those who have stayed away',
      'Remind boat owners who have not been to the yard for two months',
      /I want to be reminded when I have not been to the yard for two months,/,
    ],
    [
      'what people complain of',
      'Boat owners complain about being charged after they have left the yard',
      /I want to keep boat owners from being charged after they have left the yard,/,
    ],
    [
      'what comes of a trouble is no reason',
      'Boat owners do not see their launch date so we lose them in spring',
      /^As a boat owner, I want to see my launch date, so that (?!we lose)/,
    ],
    [
      'a page that is to work elsewhere',
      'Redesign the crane plan so that it works on a phone',
      /I want to have the crane plan work on a phone, so that (?!nobody has to put copies)/,
    ],
    [
      'a condition in front of what must be done',
      'When a launch is late, the harbour must be informed',
      /I want to have the harbour informed when a launch is late,/,
    ],
    [
      'what nobody may do',
      'Nobody should be able to change the date after the crane is booked',
      /I want to keep anybody from changing the date after the crane is booked,/,
    ],
    [
      'what not everybody has',
      'Not every boat owner has a smartphone, so invoices should also be printable',
      /so that it does not matter that not every boat owner has a smartphone\.$/,
    ],
    [
      'a bound that is the wish',
      'Limit uploads of invoices to 10 MB per file',
      /I want to limit uploads of invoices to 10 MB per file,/,
    ],
    ['marks on things', 'Add labels to boats in the yard', /I want to add labels to boats in the yard,/],
    [
      'a message that has a not',
      'Show a warning when the boat is not insured',
      /I want to have a warning shown when the boat is not insured, so that (?!only)/,
    ],
    [
      'a wish for the sake of something',
      'Hide the hours of workers during screening to reduce bias',
      /I want to hide the hours of workers during screening, so that I reduce bias\.$/,
    ],
  ])('%s: %s', (_what, idea, story) => {
    expect(write(idea).userStory).toMatch(story);
  });
});

it('a headline does not deny what only its condition denies', () => {
  expect(write('Show a warning when the boat is not insured in time').headline).toMatch(/^Show (?:a )?warning /);
});

it('who is told that something has happened does not do what they always do', () => {
  expect(write('Notify the yard manager when the crane is free for more than a day').userStory).not.toMatch(
    /plan the crane/,
  );
});

it('what need not be done is no ban, and its headline denies no other verb', () => {
  const { headline, userStory } = write("Yard workers don't need to see orders that were deleted");
  expect(userStory).toMatch(/^As a yard worker, I want to no longer have to see orders that were deleted,/);
  expect(headline).toMatch(/^No more seeing orders/);
});

it('what nobody can do yet is a wish, and what nobody should do a ban', () => {
  expect(write('Nobody can find the settings of the crane plan').userStory).toMatch(/I want to find the settings/);
  expect(write('Nobody should find the settings of the crane plan').userStory).toMatch(/I want to keep anybody from/);
});

describe('who it is for', () => {
  it.each([
    ['whoever a compound with people names', 'Craftspeople want to block days', /^As a craftsperson,/],
    [
      'whom the reason is about where something is only shown',
      'Show how full the crane is so boat owners can decide whether to wait',
      /^As a boat owner, I want to see how full the crane is, so that I can decide whether to wait\.$/,
    ],
    [
      'whoever does it, and not whom its reason is about',
      'Publish the crane plan so boat owners can see it',
      /^As a yard manager,/,
    ],
    [
      'somebody else than the one of whom the speaker speaks',
      'I want to know why a boat owner has chosen another yard',
      /^As a (?!boat owner)/,
    ],
  ])('is %s', (_what, idea, story) => {
    expect(write(idea).userStory).toMatch(story);
  });

  it('is kept from doing it by others', () => {
    expect(write('Stop boat owners from changing a date that somebody else has taken').userStory).toMatch(
      /^As a yard \w+, I want to keep boat owners from changing a date that somebody else has taken,/,
    );
  });

  it('may do only that', () => {
    expect(write('Boat owners should only see their own boats').userStory).toMatch(/I want to see only my own boats,/);
    expect(write('Boat owners should only be allowed to change a date before the lift').userStory).not.toMatch(
      /be allowed only/,
    );
  });
});

it('what the product does besides is asked of whoever gets something from it', () => {
  expect(write('Send boat owners a photo of the lift and ask for a review').acceptanceCriteria).toContain(
    'Boat owners are asked for a review.',
  );
});

it('what is to work even without something is told so', () => {
  expect(write('Yard workers report damage on the boat with a photo, even without reception').userStory).toMatch(
    /I want to report damage on the boat with a photo, even without reception,/,
  );
});

it('what is hard to do is done', () => {
  expect(
    write('Boat owners find it hard to say where the damage is, they should be able to draw it').userStory,
  ).toMatch(/so that I can say where the damage is\.$/);
});

it('who is to be reminded of a debt does not ask for it', () => {
  expect(write("Send a reminder to boat owners who haven't paid their bill by the end of March").userStory).toMatch(
    /^As a yard manager, I want to send a reminder to boat owners who have not paid their bill by the end of March,/,
  );
});

it('what somebody does with a file is no name of a thing', () => {
  expect(write('Boat owners upload insurance papers as PDF or photo').userStory).toMatch(
    /^As a boat owner, I want to upload insurance papers as PDF or photo,/,
  );
});

it('whoever charges or asks others is none of them', () => {
  expect(write('Can we charge boat owners for a lost key?').userStory).toMatch(
    /^As a yard \w+, I want to charge boat owners/,
  );
  expect(write('Could we ask boat owners for their insurance before the lift?').userStory).toMatch(
    /^As a yard \w+, I want to ask boat owners for their insurance before the lift,/,
  );
});

it('what is praised is wanted, and no question is asked of the praise', () => {
  const { userStory, openQuestions } = write('Online storage contracts would be great for the boat owners');
  expect(userStory).toMatch(/online storage contracts/);
  expect(openQuestions.join(' ')).not.toMatch(/great/);
});

it('a rule that is told with how it hurts is a complaint', () => {
  expect(write('The crane is charged after the boat has left and then we never get the money').userStory).not.toMatch(
    /have the crane charged after the boat has left,/,
  );
});

describe('what was read as something else', () => {
  it.each([
    [
      'a list of what is to do',
      'As the yard manager, I want a to-do list of repairs so that nothing is overlooked',
      /I want to see a to-do list of repairs, so that nothing is overlooked\.$/,
    ],
    [
      'since when, and not why',
      'Show boat owners how their boat has improved since they came',
      /I want to see how my boat has improved since I came, so that (?!I (?:do not )?come)/,
    ],
    [
      'whom the product is to be made usable for',
      "Please make the app usable for people who don't see well",
      /^As a boat owner who does not see well, I want to use the app,/,
    ],
  ])('%s', (_what, idea, story) => {
    expect(write(idea).userStory).toMatch(story);
  });

  it('the list has its own criterion', () => {
    expect(
      write('As the yard manager, I want a to-do list of repairs so that nothing is overlooked').acceptanceCriteria[0],
    ).toBe('A yard manager can see a to-do list of repairs.');
  });

  it('whoever does not want to log in is asked for no password', () => {
    const { acceptanceCriteria } = write("Yard workers shouldn't have to log in to see which boat they move next");
    expect(acceptanceCriteria.join(' ')).not.toMatch(/after signing in|details are wrong/);
  });

  it('the answer to who may is a rule', () => {
    const { userStory, acceptanceCriteria } = write('Who may see the hours of a worker? Only the yard manager');
    expect([userStory, ...acceptanceCriteria].join(' ')).toMatch(/[Oo]nly the yard manager/);
  });

  it('names a message and is not told that there is none', () => {
    const { acceptanceCriteria } = write('Confirmation emails');
    expect(acceptanceCriteria.join(' ')).toContain('receives confirmation emails');
    expect(acceptanceCriteria.join(' ')).not.toContain('there is no');
  });
});
