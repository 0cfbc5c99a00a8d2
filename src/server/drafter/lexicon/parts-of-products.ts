/** Sheets and lists: by themselves, with "of" behind them, they open no sentence but a title. */
const SHEETS =
  'checklist overview calendar reminder summary catalogue catalog directory timetable schedule rota roster archive register inventory chart table ledger logbook questionnaire leaderboard dashboard heatmap history map list'.split(
    ' ',
  );

/** What products show, keep and hand out, by the last word of its name. */
const PARTS =
  'guide level flag set alarm alert warning notice notification message report log diary journal sheet form template card pass ticket voucher coupon code badge label tag sticker receipt invoice statement quote estimate forecast preview comparison counter timer tracker planner calculator finder picker filter search button switch toggle link page screen view tab panel board feed widget banner poll survey quiz test score rating ranking index limit cap quota allowance surcharge discount fee deposit penalty bonus credit budget request application agreement contract consent certificate permit licence license plan queue waitlist wishlist shortlist allowlist blocklist portal workflow wizard process procedure protocol policy rule check audit scan gallery album slideshow glossary library handbook manual tutorial tour profile album thread chat inbox mailbox newsletter digest bulletin podcast transcript playlist import export ranking matrix record'.split(
    ' ',
  );

const SHEET_NAMES: ReadonlySet<string> = new Set(SHEETS);
const PART_NAMES: ReadonlySet<string> = new Set([...SHEETS, ...PARTS]);

/** Whether a word, in the singular, names what a product shows, keeps or hands out: "checklist", "voucher". */
export function isPartOfProduct(word: string): boolean {
  return PART_NAMES.has(word);
}

/** Whether a word, in the singular, names a sheet or a list. */
export function isSheet(word: string): boolean {
  return SHEET_NAMES.has(word);
}

/** Sheets that nobody does anything with in one word: "members list" and "members view" are no sentences, "members chart a course" is. */
export const ONLY_SHEETS =
  /^(?:list|view|overview|calendar|dashboard|directory|history|summary|table|timetable|roster|rota|checklist|leaderboard|catalogue|catalog|ledger|logbook|inbox|gallery|portal|page|profile|import|export|ranking)$/;
/** What things do by themselves, too: "emails link to a dead page". */
export const DONE_BY_THINGS =
  /^(?:link|display|switch|feed|count|print|post|log|page|stop|tag|flag|cap|limit|message|alarm|alert|warning|start|form|stream|quote|note|score|rate|rating|test|check)$/;
/** What tells that things are there to be looked at: how many, how they stand, beside what. */
export const TO_BE_SEEN =
  /^(?:all|every|names?|both) |^(?:free|open|remaining|outstanding|upcoming|pending|overdue|unpaid|available|today['’]s|tomorrow['’]s|next week['’]s|this week['’]s) | (?:per|side by side|next to|beside|versus|vs\.?|compared (?:to|with)|before and after|at a glance|over the (?:last|past|years?|week|month|season|day|term)|since|so far|right now|at present|in one (?:place|list|view|table|graph|chart)|on (?:one|a|the) (?:map|page|screen|calendar|chart|graph|timeline)|of (?:the )?(?:last|past|next|coming|previous|this) [\w ]+|in use|in stock|on loan|left|due|in (?:walking|driving|date|alphabetical) order|as a (?:curve|graph|chart|calendar|list|table))\b|, (?:by|per) [\w-]+(?: and [\w-]+)?$|\bwith (?:their|its) (?:next|last|current|latest)\b/i;
