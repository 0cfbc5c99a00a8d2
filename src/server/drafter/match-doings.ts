import type { Role } from './reading/find-roles.ts';
import type { Doing } from './reading/doing.ts';
import type { Idea } from './reading/read-idea.ts';
import {
  isDepartment,
  isFunction,
  isGroup,
  isWorkplace,
  MANAGERS,
  MANAGING_STEMS,
  WEAK_VERB_STEMS,
} from './lexicon/agents.ts';
import { DEED_OF } from './lexicon/deed-nouns.ts';
import { contentStems, stem } from './lexicon/function-words.ts';
import { atWhat, doneIn, isWith, wordsOfCase } from './words-of-case.ts';
import { KINDRED } from './lexicon/kindred.ts';
import { TO_ANOTHER } from './lexicon/keeping.ts';
import { readNounPhrase } from './language/noun-phrase.ts';
import { singular } from './language/nouns.ts';

/** Less than this is no match: a word that two roles share. */
export const LEAST = 0.3;

/** How well a role's deeds fit an idea, and the sentence of the description that speaks of it most. */
export interface Match {
  readonly score: number;
  readonly quote: string;
}

/** The words of an idea as stems, by how much they say about who is meant. */
export interface Terms {
  readonly verb: string;
  /** What belongs to the verb: "in" of "check in". */
  readonly particle: string;
  readonly kin: ReadonlySet<string> | undefined;
  readonly head: string;
  /** The other words of the object. */
  readonly object: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
  /** Words of the case in which it holds, and of nothing else. */
  readonly inCase: ReadonlySet<string>;
  /** What the actor is to hear of once somebody else has done it. */
  readonly done: ReadonlySet<string>;
  /** What is to be seen: "who", "which" of "see who has paid". */
  readonly asks: string;
  /** At what somebody is who is named by nothing else: "when scanning". */
  readonly atIt: string;
  /** It asks for what somebody needs who looks after things: lists, figures, rights, work on many at once. */
  readonly isManaging: boolean;
  /** It speaks of "my" things. */
  readonly isMine: boolean;
}

/** Words that stand for the form in which something comes, not for the matter itself. */
const FORMS = new Set(
  'list report overview version view message notic form calendar map file table chart screen button email e-mail mail sms photo pictur templat link reminder notification alert not detail inform data record entry entri phon mobil card'
    .split(' ')
    .map((word) => stem(word)),
);

/** What one holds in the hand at work, as stems. */
const DEVICES = new Set(
  'tablet handheld scanner headset terminal pager radio watch kiosk pad'.split(' ').map((word) => stem(word)),
);

const MANAGING =
  /\b(?:import|export|permissions?|access rights|settings?|configure|statistics|overview|dashboard|history|audit|bulk|merge|duplicates?|archive|who (?:changed|has|have|did|was|is)|which .+ most|per (?:month|year|week|quarter)|nobody knows|no idea (?:which|how|who|what)|unclear (?:which|how|who|what)|(?:see|know|show|tell) (?:which|how(?! (?:full|busy|crowded|far|deep|late)\b)|who|at a glance)|(?:do not|don't|cannot|can't) (?:know|tell|say) (?:which|how|who|where|what))\b|^(?:who|which|what|how many|how much|how often|how long)\b.*\?/i;
/** "permits expiring this month", "donations that were not fetched": a list to look after. */
const LIST_OF_CASES =
  /^(?:the |all |lost |late |open |missing )?(?:[\w-]+ )?[\w-]+s (?:that|which|who|expiring|waiting|without|below|above|older)\b|^(?:an? |the )?(?:list|overview|summary|report|table|page|statistics?) of |^(?:lost|late|open|missing|unpaid|overdue) /i;

/** Whether two stems belong to one family: "donat" and "donation", "exam" and "examin". */
export function isKin(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (DEED_OF[short] === long || DEED_OF[long] === short) return true;
  if (short === 'custom' && long === 'customer') return false;
  if (short.length === 3 && long === `${short}s`) return true;
  // A membership is no member.
  if (long === `${short}ship`) return false;
  if (short.length < 4 || long.length - short.length > 6) return false;
  return short.length < 5
    ? long.startsWith(short) && long.length - short.length <= 3
    : long.startsWith(short.slice(0, Math.max(5, short.length - 1)));
}

