import { readVerb } from '../language/verbs.ts';
import { isDepartment } from '../lexicon/agents.ts';
import { isHuman } from './is-agent.ts';
import { plural, singular } from '../language/nouns.ts';
import { SERVED } from '../role-kind.ts';
import { readActs, type Doing, type Role } from './find-roles.ts';
import { remember } from '../language/remember.ts';
import { tagWords } from '../language/wink.ts';
import { wordsOf } from './description-words.ts';
import { clauseActs } from './clause-roles.ts';
import { isNobody } from './nobody-in-it.ts';
import { withoutDeed } from './doing.ts';
import { mentionedRoles } from './mentioned-roles.ts';
import { withPlainPeople } from './description-forms.ts';
import { isOrganisation, withUsers } from './with-users.ts';

export type { Role };
export { isOrganisation };

/** What a description says: who there is and does what, what the product is for, which rules hold. */
export interface Product {
  readonly name: string;
  readonly roles: readonly Role[];
  /** Those of whom an idea only tells, where it is known which: they are nobody new. */
  readonly toldOf?: readonly Role[];
  readonly aims: readonly string[];
  readonly rules: readonly string[];
  readonly sentences: readonly string[];
}

const AIM =
  /\b(?:we (?:want|aim|hope|wish|would like|try|help)|(?:our|the|its|their) (?:aim|goal|mission|purpose|promise|idea)|so that|in order to|helps?\b|is meant to|should (?:be able|never|always))/i;
const RULE = /\b(?:must|never|only|always|cannot|may not|at least|at most|no more than|required|by law|not allowed)\b/i;

