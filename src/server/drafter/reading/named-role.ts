import { ADVERBS, AUXILIARIES, DETERMINERS, MODALS } from '../lexicon/function-words.ts';
import { isPerson, isPlural, singular } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';
import { isHuman } from './is-agent.ts';
import type { Role } from './find-roles.ts';
import { OWNED } from './people.ts';
import { aliasesOf, roleNamed } from './role-aliases.ts';

/** A role that the idea names, and how surely it is the one who is to profit. */
export interface Named {
  readonly role: Role;
  /** 5: acts, is let act or is told; 3: it is for them; 1: named as somebody who does something. */
  readonly strength: number;
}

const LETTING = /^(?:let|lets|allow|allows|enable|enables|help|helps|permit|give|gives|offer)$/;
const TELLING =
  /^(?:tell|tells|notify|notifies|warn|warns|remind|reminds|alert|alerts|inform|informs|email|e-mail|text|message|nudge|show|send|sends|spare|spares)$/;
const ASIDE =
  /^(?:the|an?|our|all|every|each|those|these|any|some|most|many|only|its|both|other|new|few|second|third|first|another|different|and|or|also|to)$/;

const GIVEN =
  /^(?:told|shown|given|asked|informed|notified|reminded|warned|alerted|offered|allowed|charged|refunded|let|helped|paid|spared|taught|made|sent)$/;

/** What people do with others of their kind. */
const AMONG_EQUALS =
  /^(?:swap|exchange|trade|share|chat|talk|message|compare|play|compete|offer|lend|borrow|pass|hand|team|split|meet|train)$/;

function isVerbAt(word: string, many: boolean): boolean {
  if (MODALS.has(word) || AUXILIARIES.has(word) || ADVERBS.has(word) || word === "don't" || word === 'dont')
    return true;
  const verb = readVerb(word);
  return Boolean(verb && (verb.form === 'past' || (verb.form === 'base') === many));
}

/** Whether something is done to people that does not tell, give or allow them anything: "moved", "marked". */
export function isDoneTo(done: string): boolean {
  return readVerb(done)?.form === 'past' && !GIVEN.test(done);
}

/** What is behind a verb of showing is what is shown where it is narrowed down: "show tutors who are free". */
function isShown(before: string, next: string, then: string): boolean {
  // "show tutors that the room is full": they see that.
  if (next === 'that' && /^(?:the|an?|there)$/.test(then)) return false;
  // "show all kids on one page": where they stand.
  if (/^(?:show|list)$/.test(before) && next === 'on' && /^(?:one|an?|the|every|each)$/.test(then)) return true;
  return (
    /^(?:show|offer|send|suggest|list|hide|find)$/.test(before) &&
    /^(?:who|that|which|with|without|from|in|near|by|whose|first|)$/.test(next)
  );
}

/** "a message to the nurses", "sending the plan to volunteers" */
function isToldOf(words: readonly string[]): boolean {
  return words.some(
    (word) =>
      TELLING.test(readVerb(word)?.base ?? word) ||
      /^(?:message|reminder|notification|alert|alarm|letter|mail|email|e-mail|push|sms|warning)s?$/.test(word),
  );
}

/** "urgent jobs should go to the owner as a text message" */
function isComingTo(words: readonly string[], at: number, end: number): boolean {
  return (
    /^(?:go|goes|come)$/.test(words[at - 1] ?? '') &&
    /^(?:as|by)$/.test(words[end + 1] ?? '') &&
    isToldOf(words.slice(end + 2, end + 6))
  );
}

/** Whether the sentence goes on with a verb of its own after what narrows a name down: "members with two cards pay". */
function hasMainVerb(words: readonly string[], from: number, many: boolean): boolean {
  const least = /^(?:who|that|which)$/.test(words[from] ?? '') ? 2 : 1;
  const verbs = words.slice(from + 1).filter((word) => {
    const verb = readVerb(word);
    return MODALS.has(word) || (verb !== undefined && verb.form !== 'gerund' && isVerbAt(word, many));
  });
  return verbs.length >= least;
}

