/** It begins to hold or is shown at its time, and takes nobody's place. */
export const GOES_LIVE =
  /\bschedul\w* (?:(?:an?|the|our|my|their) )?(?:[\w-]+ ){0,2}?(?:sales?|promotions?|campaigns?|posts?|articles?|episodes?|newsletters?|stor(?:y|ies)|videos?|pages?|job ads?|openings?|price changes?|releases?|announcements?|updates?|discounts?|offers?)\b/i;

/** It is read or watched from then on. */
export const PUBLISHED =
  /\bschedul\w* .*\b(?:articles?|posts?|episodes?|newsletters?|stor(?:y|ies)|videos?|pages?|job ads?|openings?|announcements?)\b/i;

export const LIVE = { when: GOES_LIVE, notOf: ['message'] } as const;

/** "choose the date when the voucher is e-mailed": nobody else can have that date. */
export const DELIVERED = String.raw`\b(?:gets?|is|are|be) (?:e-?mailed|mailed|sent|delivered|posted|shipped|printed|dispatched)\b`;

/** It is kept for somebody from this moment on, and no time is chosen. */
export const AT_ONCE =
  /\bfor (?:up to )?(?:\d+|an?|one|two|three|five|ten|fifteen|twenty|thirty|a few) ?(?:min(?:ute)?s?|hours?)\b(?!.*\b(?:on|next|tomorrow)\b)/i;
