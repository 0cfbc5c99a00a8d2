import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { gottenBy } from './delivery-words.ts';
import type { Request } from './read-request.ts';

const asked: Request = { form: 'wish', kind: 'thing', text: '', actor: 'parents', speaker: false };

describe('what somebody would like to get', () => {
  it.each(['a call when the doctor has been', 'a short note each evening', 'an offer for the small hall'])(
    '%s',
    (thing) => {
      expect(gottenBy(asked, thing)).toBe(`get ${thing}`);
    },
  );

  it.each(['a note to all of them', 'a lane plan', 'the letter', 'notes on each child'])('is not told: %s', (thing) => {
    expect(gottenBy(asked, thing)).toBeUndefined();
  });

  it('is none where whoever types it wants it', () => {
    expect(gottenBy({ ...asked, actor: undefined, speaker: true }, 'a call')).toBeUndefined();
  });

  it('keeps the child apart from the parent', () => {
    const { userStory } = draftStory({
      idea: 'Parents would like a short note after each lesson about what their child has tried and whether they lost their cap.',
      product: {
        name: 'Brinewell',
        description: 'Brinewell runs a public bath. Swimming teachers give lessons to children, and parents book them.',
      },
    });
    expect(userStory).toMatch(/want to get a short note .* what my child has tried and whether they lost their cap,/);
  });
});
