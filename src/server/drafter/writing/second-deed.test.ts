import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { passiveDeed } from './passive-deed.ts';

const product = {
  name: 'Harbourly',
  description:
    'Harbourly is a berth booking app for small marinas. Skippers book a berth, harbour masters assign berths and take payments, and the office sends invoices.',
};

describe('a deed as what becomes of its thing', () => {
  it.each([
    ['show the time of the next change beside each berth', 'the time of the next change is shown beside each berth'],
    ['delete the entry if nobody answers', 'the entry is deleted if nobody answers'],
    ['highlight those that have not paid', 'those that have not paid are highlighted'],
    ['mark those still in the yard', 'those still in the yard are marked'],
    ['pass each request on to the next', 'each request is passed on to the next'],
    ['number the receipts without gaps', 'the receipts are numbered without gaps'],
    ['have the length filled in for them', 'the length is filled in for them'],
    ['cut calls off automatically at noon', 'calls are cut off automatically at noon'],
  ])('%s', (deed, told) => {
    expect(passiveDeed(deed)).toBe(told);
  });

  it.each(['go out by post', 'show it', 'have a look', 'put boats that are late at the end of the list'])(
    'is not told where it is not certain: %s',
    (deed) => {
      expect(passiveDeed(deed)).toBeUndefined();
    },
  );

  it('knows where a thing ends that is known', () => {
    expect(passiveDeed('put boats that are late at the end of the list', 'boats that are late')).toBe(
      'boats that are late are put at the end of the list',
    );
  });
});

describe('a second deed of the same errand', () => {
  it.each([
    [
      'what the product does as well',
      'The app must lock the gate code at noon and show the time of the next change beside each berth.',
      'The time of the next change is shown beside each berth.',
    ],
    [
      'what only a product does',
      'Let skippers upload a photo of the meter and remember the meter number',
      'The meter number is remembered.',
    ],
    [
      'some of what is shown',
      'Show harbour masters all boats leaving today and highlight those that have not paid',
      'Those that have not paid are highlighted.',
    ],
    [
      'what somebody else is let do with it',
      'Print the berth plan every morning and let the harbour master correct it before it is hung up.',
      'A harbour master can correct the berth plan every morning before it is hung up.',
    ],
    [
      'who alone can do what belongs to it',
      'The system shall lock an invoice a week after it has been sent, only the harbour master may unlock it.',
      'Only the harbour master can unlock the invoice.',
    ],
    [
      'who is told by the product',
      'The app should reject a payment that is too low and ask the harbour master to confirm it.',
      'The harbour master is asked to confirm the payment.',
    ],
  ])('is a criterion and no further idea: %s', (_, idea, criterion) => {
    const draft = draftStory({ idea, product });
    expect(draft.acceptanceCriteria).toContain(criterion);
    expect(draft.furtherIdeas).toEqual([]);
  });

  it.each([
    ['another person is told', 'Let skippers extend a stay and tell the harbour master about it', /harbour master/],
    ['another thing', 'I want to book a berth and rate the harbour restaurant', /rate the harbour restaurant/],
    ['others do something else', 'Lend charts to schools, and let them pay half the fee', /schools pay half the fee/],
  ])('stays a further idea: %s', (_, idea, further) => {
    expect(draftStory({ idea, product }).furtherIdeas).toEqual([expect.stringMatching(further)]);
  });

  it('is none in a complaint', () => {
    const { acceptanceCriteria } = draftStory({ idea: 'Invoices get lost and skippers leave without paying', product });
    expect(acceptanceCriteria.join(' ')).not.toMatch(/can leave/);
  });
});
