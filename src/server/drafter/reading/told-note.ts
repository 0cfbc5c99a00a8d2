import { plural, withArticle } from '../language/nouns.ts';
import { participle } from '../language/verbs.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { expandContractions } from '../grammar/contractions.ts';
import type { Role } from './find-roles.ts';
import { mentionsIn, roleMeant, roleOfHouse, withFullNames } from './note-people.ts';
import { withDutyNamed, withGoing, withNamedThings, withOwnOnly } from './note-things.ts';
import type { People } from './people.ts';
import type { Product } from './read-product.ts';
import { asksPlainly } from './note-pieces.ts';
import { partNote, type Rough } from './rough-notes.ts';
import { lowerFirst } from './trouble-words.ts';
import { MESSAGE } from './wish-marks.ts';
import { ASKS_AGAIN, asDuty, asWish, withFrontParted } from './note-wording.ts';
import { upperFirst } from '../language/capitals.ts';

/** What a note tells whose wish names nobody: of whose work, and whether that work is what it complains of. */
export interface Near {
  readonly name: string | undefined;
  readonly isTheirs: boolean;
  /** All that the note tells beside its wish. */
  readonly told: string;
  /** It stands in the sentence of the wish, and may tell as much of who wishes it. */
  readonly isBeside?: boolean;
}

/** A note without what is only told in it. */
export interface Note {
  readonly text: string;
  /** Sentences that may tell why. */
  readonly reasons: string;
  readonly near?: Near | undefined;
}

