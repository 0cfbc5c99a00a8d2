import { describe, expect, it } from 'vitest';
import { readProduct } from './read-product.ts';
import { withoutCount } from './without-count.ts';

describe('the name of people', () => {
  it.each([
    ['ninety volunteer presenters', 'volunteer presenters'],
    ['12 pilots', 'pilots'],
    ['twenty-five guides', 'guides'],
    ['answering residents', 'residents'],
    ['teaching assistants', 'teaching assistants'],
    ['answering machine', 'answering machine'],
    ['guides', 'guides'],
  ])('holds neither how many they are nor what is done with them: %s', (name, bare) =>
    expect(withoutCount(name)).toBe(bare),
  );

  it('is read so in a description', () => {
    const { roles } = readProduct(
      'Airwave',
      'Around ninety volunteer presenters book studio slots and log the music. The council office uses the numbers for answering residents.',
    );
    expect(roles.map(({ name }) => name)).toContain('volunteer presenter');
    expect(roles.map(({ name }) => name)).not.toContain('answering resident');
  });
});
