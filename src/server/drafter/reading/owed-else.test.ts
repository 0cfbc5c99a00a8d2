import { describe, expect, it } from 'vitest';
import { onlyThey, owedElse, warnedThen } from './owed-else.ts';

describe('a duty with what comes of it else', () => {
  it.each([
    [
      "Guests have to pay by Friday. If they don't, the bed is let again.",
      "Guests must pay by Friday. If they don't, the bed is let again.",
    ],
    [
      'A guest has to sign the form, otherwise the key stays here',
      'A guest must sign the form, otherwise the key stays here',
    ],
    [
      'Guides must enter the weight. Otherwise it is estimated.',
      'Guides must enter the weight, otherwise it is estimated.',
    ],
    [
      'Guests have to enter their age. If guests do not, it counts as adult.',
      'Guests must enter their age. If guests do not, it counts as adult.',
    ],
  ])('%s', (text, told) => {
    expect(owedElse(text)).toBe(told);
  });

  it.each([
    'Guests have to call us, otherwise nobody opens.',
    'I have to print it, otherwise the guide sees nothing',
    "Every diver must log out after a dive. If they don't, the guard is called.",
    "Guests can pay by card. If they don't, they get a bill.",
    'Guests have to wait in the rain.',
  ])('is left alone: %s', (text) => {
    expect(owedElse(text)).toBe(text);
  });
});

describe('whoever sets a bound', () => {
  it('is warned of it', () => {
    expect(warnedThen('Set a limit and warn when it is reached')).toBe('Set a limit and be warned when it is reached');
  });

  it.each(['Set a limit and warn the cook when it is reached', 'The app sets a limit, and warns when it is reached'])(
    'is left alone: %s',
    (text) => {
      expect(warnedThen(text)).toBe(text);
    },
  );
});

describe('whom a ban leaves out', () => {
  it.each([
    ['After the tour nobody but the guide can change it.', 'Only the guide can change it after the tour.'],
    ['Nobody except guides may open the door', 'Only guides may open the door'],
  ])('%s', (text, told) => {
    expect(onlyThey(text)).toBe(told);
  });

  it('is told of nobody else', () => {
    expect(onlyThey('Nobody but me sees it')).toBe('Nobody but me sees it');
  });
});
