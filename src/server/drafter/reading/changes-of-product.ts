import { rowsMet } from '../language/rows-met.ts';
import { participle } from '../language/verbs.ts';
import { A_WIDGET, SCREEN_PARTS, THE_OWN_PART, THE_PART, THE_SURFACE } from '../lexicon/screen-parts.ts';
import type { Product } from './read-product.ts';
import { upperFirst } from '../language/capitals.ts';

/** What asks the makers of a product, in front of what they are to do. */
const ASKED =
  /^(?:please |can you |could you |can we |could we |we (?:should|need to|must|have to|could|want to) |let['’]s )*/i;
const PLACE = String.raw`(?:on|in|at|of|from) ${THE_PART}`;

/** Prepositions of rest for those of motion: "into the footer" -> "in the footer". */
function placed(where: string): string {
  const [, to = '', place = ''] = /^(to|into|onto|in|on|at) (.+)$/i.exec(where) ?? [];
  if (!place) return where;
  if (/^the (?:very )?(?:top|bottom|end|start|beginning|side)\b/i.test(place)) return `at ${place}`;
  if (/^the (?:left|right)\b|\b(?:page|screen|dashboard|tab|card|view|receipt|invoice|label)$/i.test(place))
    return `on ${place}`;
  return `${to === 'to' || to === 'into' ? 'in' : to === 'onto' ? 'on' : to} ${place}`;
}

/** "There should be a link in the footer", "The link should be in the footer": what is not there yet, and what is. */
function toBe(thing: string, state: string): string {
  return /^an? /i.test(thing) ? `There should be ${thing} ${state}` : `${thing} should be ${state}`;
}

type Change = readonly [form: RegExp, told: (...parts: string[]) => string];

const form = (source: string): RegExp => new RegExp(`^${source}$`, 'i');

/** Orders to whoever makes the product, as how it is to be then. */
const CHANGES: readonly Change[] = [
  [
    form(
      String.raw`(?:move|shift|put|place) (.+?) ((?:to|into|onto|in|on|at|above|below|under|next to|beside) (?:the (?:very )?(?:top|bottom|left|right|start|end|side)(?: (?:side|corner|edge))? of ${THE_PART}|${THE_SURFACE}(?: (?:on|in|of|at) .+)?))`,
    ),
    (thing, where) => toBe(thing, placed(where)),
  ],
  [
    form(String.raw`(?:remove|delete|drop|take) (.+?) (?:from|off|out of) (${THE_SURFACE}(?: (?:on|in|of|at) .+)?)`),
    (thing, from) => `${thing} should be removed from ${from}`,
  ],
  [
    form(String.raw`(?:remove|drop|get rid of) (the ${A_WIDGET}(?: ${PLACE})?)`),
    (thing) => `${thing} should be removed`,
  ],
  [
    form(String.raw`replace (${THE_OWN_PART}.*?) (?:by|with) (.+)`),
    (thing, other) => `There should be ${other} in place of ${thing}`,
  ],
  [
    form(String.raw`rename (${THE_OWN_PART}|["'‘“][^"'’”]+["'’”]) (?:to|into|as) (.+)`),
    (thing, name) => `${thing.replace(/["'‘’“”]/g, '')} should be called ${name.replace(/["'‘’“”]/g, '')}`,
  ],
  [
    form(String.raw`make (${THE_PART}) (?:load|open|start|work|respond|react) (faster|quicker)(.*)`),
    (thing, how, rest) => `${thing} should load ${how}${rest}`,
  ],
  [
    form(String.raw`make (${THE_PART}) ((?:sort|search|filter|click|print|edit|collaps|resiz|copy|scroll)able)\b(.*)`),
    (thing, how, rest) => `${thing} should be ${how}${rest}`,
  ],
  [
    form(
      String.raw`make (the (?:[\w'-]+ ){1,4}?)(appear|show up|disappear|stay|remain|start|stop|repeat|expire|close|end|play|wrap|blink)( .+)?`,
    ),
    (thing, verb, rest) => `${thing}should ${verb}${rest}`,
  ],
  [form(String.raw`speed up (?:the )?loading of (.+)`), (thing) => `${thing} should load faster`],
  [
    form(
      String.raw`make (?!.*\b(?:not|no longer|less|never|optional)\b)(.+?) an? (?:mandatory|compulsory|obligatory|required) (?:field|detail|entry|question|input)\b(.*)`,
    ),
    (thing, rest) => `require ${thing}${rest}`,
  ],
  [
    form(
      String.raw`make (?!.*\b(?:not|no longer|less|never|optional)\b)(.+?) (?:mandatory|compulsory|obligatory)\b(.*)`,
    ),
    (thing, rest) => `require ${thing}${rest}`,
  ],
  [
    form(String.raw`make (.+?) (?:not|no longer) (?:mandatory|compulsory|obligatory)\b(.*)`),
    (thing, rest) => `${thing} should be optional${rest}`,
  ],
  [
    form(
      String.raw`(?:change|set|switch) (the (?:(?:colou?r|size|order|position|font|wording|text|label|title|name|default) (?:on|in|of) ${THE_OWN_PART}|colou?r|font)) (?:from .+? )?to (.+)`,
    ),
    (thing, state) => `${thing} should be ${state}`,
  ],
  [
    form(
      String.raw`(?:increase|raise|lower|reduce|decrease|cut|extend) (the (?:(?:[\w-]+ ){0,2}(?:limit|timeout)|number of (?:steps|fields|clicks|pages|tabs|columns)(?: ${PLACE})?)) (?:from (\S+)(?: [a-z]+)?? )?to (.+)`,
    ),
    (thing, from, to) => `${thing} should be ${to}${from ? ` instead of ${from}` : ''}`,
  ],
  [
    form(
      String.raw`(?:redesign|rework|rebuild|simplify|change) (${THE_OWN_PART}) so (?:that )?(?:it|they) (?:has|have) (.+)`,
    ),
    (thing, what) => `There should be ${what} in ${thing}`,
  ],
  [
    form(String.raw`(?:fix|repair) the (?:broken|defective|dead) (${A_WIDGET}(?: (?:on|in|of|at) .+)?)`),
    (thing) => `The ${thing} should work again`,
  ],
  [
    form(
      String.raw`(?:fix|correct) the (?:wrong|incorrect) ((?:[\w'-]+ ){0,2}?(?:total|price|sum|amount|date|time|label|title|text|link|count|balance|unit|currency|translation|address)s?(?: (?:on|in|of|at) .+)?)`,
    ),
    (thing) => `The ${thing} should be right`,
  ],
  [form(String.raw`shorten (${THE_OWN_PART}) to (.+)`), (thing, size) => `${thing} should fit on ${size}`],
  [
    form(String.raw`turn (on|off) (${THE_OWN_PART}) by default`),
    (state, thing) => `${thing} should be ${state} by default`,
  ],
  [
    form(
      String.raw`(split|swap|disable|enable|highlight|enlarge|shrink|collapse|align|cent(?:er|re)) (${THE_OWN_PART}(?: ${PLACE})?)((?: (?:into|while|until|when|as long as|by|on|in) .+)?)`,
    ),
    (verb, thing, rest) => `${thing} should be ${participle(verb.toLowerCase())}${rest}`,
  ],
  [
    form(
      String.raw`use (larger|bigger|smaller|bolder|lighter|darker) (text|fonts?|type|icons|letters) ((?:on|in|for) .+)`,
    ),
    (how, thing, where) => `The ${thing} ${where} should be ${how}`,
  ],
  [
    form(String.raw`add (?:a |an )?confirmation before (.+)`),
    (event) => `I want to be asked to confirm before ${event}`,
  ],
  [
    form(String.raw`add (?:an )?undo (?:after|for|when) (?:(?:delet|remov)ing) (.+)`),
    (thing) => `It should be possible to undo the deletion of ${thing}`,
  ],
];

/** What the description says that people deal with: in a product of pages a page is no part of the screen. */
function isTheirThing(text: string, product: Product): boolean {
  const parts = text.match(new RegExp(String.raw`\b(?:${SCREEN_PARTS})(?=e?s?\b)`, 'gi')) ?? [];
  const told = product.sentences.join(' ');
  return parts.some((part) =>
    new RegExp(
      String.raw`\b(?:(?:an?|the|their|its|our|each|every|of|with|and) (?:\w+ )?${part}|${part}e?s)\b`,
      'i',
    ).test(told),
  );
}

const changesMet = rowsMet(CHANGES, ([shape]) => shape);

function changed(sentence: string): string {
  const [, order = '', end = ''] = /^(.*?)(?:,? please)?([.!?]*)$/is.exec(sentence) ?? [];
  const bare = order.replace(ASKED, '');
  for (const [shape, told] of changesMet(bare)) {
    const found = shape.exec(bare);
    if (!found) continue;
    const state = told(...found.slice(1).map((part) => part ?? '')).replace(/^them (?=should\b)/i, 'they ');
    return `${upperFirst(state)}${end.replace('?', '.')}`;
  }
  return sentence;
}

/** An order to change the product itself ("Move the search bar to the top of the page") as how it is to be: whoever uses it moves nothing. */
export function asChanged(text: string, product: Product): string {
  if (text.length > 400) return text;
  const told = text
    .split(/(?<=[.!?])(\s+)/)
    .map((part) => (/\S/.test(part) ? changed(part) : part))
    .join('');
  return told !== text && isTheirThing(text, product) ? text : told;
}
