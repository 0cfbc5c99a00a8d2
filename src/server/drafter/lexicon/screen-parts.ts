/** What only the screens of a product have, in the singular. */
const WIDGETS =
  'button|field|bar|icon|logo|checkbox|tick box|dropdown|drop-down|select box|popup|pop-up|tooltip|placeholder|banner|carousel|slider|toggle|spinner|captcha|breadcrumb|widget|filter|headline|font|colou?r|layout';

/** Where something stands on a screen. */
const SURFACES =
  'page|screen|form|footer|header|menu|submenu|toolbar|sidebar|navigation|dashboard|view|panel|tab|dialog|section|checkout';

/** What stands on screens, but what people have and handle as well. */
const CONTENTS =
  'column|link|table|list|calendar|map|chart|cart|basket|options?|step|default|limit|timeout|search|avatar|label|message|text|wording|receipt|invoice|modal|input|row';

/** What the screens of products are made of and show, in the singular. */
export const SCREEN_PARTS = `${WIDGETS}|${SURFACES}|${CONTENTS}`;

/** Something definite that is called one of these: "the broken filter", "our start page". */
function definite(names: string): string {
  return String.raw`(?:the|our|all|every|each|all the) (?:(?!(?:in|on|at|to|into|of|from|by|with|so|and|should)\b)[\w'-]+ ){0,4}?(?:${names})(?:e?s)?`;
}

/** A definite part of a screen or what it shows. */
export const THE_PART = definite(SCREEN_PARTS);

/** A definite part that only screens have: nobody moves or renames it as their own. */
export const THE_OWN_PART = definite(`${WIDGETS}|${SURFACES}`);

/** A definite place on a screen. */
export const THE_SURFACE = definite(SURFACES);

/** A widget, without an article. */
export const A_WIDGET = String.raw`(?:[\w'-]+ ){0,3}?(?:${WIDGETS}|link|search)s?`;

/** By its last word: what one handles on a screen, and what is never listed or marked there. */
export const IS_WIDGET = new RegExp(`(?:^| )(?:${WIDGETS}|search box|column|legend|link|search|zoom)(?:e?s)?$`, 'i');
