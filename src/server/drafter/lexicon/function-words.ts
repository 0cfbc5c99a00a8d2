import { remember } from '../language/remember.ts';
import { IRREGULAR_VERBS } from './verbs.ts';

function set(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

export const DETERMINERS = set(
  'a an the my our your their his her its this that these those each every all any some no both either another several many most such which what whose few',
);

export const POSSESSIVES = set('my our your their his her its');

/** Words that end a noun phrase and start what is said about it ("of" belongs to the phrase). */
export const PREPOSITIONS = set(
  `about above across after against along among around as at before behind below beneath beside besides between beyond by despite down during except for from in including inside
into like near off on onto out outside over past per plus regarding since than through throughout to toward towards under until unlike upon via with within without depending based next instead ahead whether`,
);

export const SUBORDINATORS = set(
  'when whenever while if once unless until where wherever because although though before after since so that which who whom whose how why what',
);

export const PRONOUNS = set(
  'i we you he she it they me us him them myself ourselves themselves yourself himself herself itself everyone everybody someone somebody anyone anybody nobody one mine ours theirs yours this that these those who',
);

export const MODALS = set(
  "can could may might must shall should will would cannot can't couldn't won't wouldn't shouldn't mustn't shan't needn't",
);

export const AUXILIARIES = set(
  "is are am was were be been being has have had do does did isn't aren't wasn't weren't hasn't haven't hadn't don't doesn't didn't",
);

/** Adverbs that stand between a subject and its verb, or close a verb phrase. */
export const ADVERBS = set(
  `always never often sometimes usually rarely seldom constantly regularly frequently currently still already also only just really actually automatically manually directly immediately instantly again
later now today tomorrow yesterday soon together twice once here there everywhere offline online daily weekly monthly yearly hourly nightly annually quarterly accidentally easily quickly simply mostly
probably maybe perhaps too well ever even yet then mainly generally typically repeatedly quietly silently properly correctly wrongly anonymously securely separately individually privately publicly temporarily permanently remotely locally abroad
sooner faster afterwards beforehand meanwhile instead anyway either at-once continually eventually finally normally occasionally previously recently first last all`,
);

/** Words that carry no meaning of their own when two texts are compared. */
const STOP_WORDS: ReadonlySet<string> = new Set([
  ...DETERMINERS,
  ...POSSESSIVES,
  ...PREPOSITIONS,
  ...SUBORDINATORS,
  ...PRONOUNS,
  ...MODALS,
  ...AUXILIARIES,
  ...ADVERBS,
  ...set(`and or but of not nor also please want wants need needs like able possible way make makes made let lets get gets got have has having using use used uses user users app application system product platform
tool website site page feature new thing things something able add allow allows enable support give so up out more less much very lot lots other others own same different good better best
help helps would it's i'm don't can't app's day days time times people work works one two three`),
]);

/** What opens a question, or a clause that stands where a thing does: "see who has paid", "note that it is late". */
export const OPENS_QUESTION = /^(?:who|what|when|where|which|how|why|whether|if|that|whose)\b/i;

/** "written" -> "write", but for forms that are words of their own ("left", "ground"). */
function irregularForms(): Record<string, string> {
  const forms: Record<string, string> = {};
  for (const [base, both] of Object.entries(IRREGULAR_VERBS))
    for (const form of both)
      if (
        form.length > 3 &&
        !/^(?:left|felt|ground|rose|lent|meant|bound|were|been|done|hung|struck|spoke|stuck|shot|drunk)$/.test(form)
      )
        forms[form] = base;
  return forms;
}

const IRREGULAR_STEMS: Readonly<Record<string, string>> = {
  ...irregularForms(),
  paid: 'pay',
  sent: 'send',
  sold: 'sell',
  bought: 'buy',
  chosen: 'choose',
  written: 'write',
  seen: 'see',
  found: 'find',
  kept: 'keep',
  lost: 'lose',
  children: 'child',
  people: 'person',
  payment: 'pay',
  delivery: 'deliver',
  deliveries: 'deliver',
  booking: 'book',
  analyses: 'analysis',
  swap: 'swap',
  data: 'data',
  invoice: 'invoic',
};

const stems = remember<string>(5_000);

/** A rough stem, the same for the forms of one word: "invoices", "invoiced", "invoicing" -> "invoic". */
export function stem(word: string): string {
  return stems(word, () => stemOf(word));
}

function stemOf(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s?$/, '');
  const known = Object.hasOwn(IRREGULAR_STEMS, lower) ? IRREGULAR_STEMS[lower] : undefined;
  let root = known ?? lower;
  if (known) return root.length > 3 ? root.replace(/[ey]$/, '') : root;
  // "SDKs", but not "gas"
  if (root.length === 4) root = root.replace(/^([^aeiou]{3})s$/, '$1');
  if (root.length > 4)
    root = root
      .replace(/ies$/, 'y')
      .replace(/(ss|x|ch|sh)es$/, '$1')
      .replace(/([^su])s$/, '$1');
  if (root.length > 5) root = root.replace(/(ing|ed)$/, '').replace(/([bdfgmnprt])\1$/, '$1');
  if (root.length > 6) root = root.replace(/(ment|ation|ion|ance|ence)$/, '');
  return root.length > 3 ? root.replace(/[ey]$/, '') : root;
}

const stemsOfTexts = remember<ReadonlySet<string>>(1_000);

/** The stems of the words of a text that carry meaning. */
export function contentStems(text: string): ReadonlySet<string> {
  return stemsOfTexts(text, () => readStems(text));
}

/** The stems of a text without those of others. */
export function stemsBut(text: string, others: Iterable<string>): Set<string> {
  const left = new Set(contentStems(text));
  for (const other of others) left.delete(other);
  return left;
}

function readStems(text: string): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)) {
    if (!STOP_WORDS.has(word) && word.length > 1) stems.add(stem(word));
  }
  return stems;
}
