import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Rehearse',
  description:
    'Rehearse plans the evenings of choirs. Conductors plan rehearsals and choose songs. Singers sign up for rehearsals and concerts and learn songs. The librarian lends sheet music and sends reminders. The treasurer writes invoices. An invoice that was sent can no longer be changed.',
};

function draft(idea: string) {
  const { userStory, acceptanceCriteria } = draftStory({ idea, product });
  return { userStory, all: acceptanceCriteria.join('\n') };
}

describe('a plain order says what is seen, refused and at the border of this very deed', () => {
  it.each([
    ['Change the date of a concert', /^Whoever the concert concerns is told the old and the new time\.$/m],
    ['Change the order of songs in the programme', /^The songs stand in the new order for everybody/m],
    ['Let singers change the number of tickets', /^A number that is not possible is refused with the lowest/m],
    [
      'Set the maximum number of singers',
      /^It is shown how many singers are there and how many are still possible\.$/m,
    ],
    ['Let singers withdraw a suggestion', /^A suggestion that has been decided already can no longer be withdrawn\.$/m],
    ['Let singers withdraw their application', /^An application that has been decided already/m],
    ['Let singers sign up for several concerts', /^A concert that overlaps another one chosen is refused/m],
    ['Let singers bring a friend', /^When no place is left for a friend, the singer is told so beforehand\.$/m],
    ['Let singers book for a colleague', /^Without the name of the colleague nothing is sent off\.$/m],
    ['Create a concert series', /^All dates of the series are listed before the \w+ confirms\.$/m],
    ['Assign seats to singers', /^It is shown with each seat whom or what it was assigned to\.$/m],
    ['Remove a singer from a concert', /^The singer is no longer listed for the concert\.$/m],
    ['Remove a song from the programme', /^The song is no longer part of the programme\.$/m],
    ['Set working hours per singer', /^An end that lies before the beginning is refused\.$/m],
    ['Set a password for an invoice', /^After a wrong password nothing of the invoice is shown\.$/m],
    ['Add our logo to all invoices', /^What was sent or printed before stays as it was\.$/m],
    ['Limit concerts to singers with experience', /^Whoever is not among them is refused/m],
    ['Let the treasurer undo sending an invoice', /^An invoice that was called back reaches nobody\.$/m],
    ['Make concerts visible only to members', /^Nobody else finds a concert by a search or opens it by a link\.$/m],
    ['Search invoices by amount', /^A lowest and a highest amount can be entered as well as an exact one\.$/m],
    ['Search songs by language', /^Only songs with the chosen language are listed\.$/m],
  ])('%s', (idea, expected) => {
    const { all } = draft(idea);
    expect(all).toMatch(expected);
    expect(all).not.toMatch(/sees that it has worked|goes on as before|A confirmation is shown|stands in the way/);
  });

  it.each([
    [
      'a list of things near a place is no list handed over',
      'Let singers get a list of all halls within 5 km',
      /empty list/,
    ],
    ['what is undone is not always sent', 'Let conductors undo the last change', /called back/],
    ['a word is searched for by its parts', 'Search songs by title', /lowest and a highest/],
    ['a day may be an earlier one', 'Move the closing date forward by a week', /before the old one is refused/],
    ['a day may be any other', 'Move the due date to an earlier day', /before the old one is refused/],
    ['the number of one thing is its name', 'Change the number of a hall', /lowest and the highest/],
    ['files are not turned away', 'Limit uploads to PDF files', /Whoever is not among them|how much of the limit/i],
    ['things are not turned away', 'Limit the search to new songs', /Whoever is not among them|how much of the limit/i],
    ['goods that are recalled were not sent', 'Recall a batch of torn scores', /called back|not sent/],
    ['nothing is charged for a chat', 'Let singers leave the group chat', /nothing more is charged/],
    ['a voice is no value', 'Let singers record their voice', /value is missing/],
    ['a podcast is no value', 'Let singers record a podcast', /value is missing/],
    ['people are not put in a place', 'Assign singers to a concert', /taken already cannot be assigned/],
    ['hours that were worked are no opening hours', 'Let singers enter their hours', /marked as closed/],
    [
      'a comment says how something is refused',
      'Let conductors reject songs with a comment',
      /[Ss]ongs? without a comment/,
    ],
  ])('%s', (_, idea, wrong) => {
    expect(draft(idea).all).not.toMatch(wrong);
  });

  it('says of a deed that no kind knows who has done it', () => {
    const { all } = draft('Let conductors rule on the oldest requests');
    expect(all).toMatch(/^It can be looked up later who has ruled on the oldest requests, and when\.$/m);
    expect(all).toMatch(/^When the conductor cannot rule on the oldest requests, a message names the reason\.$/m);
  });

  it.each([
    ['Set working hours per singer', /I want to set working hours per singer,/],
    ['I want to message a singer', /I want to message a singer,/],
    ['Send singers a thank you message', /I want to get a thank you message,/],
    ['Make the phone number a required field', /I want to require the phone number,/],
    ['Remove the photo from my account', /I want to remove the photo from my account,/],
    ['Travel costs per concert', /^As an? [\w ]+, I want to see travel costs per concert,/],
    ['Singers want to be reminded', /I want to be reminded/],
  ])('is read as it stands: %s', (idea, expected) => {
    expect(draft(idea).userStory).toMatch(expected);
  });
});

