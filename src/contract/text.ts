import * as z from 'zod/mini';

export const REQUIRED = 'This field is required.';

export function tooShort(minimum: number): string {
  return `This field is too short. Enter at least ${minimum} characters.`;
}

export function tooLong(maximum: number): string {
  return `This field is too long. Enter at most ${maximum.toLocaleString('en')} characters.`;
}

// Databases refuse NUL, and no other control character but tab and newline belongs into prose.
const CONTROL_CHARACTERS = /(?![\t\n\u0080-\u009f])\p{Cc}/gu;

/** People's text as it is kept: well-formed Unicode in NFC, `\n` for a new line, no control characters, no outer space. */
export function cleanText(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '').trim();
}

/** The length of a text as a field counts it: in UTF-16 units, after cleaning. */
export function textLength(text: string): number {
  return cleanText(text).length;
}

/** A text that a person types: cleaned, required, between `min` and `max` characters long. */
export function personText({ min = 1, max }: { min?: number; max: number }): z.ZodMiniString<string> {
  return z
    .string({ error: REQUIRED })
    .check(
      z.overwrite(cleanText),
      z.minLength(1, { error: REQUIRED, abort: true }),
      z.minLength(min, tooShort(min)),
      z.maxLength(max, tooLong(max)),
    );
}

/** Like {@link personText} but may be empty, and on one line. */
export function personLine({ max }: { max: number }): z.ZodMiniString<string> {
  return z.string({ error: REQUIRED }).check(
    z.overwrite((text) => cleanText(text).replace(/\s+/g, ' ')),
    z.minLength(1, { error: REQUIRED, abort: true }),
    z.maxLength(max, tooLong(max)),
  );
}