function hasKin(words: ReadonlySet<string>, word: string): boolean {
  if (word === '') return false;
  if (words.has(word)) return true;
  for (const other of words) if (isKin(word, other)) return true;
  return false;
}

/** What it is about: of "which rooms are free" the rooms, of "overview of unpaid dues" the dues. */
function headOf({ action, text }: Idea): string {
  const said = action.core.object?.head ?? '';
  const [, asked = ''] = said === '' ? (/^(?:see|know) which ([\p{L}-]+)/u.exec(action.wish) ?? []) : [];
  if (asked) return asked;
  const [, other = ''] = TO_ANOTHER.exec(text) ?? [];
  if (other) return other;
  const [, behind = ''] =
    action.isThing && FORMS.has(stem(said.toLowerCase()))
      ? (/^(?:[\p{L}-]+ ){1,4}?(?:of|for) (?:the |all |an? )?([\p{L} -]{3,40})/iu.exec(text) ?? [])
      : [];
  return (behind && readNounPhrase(behind)?.head) || said;
}

/** What belongs to a verb and makes another deed of it: "bring in", "bring back". */
const PARTICLE = /^(?:after|away|back|down|for|in|off|out|over|through|up)\b/;

/** The words of an idea by their weight. */
export function termsOf(idea: Idea): Terms {
  const { core } = idea.action;
  // Whoever does what is to be kept from happening is not the one who wishes that.
  // "log in" keeps no log.
  // "plan my route": the product is to do it.
  const isForMe = /^(?:please )?(?:plan|schedule|calculate|sort|optimi[sz]e|arrange|count) my\b/i.test(idea.text);
  const verb =
    isForMe || /^(?:keep .+ from \w+ing|(?:log|sign) (?:in|on|out|up))\b/.test(idea.action.wish)
      ? ''
      : stem(core.verb.split(' ')[0] ?? '');
  const head = stem(singular(headOf(idea)));
  return {
    verb,
    particle: core.verb.split(' ')[1] ?? PARTICLE.exec(idea.action.wish.replace(/^\S+ /, ''))?.[0] ?? '',
    kin: KINDRED.find((verbs) => verbs.has(verb)) ?? KINDRED.find((verbs) => verbs.has(head)),
    head,
    object: contentStems(core.object?.core ?? ''),
    all: contentStems(idea.text.replaceAll('-', ' ')),
    inCase: wordsOfCase(idea.text),
    done:
      idea.action.frame === 'told' || /^(?:know|see) when my\b/.test(idea.action.wish) ? doneIn(idea.text) : new Set(),
    asks: /^(?:see|know) (who(?= (?:has|have|is|did|will|was|still)\b)|which) /.exec(idea.action.wish)?.[1] ?? '',
    atIt: atWhat(idea.text),
    isManaging: MANAGING.test(idea.text) || LIST_OF_CASES.test(idea.text),
    isMine: /\bmy\b/i.test(idea.text),
  };
}

/** When something is, as stems: many sentences speak of days. */
const TIMES = new Set(
  'day week month year hour minute morning afternoon evening night time today tomorrow'
    .split(' ')
    .map((word) => stem(word)),
);

function weightOf(word: string): number {
  if (TIMES.has(word)) return 0.4;
  return WEAK_VERB_STEMS.has(word) || FORMS.has(word) || word === 'back' ? 0.3 : 1;
}

/** Where there is no network. */
function isAway({ all }: Terms): boolean {
  return ['offline', 'signal', 'reception', 'internet'].some((word) => all.has(stem(word)));
}

/** "bring in leads" has nothing to do with "bring back a contact". */
function isOtherDeed({ rest }: Doing, { particle }: Terms): boolean {
  const [own] = PARTICLE.exec(rest) ?? [];
  return own !== undefined && PARTICLE.test(particle) && own !== particle;
}

