import { describe, expect, it } from 'vitest';
import { partAsides } from './asides.ts';

describe('what is said besides', () => {
  it.each([
    [
      'states',
      'growers track the crate (picked, washing, sold)',
      'growers track the crate',
      'the states must include picked, washing and sold',
    ],
    [
      'what is no state, however it ends',
      'growers track the crate (number, phone, client)',
      'growers track the crate',
      'the crate must include number, phone and client',
    ],
    [
      'a list in brackets',
      'members save their usual tools (spade, rake and hoe) for later',
      'members save their usual tools for later',
      'the usual tools must include spade, rake and hoe',
    ],
    [
      'examples between commas',
      'a rule is signed by several people, for example warden and treasurer, before May',
      'a rule is signed by several people, before May',
      'the people must include warden and treasurer',
    ],
    [
      'an example of when',
      'wardens message all members at once, for example when a storm is coming',
      'wardens message all members at once',
      'one case must be when a storm is coming',
    ],
    [
      'a list of one of two things',
      'visitors mark a moment in the film (feeding, fight, egg) with a tap',
      'visitors mark a moment in the film with a tap',
      'feeding, fight and egg must be among them',
    ],
    [
      'the type of a file',
      'members upload a plan (pdf, max 5 MB) of the shed',
      'members upload a plan (max 5 MB) of the shed',
      'the plan must be of the type PDF',
    ],
    [
      'a list behind a colon',
      'new members need everything in one place: dates, rules, contact persons',
      'new members need everything in one place',
      'dates, rules and contact persons must be among them',
    ],
  ])('is parted from it: %s', (_what, text, left, aside) => {
    expect(partAsides(text)).toEqual({ text: left, asides: [aside] });
  });

  it.each([
    ['a bound in brackets', 'members upload a photo (at most 5 MB, JPEG)'],
    ['one word in brackets', 'members see the map (beta)'],
    ['deeds behind a colon', 'wardens want to do it on the phone: open, close and lock'],
    ['a question as an example', 'wardens see what changed, for example who came and why'],
  ])('stays where it is %s', (_what, text) => {
    expect(partAsides(text)).toEqual({ text, asides: [] });
  });

  it('of four thousand characters takes no time to speak of', () => {
    for (const part of ['a', 'a, ', '(a, ', 'a and ', 'for example a, ', ': a, '])
      expect(partAsides(part.repeat(4000 / part.length)).text.length).toBeGreaterThan(0);
  });

  it('leaves orders behind a label where they are', () => {
    const text = 'Mooring plan for the night: put boats into rows, the long ones outside';
    expect(partAsides(text)).toEqual({ text, asides: [] });
  });
});
