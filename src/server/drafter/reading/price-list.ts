import { parseSentence, textOf } from '../grammar/parse.ts';
import { isPlural, withArticle } from '../language/nouns.ts';
import type { People } from './people.ts';
import { goingOn, type Sentence } from './split-sentences.ts';

const CURRENCY = String.raw`(?:€|\$|£|euros?|eur|dollars?|pounds?|cents?|chf|francs?|quid)`;
/** What something costs, at the end of an item of a price list; a bare number takes the unit of the item before. */
const UNIT = new RegExp(String.raw`\d(\s?${CURRENCY})`, 'i');
const OWN_UNIT = new RegExp(String.raw`\d(\s?${CURRENCY}(?:(?: (?:an?|per)|\/) ?\w+)?)`, 'i');
const PRICE = new RegExp(
  String.raw`^(.+?)(?:\s*[:=]\s*|\s+)((?:€|\$|£)\s?\d[\d.,]*|\d[\d.,]*\s?${CURRENCY}(?:(?: (?:an?|per|each|every)|\/) ?\w+)?|(?:for )?free(?: of charge)?|nothing|half(?: the (?:price|fee)| price)|(?:the )?full (?:price|fee)|(?:the )?double(?: the)? (?:price|fee)|\d+ ?(?:%|percent|per cent)(?: (?:less|more|off|extra|discount|cheaper|surcharge))?|\d[\d.,]*)$`,
  'i',
);
const LABEL =
  /^(?:(?:our|the|these|here are the|these are the) )*(?:prices?|fees?|rates?|tariffs?|costs?|charges|price ?list)(?: are)?\s*[:=-]\s*/i;
/** "should be charged automatically": of the prices before it. */
const CHARGED =
  /^(?:(?:this|that|it|they|these|all of it) )?(?:should|must|has to|have to|needs? to) be (?:charged|calculated|applied|worked out|billed|invoiced|collected)(?: (?:automatically|by the (?:system|app)|by itself|online|correctly))*$/i;

const FIRST = new RegExp(
  String.raw`^((?:€|\$|£)\s?\d[\d.,]*|\d[\d.,]*\s?${CURRENCY}) (?:per|for (?:each|every|an?|one)|an?|each|every) (.+)$`,
  'i',
);

/** "5 euros per evening" -> "an evening costs 5 euros", "for members half of it" -> "members pay half of it". */
function turnedRound(item: string, people: People): string | undefined {
  const [, price = '', thing = ''] = FIRST.exec(item) ?? [];
  if (thing && thing.split(' ').length <= 5 && !parseSentence(item, people.names).clauses[0]?.group)
    return `${withArticle(thing)} costs ${price}`;
  const [, who = '', share = ''] =
    /^for ([^,]+?) ((?:only )?half(?: of (?:it|that|the price))?|nothing|\d+ ?(?:%|percent)(?: .+)?|double)$/i.exec(
      item,
    ) ?? [];
  return who && people.isPersonPhrase(who) ? `${who} pay ${share}` : undefined;
}

/** "weekends 18" -> "weekends cost 18 euros an hour"; nothing for words without a price. */
function priced(item: string, unit: string, people: People): string | undefined {
  const turned = turnedRound(item, people);
  if (turned) return turned;
  const [, named = '', price = ''] = PRICE.exec(item) ?? [];
  const isBare = /^[\d.,]+$/.test(price);
  if (!named || named.split(' ').length > 8 || (isBare && !unit)) return undefined;
  if (parseSentence(item, people.names).clauses[0]?.group) return item;
  const much = isBare ? `${price}${unit}` : price.replace(/^full/i, 'the full');
  const isOne = !isPlural(
    named
      .split(/ (?:on|in|at|from|after|before|until|under|over|with|without|of|for) /)[0]
      ?.split(' ')
      .at(-1) ?? '',
  );
  if (/^(?:after that|then|later|afterwards|from then on)$/i.test(named))
    return `${named} ${much} ${/^\d/.test(much) ? 'are' : 'is'} due`;
  if (people.isPersonPhrase(named))
    return /free/.test(much) ? `${named} are free of charge` : `${named} ${isOne ? 'pays' : 'pay'} ${much}`;
  const who = isOne && !/^(?:the|an?|each|every|one) /i.test(named) ? withArticle(named) : named;
  return /free/.test(much) ? `${who} ${isOne ? 'is' : 'are'} free` : `${who} ${isOne ? 'costs' : 'cost'} ${much}`;
}