function matchDoing(doing: Doing, terms: Terms, shareOf: (word: string) => number): number {
  const done = stem(doing.verb);
  let score = 0;
  let verb = 0;
  const isOther = done === terms.verb && isOtherDeed(doing, terms);
  if (isOther) verb = 0;
  else if (done === terms.verb || `re${done}` === terms.verb) {
    const isSame = terms.particle !== '' && doing.rest.startsWith(terms.particle);
    verb = 2.2 * (isSame ? 1 : WEAK_VERB_STEMS.has(done) ? 0.1 : Math.max(weightOf(done), 0.8)) * shareOf(`${done}!`);
  } else if (doing.stems.has(terms.verb)) verb = weightOf(terms.verb) * shareOf(terms.verb);
  else if (terms.kin?.has(done)) verb = 0.6;
  let head = 0;
  for (const word of doing.stems) {
    const isDeed = word === done;
    if ((isDeed && isOther) || terms.inCase.has(word)) continue;
    // A "training record" is nothing that somebody records.
    if (isDeed && (word === terms.verb || (isKin(word, terms.head) && FORMS.has(terms.head)))) continue;
    // What is done to "findings" is no finding.
    const share = shareOf(word) * (doing.object.has(word) && word === 'find' ? 1 : weightOf(word));
    // "invite readers" has little to do with a "reading list".
    const isPeople = shareOf(`#${word}`) === 0 && !terms.all.has(word);
    if (isPeople) score += hasKin(terms.all, word) ? 0.5 * share : 0;
    else if (isKin(word, terms.head)) head = Math.max(head, (doing.object.has(word) || isDeed ? 2 : 1.4) * share);
    else if (hasKin(terms.object, word)) score += 1 * share;
    else if (hasKin(terms.all, word)) score += 0.5 * share;
  }
  // "Each child has a card": whoever has or needs a thing does nothing with it.
  // but crews who have a tablet in the cab are the ones who look at "the tablet".
  const isDevice = [...doing.object].some((word) => DEVICES.has(word) && terms.all.has(word));
  if (doing.verb === 'have' && isDevice) return score + head + 1;
  // "cleaners work from a handheld": what stands on the handheld is for them.
  if (isWith(doing) && [...doing.stems].some((word) => DEVICES.has(word) && terms.all.has(word))) score += 2;
  if (terms.atIt !== '' && (done === terms.atIt || doing.stems.has(terms.atIt))) score += 1.5;
  if (terms.asks !== '' && /^(?:see|know|check|watch)$/.test(doing.verb) && doing.rest.startsWith(`${terms.asks} `))
    score += terms.asks === 'who' ? 0.8 : 0.3;
  // "no signal in the valley": whoever is out with a device.
  if (isAway(terms) && /\b(?:tablet|phone|handheld|van|truck|on the road|outdoors|outside)s?\b/.test(doing.rest))
    score += 1;
  if (/^(?:have|be|need|belong|own)$/.test(doing.verb)) return (score + head) * 0.3;
  // "see who has finished the course": whoever takes it is looked at.
  if (
    terms.asks === 'who' &&
    !/^(?:see|know|check|watch|plan|manage|assign|approve|organise|organize|coordinate|oversee|look)$/.test(doing.verb)
  )
    return (score + verb + head) * 0.4;
  // "Tell me when my defect is fixed": whoever fixes it knows.
  if (terms.done.has(done)) return (score + head) * 0.2;
  return score + verb + head + (verb >= 0.5 && head >= 0.5 ? 1 : 0);
}