describe('a rule of the description is told where it speaks of this deed', () => {
  const shop = {
    name: 'Reed',
    description:
      'Reed rents out boats. Guests book boats and pay a deposit. The harbour office hands out boats and takes payments. A boat that is rented out cannot be changed any more. A boat can be booked three days ahead. A trip has at most eight guests. Mechanics repair boats.',
  };
  const told = (idea: string) => draftStory({ idea, product: shop }).acceptanceCriteria.join('\n');

  it.each([
    [
      'of what it is done to',
      'Let the office change the colour of a boat',
      /^A boat (?:that|which) is rented out cannot be changed any more\.$/m,
    ],
    ['of what the actor does so with', 'Let guests book for a friend', /^A boat can be booked three days ahead\.$/m],
    ['of what is made', 'Create a trip', /^A trip has at most eight guests\.$/m],
  ])('%s', (_, idea, expected) => {
    expect(told(idea)).toMatch(expected);
  });

  it.each([
    ['where only another thing is made', 'Import guests from a file', /at most eight/],
    ['where nothing is done', 'Show guests who booked a trip', /at most eight|three days ahead/],
    ['where it is another deed', 'Let mechanics repair boats on site', /cannot be changed|three days ahead/],
  ])('and not %s', (_, idea, wrong) => {
    expect(told(idea)).not.toMatch(wrong);
  });
});

describe('what people do, see and get with any product', () => {
  const centre = {
    name: 'Daybook',
    description:
      'Daybook is for riding schools. Riders book lessons, pay fees and see their results. Instructors give lessons and write notes. The office assigns horses to riders, writes invoices and plans courses. Every course has at most eight riders.',
  };
  const told = (idea: string) => draftStory({ idea, product: centre }).acceptanceCriteria.join('\n');

  it.each([
    ['Let instructors record the weather', /^Nothing is saved as long as the value is missing\.$/m],
    ['Assign a rider to a course', /^Nothing is changed when the course is full,/m],
    ['Let riders sign up for a derby', /^A derby that is full or over already cannot be chosen\.$/m],
    ['Let riders leave the club', /^After that day nothing more is charged or sent\.$/m],
    ['Rename a course', /^A name that another course has already is refused\.$/m],
    ["Reset a rider's password", /^The old password no longer works\.$/m],
    ['I want to log in as a rider', /^Passwords and payment details of the rider are not shown\.$/m],
    ['Let the office waive a fee', /^A fee that was paid already cannot be waived\.$/m],
    ['Show riders their fees', /^Nobody sees the fees of somebody else\.$/m],
    ['Show riders their next lessons', /^A lesson that was called off or moved is shown as such\.$/m],
    ['Show the costs per horse', /^For each horse the costs are listed\.$/m],
    ['Set a time limit for a quiz', /^When the time is over, nothing more can be entered\.$/m],
    ['Send riders a message before the lesson', /^No message is sent once the lesson was cancelled\.$/m],
    ['Send riders photos of the lesson', /^Nobody for whom the photo is not meant can open it\.$/m],
    [
      'Let the office change the colour of a course',
      /^A colour that is not possible is refused, and the old one stays\.$/m,
    ],
    ['Reorder courses by drag and drop', /^The courses stand in the new order/m],
    ['Let the office hide sold out courses', /^A sold out course that is hidden is shown to nobody but/m],
    [
      'Let the office hide finished requests',
      /^A finished request that was hidden is still shown to everybody else\.$/m,
    ],
    ['Let instructors set their availability', /^A time outside them cannot be chosen by anybody else\.$/m],
    ['Let instructors reply to reviews', /^An answer without any words is refused\.$/m],
    ['Assign riders to groups', /^Nothing is changed when the group is full,/m],
    ['Let the office set the number of riders', /^A number that is not possible is refused/m],
    ['Let riders leave feedback', /^Feedback without any words is refused\.$/m],
    ['Let riders order online', /^What is not available cannot be ordered\.$/m],
    ['Let instructors block lunch breaks', /^A time that is blocked cannot be booked by anybody\.$/m],
    [
      'Transfer an item to another branch',
      /^The item is listed with the new branch and no longer with the old one\.$/m,
    ],
    ['Let the office follow a ticket', /^The member of the office is told as soon as there is news of the ticket\.$/m],
    ['Let riders give a lesson as a gift', /^The other person is told who the lesson comes from\.$/m],
  ])('%s', (idea, expected) => {
    expect(told(idea)).toMatch(expected);
  });

  it.each([
    ['whoever signs up for news takes part in nothing', 'Let riders sign up for the newsletter', /those who take part/],
    ['whoever logs in enters no value', 'I want to log in with my phone', /value is missing/],
    ['who gives a lesson is no detail of it', 'Change the instructor of a lesson', /old instructor holds/],
    ['a message when something happens has no time', 'Send riders a message when a lesson is moved', /will be/],
    ['a code that is added is not scanned', 'Add a barcode to each saddle', /right after the scan/],
    ['a receipt that is kept is no invoice', 'Let riders add receipts to a booking', /details required by law/],
    ['a target is no default', 'Set a target price for hay', /without being chosen again/],
    ['a plan that is looked at has no steps', 'Let the office see the delivery plan', /step that/],
    ["one's own order has steps", 'Let riders follow my order', /news of the order/],
    ['a fee that is set is not paid', 'Let the office set cancellation fees', /declined|charges the/],
    ['who is deleted is not kept', 'Let the office delete a rider', /still be looked up/],
    ['nobody comments on a deleted booking', 'Let the office delete a booking', /others wrote/],
    ['another deadline is no limit of time', 'Set a deadline for a course', /nothing more can be entered/],
  ])('%s', (_, idea, wrong) => {
    expect(told(idea)).not.toMatch(wrong);
  });
});
