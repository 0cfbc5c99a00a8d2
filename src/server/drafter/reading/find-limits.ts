/** A bound that the idea sets with a number. */
export interface Limit {
  readonly kind: 'most' | 'least' | 'size' | 'after' | 'within' | 'older' | 'over';
  readonly amount: string;
  /** What is counted: "photos", "MB", "failed attempts". */
  readonly unit: string;
  /** For what it holds: "day" of "at most 3 a day", "booking" of "2 dogs per booking". */
  readonly per?: string;
  /** The words of the idea. */
  readonly said: string;
}

const NUMBER = String.raw`(\d+(?:[.,]\d+)*(?![:\d])|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)`;
const SIZE =
  /^(?:[kmgt]b|bytes?|kilobytes?|megabytes?|gigabytes?|characters?|chars?|words?|letters?|pages?|pixels?|px|tonnes?|tons?|kilos?|kilograms?|kg|grams?|g|pounds?|kilomet(?:er|re)s?|km|miles?|met(?:er|re)s?|m|centimet(?:er|re)s?|cm|millimet(?:er|re)s?|mm|feet|inch(?:es)?|lit(?:er|re)s?|degrees?|watts?|kw|kwh|volts?|amps?)$/i;
const TIME =
  /^(?:(?:working|business|calendar|full|whole) )?(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)$/i;
const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};

/** What is counted, in one word or two: "guests", "open orders". */
const UNIT = String.raw`([a-z%€$£-]+(?: (?!as\b|is\b|was\b|has\b|this\b|its\b|unless\b|always\b|across\b)[a-z-]+s\b)?)?`;

const PATTERNS: readonly (readonly [RegExp, Limit['kind']])[] = [
  [
    new RegExp(
      String.raw`\b(?:up to|at most|no more than|not more than|a maximum of|maximum of|maximum|max\.?|max of|limited to|limit of|limit to)\s+${NUMBER}\s*${UNIT}`,
      'gi',
    ),
    'most',
  ],
  [new RegExp(String.raw`\b${NUMBER}\s*([kmg]b)\b`, 'gi'), 'most'],
  [
    new RegExp(String.raw`\b${NUMBER}\s*([a-z%-]+)\s+(?:max\b\.?|maximum\b|at most\b|or less\b|or fewer\b)`, 'gi'),
    'most',
  ],
  [
    new RegExp(
      String.raw`\b(?:at least|a minimum of|minimum of|minimum|min\.?|no fewer than|no less than)\s+${NUMBER}\s*((?:sold|used|paid|booked|finished|signed|open|new|other|different|free|full) [a-z-]+s\b|[a-z%€$£-]+)?`,
      'gi',
    ),
    'least',
  ],
  [new RegExp(String.raw`\bafter\s+${NUMBER}\s+((?:failed |wrong |missed )?[a-z-]+)`, 'gi'), 'after'],
  [new RegExp(String.raw`\bwithin\s+${NUMBER}\s+([a-z-]+)`, 'gi'), 'within'],
  [
    new RegExp(
      String.raw`\b(?:over|above|exceeds?|exceeding|(?<!no |not )more than|longer than|larger than|heavier than)\s+${NUMBER}\s*${UNIT}`,
      'gi',
    ),
    'over',
  ],
  [new RegExp(String.raw`\bolder than\s+${NUMBER}\s+([a-z-]+)`, 'gi'), 'older'],
];

/** Whether a unit is measured ("tonnes", "days") and not counted ("dogs"). */
export function isMeasure(unit: string): boolean {
  return SIZE.test(unit) || TIME.test(unit);
}

/** The number that an amount names; nothing when it is not a whole number. */
export function toNumber(amount: string): number | undefined {
  const value = WORDS[amount.toLowerCase()] ?? (/^\d{1,6}$/.test(amount) ? Number(amount) : undefined);
  return value;
}

/** "per day", "a week", "for each booking" right behind an amount. */
const PER = /^ ?(?:(?:for )?(?:per|each|every)|an?) ([a-z]+)\b/i;

