import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Ropeworks',
  description:
    'Ropeworks runs a climbing hall. Climbers book lanes, borrow ropes and rate routes. Route setters build routes and note damage. The desk sells tickets and calls climbers. The hall manager plans shifts and orders ropes.',
};

function wish(idea: string): string {
  return (
    /^As an? (?:climber|route setter), I want to (.+), so that /.exec(draftStory({ idea, product }).userStory)?.[1] ??
    ''
  );
}

describe('a wish that somebody has of others', () => {
  it.each([
    [
      'that wishes it of others',
      'I wish climbers could see the damage on a route before they climb it',
      /^see the damage on a route before I climb it$/,
    ],
    ['that would be given', 'I wish climbers would get a call when a lane is free', /^get a call when a lane is free$/],
    [
      'with "only" in front of the verb',
      "I'd like route setters to only see the routes they have built",
      /^see only the routes (?:I|they) have built$/,
    ],
    ['with "only" and "to be"', 'Climbers want to only be called in the evening', /^be called only in the evening$/],
  ])('is theirs: %s', (_, idea, expected) => {
    expect(wish(idea)).toMatch(expected);
  });
});
