import { describe, expect, it } from 'vitest';
import { ofTheirOwn } from './of-their-own.ts';

describe('in their own language', () => {
  it('is in that of whoever wishes it', () => {
    expect(ofTheirOwn('Half the crew reads Polish. Safety rules in their own language, chosen once.')).toBe(
      'Half the crew reads Polish. Safety rules in my own language, chosen once.',
    );
  });

  it.each([
    'Let drivers read the rules in their own language',
    'Rules for drivers in their own language',
    'Rules in two languages',
  ])('is that of those who are named: %s', (text) => {
    expect(ofTheirOwn(text)).toBe(text);
  });
});