/** "lab certificate" is the quality lab's, what is baked the baker's. */
function matchName(role: Role, { all: words, isMine }: Terms, rarity: ReadonlyMap<string, number>): number {
  const parts = role.name.toLowerCase().split(' of ')[0]?.split(' ') ?? [];
  const last = parts.at(-1) ?? '';
  if (isGroup(last) && !isDepartment(role.name) && !isWorkplace(role.name)) return 0;
  const telling = isDepartment(role.name) && !isFunction(role.name) && parts.length > 1 ? parts : parts.slice(0, -1);
  const own = telling.filter(
    // "plant" of plant owners and plant sitters tells nothing, nor "recipe" of an editor where others collect recipes.
    (part) =>
      hasKin(words, stem(part)) &&
      (((rarity.get(`@${stem(part)}`) ?? 1) === 1 && (rarity.get(stem(part)) ?? 1) > 0.5) ||
        (isMine && last === 'owner')),
  ).length;
  const trade = last.replace(/(?:er|or|r|t)$/, '').replace(/e$/, '');
  if (last === 'owner') return own * (isMine ? 1 : 0.4);
  // "whether my bowls are out of the kiln" is not said by the kiln technician.
  if (isMine) return own * 0.4;
  // The "direction" of a picture is nothing of a director's.
  const isTrade =
    trade !== last && trade.length > 2 && !/^(?:us|mak|tak|own|direct|manag|organis|organiz|lead)$/.test(trade);
  // "inspection" is not the bee inspector's, where by the description others have to do with inspections.
  const isOthers = rarity.has(trade) && !role.doings.some(({ stems }) => stems.has(trade));
  return own + (isTrade && !isOthers && words.has(trade) ? 1 : 0);
}

/** How much the words of the idea are those of what the role does. */
export function matchDoings(role: Role, terms: Terms, rarity: ReadonlyMap<string, number>): Match {
  const shareOf = (word: string): number => rarity.get(word) ?? 1;
  let total = 0;
  let top = { score: 0, quote: '' };
  for (const doing of role.doings) {
    const score = matchDoing(doing, terms, shareOf);
    if (score > top.score) top = { score, quote: doing.sentence };
    total += score;
  }
  // The one clause that speaks of this matters more than many that touch it.
  // "CRM for a window maker": who is only named does nothing with windows.
  const named = matchName(role, terms, rarity) * (role.doings.length > 0 ? 1 : 0.2);
  return {
    score: top.score + total * 0.2 + named,
    quote: top.quote || (role.doings[0]?.sentence ?? ''),
  };
}

/** How much a role looks after things and people, by its name and its deeds; with the sentence that says so. */
export function managing(role: Role, isSeeing = true): Match {
  const deed = role.doings.find(({ verb }) => MANAGING_STEMS.has(stem(verb)));
  const deeds = role.doings.filter(({ verb }) => MANAGING_STEMS.has(stem(verb))).length;
  // "The manager looks at the times after service": whoever only looks looks after nothing.
  const onlyLooks =
    !isSeeing &&
    role.doings.length > 0 &&
    role.doings.every(({ verb }) => /^(?:see|look|view|watch|read|use)$/.test(verb));
  const score = (MANAGERS.test(role.name) ? (onlyLooks ? 0.2 : 0.8) : 0) + Math.min(deeds, 2) * 0.4;
  return { score, quote: deed?.sentence ?? role.doings[0]?.sentence ?? '' };
}

/** In how few roles a word occurs: 1 for one, a half for two. */
export function rarityOf(roles: readonly Role[]): Map<string, number> {
  const count = new Map<string, number>();
  const known = new Set<Doing>();
  for (const role of roles) {
    const own = new Set<string>();
    // What several do together, "nurses and doctors sign", is one deed.
    for (const doing of role.doings) {
      if (known.has(doing)) continue;
      for (const word of doing.stems) own.add(word);
      // Whose deed it is counts apart from who deals with it.
      own.add(`${stem(doing.verb)}!`);
    }
    for (const part of role.name.toLowerCase().split(' ').slice(0, -1)) own.add(`@${stem(part)}`);
    for (const doing of role.doings) known.add(doing);
    for (const word of own) count.set(word, (count.get(word) ?? 0) + 1);
  }
  // What people are called is no matter of anybody's.
  const people = roles.map(({ name }) => stem(name.split(' of ')[0]?.split(' ').at(-1)?.toLowerCase() ?? ''));
  return new Map([
    ...[...count].map(([word, many]): [string, number] => [word, 1 / many]),
    ...people.map((word): [string, number] => [`#${word}`, 0]),
  ]);
}
