import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import type { Tagged } from '../grammar/tag-sentence.ts';
import { gerundFirst, participle, readVerb } from '../language/verbs.ts';
import { isMass, plural, withArticle } from '../language/nouns.ts';
import { headOf } from '../reading/clause-words.ts';
import { count, cut, LONGEST } from './fit-headline.ts';

const LINK = / (?:only after|unless|until|as long as|by the time|if|when|whenever|once|while|in case|after|before) /i;
/** Whom or what a rule is about, as far as the clause that narrows it down. */
const NARROWED =
  /^((?!any|every|nobody)(?:(?!can\b|cannot\b|only\b)[\w'-]+ ){0,3}?[\w'-]+) (?:who|whom|for whom|that|which|whose) .+? (?=(?:can|cannot|do|does|are|is|pay|pays|get|gets|lose|loses|only|count|counts|receive|receives|have|has)\b)/i;

function bare(text: string): string {
  return text
    .replace(
      /\b(?:the|an?|their|its|at least(?! \d+ years| [\w-]+ (?:minute|hour|day|week|month)s? (?:ahead|before|in advance))) /gi,
      '',
    )
    .replace(/\bcan only be (?=\w+)/, 'only ')
    .replace(/(?<!\b(?:that|which|who) )\b(?:is|are) (?=(?:only )?(?!not\b)\w+(?:ed|en|t)\b)/gi, '');
}

/** What a rule says, in as many words as a headline has: whole, without articles, without whom it narrows down to, without its condition. */
export function ruleHeadline(outcome: string): string | undefined {
  const whole = outcome.replace(/^(?:the|an?) /i, '').replace(/[.,;:]+/g, '');
  const wide = whole.replace(NARROWED, '$1 ');
  // "who cancel a day before departure" is no condition of the rule.
  const [deed = whole] = wide === whole ? whole.split(LINK) : [whole];
  const [wideDeed = wide] = wide.split(LINK);
  const isOnlyAfter = / only after /.test(whole);
  const short = [deed, wide, wideDeed, wideDeed.replace(/ (?:who|that|which) .+$/, '')];
  const forms = [whole, ...(isOnlyAfter ? [wide] : short)].flatMap((form) => [form, bare(form)]);
  return forms.find((form) => count(form) >= 3 && count(form) <= LONGEST);
}

/** Words that a rule would be another without. */
const ESSENTIAL =
  /\b(?:no|never|nobody|only|unless|until|if|when|once|after|before|without|within|except|at most|at least|no more than|less than|more than|twice|\d[\w:.%]*)|(?<=\w )\p{Lu}\p{Ll}+/gu;

const DENIAL = /\b(?:no|not|never|nobody|cannot|out of|from \w+ing)\b/i;

/** Whether a shorter text has all that a rule depends on. */
export function keepsEssentials(short: string, whole: string): boolean {
  const left = short.toLowerCase();
  return (whole.match(ESSENTIAL) ?? []).every(
    (word) => left.includes(word.trim().toLowerCase()) || (DENIAL.test(word) && DENIAL.test(left)),
  );
}

/** "tickets that are opened by guests" -> "tickets opened by guests" */
function tight(text: string): string {
  return text
    .replace(/ (?:that|which|who) (?:is|are) (?=\w+(?:ed|en|t|n)\b)/gi, ' ')
    .replace(/\b(?:is|are) (?=(?:never|only|not) )/gi, '')
    .replace(/\bcannot be (?=\w+)/, 'never ')
    .replace(/\b(?:can be|is|are) (?=\w+(?:ed|en|t|n)\b)/, '')
    .replace(/^((?:at most|no more than) .+?) can (?!be\b)(?=\w+)/i, '$1 ');
}

/** The beginning of a rule up to where a phrase ends, with all that it depends on. */
function beginning(text: string, whole: string): string | undefined {
  const words = text.split(' ');
  for (let at = Math.min(LONGEST, words.length - 1); at > 3; at--)
    if (/^(?:on|in|at|for|by|from|to|with|and|or|during|over|of)$/.test(words[at] ?? '')) {
      const left = words.slice(0, at).join(' ');
      if (
        keepsEssentials(left, whole) &&
        // What "only" is said of stands behind it.
        !/ only /.test(left) &&
        !/ (?:a|an|the|of|to|and|or|be|is|are|that|who|which|most|least|than|more|less|never|not|only|at)$/.test(left)
      )
        return left;
    }
  return undefined;
}

const SUBS =
  / (?:if|when|unless|until|before|after|once|who|that|which|as|in|on|at|by|for|within|without|from|only|no more|up to|twice) |,/;
/** Verbs that only say that something is so by a rule. */
const MERE = /^(?:require|allow|permit|forbid|need|exempt)$/;

/** What is done to the thing of a rule: "booked" of "is booked", and of "is never booked", with its particle. */
function doneIn({ group, rest }: Clause): string | undefined {
  const text = textOf(rest);
  const inRest = (group?.verb === 'be' ? /^(?:(?:never|not|only) )?(\w+)/.exec(text)?.[1] : undefined) ?? '';
  const base = readVerb(inRest)?.base ?? '';
  const verb = group?.passive ? group.verb : participle(base) === inRest ? base : undefined;
  if (!verb || !readVerb(verb) || MERE.test(verb)) return undefined;
  const [, particle = ''] = group?.passive
    ? (/^(at|after|into|up|off|out|over|on|in|back|away)(?= (?:within|before|after|by|until|when|if|only)\b|$)/.exec(
        text,
      ) ?? [])
    : [];
  return `${gerundFirst(verb)} ${particle}`.trim();
}

const NARROWS = / (?:who|that|which|whose|whom|where|who've|who'd) |, /;

function subjectCore(subject: readonly Tagged[]): string {
  return textOf(subject).split(NARROWS)[0] ?? '';
}

/** "the hall", "members who have paid": whom or what a rule is about, the whole of it first. */
function thingsOf(subject: readonly Tagged[]): string[] {
  const said = textOf(subject)
    .replace(/^[A-Z](?=[a-z]|\s)/, (first) => first.toLowerCase())
    // "rule for checking open trenches" for "every open trench"
    .replace(/^(?:every|each|any) ((?:[\w-]+ ){0,2}[\w-]+)$/i, (_, one: string) => plural(one))
    .replace(/^(?:only|no|every|each|any|all) /i, '')
    .replace(/^nobody (?=who|whose)/, 'anybody ');
  const [core = said] = said.split(NARROWS);
  const isEach = core !== said && headOf(subject)?.tag === 'N' && /^(?:every|each|any) /i.test(textOf(subject));
  // "rule for reporting containers" for "every container that stands in the yard"
  const own = isEach ? plural(core) : core;
  return [said, bare(said), tight(bare(said)), ...(/^(?:any|no)body$/.test(core) ? [] : [own, bare(own)])];
}

/** What a rule is about, where it is too long to be said: "Rule for sharing photos of pupils", "Parcels that nobody has claimed". */
function aboutRule(outcome: string): string[] {
  const [clause] = parseSentence(outcome).clauses;
  // "no more than two people off on one day": whom or what there is only so much of.
  const [, only = ''] =
    /^there (?:is|are) (?:no more than|not more than|at most|at least|no|only)(?: (?:\d+|one|two|three|four|five|six|ten))? (.+)$/i.exec(
      outcome,
    ) ?? [];
  if (only)
    return [`rule for ${only.split(/ (?:on|in|at|per|while|when|if|unless|until|during|without|before|after) |,/)[0]}`];
  if (!clause?.group || clause.subject.length === 0) return [];
  const { group, rest } = clause;
  // "nobody can clock in more than ten minutes early unless ...": no clocking in so early.
  if (/^(?:nobody|no one|anybody|anyone)$/i.test(textOf(clause.subject)) && group.modal && !group.passive) {
    const [deed = ''] = `${gerundFirst(group.verb)} ${bare(textOf(rest))}`.split(/ (?:unless|if|when|until|once) |,/);
    return [`no ${deed}`, cut(`no ${deed}`)];
  }
  // "a hot, swollen calf the app stops ...": what the grammar did not part is no thing.
  if (
    /(?<! (?:of|in|on|at|for|by|with|from|to|and|or|than|that|which|who)) (?:the|an?) /.test(
      ` ${subjectCore(clause.subject)} `.slice(4),
    )
  )
    return [];
  const things = thingsOf(clause.subject);
  const deed = doneIn(clause);
  const [object = ''] = textOf(rest)
    .replace(/ only(?= (?:after|once|when|if|with|until|by|on|in)\b)/, '')
    .split(SUBS);
  const isActive =
    (group.modal || group.words[0]?.tag === 'DO') &&
    !group.passive &&
    readVerb(group.verb) &&
    !/^(?:go|be|have)$/.test(group.verb);
  const isNamed = /^(?:the|an?|\w+s|\w+ \w+s)\b/.test(object) || isMass(object.split(' ').at(-1) ?? '');
  const does = isActive && isNamed ? [object, bare(object)] : [];
  const own = things.slice(0, 3);
  const [who = ''] = things;
  const isOne = headOf(clause.subject)?.tag === 'N' && /^(?:no|only|every|each|any) /i.test(textOf(clause.subject));
  const one = isOne ? withArticle(who) : who;
  const [full = ''] = textOf(rest).split(/ (?:if|when|unless|until|before|after|once|who|that|which) |,/);
  const finite = group.negated && group.modal ? `can ${group.verb}` : textOf(group.words);
  // "an order that is paid can no longer be cancelled"
  const isEnded = group.passive && /^(?:can no longer|cannot)\b/.test(textOf(group.words));
  return [
    ...(deed && isEnded ? things.slice(0, 3).map((thing) => `no ${deed} ${thing}`) : []),
    ...(deed ? things.map((thing) => `rule for ${deed} ${thing}`) : []),
    ...does.map((thing) => `rule for ${gerundFirst(group.verb)} ${thing}`),
    ...own.filter((name) => count(name) > 2).map((name) => `rule for ${name}`),
    ...own.filter((name) => / (?:who|that|which|whose|who've) | \w+ed /.test(name)),
    ...(object.split(' ').length > 1 && !group.passive && !/\d+ \w+$/.test(object)
      ? [`when ${one} ${finite} ${full.replace(/ only$/, '')}`, `when ${one} ${finite} ${object}`]
      : []),
    ...things.map((name) => `rule for ${name}`),
  ];
}

const LIST_BEGUN = /(?<=\w+ (?:\S+ ){2,}\S+) (?:with|by|from|to|for) (?:the |an? )?[\w-]+(?: [\w-]+)?$/;

/** The headline of a rule that is told as it stands: whole where it fits, else what it is about; never without what it depends on. */
export function plainRuleHeadline(outcome: string, title?: string): string {
  const plain = (text: string) =>
    text
      .replace(/^when it comes to [^,]+, /i, '')
      .replace(/^there (?:is|are) /i, '')
      .replace(/^(?:the|an?) /i, '')
      .replace(/[.,;:]+(?!\d)/g, '');
  const whole = plain(outcome);
  const [first = whole, ...others] = outcome
    .replace(/^(?:when it comes to|once|when|if) [^,]+, /i, '')
    .split(/, /)
    .map(plain);
  // "every change is recorded with the old price, the new price and who made it": half a list is none.
  const head = others.length > 0 && / and /.test(others.at(-1) ?? '') ? first.replace(LIST_BEGUN, '') : first;
  const waysOf = (text = ''): string[] => [text, tight(text), bare(text), tight(bare(text))];
  const said = outcome.replace(/^(?:when it comes to|once|when|if) [^,]+, /i, '');
  // "if a rider reports ..., the app stops": where the grammar cannot part them, its beginning tells what it is about.
  const about = aboutRule(said);
  const forms = [
    ...waysOf(whole),
    ...waysOf(head).filter((form) => keepsEssentials(form, whole)),
    beginning(tight(bare(whole)), whole),
    title && `rule for ${title}`,
    ...(about.length === 0 && /^(?:if|when) /i.test(outcome) ? [whole.split(' ').slice(0, LONGEST).join(' ')] : []),
    ...about,
  ].filter((form) => form !== undefined);
  return forms.find((form) => count(form) >= 3 && count(form) <= LONGEST) ?? ruleHeadline(outcome) ?? cut(whole);
}
