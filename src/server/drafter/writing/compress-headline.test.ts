import { describe, expect, it } from 'vitest';
import { orCompressed, shortened } from './compress-headline.ts';
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
      'no seeing wards with fewer than 4 nurses',
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

describe('what is wrong with a headline', () => {
  it.each([
    ['refuse tents over 40 kilos or with broken poles', 'Refuse tents over or with broken poles', true],
    ['carry what is left of the fuel over to next month', 'Carry over to next month', true],
    ['see the ferries that leave after noon', 'See the ferries that leave', false],
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
