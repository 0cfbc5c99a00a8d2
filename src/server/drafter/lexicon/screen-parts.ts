/** What the screens of products are made of, in the singular. */
export const SCREEN_PARTS =
  'button|field|input|bar|toolbar|sidebar|navigation|menu|submenu|footer|header|banner|column|filter|icon|logo|link|tab|panel|checkbox|tick box|dropdown|drop-down|select box|popup|pop-up|dialog|modal|tooltip|placeholder|headline|font|text|wording|colou?r|layout|section|widget|carousel|slider|toggle|spinner|page|screen|form|view|dashboard|table|list|calendar|map|chart|checkout|cart|basket|options?|step|default|limit|timeout|search|captcha|avatar|breadcrumb|label|message|receipt|invoice';

/** "the search bar", "all prices on the invoice": something definite. */
const DEFINITE = String.raw`(?:the|our|all|every|each|all the) `;

/** A definite part of a screen, with what it is called and where it stands: "the broken filter on the product page". */
export const THE_PART = String.raw`${DEFINITE}(?:(?!(?:in|on|at|to|into|of|from|by|with|so|and|should)\b)[\w'-]+ ){0,4}?(?:${SCREEN_PARTS})(?:e?s)?`;