/** "Donations are 5 euros for small things, 10 for big ones, nothing for children". */
function pricedFor(text: string): { told: string[]; isShort: boolean; unit: string } | undefined {
  const [, thing = '', is = '', list = ''] =
    /^((?:the |our |a )?[\w -]{3,30}?) (is|are|costs?) ((?:€|\$|£)?\d.+)$/i.exec(text) ?? [];
  const unit = UNIT.exec(list)?.[1] ?? '';
  const items = list.split(/, (?:and )?| and (?=(?:\d|nothing|free))/);
  const told = items.map((item) => {
    const [, price = '', whom = ''] = /^((?:€|\$|£)?\d[\d.,]*(?: ?[a-z]+)??|nothing|free) for (.+)$/i.exec(item) ?? [];
    if (!price) return undefined;
    if (/^(?:nothing|free)$/i.test(price)) return `${whom} pay nothing`;
    return `${thing} ${is} ${/^[\d.,]+$/.test(price) ? `${price}${unit}` : price} for ${whom}`;
  });
  return items.length > 1 && unit && told.every((one) => one !== undefined) ? { told, isShort: true, unit } : undefined;
}

/** The items of a price list in one sentence, each as a sentence; nothing for a sentence that is none. */
function pricesIn(
  { text, isQuestion }: Sentence,
  unit: string,
  people: People,
): { told: string[]; isShort: boolean; unit: string } | undefined {
  const forEach = pricedFor(text);
  if (forEach && !isQuestion) return forEach;
  const items = text
    .replace(LABEL, '')
    .replace(/^(?:we|they) charge (?=(?:€|\$|£)?\d)/i, '')
    .split(/,\s+(?:and )?(?=\D)|;\s+|,?\s+and (?=[\w ]+ \d+$|(?:€|\$|£)?\d)/);
  const ownUnit = OWN_UNIT.exec(text)?.[1] ?? unit;
  const told = items.map((item) => priced(item, ownUnit, people));
  if (isQuestion || !told.every((one) => one !== undefined)) return undefined;
  return { told, isShort: told.some((one, at) => one !== items[at]), unit: ownUnit };
}

/**
 * "Prices: weekdays 14 euros an hour, weekends 18. Members 20% less.": that they are charged is the wish, and each is a rule of
 * its own. Sentences with verbs are left to those who read rules.
 */
export function withPrices(sentences: readonly Sentence[], people: People): Sentence[] {
  let unit = '';
  const read = sentences.map((sentence) => {
    const prices = pricesIn(sentence, unit, people);
    unit = prices?.unit ?? unit;
    return prices;
  });
  const told = read.flatMap((prices) => prices?.told ?? []);
  const first = read.findIndex(Boolean);
  if (told.length < 2 || !read.some((prices) => prices?.isShort)) return [...sentences];
  return sentences.flatMap((sentence, at) => {
    const prices = read[at];
    if (!prices) return CHARGED.test(sentence.text) ? [] : [sentence];
    const rules = prices.told.map((text) => goingOn(text));
    return at === first
      ? [
          {
            ...sentence,
            text: 'the system should charge the right price automatically',
            isItem: false,
            isTopic: false,
          },
          ...rules,
        ]
      : rules;
  });
}

/** "Two technicians on each job above 4 metres": what each of them must have. */
export function withCrew(text: string, people: People): string {
  const [, many = '', who = '', whole = '', rest = ''] =
    /^((?:at least |always |only )?(?:one|two|three|four|five|six|\d+)) ((?:[\w-]+ )?[\w-]+) (?:on|per|for|at|in) (each|every|all) (.+)$/i.exec(
      text,
    ) ?? [];
  const isRule = who !== '' && people.isPersonPhrase(who) && !parseSentence(text, people.names).clauses[0]?.group;
  return isRule ? `${whole} ${rest} must have ${many} ${who}` : text;
}

/** "Before a technician opens a post, it has to be switched off": the rule first, with what it is done to. */
export function withBefore(text: string, people: People): string {
  const [, condition = '', main = ''] =
    /^before ((?:an?|the|any|each|every|our|anybody|somebody) [^,]+), ((?:it|they|he|she|the|an?|all|both|somebody|their|its)\b.+)$/i.exec(
      text,
    ) ?? [];
  const [clause] = condition ? parseSentence(condition, people.names).clauses : [];
  const [owed, next] = main ? parseSentence(main, people.names).clauses : [];
  if (!clause?.group || clause.subject.length === 0 || !owed?.group || owed.subject.length === 0) return text;
  const object = textOf(clause.rest);
  const isIt = /^it\b/i.test(main) && /^(?:an?|the|each|every) [\w-]+(?: [\w-]+)?$/i.test(object);
  const told = isIt ? main.replace(/^it\b/i, object.replace(/^\S+/, 'the')) : main;
  const when = isIt ? condition.replace(object, 'it') : condition;
  const at = next ? told.lastIndexOf(` ${next.link} `) : -1;
  const who = textOf(clause.subject).replace(/^(?:an?|any|each|every) /i, 'the ');
  const other = told.slice(at + (next?.link.length ?? 0) + 2).replace(/^(?:he|she|they) /i, `${who} `);
  return at > 0 ? `${told.slice(0, at)} before ${when}. ${other}` : `${told} before ${when}`;
}
