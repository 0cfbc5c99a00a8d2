import { describe, expect, it } from 'vitest';
import { saidShort } from './said-short.ts';

describe('short sentences as they are meant', () => {
  it.each([
    ['Nobody can be reached on Sundays.', 'I want to reach somebody on Sundays.'],
    ['No one can be contacted at night', 'I want to contact somebody at night.'],
    ['Urgent repairs first.', 'Urgent repairs should come first.'],
    ['Nobody can be added to a full class.', 'Nobody can be added to a full class.'],
    ['Safety first.', 'Safety first.'],
    ['Pay invoices first.', 'Pay invoices first.'],
    ['Show urgent repairs first.', 'Show urgent repairs first.'],
  ])('%s', (said, meant) => {
    expect(saidShort([said])).toEqual([meant]);
  });

  it('leaves out what is not enough today', () => {
    expect(saidShort(['The office is closed on Sundays.', 'A note on the door is not enough.'])).toHaveLength(1);
  });

  it('names "the old one" by what is lost', () => {
    expect(saidShort(['Members lose the key card.', 'Block the old one at once.'])[1]).toBe(
      'Block the old key card at once.',
    );
    expect(saidShort(['Members like the hall.', 'Block the old one at once.'])[1]).toBe('Block the old one at once.');
  });

  it('tells apart whom to let do what, and what the team does then', () => {
    expect(
      saidShort(['People offer us tools all the time.', 'Let them send a photo first and we say yes or no.']),
    ).toEqual([
      'People offer us tools all the time.',
      'Let people who offer us tools send a photo first.',
      'The team should be able to say yes or no.',
    ]);
    expect(saidShort(['Let members choose and we are happy.'])).toEqual(['Let members choose and we are happy.']);
  });
});