/** The sentences of a description, as they stand there. */
function sentencesOf(description: string): string[] {
  return description
    .split(
      /(?<=[.!?])\s+(?=[\p{Lu}\p{N}"'“(-])|(?<=\p{Ll}{3}[.!?])(?<!\b(?:etc|approx|incl|max|min|resp|vs|dept|tel)\.)\s+(?=\p{Ll})|\n+/u,
    )
    .map((sentence) => sentence.replace(/^[\s*•-]+/, '').trim())
    .filter((sentence) => /\p{L}{3}/u.test(sentence));
}

/** The product under its own name is nobody: "Fernweh helps hikers ..." is read as "The app helps hikers ...". */
function withoutName(sentence: string, name: string): string {
  const opening = sentence.slice(0, name.length);
  const isName =
    name !== '' && opening.toLowerCase() === name.toLowerCase() && !/[\p{L}\p{N}]/u.test(sentence.charAt(name.length));
  if (isName) return `The app${sentence.slice(name.length)}`;
  // "With Fernweh hikers plan their tours": the hikers do.
  const left = /^(?:with|using|in|on|through|via) /i.exec(sentence)?.[0] ?? '';
  const behind = sentence.slice(left.length);
  if (name !== '' && left !== '' && behind.toLowerCase().startsWith(`${name.toLowerCase()} `))
    return behind.slice(name.length + 1).replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  // "RouteBird sends ...": a name with a capital in it, whatever the product is called.
  const own = /^\p{Lu}\p{Ll}+\p{Lu}\p{L}*(?= (\p{Ll}+s)\b)/u.exec(sentence);
  if (own && readVerb(own[1] ?? '')?.form === 'third') return `The app${sentence.slice(own[0].length)}`;
  // "Fernweh plans ..." of "Fernweh Alps": the product by the first word of its name.
  const [first = '', second] = name.split(' ');
  const verb = readVerb(sentence.split(' ')[1] ?? '');
  // "Kennel hands feed ..." of "Kennel Compass"
  const isOther = readVerb(sentence.split(/[ ,]+/)[2] ?? '')?.form === 'base';
  return second !== undefined &&
    first.length > 3 &&
    sentence.startsWith(`${first} `) &&
    verb?.form === 'third' &&
    !isOther
    ? `The app${sentence.slice(first.length)}`
    : sentence;
}

/** "with Tincture", "use Tincture" */
function usesProduct(sentence: string, name: string): boolean {
  const at = sentence.toLowerCase().indexOf(name.toLowerCase());
  return name !== '' && at > 0 && /\b(?:with|through|on|in|via|uses?|using|by|without) $/i.test(sentence.slice(0, at));
}

const remembered = remember<Product>(50);

/** The product by its name, where it has a short one. */
export function shortName({ name }: Pick<Product, 'name'>): string {
  return name !== '' && name.split(' ').length <= 3 ? name : 'the product';
}

/** Reads who does what. One description is asked for with each idea of its product. */
export function readProduct(name: string, description: string): Product {
  return remembered(`${name}\n${description}`, () => read(name, description));
}

/** "project managers ... PMs split the job": people by the first letters of what the description calls them. */
function inFull(sentence: string, description: string): string {
  return sentence.replace(/\b(\p{Lu}{2})s\b/gu, (whole, letters: string) => {
    const [first, last] = [letters.charAt(0), letters.charAt(1)];
    const meant = new RegExp(`(?<!\\p{L})${first}\\p{Ll}+[ -]${last}\\p{Ll}+s(?!\\p{L})`, 'iu').exec(description)?.[0];
    return meant && isHuman(meant.split(' ').at(-1) ?? '') ? meant.toLowerCase() : whole;
  });
}

/** Where there are members of whom no deed is told, and people who act, "people" are the members. */
function peopleAreMembers(description: string): boolean {
  return (
    /\bmember(?:s|ship)?\b/i.test(description) &&
    /\bpeople\b/i.test(description) &&
    !/\bmembers \p{Ll}/iu.test(description)
  );
}

/** "people with a membership book a room": members do. */
function asMembers(sentence: string): string {
  return sentence.replace(
    /(?<=^|[:;,.] |\band )people(?: with (?:an? |the )?membership)? (?!who\b|that\b|with\b|in\b|on\b|are\b)(?=\p{Ll})/giu,
    'members ',
  );
}

/** Who stands above others or is yet to be one of them, as the first word of a name. */
const RANK = /^(?:head|chief|senior|lead|deputy|principal|assistant|trainee|junior) (.+)$/;

/** "90 instructors ... the head instructor assigns them": the others are instructors without more. */
function withRankless(roles: Role[], description: string): Role[] {
  const known = new Set(roles.map(({ name }) => name));
  const others = roles.flatMap(({ name }) => {
    const one = RANK.exec(name)?.[1];
    const isOther = one && !known.has(one) && isOf(description, one);
    return isOther ? [{ name: one, doings: [] }] : [];
  });
  return [...roles, ...others];
}

/** Whether there are several of them in the description, of no rank. */
function isOf(description: string, one: string): boolean {
  const many = RegExp.escape(plural(one));
  return new RegExp(
    `(?<!\\b(?:head|chief|senior|lead|deputy|principal|assistant|trainee|junior) )\\b${many}\\b`,
    'i',
  ).test(description);
}

/** "students live on what their parents send": of whose people they are, the sentence goes on. */
function areTheirs(names: readonly string[], sentence: string): boolean {
  if (!/\b(?:their|his|her) /i.test(sentence)) return names.length === 0;
  return names.every((name) =>
    new RegExp(`\\b(?:their|his|her) (?:${RegExp.escape(name)}|${RegExp.escape(plural(name))})\\b`, 'i').test(sentence),
  );
}

/** "We have about 2000 customers": where nobody acts, those of whom it is spoken and for whom such services are made. */
function servedIn(description: string): Role[] {
  const words = description.matchAll(/\b(?:our|\d[\d.,]*|hundred|thousand|million|of|many|most|for) (\p{L}+s)\b/giu);
  const served = [...words].map(([, word = '']) => singular(word.toLowerCase())).filter((word) => SERVED.test(word));
  return [...new Set(served)].filter((word) => word !== 'user').map((name) => ({ name, doings: [] }));
}

/** "They" goes on with the last ones named. */
function read(name: string, description: string): Product {
  const doings = new Map<string, readonly Doing[]>();
  const sentences = sentencesOf(description.slice(0, 12_000));
  const folk = peopleAreMembers(description) ? asMembers : (sentence: string): string => sentence;
  const plainly = (sentence: string): string => folk(inFull(sentence, description));
  const untold = new Map<string, readonly Doing[]>();
  let they: readonly string[] = [];
  let you: readonly string[] = [];
  let topic = '';
  for (const sentence of sentences) {
    const plain = withPlainPeople(plainly(withoutName(sentence, name)));
    const words = wordsOf(plain);
    const acts = readActs(words, sentence, { they, you, topic, isFirst: sentence === sentences[0] });
    for (const act of acts)
      for (const role of act.roles) {
        // "Pharmacies prepare medicines with Tincture": the house that runs the product is nobody in it.
        const isHouse = isOrganisation(role) && usesProduct(sentence, name);
        doings.set(role, [...(doings.get(role) ?? []), ...(isHouse ? [] : act.doings)]);
      }
    // "Car insurer claims app.": what opens a description without anybody who acts is its title.
    const isTitle = sentence === sentences[0] && acts.length === 0 && !/[,;:]/.test(sentence);
    for (const act of clauseActs(plain, sentence))
      for (const role of act.roles.filter((one) => !isTitle || !plain.toLowerCase().startsWith(`${one} `)))
        untold.set(role, [...(untold.get(role) ?? []), ...act.doings]);
    they = acts.findLast(({ roles: own }) => !areTheirs(own, plain))?.roles ?? they;
    topic = acts.at(-1)?.doings.at(-1)?.rest ?? topic;
    const mentioned = mentionedRoles(words).map((role) => withoutDeed(role, acts));
    for (const role of mentioned) if (!doings.has(role)) doings.set(role, []);
    if (they.length === 0) they = mentioned.slice(-1);
    if (you.length === 0) you = mentioned.length > 0 ? mentioned : (acts[0]?.roles ?? []);
  }
  // Those of whom only a clause tells that the other way of reading has left out.
  for (const [role, own] of untold) if (!isKnownRole(role, doings)) doings.set(role, own);
  const roles = [...withUsers(doings, sentences)]
    .filter(
      ([role]) =>
        role !== '' && !/^(?:mrs?|ms|miss|dr) \p{L}+$/iu.test(role) && role.toLowerCase() !== name.toLowerCase(),
    )
    .map(([role, list]) => ({ name: role, doings: list }))
    .filter((role, _, all) => !isNobody(role, all));
  return {
    name,
    roles:
      roles.length > 0
        ? withPosts(withHelped(withRankless(mergeRoles(roles), description)), description)
        : servedIn(description),
    aims: sentences.filter((sentence) => AIM.test(sentence)),
    rules: sentences.filter((sentence) => RULE.test(sentence)),
    sentences,
  };
}

/** Whether somebody has the name already, or a longer or shorter one that ends alike. */
function isKnownRole(role: string, known: ReadonlyMap<string, readonly Doing[]>): boolean {
  return [...known].some(
    ([other, own]) =>
      own.length > 0 &&
      (other === role ||
        other.endsWith(` ${role}`) ||
        role.endsWith(` ${other}`) ||
        other.startsWith(`${role} of `) ||
        role.startsWith(`${other} of `) ||
        // "the caterer cooks, the manager pays"
        (role.startsWith(`${other} `) && own.some(({ verb }) => role === `${other} ${verb}`))),
  );
}

/** "small merchants" is the "merchant" of another sentence, "one member" the "member of a club", "the setter" the only "route setter". */
function isSame(role: Role, other: Role, roles: readonly Role[]): boolean {
  if (
    other.name === role.name ||
    other.name.startsWith(`${role.name} of `) ||
    role.name.startsWith(`${other.name} of `)
  )
    return true;
  const [short, long] = role.name.length < other.name.length ? [role.name, other.name] : [other.name, role.name];
  // "physiotherapists", later "the therapist"; but a subcontractor is no contractor
  const isLonger = short.length > 7 && !long.includes(' ') && long.endsWith(short);
  if (isLonger && !/^(?:sub|non|co|ex|vice|under|pre|post|self)-?$/.test(long.slice(0, -short.length))) return true;
  if (!long.endsWith(` ${short}`)) return false;
  // "Engineers push code. Platform engineers run the workers.": the second are others than the first.
  const placeOf = (name: string): number => roles.findIndex((each) => each.name === name && each.doings.length > 0);
  if (placeOf(short) >= 0 && placeOf(short) < placeOf(long)) return false;
  return role.doings.length === 0 || roles.filter(({ name }) => name.endsWith(` ${short}`)).length === 1;
}

/** The name that says more: "crew of the tug", "route setter"; but "bookseller" where "antiquarian" only praises. */
function nameOfBoth(role: Role, other: Role): string {
  const [short, long] = role.name.length < other.name.length ? [role, other] : [other, role];
  if (long.name.startsWith(`${short.name} of `)) return long.name;
  // "therapist" is what a physiotherapist is called in the next sentence.
  if (!long.name.includes(' ')) return short.name;
  const isPraise =
    short.doings.length > 0 &&
    (tagWords(long.name)[0]?.tag === 'ADJ' || /^\w+(?:ian|al|ic|ous|ive|ful|less|ary|ed|ing|ish) /.test(long.name));
  return long.doings.length > 0 && !isPraise ? long.name : short.name;
}

function mergeRoles(roles: readonly Role[]): Role[] {
  const merged: Role[] = [];
  for (const role of roles.toSorted((a, b) => rank(a) - rank(b))) {
    const same = merged.findIndex((other) => isSame(role, other, roles));
    const other = merged[same];
    if (!other) merged.push(role);
    else {
      merged[same] = { name: nameOfBoth(role, other), doings: [...other.doings, ...role.doings] };
    }
  }
  return merged;
}

/** What is done for people whom a service is made for: "agents answer drivers", "the treasurer bills skippers". */
const HELPING =
  /^(?:answer|help|serve|treat|advise|bill|charge|invoice|support|welcome|greet|visit|teach|refund|feed|insure|host|call)$/;

/** Marks whom the others help. */
function withHelped(roles: readonly Role[]): Role[] {
  const helping = roles.filter(({ doings }) => doings.some(({ verb }) => HELPING.test(verb)));
  return roles.map((role) => {
    const isWhom = new RegExp(`^(?:(?:back|the|their|our|all) )*${RegExp.escape(plural(role.name))}\\b`, 'i');
    const isHelped = helping.some(
      ({ name, doings }) =>
        name !== role.name && doings.some(({ verb, rest }) => HELPING.test(verb) && isWhom.test(rest)),
    );
    return isHelped ? { ...role, isHelped } : role;
  });
}

/** "One flatmate is the treasurer": a post beside what they are, and no trade. */
function withPosts(roles: readonly Role[], description: string): Role[] {
  if (!/\bone (?:of (?:the |our )?)?[\p{L}-]+ (?:is|acts as|serves as)\b/iu.test(description)) return [...roles];
  const names = roles.map(({ name }) => `${RegExp.escape(name)}|${RegExp.escape(plural(name))}`).join('|');
  return roles.map((role) => {
    const post = new RegExp(
      `\\bone (?:of (?:the |our )?)?(?:${names}) (?:is|acts as|serves as) (?:also )?(?:the |an? |their )?${RegExp.escape(role.name)}\\b`,
      'i',
    );
    return post.test(description) ? { ...role, isPost: true } : role;
  });
}

/** Those who act come first, departments and who is only mentioned last. */
function rank(role: Role): number {
  return (role.doings.length > 0 ? 0 : 2) + (isDepartment(role.name) ? 1 : 0);
}
