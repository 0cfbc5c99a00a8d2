import { describe, expect, it } from 'vitest';
import { deliver } from '../deliver.ts';
import { headedPlainly } from './headline-plainly.ts';

describe('what a headline has no room for', () => {
  it.each([
    ['be asked at least before the meter is read', 'be asked before the meter is read'],
    ['get the true readings, not just on and off', 'get the true readings'],
    ['silence the siren from the van, 10 minutes/one hour', 'silence the siren from the van'],
    ['get the takings every evening, per stall', 'get the takings per stall every evening'],
    [
      'be sure that the porter sees at the door who is still allowed in',
      'be sure that the porter sees who is still allowed in',
    ],
    [
      'have any crate flagged whose measured weight is above the limit of the crane',
      'have any crate over the limit of the crane flagged',
    ],
    [
      'hide offers whose last day lies before the start of the fair',
      'hide offers with last day before the start of the fair',
    ],
    [
      'have the baker warned when the flour in the silo drops below what two nights need',
      'have the baker warned about the flour in the silo',
    ],
    [
      'be sure that after frost below 5 degrees every outdoor pump is checked by hand',
      'be sure that every outdoor pump is checked by hand after frost below 5 degrees',
    ],
    [
      'the tile of the pump turns grey by itself if the sensor is silent',
      'the tile of the pump turns grey if the sensor is silent',
    ],
    [
      'see a second signature when a loan above 900 euros is granted',
      'see a second signature for a loan above 900 euros',
    ],
  ])('%s', (told, plain) => {
    expect(headedPlainly(told)).toBe(plain);
  });

  it('leaves what fits as it is', () => {
    for (const text of ['see in spring which hoses were new', 'have bills go out by themselves', 'see who is in'])
      expect(headedPlainly(text)).toBe(text);
  });
});

describe('a headline is a title that is understood alone', () => {
  const description =
    'Beekeepers of a club lend each other extractors and book the honey kitchen. The warden looks after the kitchen and the keys.';
  it.each([
    [
      'The system shall refuse a jar whose water content exceeds the limit of the label.',
      /^Refuse (?:a jar|jars) over (?:the )?limit/,
    ],
    [
      'It must not be possible to close the kitchen while any beekeeper has an open loan.',
      /^No closing the kitchen with an open loan$/,
    ],
    [
      'Nobody should be able to start the spinner while the lid is open.',
      /^No starting the spinner while lid is open$|^No starting spinner while/,
    ],
    [
      'The warden needs to see at the door who is still allowed to spin and until when.',
      /^See who is still allowed to spin$/,
    ],
    ['I want the board to show who has not yet cleaned the kitchen.', /^Board shows who has not/],
    ['If the yearly check is overdue the kitchen page should turn grey by itself.', /^Kitchen page turns grey/],
    ['Compulsory note when a loan over 30 days is granted.', /^Compulsory note for a loan over 30 days$/],
    ['Every jar must be weighed before it is sold.', /^(?:Weigh|Every jar)/],
  ])('%s', (idea, headline) => {
    expect(deliver({ idea, product: { name: 'Hivekeeper', description } }).headline).toMatch(headline);
  });
});
