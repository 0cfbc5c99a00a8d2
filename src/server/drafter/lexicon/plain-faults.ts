/** What is wrong with a thing that is too much so, what it is to be instead, and how that is asked. */
export const INSTEAD_OF_TOO: Readonly<Record<string, readonly [better: string, asked: string]>> = {
  small: ['larger', 'large'],
  tiny: ['larger', 'large'],
  short: ['longer', 'long'],
  long: ['shorter', 'long'],
  lengthy: ['shorter', 'long'],
  big: ['smaller', 'large'],
  large: ['smaller', 'large'],
  wide: ['narrower', 'wide'],
  narrow: ['wider', 'wide'],
  expensive: ['cheaper', 'expensive'],
  high: ['lower', 'high'],
  low: ['higher', 'high'],
  dark: ['brighter', 'bright'],
  bright: ['darker', 'dark'],
  loud: ['quieter', 'loud'],
  quiet: ['louder', 'loud'],
  strict: ['less strict', 'strict'],
};

/** What a thing is like that is not as it should be, and what it is to be. */
export const INSTEAD_OF_BEING: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:hopelessly|badly|totally|completely|always|often|usually|sometimes|already|mostly) )?(?:out of date|outdated|out-of-date|out-dated|stale)$/i,
    'up to date',
  ],
  [
    /^(?:(?:totally|completely|always|often|usually|sometimes|mostly) )?(?:wrong|incorrect|not right|not correct|false)$/i,
    'right',
  ],
  [/^(?:(?:always|often|usually|sometimes|mostly) )?incomplete$/i, 'complete'],
  [
    /^(?:(?:totally|completely|always|often|usually|sometimes|mostly) )?(?:unsorted|in no order|in the wrong order|not sorted)$/i,
    'in the right order',
  ],
  [
    /^(?:(?:totally|completely|always|often|usually|sometimes|mostly) )?(?:in the wrong (?!order)(.+))$/i,
    'in the right $1',
  ],
];

/** What reaches somebody. */
export const REACHES = /^(?:arrive|come|reach|go|land)$/;
/** What is given to somebody, in the passive: they get it. */
export const GIVEN = /^(?:send|deliver|hand|give|mail|email|post|text)$/;
/** Where a thing ends that took the wrong way. */
export const ENDS =
  /^(?:go|end up|land|arrive|come|get|be sent|be delivered|be assigned|be given|be forwarded|be routed|be charged|be booked|be passed|be mailed|be posted|be shown|be addressed|be linked|be attached|be filed|be saved|be stored|be put|be paid|be credited|be transferred|be refunded|be handed|be given out|be written)$/;

/** What people do who turn to others with a question. */
export const TURNS_TO =
  /^(?:call|phone|ring|email|e-mail|text|message|write|contact|ask|come|stop|drop|turn up|visit)$/;

/** What people have to do first, of which nobody has anything. */
export const DETOURS =
  /^(?:create an account|log ?in|sign (?:in|up)|register|call|phone|ring|email|e-mail|write|scroll|click|search|go through|go to|switch|leave|close|reload|refresh|restart|install|download|print|come in|drive|queue|open (?:\w+ )?(?:pages?|tabs?|screens?|lists?|files?|apps?|menus?|windows?|documents?))\b/i;

/** Things of a kind that is over, which nobody is to go on with. */
export const OVER_AND_DONE =
  /\b(?:sold[- ]out|out-of-stock|closed|expired|cancelled|canceled|deleted|blocked|locked|full|fully booked|past|former|old|archived|finished|dead|used|returned|rejected|inactive|retired|outdated|booked|taken|reserved)\b|\b(?:who|that|which) (?:have|has|had|are|is) (?:already )?(?:left|over|gone|cancelled|canceled|sold out|closed|full|blocked|expired|finished|taken|been \w+)\b/i;
