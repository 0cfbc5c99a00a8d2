import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const orchard = {
  name: 'Windfall',
  description:
    'Windfall is software for cider makers. Pressers press apples and record each batch, growers bring apples and book a pressing slot, and shopkeepers sell bottles and order labels.',
};

function told(idea: string): string {
  const { headline, userStory, acceptanceCriteria } = draftStory({ idea, product: orchard });
  return [headline, userStory, ...acceptanceCriteria].join('\n');
}

const AS = (role: string, wish: string) => `As a ${role}, I want to ${wish}`;

describe('what is said of a plain wish besides itself', () => {
  it.each([
    ['an archive', 'Archive of past batches', /When a search in the archive finds nothing, a message says so/],
    ['an archive by its name alone', 'Batch archive', /A batch in the archive can be opened/],
    ['a gallery', 'Photo gallery of the orchards', /Each picture of the gallery can be opened at full size/],
    ['what is listened to', 'Audio guide for growers', /The grower can stop and go on at the same place/],
    [
      'a list that is kept',
      AS('presser', 'keep a list of broken presses'),
      /is there already is not added a second time/,
    ],
    ['hours that are looked up', 'Opening hours in the harvest season', /A day without any hours is shown as closed/],
    ['a photo log', 'Photo log for repairs', /keep a photo log[^]*An entry made by mistake can be corrected/],
    ['replies at hand', AS('shopkeeper', 'use standard replies'), /Choosing a text alone sends nothing/],
    [
      'a deed that is taken over',
      AS('presser', 'take over a batch from a colleague'),
      /already cannot be taken over as well/,
    ],
    [
      'what is learned',
      AS('grower', 'learn how to store apples'),
      /I can do it without asking[^]*As long as nothing explains it/,
    ],
    ['a name that is suggested', AS('grower', 'suggest a name for a cider'), /Nothing that was suggested holds before/],
    [
      'a day that is closed',
      AS('presser', 'close a day'),
      /nobody comes in vain[^]*Nothing new can be planned for a day/,
    ],
    [
      'a contract that runs longer',
      AS('shopkeeper', 'extend a contract by a year'),
      /A new end before the old one is refused/,
    ],
    [
      'a printed view',
      'Print version of the batch sheet',
      /^Print version[^]*The date of the print stands on the sheet/,
    ],
    ['room for others', AS('presser', 'give growers access to the cellar'), /so that nobody has to open it for them/],
  ])('is true of %s', (_, idea, said) => {
    expect(told(idea)).toMatch(said);
  });

  it.each([
    ['a paper is no door', AS('presser', 'unlock a signed report'), /does not open|get to the/],
    ['who looks at absences marks nobody', 'Absence overview per press', /marked as present/],
    ['a room is found by nobody', AS('presser', 'give growers access to the cellar'), /A search by/],
    ['people are kept nowhere', 'Grower search', /is kept/],
    [
      'what is copied is taken from nobody',
      AS('shopkeeper', 'take over the address from the last order'),
      /had the address before/,
    ],
    ['a hint to somebody waits for no decision', AS('shopkeeper', 'suggest ciders to a customer'), /Whoever decides/],
    ['nobody waits for a contract', AS('shopkeeper', 'extend a contract by a year'), /is waiting for/],
    ['a form is no meeting', 'Press inspection form', /concerned can prepare/],
    [
      'what stands in a catalogue has a colour',
      AS('grower', 'search the apple catalogue by colour'),
      /Only apple catalogues/,
    ],
    ['spare parts are many', 'Spare parts list for presses', /A spare parts/],
    ['a live sound cannot be stopped', AS('grower', 'listen to the live commentary'), /at the same place/],
  ])('but %s', (_, idea, never) => {
    expect(told(idea)).not.toMatch(never);
  });
});