/** What somebody lacks or suffers: whose wish it is. */
const LACKS =
  /^ (?:[\w-]+ )?(?:(?:can|could|do|does|did|have|has|are|is)(?: not|n['’]?t)|never|cannot|only (?:find|learn|hear|notice|see)s?|have to|has to|had to|waits?|miss(?:es)?|forgets?|moans?|complains?|hates?|loses?|(?:saw|noticed|learnt|learned|heard|found out)\b)/i;

/** People of whom nobody knows which role they have. */
const PEOPLE = /\b(?:people|everyone|everybody|somebody|someone|others)\b/i;

/** The role of whom a note tells last, one or many; whoever lacks something comes first. */
function spokenOf(
  told: readonly string[],
  product: Product,
  isMany: boolean | undefined,
  by: Role | undefined,
): Role | undefined {
  if (by) return by;
  const all = told.flatMap((text) => mentionsIn(text, product.roles));
  const fitting = all.filter((one) => isMany === undefined || one.isMany === isMany);
  const lacking = all.findLast(
    ({ text, end, isMany: many }) => !(isMany === false && many) && LACKS.test(text.slice(end)),
  );
  return (
    (lacking ?? fitting.at(-1))?.role ??
    (isMany ? (houseIn(told, product) ?? (PEOPLE.test(told.join(' ')) ? undefined : all.at(-1)?.role)) : undefined)
  );
}

/** "the accountant rings each school": they are whoever works there. */
function houseIn(told: readonly string[], product: Product): Role | undefined {
  const words = told.flatMap((text) => text.toLowerCase().match(/[\p{L}-]+/gu) ?? []);
  for (const word of words.toReversed()) {
    const role = roleOfHouse(word, product);
    if (role) return role;
  }
  return undefined;
}

function called({ name }: Role, isMany: boolean): string {
  return isMany ? plural(name) : `the ${name}`;
}

const THEY =
  /^((?:and |but |so |maybe |perhaps |then )?(?:(?:if|can|could|should|may) )?)(they|he|she)(?= |'d\b|['’]ll\b)(?! (?:is|are|was|were)\b)/i;
/** "Wants to see his results", "Should get a message": whoever was spoken of. */
const WANTS_UNNAMED =
  /^(needs? (?:it|them|this)\b|wants? (?:to\b|an?\b|the\b)|would like\b|'d like\b|should (?:get|be able|see|know|have|be told|be warned|be asked|find|receive)\b|needs? to (?:see|know|be able|find)\b)/i;
const LET_THEM =
  /^((?:please |just )?(?:let|allow|show|tell|give|send|remind|warn|inform|ask|help|enable)|(?:we|I)(?: would|['’]d)? (?:like|love|prefer|want|need)) them\b/i;

/** "a code on the card, and they choose a date themselves" */
const THEY_WITHIN = /(, and |, then |; )they (?=[a-z]+ )/i;
/** "Words should be flagged while they type" */
const WHILE_THEY =
  /\b(while|when|before|after|as soon as|once) they (?=[a-z]+(?: |$|[.!]))(?!are\b|were\b|have\b|go\b|come\b)/i;
/** "It has to warn her when a day is empty" */
const WARNS_THEM =
  /^(?:it|the (?:app|system|product|tool|software)) (?:has to|must|should|needs to|could) (warn|remind|inform|notify|alert|tell) (him|her|them)(?= )/i;
/** "Ask once a year", "Remind two days before": whom, is told before. */
const ASK_WHOM =
  /^(ask|remind|warn|inform|notify|tell) (?=(?:once|twice|when|if|before|after|every|each|again|first to|to|for|about|two|three|\d+|a (?:day|week|month))\b)/i;

/** A wish with whoever "they" are in it named. */
function withPeople(
  wish: string,
  told: readonly string[],
  product: Product,
  people: People,
  by: Role | undefined,
): string {
  const [, lead = '', who = ''] = THEY.exec(wish) ?? [];
  if (who) {
    const isMany = /^they$/i.test(who);
    // "I mail the translators (Petra, PM). They could enter them": others than whoever tells it.
    const isTeller = told.some((text) => /\b(?:I|we|my)\b/.test(text));
    const role = spokenOf(told, product, isMany, isMany && isTeller ? undefined : by);
    if (!role) return wish;
    const rest = wish.slice(lead.length + who.length).replace(/^['’]d /, ' would ');
    return upperFirst(`${lead}${called(role, isMany)}${rest}`);
  }
  const [news = '', verb = '', whom = ''] = WARNS_THEM.exec(wish) ?? [];
  const warned = whom ? spokenOf(told, product, /^them$/i.test(whom), by) : undefined;
  if (warned)
    return upperFirst(
      `${called(warned, /^them$/i.test(whom))} should be ${participle(verb.toLowerCase())}${wish.slice(news.length)}`,
    );
  if (WANTS_UNNAMED.test(wish)) {
    const role = spokenOf(told, product, undefined, by);
    return role ? `The ${role.name} ${lowerFirst(wish).replace(/^(want|need) /, '$1s ')}` : wish;
  }
  if (ASK_WHOM.test(wish)) {
    const role = told.flatMap((text) => mentionsIn(text, product.roles)).at(0)?.role;
    const whom = told.map((text) => people.leading(text)).find((one) => one !== undefined && /[^s]s$/.test(one));
    // "Ask before we swap": so they should be asked.
    if (role && !whom && /^ask\b/i.test(wish))
      return `${upperFirst(plural(role.name))} should be asked ${wish.slice(4)}`;
    return whom ? wish.replace(ASK_WHOM, `$1 ${lowerFirst(whom)} `) : wish;
  }
  if (WHILE_THEY.test(wish) && people.leading(wish) === undefined && mentionsIn(wish, product.roles).length === 0) {
    const role = spokenOf(told, product, true, by);
    return role ? wish.replace(WHILE_THEY, `$1 ${called(role, true)} `) : wish;
  }
  const isWithin = THEY_WITHIN.test(wish);
  const role = isWithin || LET_THEM.test(wish) ? spokenOf(told, product, true, by) : undefined;
  if (!role) return wish;
  return isWithin
    ? wish.replace(THEY_WITHIN, `$1${called(role, true)} `)
    : wish.replace(LET_THEM, `$1 ${called(role, true)}`);
}

/** "put that in somewhere": what, the question in front says. */
const PUT_IN = /\bput (?:that|this|it|them) in(?:to (?:it|the app|the system))?(?: somewhere)?\b/i;
const PUT = /\b(enter|see|know|note|look up|find|record|say) (?:that|this|so)\b/i;
const ASKED =
  /\b(?:(?:list|note|notes|track|overview|sheet|file) of|know|knows|see|tell|remembers?|sure) ((?:who|which|what|where|when|whether|how (?:many|much|long|often))\b[^.,!?;]+)/i;

function withQuestionNamed(wish: string, told: readonly string[]): string {
  const text = wish.replace(PUT_IN, 'enter that');
  const what = told.map((sentence) => ASKED.exec(sentence)?.[1]).find(Boolean);
  return what ? text.replace(PUT, (_, verb: string) => `${verb} ${what}`) : text;
}

/** "End of the year the treasurer needs": when it is. */
const AT_TIME =
  /^((?:end|beginning|start|middle) of (?:the |each |every )?(?:day|week|month|year|season|quarter|shift)),? (?=(?:the|we|I|our|every|each|they|all)\b)/i;

/** "Hotels should be able to see it", "the office must see which are overdue": whoever works there. */
const HOUSE_WISHES =
  /^((?:the |our |all |every |each )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?=(?:(?:should|must|wants?|needs?|would like|would love|would prefer|'d like|begs?|has to|have to) ))|^(?:can|could|should) ((?:the |our |all )?[\p{L}-]+) (?=[\p{L}]+ )/iu;

function withHousesNamed(wish: string, product: Product, people: People): string {
  const found = HOUSE_WISHES.exec(wish);
  const said = found?.[1] ?? found?.[2] ?? '';
  const at = wish.indexOf(said);
  const named = mentionsIn(wish, product.roles).find((one) => one.at <= at + said.length && one.end > at);
  // "the front desk" of the front desk staff
  const isHouse = named?.end === at + said.length && /^(?:the |our )?$/i.test(wish.slice(at, named.at));
  const house = named ? (isHouse && !people.isPersonPhrase(said) ? named.role : undefined) : roleOfHouse(said, product);
  const role = said && !people.isProduct(said) ? house : undefined;
  if (!role) return wish;
  const isMany = /s$/i.test(said);
  return upperFirst(wish.replace(said, called(role, isMany)));
}

/** A sentence that tells in one plain clause how it is: what may be why. */
function isPlainReason(text: string): boolean {
  const said = expandContractions(text);
  const { clauses } = parseSentence(said);
  return (
    said.split(' ').length <= 22 &&
    !/\b(?:Mr|Mrs|Ms|Dr)\b|^(?:nobody|no one) .*\b(?:him|her)\b|^(?:he|she) |[:;()=>?]|,.*,|, (?!(?:and|but|so|because)\b)|\bisn['’]t only\b|\bnot only\b/.test(
      said,
    ) &&
    clauses.every(({ group }) => group !== undefined) &&
    said.split(/, /).every((part) => parseSentence(part).clauses[0]?.group !== undefined) &&
    textOf(clauses[0]?.subject ?? []) !== ''
  );
}

/** "Housing company begs for one letter": whoever begs wants to get it. */
const BEGS = /^((?:the |our |all |an? )?[\p{L}-]+(?: [\p{L}-]+)?) (?:begs?|asks?|keeps? asking) for (?=\p{L})/iu;

/** Whether a wish names who wishes it, a role or anybody else. */
function namesSomebody(wish: string, product: Product, people: People): boolean {
  return (
    mentionsIn(wish, product.roles).length > 0 ||
    people.leading(wish.replace(/^(?:can|could|should|if|let) /i, '')) !== undefined
  );
}

/** "Defects. The office must see them.": what it is about, where the wish is a sentence of its own. */
function withoutTopic({ wish, told }: Pick<Rough, 'wish' | 'told'>, people: People): Pick<Rough, 'wish' | 'told'> {
  const [topic = '', next = '', ...more] = wish;
  const isTopic = topic.split(' ').length <= 2 && !/[:?]$/.test(topic) && !asksPlainly(topic);
  const isWhole = people.leading(next) !== undefined || (asksPlainly(next) && HOUSE_WISHES.test(next));
  return isTopic && isWhole ? { wish: [next, ...more], told: [topic, ...told] } : { wish, told };
}

/** What was found in the words around it: who has said it, and that it names people as notes do. */
interface Heard {
  readonly by: string | undefined;
  readonly isJotted: boolean;
}

/** Reads a note of which only a part asks: that part alone, with names for what it points to. Any other text stays as it is. */
export function toldNote(whole: string, product: Product, people: People, { by, isJotted }: Heard): Note {
  // What is left in front of a note whose quotation was taken out.
  const full = withFullNames(whole, product.roles);
  const text = full.includes('\n') ? full : full.replace(/^- /, '').replace(ASKS_AGAIN, '$1 want to know $2');
  const parted = partNote(text, people, isJotted);
  const sayer = by === undefined ? undefined : roleMeant(by, product);
  if (!parted) {
    const named = sayer && THEY.test(text) ? withPeople(text, [], product, people, sayer) : text;
    const isOne = !text.includes('\n') && !/[.!?]\s+\S/.test(text);
    return { text: withHousesNamed(isOne ? asWish(named, people) : named, product, people), reasons: '' };
  }
  const { wish, told } = withoutTopic(parted, people);
  const [first = '', ...more] = wish;
  const asked = withQuestionNamed(
    withOwnOnly(withDutyNamed(withGoing(first, told, people), told, people), told, people),
    told,
  )
    .replace(BEGS, (_, who: string) => `${roleMeant(who, product) ? `${who} wants` : 'We want'} to get `)
    .replace(/, (?:full stop|period|end of story)(?=[.!]?$)/i, '')
    .replace(
      MESSAGE,
      (_, thing: string) => `We want ${/^sms$/i.test(thing) ? 'an SMS' : withArticle(thing.toLowerCase())}`,
    )
    .replace(AT_TIME, (_, time: string) => `At the ${lowerFirst(time)}, `);
  const plain = withNamedThings(withPeople(asked, told, product, people, sayer), told, people, text.includes('\n'));
  const duty = parted.isMarked ? asDuty(plain, people) : plain;
  const named = withHousesNamed(withFrontParted(asWish(duty, people), product), product, people);
  const isOpen = !namesSomebody(first, product, people);
  const near = isOpen ? (sayer ?? nearRole(told, product)) : undefined;
  const sentences = [named, ...more].map((one) => (/[.!?]$/.test(one) ? one : `${one}.`));
  return {
    text: sentences.join(' '),
    reasons: told
      .map((one) => one.replace(/^[^:.!?]{3,40}: (?=\p{L})/u, '').replace(/[.!?\s]+$/, ''))
      .filter(isPlainReason)
      .map((one) => one.replace(/[^.!?]$/, '$&.'))
      .join(' '),
    near: isOpen
      ? { name: near?.name, isTheirs: told.some((one) => BURDEN.test(one)), told: told.join(' ') }
      : undefined,
  };
}

/** Work that a note complains of, or what somebody hears too late. */
const BURDEN =
  /\b(?:by hand|manually|on paper|types? |retypes? |copy it|writes? (?:it|them|the)|(?:has|have|had) to (?:open|type|write|search|phone|call|ring|dig|copy|wait|look|go|walk|drive)|(?:saw|noticed|learnt|learned|heard|found out) (?:it|that|of it|about it|only)|only (?:sees?|notices?|learns?|hears?|finds? out))\b/i;

/** Where whoever does something stands: at the start of a clause. */
const SUBJECT_PLACE = /(?:^|[,:;.] |\b(?:and|but|so|half|some|many|all|most) )(?:the |our |half the )?$/i;

/** Of whose work the background tells: the only one, else the last who lacks something. */
function nearRole(told: readonly string[], product: Product): Role | undefined {
  const all = told.flatMap((text) => mentionsIn(text, product.roles));
  const doing = all.filter(({ at, text }) => SUBJECT_PLACE.test(text.slice(0, at)));
  const [one, ...others] = [...new Set(doing.map(({ role }) => role))];
  if (one && others.length === 0) return one;
  return all.findLast(({ text, end }) => LACKS.test(text.slice(end)))?.role;
}
