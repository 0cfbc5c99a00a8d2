import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { minimal, withoutVague } from './plain.ts';
import { relativeLast, relativeWishLast } from './relative-last.ts';
import { recast } from './split-long.ts';

const long = 'A harbour master can move a boat from one berth to another when a storm is near the harbour';

describe('a long statement', () => {
  it('starts with its condition', () => {
    expect(recast(long, long)).toBe(
      'When a storm is near the harbour, a harbour master can move a boat from one berth to another',
    );
  });

  it('stays as it is when it is short', () => {
    expect(recast('A sailor can extend a stay by a night', long)).toBe('A sailor can extend a stay by a night');
  });

  it('names more closely what is said last of the action where it has no condition', () => {
    const text = 'A sailor can print the list of all free berths of the harbour for the office in the morning on paper';
    expect(recast(text, text)).toBe(
      'A sailor can print the list of all the free berths of the harbour, specifically for the office in the morning on paper',
    );
  });

  it.each([
    [
      'A porter can move a patient to another ward when the ward has a free bed and the doctor has signed',
      'When the ward has a free bed and the doctor has signed, a porter can move a patient to another ward',
    ],
    [
      'The porter can leave the ward at the end of the shift after the last bed has been moved',
      'After the last bed has been moved, the porter can leave the ward at the end of the shift',
    ],
  ])('starts with its condition, whatever the condition: "%s"', (text, recasted) => {
    expect(recast(text, text)).toBe(recasted);
  });

  it.each([
    [
      'A warden can see all moored boats without a proof of insurance older than two weeks today',
      'A warden can see all the moored boats without a proof of insurance older than two weeks today',
    ],
    [
      'A warden can send one tide table to the divers and a different one to the skippers',
      'A warden can send one tide table to the divers as well as a different one to the skippers',
    ],
  ])('is said in other words where that keeps all of it: "%s"', (text, recasted) => {
    expect(recast(text, text)).toBe(recasted);
  });

  it('keeps the condition of what is denied', () => {
    const text =
      'The sluice is not opened until the warden has checked it if the tide stands higher than half of the wall beside the old mill';
    expect(recast(text, text)).toMatch(/until the warden has checked it/i);
    expect(recast(text, text)).toMatch(/(?:if|when) the tide/i);
  });

  it('stays as it is where the idea says it in other words', () => {
    const text = 'The porter who is nearest gets the call of a ward that needs a bed within two minutes';
    expect(recast(text, 'Calls should reach somebody close by')).toBe(text);
  });

  it('leaves no criterion with more than twelve words of the idea in a row', () => {
    const idea =
      'Sailors who stay for a week should be able to hand over their berth to another sailor for one or two nights when they sail to an island nearby';
    const { acceptanceCriteria } = draftStory({
      idea,
      product: {
        name: 'Quay',
        description: 'Quay is for marinas. Sailors reserve berths. Harbour masters assign berths and write bills.',
      },
    });
    const words = idea.toLowerCase().split(' ');
    const runs = words.flatMap((_, at) => (at + 13 <= words.length ? [words.slice(at, at + 13).join(' ')] : []));
    expect(acceptanceCriteria.filter((text) => runs.some((run) => text.toLowerCase().includes(run)))).toEqual([]);
    expect(acceptanceCriteria.join(' ')).toMatch(/island/);
  });
});

describe('what is said of a thing before what is done with it', () => {
  it('comes last in a statement', () => {
    expect(relativeLast('A crate that has been on the shelf for a week is marked red')).toBe(
      'A crate is marked red once it has been on the shelf for a week',
    );
    expect(relativeLast('A crate is marked red')).toBeUndefined();
  });

  it('comes last in a wish', () => {
    expect(relativeWishLast('have a crate that has been on the shelf for a week marked red', 'mark')).toBe(
      'have a crate marked red once it has been on the shelf for a week',
    );
    expect(relativeWishLast('have a crate marked red', 'mark')).toBe('have a crate marked red');
  });
});

describe('plain words', () => {
  it.each([
    ['find a suitable berth quickly', 'find a berth'],
    ['see a user-friendly overview of berths', 'see an overview of berths'],
    ['pay in an easy way', 'pay'],
    ['answer yes, no or maybe', 'answer yes, no or maybe'],
    ['answer yes/no/maybe', 'answer yes/no/maybe'],
    ['maybe answer by phone', 'answer by phone'],
    ['see how quickly a boat is moved', 'see how quickly a boat is moved'],
  ])('"%s" becomes "%s"', (said, plain) => {
    expect(withoutVague(said)).toBe(plain);
  });

  it('keep the time of day', () => {
    expect(minimal('send the list at 18:00 (local time): one for each quay')).toBe(
      'send the list at 18:00, one for each quay',
    );
  });
});
