import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const pottery = {
  name: 'Glaze',
  description:
    'Glaze is the app of a pottery studio. Members book wheels and kiln shelves, buy clay and see when their pieces are fired. Technicians load the kilns, note firings and order glazes. The studio manager plans courses, sets prices and writes the invoices.',
};

function why(idea: string): string {
  return /so that (.+)\.$/.exec(draftStory({ idea, product: pottery }).userStory)?.[1] ?? '';
}

describe('what a message is good for', () => {
  it.each([
    ['a good event', 'Notify me when my piece is out of the kiln', 'I do not have to look again and again'],
    ['a good event told', 'Members get told when the kiln has cooled down', 'I do not have to look again and again'],
    ['a place that gets free', 'Tell me when a wheel is empty', 'I do not have to look again and again'],
    ['a price that falls', 'Tell me when the price of clay falls below ten euros', 'I can buy while it is cheap'],
    ['a bad event', 'Warn technicians when kiln two is out of control', 'I can step in before it gets worse'],
    ['what is left open', 'Tell the technician when the kiln door is left open', 'I can step in before it gets worse'],
    ['what tells nothing', 'Tell technicians when a member leaves the studio', 'I do not have to keep checking'],
  ])('%s: %s', (_, idea, expected) => {
    expect(why(idea)).toBe(expected);
  });
});

describe('what a view is good for', () => {
  it.each([
    ['what is told apart', 'Technicians see remakes by supplier', 'I see which supplier stands out'],
    ['what is compared', 'Technicians see gas used per firing against last year', 'I see what has changed since then'],
    ['two figures', 'Technicians see clay bought against clay used', 'I see at once how far the two are apart'],
    [
      'a few of many',
      'See pieces that have been on the rack for over a month',
      'I do not have to go through all the pieces',
    ],
    ['which ones', 'Technicians want to see which glazes are food safe', 'I do not have to go through all of them'],
    ['what no longer holds', 'List of articles in the help that are outdated', 'nobody goes by what no longer holds'],
    ['whom it is about', 'Who needs an apron?', 'I know whom it concerns'],
  ])('%s: %s', (_, idea, expected) => {
    expect(why(idea)).toMatch(expected);
  });

  it('names the thing where nothing else is known of it', () => {
    expect(why('Technicians see the stoneware glazes on the terminal')).toMatch(/for the stoneware glazes$/);
  });
});

describe('what a deed is good for', () => {
  it.each([
    ['by what is taken', 'The studio manager charges clay by weight', 'everybody pays for what they take'],
    ['for what was not kept', 'The studio manager charges a fee for damaged wheels', 'people keep to what was agreed'],
    ['what is said of something', "Comment on a member's glaze test", 'others know what I think of it'],
    ['what belongs together', 'Technicians map glazes to firing curves', 'it is clear what belongs to what'],
    ['what is stopped', 'Pause new bookings while the kiln is repaired', 'nothing more comes in meanwhile'],
    ['a price', 'Set a price for wood-fired pieces', 'nobody has to ask what it costs'],
    [
      'what stands for one no longer',
      'I want to be listed no longer as owner of shelf 12',
      'nobody turns to me for it any more',
    ],
  ])('%s: %s', (_, idea, expected) => {
    expect(why(idea)).toBe(expected);
  });

  it.each([
    ['messages', 'Keep outsiders from writing to members', 'those who get it are not bothered'],
    ['orders', 'Members must not be able to send glaze orders after Thursday', 'there is time to get everything ready'],
    ['rest', 'Keep technicians from being given two night firings in a row', 'nobody works without enough rest'],
  ])('a ban on %s: %s', (_, idea, expected) => {
    expect(why(idea)).toBe(expected);
  });
});

describe('what is there or done by itself', () => {
  it.each([
    ['at its time', 'Same wheel every Tuesday', 'I can plan with it'],
    ['somebody', 'Somebody who speaks Polish at the counter', 'I do not have to look for somebody myself'],
    [
      'what is struck out',
      'Old firing curves should be crossed out as soon as a new one is there',
      'nobody goes by what no longer holds',
    ],
    [
      'the end of a mistake',
      'The discount for two courses is worked out wrongly',
      'I do not have to put it right afterwards',
    ],
  ])('%s: %s', (_, idea, expected) => {
    expect(why(idea)).toBe(expected);
  });
});

describe('what a deed is good for where its kind says nothing', () => {
  it.each([
    ['Technicians should be able to confirm a firing', 'the others can count on it'],
    ['Members should be able to say when they come', 'the others can plan with it'],
  ])('%s', (idea, expected) => {
    expect(why(idea)).toBe(expected);
  });
});
