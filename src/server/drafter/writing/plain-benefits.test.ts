import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const nursery = {
  name: 'Fernhof',
  description:
    'Fernhof is the web shop of a plant nursery. Customers browse plants, order and track their parcels. Shop staff pack orders, answer questions and handle returns. The manager sets prices and looks at the sales. We want fewer plants to arrive damaged.',
};
const marina = {
  name: 'Mooring',
  description:
    'Mooring is the booking system of a marina. Boat owners book berths, guests ask for a berth for a night, and the harbour master assigns berths and collects the fees.',
};
const school = {
  name: 'Brightway',
  description:
    'Brightway is a learning platform for adult education centres. Teachers create courses and mark homework, students take lessons and hand in homework, and the office manages enrolments and fees. The aim is that more students finish their course.',
};

function why(idea: string, of: { name: string; description: string }): string {
  return /so that (.+)\.$/.exec(draftStory({ idea, product: of }).userStory)?.[1] ?? '';
}

describe('why people do what they do with any product', () => {
  it.each([
    ['Let staff mark an order as packed.', 'the others know about it without asking'],
    ['Let the manager set a discount for a whole category.', 'I can win people over without changing every price'],
    ['Let staff add a note to an order.', 'everything about it stands in one place'],
    ['Let staff merge two orders of the same customer.', 'they can go out together'],
    ['Could customers return a plant without a printed label?', 'I need no printer for it'],
    ['Let customers subscribe to a monthly plant box.', 'I do not have to order each time'],
    ['Let customers choose a delivery day at checkout.', 'it fits into my day'],
    ['Let staff upload the prices from a spreadsheet.', 'I do not have to type them in one by one'],
    ['Let customers split the bill between two cards.', /pay/],
    ['Show customers how much water a plant needs.', 'I do not give or plan too much or too little'],
    ['Customers cannot see when a plant is back in stock.', 'I can buy it before it is gone again'],
    ['Warn staff when a plant is running low.', 'I can order more in time'],
  ])('in a shop: %s', (idea, expected) => {
    expect(why(idea, nursery)).toMatch(expected);
  });

  it.each([
    ['Let the harbour master block a berth for repairs.', 'nobody relies on what is not there'],
    ['Let boat owners extend their stay by a day.', 'I do not have to book anew'],
    ['Let boat owners see the power they have used.', 'I am not surprised by the bill'],
    ['Let the harbour master see which boats leave today.', 'I can prepare for it'],
    ['The gate code should change every week.', 'nobody gets in with an old one'],
    ['The system shall block the gate code after five wrong entries.', 'nobody gets in by guessing'],
    ['Let boat owners report a broken socket with a photo.', 'somebody can see to it before it gets worse'],
    ['Let boat owners report that their boat is away.', /^(?!.*gets worse)/],
  ])('at a marina: %s', (idea, expected) => {
    expect(why(idea, marina)).toMatch(expected);
  });

  it.each([
    ['Let students change the playback speed.', 'I can go at my own pace'],
    ['Let students pay the fee in monthly instalments.', 'I do not have to pay it all at once'],
    ['Let teachers set a deadline for homework.', 'everybody knows how much time there is'],
    ["Don't let students hand in homework after the deadline.", 'everybody has the same time'],
    ['Let the office cancel a course with too few students.', 'nobody comes in vain'],
    ['Subtitles for all videos', 'what is said can be followed without sound'],
    ['The system shall close enrolment when a course is full.', 'there are never more than there is room for'],
  ])('at a school: %s', (idea, expected) => {
    expect(why(idea, school)).toMatch(expected);
  });

  it.each([
    'Let the office move a student to another course.',
    'Let the office send a message to all students of a course.',
  ])('takes no aim that shares only what all of the product speaks of: %s', (idea) => {
    expect(why(idea, school)).not.toContain('more students finish');
  });
});

const office = {
  name: 'Talea',
  description:
    'Talea is a hiring tool. Recruiters post jobs and invite applicants, hiring managers interview and rate them, and applicants upload their papers and choose a time.',
};

describe('why a rule or a thing is wanted with any product', () => {
  it.each([
    ['The system shall delete applications after six months.', 'nothing is kept longer than it is needed'],
    [
      'The system shall delete the data of rejected applicants after six months.',
      'nothing is kept longer than it is needed',
    ],
    ['The system shall close a job ad when the position is filled.', 'nobody relies on what is not there'],
    ['The system must reject files that are not PDFs.', 'a file that cannot be used is noticed at once'],
    [
      'The system shall hide the photo of an applicant until the first interview.',
      'everybody is judged by the same things',
    ],
    ['Do not invite applicants on weekends.', 'nobody is disturbed on a day off'],
    ["Don't let applicants apply twice for the same job.", 'nothing is counted or done twice'],
    ['Calendar sync', 'I do not have to keep two calendars'],
    ['Job alerts by e-mail', 'I do not miss a new one'],
    ['Interview guide with questions', 'nothing is left out'],
    ['Let hiring managers decline an applicant with a reason.', 'it is clear what has to change'],
    ['Let recruiters move an applicant to the next stage.', 'everybody sees how far it is'],
    ['Let applicants see the status of their application.', /^I (?:do not have to ask|see in time)/],
  ])('in an office: %s', (idea, expected) => {
    expect(why(idea, office)).toMatch(expected);
  });

  it.each([
    ['Preview of the job ad on a phone and in dark mode', /^(?!.*eyes)/],
    ['Let recruiters upload the salary rates from a list.', /^(?!.*look up the amounts)/],
    ['Let hiring managers see who wrote the last comment.', /^(?!.*right number)/],
    ['Let recruiters see where applicants leave the form.', /^(?!.*who is there)/],
  ])('says nothing of what only looks like it: %s', (idea, expected) => {
    expect(why(idea, office)).toMatch(expected);
  });
});

const board = {
  name: 'Sprintly',
  description:
    'Sprintly is a task board for small software teams. Developers work on tasks, product owners order the backlog, and stakeholders look at the progress.',
};

describe('why people at work do something with a board', () => {
  it.each([
    ['Let developers estimate a task.', 'everybody can plan with it'],
    ['Let developers block a task with a reason.', 'it is clear why it does not go on'],
    ['Let product owners split a task into two.', 'each part of the task can be dealt with on its own'],
    ['Let product owners drag a task up or down.', 'what matters most comes first'],
    ['Burndown chart per sprint', 'I see at a glance what stands out'],
    ['Let product owners split the tasks between two teams.', 'nobody has too much of it'],
  ])('%s', (idea, expected) => {
    expect(why(idea, board)).toBe(expected);
  });

  it('knows customers of whom the description says nothing by their name', () => {
    expect(why('Voucher for students', nursery)).toBe('it costs me less');
  });
});
