import { describe, expect, it } from 'vitest';
import { readTask, writeStory } from '../draft-story.ts';
import { orCompressed, shortened } from './compress-headline.ts';
import { reduced } from './headline-reductions.ts';
import { judge, referenceOf } from './headline-worth.ts';

describe('a headline keeps what a ban holds for', () => {
  it.each<string[]>([
    [
      'keep guests from reserving a sauna that already has 8 people in it',
      'Keep guests from reserving a sauna',
      'keep guests from reserving saunas with 8 people',
    ],
    [
      'be sure that nobody can be given a locker if they already share one in the basement',
      'Nobody can be given a locker',
      'no locker given if they already share one',
      'nobody can be given a locker if they already share one in the basement',
    ],
    [
      'have renewal letters not sent for members who are listed as expelled',
      'Renewal letters are not sent for members listed',
      'no renewal letters for members listed as expelled',
      'renewal letters are not sent for members who are listed as expelled',
    ],
    [
      'be sure that nobody can move a grave plan after the warden has signed it, unless the council reopens it',
      'Nobody can move a grave plan',
      'nobody can move a grave plan once signed',
    ],
    [
      'have ropes that are older than six years not lent out',
      'Ropes not lent out',
      'ropes older than six years not lent out',
      'ropes that are older than six years are not lent out',
    ],
    [
      'keep visitors from seeing any ward with fewer than 4 nurses in a shift',
      'Rule for visitors',
      'hide wards with fewer than 4 nurses',
    ],
    [
      'be sure that anglers can no longer change their catch after the season has closed',
      'Anglers can no longer change the catch',
      'no changing catch after the season has closed',
    ],
  ])('%s', (wish, headline, better, ...forms) => {
    expect(orCompressed(headline, wish, [wish.replace(/^be sure that /, ''), ...forms])).toBe(better);
  });

  it('takes what says nothing before what says another ban', () => {
    const wish =
      'be sure that lodgers are not billed for more than 12 nights of heating or for a second cleaning of the corridor';
    expect(orCompressed('Rule for billing lodgers', wish, [wish])).toBe('Rule for billing lodgers');
  });
});

describe('a headline is not torn out of its wish', () => {
  it.each([
    [
      'book three guides for walks expected to last longer than 5 hours',
      'Book three guides than 5 hours',
      'book three guides for walks over 5 hours',
    ],
    [
      'see every morning how many jars they have sold and what is left',
      'See every morning',
      'see how many jars they have sold',
    ],
    [
      'be alerted when a diver with a permit has not surfaced by 17:00',
      'Alert about a diver with a permit',
      'alert when diver has not surfaced by 17:00',
    ],
  ])('%s', (wish, headline, better) => {
    const forms = [wish.replace('be alerted', 'alert')];
    expect(orCompressed(headline, wish, forms)).toBe(better);
  });

  it.each(['Print a label for the shelf', 'Compare two bids side by side', 'Remind renters of the deposit'])(
    'leaves a whole one as it is: %s',
    (headline) => {
      const wish = `${headline.charAt(0).toLowerCase()}${headline.slice(1)} in the afternoon`;
      expect(orCompressed(headline, wish, [wish])).toBe(headline);
    },
  );
});

const JETTY = {
  name: 'Jetty',
  description:
    'Jetty is a booking app for boat rental places. Renters book a boat and pay a deposit. Clerks hand out boats, check them on return and issue invoices. Owners see what each boat earns.',
};

describe('a plain idea gets a whole headline', () => {
  it.each([
    // What a thing is like stands in front of it, and a participle goes with what it is done by.
    ['Let clerks import bookings from a CSV file exported by another tool.', 'Import bookings from a CSV file'],
    [
      'Clerks must not be able to hand out a boat to a renter who is blocked.',
      'Clerks cannot hand out boats to blocked renters',
    ],
    [
      'Clerks must not be able to add a boat to a landing stage that is already full.',
      'Clerks cannot add boats to full landing stages',
    ],
    // Bounds stay, and what they hold for.
    [
      'The system shall sell no more than 40 day tickets for each landing stage.',
      'At most 40 day tickets per landing stage',
    ],
    ['The system shall reject photos larger than 10 MB.', 'Reject photos larger than 10 MB'],
    ['The system shall show the invoices only to the renters of the boat.', 'Show invoices only to renters of boat'],
    [
      'Do not let renters hire a boat if their licence has not been checked in the last 12 months.',
      'Renters cannot hire boats without checked licences',
    ],
    [
      'The system shall release unpaid boats 20 minutes after they were booked.',
      'Release unpaid boats after 20 minutes',
    ],
    // To whom, with what, by what.
    ['Let renters hand the key over to a friend in the same group.', 'Hand the key over to a friend'],
    ['Let renters find a boat by its name as well as by its number.', 'Find a boat by name and number'],
    [
      "Let clerks compare this month's income with the same month last year.",
      'Compare income with the same month last year',
    ],
    ['Let owners see a weekly report of how often each boat was hired.', 'Report of how often each boat was hired'],
    [
      'Let clerks answer a question with a voice message instead of a written note.',
      'Answer a question with a voice message',
    ],
    ['Only owners should be able to give a refund of more than 50 euros.', 'Only owners give a refund over 50 euros'],
    // A title ends where a piece of it does.
    ['Fill level of every tank with a warning at 20 percent', 'Fill level of every tank with a warning'],
    ['Summary of the last trips for each landing stage', 'Summary of last trips for each landing stage'],
    ['Let renters split the deposit among several friends.', 'Split the deposit among several friends'],
  ])('%s', (idea, headline) => {
    const said = writeStory(readTask({ idea, product: JETTY })).headline;
    expect(said).toBe(headline);
  });

  it('never tells a denied case as the case', () => {
    expect(reduced('get left over bread when nobody has claimed it').join(' | ')).not.toMatch(/once claimed/);
    expect(reduced('be reminded if the quote has not been opened').join(' | ')).not.toMatch(/without/);
  });
});

describe('what is wrong with a headline', () => {
  it.each([
    ['refuse tents over 40 kilos or with broken poles', 'Refuse tents over or with broken poles', true],
    ['carry what is left of the fuel over to next month', 'Carry over to next month', true],
    ['see the ferries that leave after noon', 'See the ferries that leave', true],
    ['see the ferries that are late on a Sunday', 'See the ferries that are late', false],
  ])('%s: %s', (wish, headline, broken) => {
    expect(judge(headline, referenceOf(wish)).isBroken).toBe(broken);
  });

  it('tells a ban from another ban', () => {
    const reference = referenceOf('keep guests from reserving a sauna that already has 8 people in it');
    expect(judge('Keep guests from reserving a sauna', reference).isAnother).toBe(true);
    expect(judge('No reserving a sauna with 8 people', reference).isAnother).toBe(false);
  });
});

it('shortens by whole pieces and leaves no clause without its second half', () => {
  const ways = shortened('slot goes back to the others when somebody books a court and does not turn up').map(
    ([way]) => way,
  );
  expect(ways.length).toBeGreaterThan(0);
  expect(ways.filter((way) => / when /.test(way) && !/turn up/.test(way))).toEqual([]);
});
