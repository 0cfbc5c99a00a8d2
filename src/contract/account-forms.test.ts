import { describe, expect, test } from 'vitest';
import { newPasswordForm, resetForm, signInForm, signUpForm } from './account-forms.ts';

type AnyForm = typeof signInForm | typeof signUpForm | typeof resetForm | typeof newPasswordForm;

/** The first message of each field, as a form shows them. */
function messages(schema: AnyForm, values: object): Record<string, string> {
  const { error } = schema.safeParse(values);
  return Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]));
}

describe('signing in', () => {
  test.each([
    [
      { email: '', password: '' },
      { email: 'Please enter your email.', password: 'Please enter your password.' },
    ],
    [{ email: 'ada', password: 'x' }, { email: 'Please enter a valid email.' }],
    [{ email: ' ada@example.com ', password: 'x' }, {}],
  ])('%j is answered with %j', (values, expected) => {
    expect(messages(signInForm, { ...values, persist: false })).toEqual(expected);
  });
});

describe('creating an account', () => {
  const good = { email: 'ada@example.com', password: 'Secret123', passwordConfirmation: 'Secret123', persist: false };
  const classes = 'Password must contain at least one uppercase letter, one lowercase letter, and one number';

  test('takes what is right', () => expect(messages(signUpForm, good)).toEqual({}));

  test.each([
    [{ email: '' }, { email: 'Email is required.' }],
    [{ email: 'ada @example.com' }, { email: 'Email format is invalid.' }],
    [{ email: 'ada\u0000@example.com' }, { email: 'Email format is invalid.' }],
    [{ email: `${'a'.repeat(243)}@example.com` }, { email: 'Email format is invalid.' }],
    [{ email: `${'a'.repeat(242)}@example.com` }, {}],
    [
      { password: '', passwordConfirmation: '' },
      { password: 'Password is required', passwordConfirmation: 'Password confirmation is required' },
    ],
    [{ password: 'Ab1', passwordConfirmation: 'Ab1' }, { password: 'Password must be at least 8 characters' }],
    [{ password: 'secret123', passwordConfirmation: 'secret123' }, { password: classes }],
    [{ password: 'SECRET123', passwordConfirmation: 'SECRET123' }, { password: classes }],
    [{ password: 'SecretSecret', passwordConfirmation: 'SecretSecret' }, { password: classes }],
    [{ passwordConfirmation: 'Secret124' }, { passwordConfirmation: 'Passwords do not match' }],
    [
      { email: '', passwordConfirmation: 'Secret124' },
      { email: 'Email is required.', passwordConfirmation: 'Passwords do not match' },
    ],
  ])('%j is answered with %j', (changes, expected) => {
    expect(messages(signUpForm, { ...good, ...changes })).toEqual(expected);
  });
});

describe('asking for a new password', () => {
  test.each([
    ['', { email: 'Email is required.' }],
    ['ada', { email: 'Email format is invalid.' }],
    ['ada @example.com', { email: 'Email format is invalid.' }],
    [' ada@example.com ', {}],
  ])('the address %j is answered with %j', (email, expected) => {
    expect(messages(resetForm, { email })).toEqual(expected);
  });
});

describe('choosing the new password', () => {
  test.each([
    [
      { password: '', passwordConfirmation: '' },
      { password: 'Password is required', passwordConfirmation: 'Password confirmation is required' },
    ],
    [{ password: 'Ab1', passwordConfirmation: 'Ab1' }, { password: 'Password must be at least 8 characters' }],
    [{ password: 'Secret123', passwordConfirmation: 'Secret124' }, { passwordConfirmation: 'Passwords do not match' }],
    [{ password: 'Secret123', passwordConfirmation: 'Secret123' }, {}],
  ])('%j is answered with %j', (values, expected) => {
    expect(messages(newPasswordForm, values)).toEqual(expected);
  });
});