/** "they differ by up to a third": how much it is today, and no bound. */
export const VARIES = /\b(?:differ|var(?:y|ies)|deviate|fluctuate)s?\b[^,.]* by\b/i;

/** All bounds that a text sets, in order. */
export function findLimits(text: string): Limit[] {
  const limits: Limit[] = [];
  for (const [pattern, kind] of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const [whole, amount = '', unit = ''] = match;
      const said = whole.trim().replace(/\s+(?:per|each|every)$/i, '');
      const per = PER.exec(text.slice(match.index + said.length))?.[1];
      const word = unit
        .trim()
        .toLowerCase()
        .replace(/\s+(?:per|and|or|each|of|in|for|to|at|is|are|was|has|as|this|its|us|always|when|if)$/, '')
        .replace(/^(?:of|the|in|on|to|for|and|or|per|is|are)$/, '');
      if (limits.some((limit) => limit.said.includes(said) || said.includes(limit.said))) continue;
      const sized = (kind === 'most' && (SIZE.test(word) || TIME.test(word))) || (kind === 'least' && SIZE.test(word));
      if (
        kind === 'after' &&
        !/(attempt|failure|tr(?:y|ies)|time|error|login|logins|sign-in)s?$/.test(word) &&
        !TIME.test(word)
      )
        continue;
      if (kind === 'within' && !TIME.test(word)) continue;
      const isBan =
        /\b(?:no|not|nobody|never|cannot|prevent|keep|stop)\b.*\b(?:more|longer|larger|heavier) than\b/i.test(text);
      if (kind === 'over' && (word === '' || (/^(?:one|two)$/i.test(amount) && !isBan))) continue;
      if (kind === 'most' && TIME.test(word) && !/\b(?:video|audio|recording|clip|call|message|film)s?\b/i.test(text))
        continue;
      limits.push({
        kind: sized && kind === 'most' ? 'size' : kind,
        amount,
        unit: word,
        said,
        ...(per ? { per } : {}),
      });
    }
  }
  return limits;
}

