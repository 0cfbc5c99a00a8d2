import * as z from 'zod/mini';

export const PASSWORD_MIN = 8;
/** As long as an address can be on its way by mail. */
const EMAIL_MAX = 254;

// No check ends the others (`abort`): the comparison of the passwords would then be left out. Forms show a field's first message.
const SOMETHING_AT_SOMETHING = /^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u;
const UPPER_LOWER_DIGIT = /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)/s;

/** An address as its owner typed it, without outer space. */
function email(messages: { missing: string; malformed: string }): z.ZodMiniString<string> {
  return z
    .string({ error: messages.missing })
    .check(
      z.trim(),
      z.minLength(1, messages.missing),
      z.regex(SOMETHING_AT_SOMETHING, messages.malformed),
      z.maxLength(EMAIL_MAX, messages.malformed),
    );
}

function required(message: string): z.ZodMiniString<string> {
  return z.string({ error: message }).check(z.minLength(1, message));
}

export const signInForm = z.object({
  email: email({ missing: 'Please enter your email.', malformed: 'Please enter a valid email.' }),
  password: required('Please enter your password.'),
  /** Keep the session when the browser closes. */
  persist: z.boolean(),
});

const password = z
  .string({ error: 'Password is required' })
  .check(
    z.minLength(1, 'Password is required'),
    z.minLength(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`),
    z.regex(
      UPPER_LOWER_DIGIT,
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    ),
  );

/** What a new account needs; the server holds every caller to it. */
export const credentials = z.object({
  email: email({ missing: 'Email is required.', malformed: 'Email format is invalid.' }),
  password,
});

const passwordTwice = {
  password,
  passwordConfirmation: required('Password confirmation is required'),
};

const passwordsMatch = z.refine<{ password: string; passwordConfirmation: string }>(
  ({ password, passwordConfirmation }) => password === passwordConfirmation,
  {
    error: 'Passwords do not match',
    path: ['passwordConfirmation'],
    // By default this waits until every other field is right; people see all that is wrong at once.
    when: ({ value, issues }) =>
      typeof value === 'object' && !issues.some(({ path }) => path?.[0] === 'passwordConfirmation'),
  },
);

export const signUpForm = z
  .object({ email: credentials.shape.email, ...passwordTwice, persist: z.boolean() })
  .check(passwordsMatch);

/** Asks for the mail with the link. */
export const resetForm = z.object({ email: credentials.shape.email });

/** Behind the mailed link. */
export const newPasswordForm = z.object(passwordTwice).check(passwordsMatch);

/** In the settings, by somebody who is signed in. */
export const passwordChangeForm = z
  .object({ currentPassword: signInForm.shape.password, ...passwordTwice })
  .check(passwordsMatch);