/** Those who do it with others of their kind, among whom it is shared, and whose app it is; 0 for others. */
function amongThem(words: readonly string[], start: number, before: string, next: string, many: boolean): number {
  // "swap a shift with another volunteer": who wants to is one of them.
  const isAnother = /^(?:another|other|fellow)$/.test(words[start - 1] ?? '');
  if (/^(?:with|to|against)$/.test(before) && isAnother && AMONG_EQUALS.test(words[0] ?? '')) return 4;
  // "a button in the driver app": they use it.
  if (/^(?:in|on|for|to)$/.test(before) && /^(?:app|portal|view|screen|dashboard)$/.test(next)) return 3;
  // "split tips among waiters"
  return before === 'among' && many ? 3 : 0;
}

/** "add comments for the translator": whoever reads them does not write them. */
function isWrittenFor(words: readonly string[], at: number): boolean {
  return (
    /^(?:add|write|leave|attach|upload|enter)$/.test(words[0] ?? '') &&
    words
      .slice(1, at)
      .some((word) => /^(?:comment|note|remark|message|instruction|hint|photo|file|picture)s?$/.test(word))
  );
}

/** How a list is laid out. */
const ORDERED = /^(?:sorted|filtered|grouped|ordered|arranged|listed|split|summed|separated|counted|broken|down)$/;

/** What is known of people. */
const DATA = /^(?:name|surname|address|phone|birthday|age|initials|signature)$/;

/** Those who are named for what is theirs: "the guest's bill". */
function ofOwning(words: readonly string[], at: number, end: number): number {
  // "a label with the customer's first name": what is written of them is read by somebody else.
  if (at >= 0 && words.slice(end + 1, end + 3).some((word) => DATA.test(word))) return 0;
  // "no fines for children's cards": those whose things others look after.
  if (/^(?:child|children|kid|baby|pet|animal|dog|cat|horse)s?$/.test(words[end] ?? '')) return 0;
  return at < 0 ? 4 : /^(?:block|lock|suspend|close|delete|limit|freeze|ban)$/.test(words[0] ?? '') ? 0 : 2;
}

/** "the hours that the crew leader wrote down": what somebody did with the thing before. */
function isRelative(words: readonly string[], at: number, next: string): boolean {
  if (!/^(?:that|which)$/.test(words[at] ?? '') || readVerb(next)?.form !== 'past') return false;
  const thing = words[at - 1] ?? '';
  return (
    thing.length > 2 &&
    !/^(?:so|sure|now|such|given|certain|fact|case|means?|see|know|show|say|said|tell|told|think|ensure|check|find|hope|want|wish|feel|hear|believe|notice|confirm|prove|assume|after|before)$/.test(
      thing,
    )
  );
}