function tidied(text: string): string {
  return text
    .replace(/,\s*(?=(?:when|if|while|after|before|as|for(?! example\b| instance\b)|in|on|to|with)\b)/gi, ' ')
    .replace(/[\s,]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "no more than two boats on a jetty", "big letters, max 3 lines at once": the bound is what it says. */
function withBoundInFront(text: string, said: string): string | undefined {
  const at = text.indexOf(said);
  return at === 0 || (at > 0 && text.slice(0, at).endsWith(', '))
    ? text.replace(said, said.replace(/^(?:max\.?|maximum|max of|maximum of) /i, 'at most '))
    : undefined;
}

/** "each not larger than 5 MB", "with a limit of ten": what leads to a number goes with it. */
function withoutComparison(before: string): string {
  return before
    .replace(/[\s,(]+(?:with|of)?(?: ?an?)?\s*$/i, '')
    .replace(
      /,?\s*(?:and )?(?:each )?(?:(?:not |no )?(?:larger|bigger|longer|heavier|more|smaller|less|shorter) than|under|below)$/i,
      '',
    );
}

function cutLimits(text: string, limits: readonly Limit[]): string {
  let left = text;
  // "..., but no more than one message per hour" says nothing but the limit.
  for (const { said } of limits) {
    const at = left.search(/,?\s+but\s+/i);
    const tail = at < 0 ? '' : left.slice(at).replace(/^,?\s+but\s+/i, '');
    if (tail.startsWith(said) && tail.split(/\s+/).length <= said.split(/\s+/).length + 4) left = left.slice(0, at);
  }
  for (const { kind, said, amount, unit, per } of limits) {
    // "..., max 2 reminders": the bound stands alone between commas.
    const alone = left.indexOf(`, ${said}`);
    if (kind === 'most' && alone > 0 && /^$|^,/.test(left.slice(alone + said.length + 2).trim())) {
      left = left.slice(0, alone) + left.slice(alone + said.length + 2);
      continue;
    }
    // "..., at most one mark per line": a criterion says it.
    const whole = new RegExp(`, (?:but |and )?${RegExp.escape(said)} (?:(?:for )?(?:per|each|every)|an?) [a-z]+$`, 'i');
    if (kind === 'most' && per && whole.test(left)) {
      left = left.replace(whole, '');
      continue;
    }
    // "up to 3 visitors per week": without the amount the week would say nothing.
    const each = new RegExp(
      `${RegExp.escape(said)},? (?:(?:per [a-z]+ )?(?:per|a|each|every) (?:day|night|week|month|year|season|person|head)\\b|per [a-z]+$|at (?:a|the same) time$|at once$)`,
      'i',
    );
    if (kind === 'most' && each.test(left)) {
      left = left.replace(said, said.replace(/^(?:max\.?|maximum|max of|maximum of) /i, 'at most '));
      continue;
    }
    // "pay on account up to 500 euros": a sum is how much, and names nothing that is left without it.
    if (/^(?:euros?|dollars?|pounds?|francs?|cents?|kronor|yen|percent|%|€|£|\$)(?: |$)/i.test(unit)) continue;
    // "extend a stay by up to 3 nights": the amount is how far.
    if (kind === 'most' && new RegExp(`\\b(?:by|for|in|within|to|of) ${RegExp.escape(said)}`).test(left)) continue;
    // "there are no more than ten guests per visit": without it any number would do.
    if (new RegExp(`\\bthere (?:is|are|may be|can be|should be|must be) ${RegExp.escape(said)}`, 'i').test(left))
      continue;
    const kept = kind === 'most' && unit ? withBoundInFront(left, said) : undefined;
    if (kept !== undefined) {
      left = kept;
      continue;
    }
    if (
      kind === 'most' &&
      /^(?:up to|at most|no more than|not more than|a maximum of|maximum of|max)/i.test(said) &&
      unit &&
      !/^(?:per|each|times?)$/.test(unit)
    ) {
      // "bigger digits, at most 3 values at once", "no more than two people off on one day": the bound is what it says.
      if (!new RegExp(`[^,;:] ${RegExp.escape(said)}`).test(left)) continue;
      left = left.replace(said, unit);
      continue;
    }
    if (kind === 'size' || kind === 'most') {
      const at = left.indexOf(said);
      if (at < 0) continue;
      const before = withoutComparison(left.slice(0, at));
      const after = left
        .slice(at + said.length)
        .replace(/^\s*(?:each|per \w+(?: per \w+)?|in size|long|in total)?\s*\)?/i, '');
      left = `${before}${/^[,.]/.test(after) ? '' : ' '}${after}`.replace(/\s+,/g, ',');
    }
    if (kind === 'least' && amount) continue;
  }
  return tidied(left);
}

/**
 * The idea without the words of its upper bounds, so that the object reads on: "upload up to 5 photos" -> "upload photos"; as it was where a
 * bound is what it says: "limit uploads to 10 MB".
 */
export function withoutLimits(text: string, limits: readonly Limit[]): string {
  const left = cutLimits(text, limits);
  // "refund up to 50 without asking me", "use a limit of five boxes at a time": the bound is what the deed is done to.
  if (
    left !== text &&
    /^[a-z]+ (?:(?:away|out|off|up|in|back|down|over) )?(?:an? )?(?:without|at|per|in|on|for|when|if|from|once|before|after) /i.test(
      left,
    )
  )
    return text;
  return /\b(?:to|than|of|by|below|above|under|over|that (?:is|are))\s*$/i.test(left) ? text : left;
}

/** What is asked for without its bounds; the bounds of a thing are part of its name: "attachments up to 20 MB". */
export function untilLimits(
  { kind, text }: { readonly kind: string; readonly text: string },
  limits: readonly Limit[],
): string {
  return kind === 'thing' && !text.includes(',') ? text : withoutLimits(text, limits);
}
