import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { barredBy } from './barred-by.ts';

const product = {
  name: 'Quillpen',
  description:
    'Quillpen is for small publishers. Authors write chapters. Editors check chapters and plan issues. The print office orders paper and prints issues.',
};
const criteria = (idea: string) => draftStory({ idea, product }).acceptanceCriteria;
const same = (text: string) => text;

describe('what a reason bars', () => {
  it('names what "it" is', () => {
    expect(barredBy('nobody changes it by mistake', same, 'the issue')).toBe('Nobody can change the issue by mistake');
    expect(barredBy('nobody changes it by mistake', same)).toBe('Nobody can change it by mistake');
    expect(barredBy('nobody sees it before it is out', same, 'the issue')).toBe(
      'Nobody can see the issue before it is out',
    );
    expect(barredBy('everybody sees it', same, 'the issue')).toBeUndefined();
  });

  it('is told once', () => {
    const told = criteria(
      'As an editor I want to lock an issue once it is printed so that nobody changes it by mistake',
    );
    expect(told).toContain('Nobody can change the issue by mistake.');
    expect(told.filter((text) => /by mistake/.test(text))).toHaveLength(1);
  });
});

describe('who is told of a deed', () => {
  it('is many where the last word of their name says so, and is told of once', () => {
    expect(criteria('Let editors postpone an issue and notify the print staff')).not.toContain(
      'The print staff are notified.',
    );
    const told = criteria('Let editors postpone an issue and notify the chapter authors');
    expect(told).toContain('The chapter authors are notified of it.');
    expect(told.filter((text) => /notified/.test(text))).toHaveLength(1);
  });

  it('is not whoever stands for a thing that is moved between things', () => {
    expect(criteria('Let editors move chapters between issues').join(' ')).not.toMatch(/chosen person|in charge/);
  });
});

describe('what stands at the end of a headline', () => {
  it('is no bare number of some', () => {
    const { headline } = draftStory({
      idea: 'Allow editors to publish an issue only after two of them have approved it',
      product,
    });
    expect(headline).not.toMatch(/ two$/);
  });
});

describe('what is recorded by voice', () => {
  it('is shown as text first', () => {
    expect(criteria('Editors should be able to record a note on a chapter by voice').join(' ')).toMatch(
      /is shown as text before/,
    );
    expect(criteria('Editors should be able to record a note on a chapter').join(' ')).not.toMatch(/shown as text/);
  });
});