/** How surely the people named at `start` to `end` are those who profit; 0 for those who are only spoken of. */
function strengthAt(words: readonly string[], start: number, end: number, raw: string): number {
  let at = start - 1;
  while (at >= 0 && ASIDE.test(words[at] ?? '') && !/^(?:to|and|or)$/.test(words[at] ?? '')) at--;
  const before = words[at] ?? '';
  const next = words[end + 1] ?? '';
  const many = isPlural(words[end] ?? '');
  const base = readVerb(before)?.base ?? before;
  if (isShown(base, next, words[end + 2] ?? '')) return 0;
  // "change a dose and let the pharmacy know": the second action is not what the story is about.
  if (
    /^(?:let|allow|permit|enable)$/.test(base) &&
    words.slice(0, at).some((word) => /^(?:not|don't|dont|never|no|nobody|stop|without)$/.test(word))
  )
    return 0;
  // "show the family name": what is shown is the name.
  if (!many && OWNED.test(next) && (LETTING.test(base) || TELLING.test(base))) return 0;
  // "show the guest's last five stays": what is known of them somebody else looks at.
  if (TELLING.test(base) && /['’]s?$/.test(raw) && /^(?:last|past|previous|recent|latest|earlier)$/.test(next))
    return 0;
  if (LETTING.test(base) || TELLING.test(base)) return /^(?:and|then|also)$/.test(words[at - 1] ?? '') ? 1.5 : 5;
  // "Can a tenant be moved to another plot": somebody moves them.
  if (MODALS.has(before) && next === 'be' && isDoneTo(words[end + 2] ?? '')) return 0;
  const acts = isVerbAt(next, many);
  // "names that the guest asked us to take out": we are somebody else.
  if (acts && /^(?:us|me)$/.test(words[end + 2] ?? '') && at >= 0) return 0;
  if (MODALS.has(next) || /^(?:wants?|needs?|would|ought)$/.test(next)) {
    // "so the doctor can follow it": who profits from somebody else's deed.
    if (before === 'so' || (before === 'that' && words[at - 1] === 'so')) return 0.5;
    // "reject it with a reason the author can read": they do something with the thing, and not the deed itself.
    const isOrder =
      readVerb(words[0] ?? '')?.form === 'base' && !LETTING.test(words[0] ?? '') && !TELLING.test(words[0] ?? '');
    const isContact = at > 1 && at < start - 1 && isOrder && !isPlural(before) && /^(?:[a-z-]{3,})$/.test(before);
    if (
      isContact &&
      !/^(?:which|what|whether|if|that|so|when|and|but|or|then|because|in|on|at|for|of|to|with|by)$/.test(before)
    )
      return 0;
    if (at < 0 || !/^(?:which|what|whether|if|that)$/.test(before)) return 5;
    return /^(?:if|that)$/.test(before) ? 4 : 2;
  }
  if ((at < 0 && acts) || (at === 0 && (MODALS.has(before) || /^(?:do|does|did)$/.test(before)))) return 5;
  if (at < 0 && /^(?:with|in|at|on|who|from|without)$/.test(next)) return hasMainVerb(words, end + 1, many) ? 5 : 0;
  const using = amongThem(words, start, before, next, many);
  if (using > 0) return using;
  if (before === 'to' && (isToldOf(words.slice(0, at)) || isComingTo(words, at, end))) return 4;
  // "which tasks wait for the client"
  if (before === 'for' && /^(?:only|waits?|waiting|stands?|looks?|cares?)$/.test(words[at - 1] ?? '')) return 0;
  // "reserve a lot for a sawmill": somebody else does it for them.
  if (before === 'for' && words.slice(0, at).some((word) => /^(?:reserve|hold|keep|book)$/.test(word))) return 0;
  if (before === 'for' && (isWrittenFor(words, at) || (/['’]s?$/.test(raw) && ofOwning(words, at, end) === 0)))
    return 0;
  // "a flag for any child who ...", "a plan for each crew": of them it is told one by one.
  if (before === 'for' && /^(?:each|every|any)$/.test(words[start - 1] ?? '')) return 0;
  if (before === 'for') return /^(?:who|that|which)$/.test(next) ? 2 : 3;
  // "calculate it from the workshop's queue": where it is taken from.
  if (/['’]s?$/.test(raw)) {
    const isTaken = before === 'from' && /^(?:calculate|compute|work|derive|estimate|fill|copy)$/.test(words[0] ?? '');
    return isTaken ? 0 : ofOwning(words, at, end);
  }
  // "a plan where a seller taps a free pitch": they are the ones who use it.
  if (before === 'where' && acts && readVerb(next)?.form !== 'past') return 4.5;
  if (/^(?:then|and|but|so)$/.test(before) && acts) return 3;
  if (isRelative(words, at, next) && acts) return 0;
  if (/^(?:because|as|since|while|until|otherwise|that)$/.test(before) && acts) return 1.5;
  if (before === 'by' && words.slice(0, at).some((word) => /^(?:not|never|no|nobody)$/.test(word))) return 0;
  // "sorted by member": in what order it comes.
  if (before === 'by' && ORDERED.test(words[at - 1] ?? '')) return 0;
  if (before === 'by' && readVerb(words[at - 1] ?? '')?.form === 'past')
    return words.slice(0, at - 1).some((word) => /^(?:can|could|should|must|may)$/.test(word)) ? 3 : 1.5;
  return 0;
}

/** The roles whose name stands anywhere in the idea. */
export function rolesSpokenOf(idea: string, roles: readonly Role[]): Role[] {
  const words = (idea.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []).map((word) =>
    singular(word.replace(/['’]s?$/, '')),
  );
  let text = ` ${words.join(' ')} `;
  // "the head baker" is no baker: the longest name takes its words.
  const names = roles
    .flatMap((role) => aliasesOf(role, roles).map((alias) => ({ role, alias })))
    .toSorted((a, b) => b.alias.length - a.alias.length);
  const found = new Set<Role>();
  for (const { role, alias } of names) {
    if (!text.includes(` ${alias} `)) continue;
    found.add(role);
    text = text.replaceAll(` ${alias} `, ' , ');
  }
  return roles.filter((role) => found.has(role));
}

/** The clauses of an idea as words in small letters, with the words as they stand there. */
function clausesOf(idea: string): { words: string[]; raw: string[] }[] {
  // "mark it as sold, inform the others": an action that follows another is marked by its comma.
  const marked = idea.replace(/(?<=^[a-z]+ [^,.!?;:\n]{3,80}), (?=([a-z]+) )/i, (comma: string, verb: string) =>
    TELLING.test(verb) && readVerb(idea.split(' ')[0]?.toLowerCase() ?? '')?.form === 'base' ? ', and ' : comma,
  );
  return marked.split(/[.!?;]\s+|\n+|[:,]\s+/).map((clause) => {
    const raw = clause.replace(/^[\s*•\d.)-]+/, '').split(/\s+/);
    const words = raw.map((word) =>
      word
        .toLowerCase()
        .replace(/^[^\p{L}]+|['’]s?$|[^\p{L}\p{N}]+$/gu, '')
        .replace(/['’]s?$/, ''),
    );
    return { words, raw };
  });
}

/** The roles that the idea names where they act, are let act, are told, or are whom it is for; the surest first. */
export function namedRoles(idea: string, roles: readonly Role[]): Named[] {
  const found: Named[] = [];
  for (const { words, raw } of clausesOf(idea)) {
    for (let start = 0; start < words.length; start++) {
      if (DETERMINERS.has(words[start] ?? '')) continue;
      for (let length = Math.min(4, words.length - start); length > 0; length--) {
        const role = roleNamed(words.slice(start, start + length).join(' '), roles);
        if (!role) continue;
        const end = start + length - 1;
        const strength = strengthAt(words, start, end, raw[end] ?? '');
        if (strength > 0) found.push({ role, strength });
        start = end;
        break;
      }
    }
  }
  return found.toSorted((a, b) => b.strength - a.strength);
}

/** "callers" call, and "leftovers" do nothing: what only ends like people has to come from a verb. */
function isTrade(word: string): boolean {
  const one = singular(word);
  const root = one.replace(/(?:er|or)$/, '');
  if (isPerson(word) || root === one) return true;
  return [root, `${root}e`, root.replace(/(.)\1$/, '$1'), root.replace(/i$/, 'y')].some(
    (base) => readVerb(base)?.form === 'base',
  );
}

/**
 * Somebody whom the idea has act and whom the description does not know: "Could callers be asked ..." Behind an order, or beside
 * somebody who speaks for themselves, those of whom is only told how they are tell why: "Search by amount, customers call".
 */
export function strangerNamed(idea: string, isBesideWish = false): string | undefined {
  for (const [clause, { words, raw }] of clausesOf(idea).entries()) {
    const at = words.findIndex(
      (word, start) =>
        isHuman(word) &&
        isTrade(word) &&
        isPlural(word) &&
        // "mourners hand us cheques": of them it is told by somebody else.
        !/^(?:us|me)$/.test(words[start + 2] ?? '') &&
        !(isBesideWish && clause > 0 && start < 2 && !asksFor(words[start + 1] ?? '')) &&
        strengthAt(words, start, start, raw[start] ?? '') >= 5,
    );
    if (at >= 0) return singular(words[at] ?? '');
  }
  return undefined;
}

function asksFor(next: string): boolean {
  return MODALS.has(next) || /^(?:wants?|needs?|would|ought|asks?|like)$/.test(next);
}
