import { FINITE } from '../grammar/candidates.ts';
import { tagSentence } from '../grammar/tag-sentence.ts';
import { splitWords } from '../grammar/words.ts';
import { isMass, isPlural, plural, singular } from '../language/nouns.ts';
import { isBaseVerb, participle, readVerb } from '../language/verbs.ts';
import { EVERY } from '../lexicon/how-often.ts';
import { nominalVerb, oneOf } from './named-doing.ts';
import type { People } from './people.ts';
import { ORDERS } from './read-feature.ts';
import { lowerFirst } from './trouble-words.ts';
import { upperFirst } from '../language/capitals.ts';

/** What no title has. */
const NO_TITLE =
  /[!?;:"“”\n]|\.(?: |$)|, |^(?:the|this|that|these|those|my|our|your|i|we|no|not|never|please|only|let|make|want|need|stop|if|when|once)\b|\b(?:should|must|shall|can|could|would|will|may|is|are|was|were|has|have|had|do|does|did|not|please|I|we|us|who|that|which|when|if|because|so)\b/i;
/** What people say or hand in, and what they do with it. */
const GIVEN: Readonly<Record<string, string>> = {
  feedback: 'give',
  comment: 'leave',
  review: 'write',
  rating: 'give',
  suggestion: 'make',
  question: 'ask',
  message: 'send',
  complaint: 'make',
  idea: 'hand in',
  application: 'hand in',
};
/** What holds what others have done is not done itself. */
const HOLDER = / (?:of|for|with|from|in|on|to|per|by|at) /i;

/** Whoever a role is called, as many: "team leads" of "the team lead". */
function rolesIn(who: string, people: People): string | undefined {
  const bare = who.replace(/^(?:the|an?|their|our|all|each|every) /i, '');
  if (!people.isRole(bare)) return undefined;
  return isPlural(bare) ? bare : plural(bare);
}

/** The role at the start of a text, and what stands behind it. */
function roleAt(text: string, people: People): { readonly many: string; readonly rest: string } | undefined {
  const words = text.split(' ');
  for (let end = Math.min(words.length, 5); end > 0; end--) {
    const many = rolesIn(words.slice(0, end).join(' '), people);
    if (many) return { many, rest: words.slice(end).join(' ') };
  }
  return undefined;
}

/** "timesheets every week" for "weekly timesheet": what is done, and how often. */
function objectOf(thing: string): string {
  const [first = '', ...more] = thing.replace(/^(?:the|an?) /i, '').split(' ');
  const often = Object.hasOwn(EVERY, first.toLowerCase()) ? EVERY[first.toLowerCase()] : undefined;
  const name = often ? more.join(' ') : [first, ...more].join(' ');
  const many = isPlural(name) || isMass(name) ? name : plural(name);
  return often ? `${many} ${often}` : many;
}

/** "approval of refunds", "timesheet approval": the deed that its name tells. */
function deedOf(name: string): string | undefined {
  const [, often = '', doing = '', object = ''] = /^(?:(\w+) )?([\w-]+) of (.+)$/i.exec(name) ?? [];
  const verb = nominalVerb(doing);
  if (verb && (often === '' || Object.hasOwn(EVERY, often.toLowerCase()))) {
    const when = EVERY[often.toLowerCase()];
    return `${verb} ${object}${when ? ` ${when}` : ''}`;
  }
  const words = name.split(' ');
  const last = nominalVerb(words.at(-1) ?? '');
  return last && words.length > 1 && !HOLDER.test(name)
    ? `${last} ${objectOf(words.slice(0, -1).join(' '))}`
    : undefined;
}

/** "fill in a yearly review form" for "yearly review form filled in". */
function doneOf(name: string): string | undefined {
  const [, thing = '', done = '', particle = ''] = /^(.+?) ([a-z]+)( (?:in|out|up|down|off))?$/i.exec(name) ?? [];
  const base = readVerb(done)?.base;
  if (!base || participle(base) !== done.toLowerCase() || HOLDER.test(` ${thing} `)) return undefined;
  return /^(?:use|see|read|know|need|want|sort|filter|group|order|arrange|list|split|count)$/.test(base)
    ? undefined
    : `${base}${particle} ${oneOf(lowerFirst(thing))}`;
}

/** Who does it by the end of a title: "approval of refunds by the owner", "notes written by nurses". */
function doneBy(text: string, people: People): string | undefined {
  const at = text.lastIndexOf(' by ');
  if (at < 0) return undefined;
  const name = text.slice(0, at);
  const who = roleAt(text.slice(at + 4), people);
  const deed = deedOf(name) ?? doneOf(name);
  if (who && deed) return `${who.many} should be able to ${deed} ${who.rest}`;
  // "review of answers by a second agent": the things are to be done so.
  const [, doing = '', object = ''] = /^([\w-]+) of (.+)$/i.exec(name) ?? [];
  const verb = nominalVerb(doing);
  const [, other = ''] =
    /^(?:a|another|the) (?:second|other|different) (.+)$|^another (.+)$/i.exec(text.slice(at + 4)) ?? [];
  return verb && isPlural(object) && other && people.isRole(other)
    ? `${object} should be ${participle(verb)} ${text.slice(at + 1)}`
    : undefined;
}

/** "anonymous feedback from employees", "notes hidden from guests", "prices visible to owners only". */
function saidOrSeen(text: string, people: People): string | undefined {
  const hidden = /^(.+?) (?:hidden|kept|concealed) from (.+)$/i.exec(text);
  const blind = hidden && rolesIn(hidden[2] ?? '', people);
  if (blind) return `${blind} must not see ${hidden[1]}`;
  const seen = /^(.+?) (?:visible|shown|accessible|open) (?:only to|to) (.+?)( only)?$/i.exec(text);
  const only = seen && /only/.test(text) ? rolesIn(seen[2] ?? '', people) : undefined;
  if (only) return `only ${only} should see ${isPlural(seen?.[1] ?? '') ? '' : 'the '}${seen?.[1]}`;
  const [, what = '', behind = ''] = /^((?:[\w-]+ )?[\w-]+) from (.+)$/i.exec(text) ?? [];
  const head = what.split(' ').at(-1)?.toLowerCase() ?? '';
  const key = Object.hasOwn(GIVEN, head) ? head : singular(head);
  const verb = Object.hasOwn(GIVEN, key) ? GIVEN[key] : undefined;
  const who = verb ? roleAt(behind, people) : undefined;
  return who && !/\bonly\b/i.test(behind) ? `${who.many} should be able to ${verb} ${what} ${who.rest}` : undefined;
}

/** "a report with open cases": what a sheet lists is what stands on it. */
const LISTING =
  /^((?:(?!and\b|or\b|the\b|an?\b|to\b)[\w'-]+ ){1,4}(?:report|list|overview|page|view|board|dashboard|chart|table|map|summary|sheet|log|e-?mail|screen|digest)s?) (?:listing|showing|naming|containing|displaying|covering) (?=(?!which\b|how\b|what\b|who\b|that\b|when\b|where\b|whether\b)[\w-])/i;

/** A title that names who does, gives or may see something, told as what they are to do: "Approval of refunds by the owner". */
export function titleOfRole(text: string, people: People): string {
  const said = text.trim();
  const [first = ''] = said.split(' ');
  const isSheet = LISTING.test(said) && !/[.!?]/.test(said) && tagSentence(splitWords(said), 'thing')[0]?.tag !== 'V0';
  if (isSheet) return said.replace(LISTING, '$1 with ');
  if (NO_TITLE.test(said) || said.split(' ').length > 14) return text;
  const lower = lowerFirst(said);
  const words = tagSentence(splitWords(lower, people.names), 'thing');
  // "Show notes written by nurses" is an order, "Exit interview notes written by nurses" is none.
  const [, second = ''] = said.split(' ');
  const isOrder = words[1]?.tag === 'D' || (isPlural(second) && ORDERS.test(first));
  if (isBaseVerb(first.toLowerCase()) && second !== 'of' && isOrder) return text;
  if (words.some(({ tag }, at) => FINITE.has(tag) && !/^V[DN]$/.test(tag) && at > 1)) return text;
  const plain = doneBy(lower, people) ?? saidOrSeen(lower, people);
  if (!plain) return text;
  const tidy = plain.replace(/\s+/g, ' ').trim();
  return `${upperFirst(tidy)}.`;
}
