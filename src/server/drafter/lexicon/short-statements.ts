/** What goes wrong, named by itself: nobody wishes that it happens. */
export const MISHAPS =
  /^(?:(?:many|some|too many|the) )?(?:[\w-]+ )?(?:double[- ]bookings?|over-?bookings?|duplicates?|errors?|mistakes?|mix-ups?|delays?|time-?outs?|conflicts?|clashes|overlaps?|crash(?:es)?|failures?|typos?|misunderstandings?|losses|outages?|no-shows?|accidents?|gaps?|bugs?|glitches|double charges?|double payments?|data loss)$/i;

/** What somebody goes through to get something done. */
export const STEPS =
  'clicks|steps|pages|calls|phone calls|e-?mails|screens|forms|taps|attempts|tries|messages|signatures|fields|questions|menus|tabs|windows|swipes|keystrokes';

/** "Photos upload sideways", "pictures are stretched", "emails look like spam", "the position jumps around": how nobody wants it. */
export const GARBLED =
  /^((?:(?:the|our|my|all|some) )?(?:[\w-]+ ){0,2}?[\w-]+) ((?:up|down)?loads?|prints?|shows?|looks?|appears?|opens?|displays?|comes? out|gets? printed|is|are|jumps?|flickers?|flashes) ((?:sideways|upside down|backwards|(?:(?<!\b(?:is|are) )|(?<=\b(?:photo|picture|image|text|page|scan|print|preview|video|logo)s? (?:is|are) ))mirrored(?! (?:every|each|daily|nightly|to)\b)|blurry|blurred|distorted|pixelated|stretched|squashed|garbled|misaligned|crooked|off by|like spam|like junk|(?<=\bjumps? )around(?=$| (?:when|while)\b)|back and forth)\b[^,;]*)$/i;

/** Where what is over is kept, and is to be. */
export const KEEPS_THE_PAST =
  /\b(?:archive|history|log(?:book)?|report|trash|(?:recycle )?bin|statistic)s?(?=$| (?:of|for)\b)/i;
/** What shows all that is planned, taken or not. */
export const SHOWS_THE_PLAN = /\b(?:calendar|plan|timetable|schedule)s?(?=$| (?:of|for)\b)/i;
