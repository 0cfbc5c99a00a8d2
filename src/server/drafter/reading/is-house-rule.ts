import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { readVerb } from '../language/verbs.ts';
import { isDealtWithByRule } from './dealt-with.ts';
import type { People } from './people.ts';
import { OMITTED } from './read-because.ts';
import { THE_PRODUCT } from './read-request.ts';
import { isRequired, isRuledByForm } from './ruled-by-form.ts';
import { parted, titleAsRule, withLabel } from './spell-out-rule.ts';
import { isStandingRule } from './standing-rules.ts';

/** Whoever speaks of themselves, asks, or tells how they would like it, gives no rule. */
const OWN = /\b(?:I|[Ww]e|[Uu]s|[Mm]e|[Mm]y|[Oo]ur|[Yy]ou|[Yy]our)\b|\?/;
const WISHED =
  /^(?:please|let|can|could|should|would|is|are|do|does|as an?|it would|it is|it's|maybe|perhaps|make|show|add|allow|give)\b|\b(?:would like|would be|wants?|wish|wishes|option to|for example|please|nice|great|so that)\b/i;
/** Words that complain, where a rule would not. */
const GRUMBLE =
  /\b(?:keeps? \w+ing|but|although|though|because|since|still(?! valid)|wrong\w*|lost|loses?|annoy\w*|complain(?:s|ed|ing)?\b|nobody (?:knows|sees|notices)|always|too (?:late|many|much)|had to|in tears|furious|chaos|mess|unfortunately|at the moment|right now|currently)\b/i;
/** What bounds a rule: how many, how long, when, who alone. */
const BOUND =
  /\b(?:never|only|at most|at least|no more than|not more than|no longer than|no later than|no earlier than|more than \d|less than \d|fewer than|at the latest|within (?:\d+|an?\b|one|two|three|four|five|six|ten)|until|unless|before|after|once|twice|up to|maximum|minimum|without|not later|even if|not even|also not|except|as long as|if|when)\b/i;
/** A bound that nothing but a rule has. */
const STRICT =
  /\b(?:unless|at the latest|at most|no more than|not more than|no longer than|no later than|must|may (?:only|not|never)|can only|never allowed|not allowed|is forbidden|are forbidden)\b|, never (?:before|after|by|later|earlier|on|in|at)\b/i;
/** What becomes of a case by a rule. */
const COURSE =
  /^(?:go|come|count|pass|move|become|expire|lapse|end|close|cost|pay|get|lose|receive|return|stay|remain|start)$/;
/** What is learnt, and no rule. */
const LEARNT = /^(?:find|notice|see|discover|learn|hear|recogni[sz]e|know|load|work|help|say|tell)$/;

/** What everybody hopes for: that it never or by nobody is done is a complaint. */
const HOPED =
  /^(?:trust|believe|rely|match|fit|agree|arrive|answer|reply|respond|react|understand|look|care|remember|bother|dare|appear|turn|listen|think|feel|like|want|come|pick|use|read)$/;

/** "should no longer be able to": what somebody could until now. */
const BARRED = /\b(?:should|must|shall) no longer be (?:able|allowed) to /i;
/** What could be done before, and is missed. */
const REGRET = /,|\b(?:suddenly|any ?more|since|because|update|new version|again|so|help|at all|people|i|we|us)\b/i;
/** Whoever must not decide on themselves. */
const SELF = /\b(?:themselves|themself)\b/i;
/** What is told as a burden. */
const AGAIN = /\b(?:again|twice|by hand|manually|every|each|always|hours?|still|only to|just to)\b/i;

/** "new members do two shifts before they may claim a share": what is done first by a rule, and no toil. */
export const EARNS =
  /^(?:new|first-time|young|every new|each new|all new) .+ before (?:they|he|she|it) (?:can|may|is|are) /i;
const TOIL = /^(?:wait|stand|queue|click|scroll|type|fill|search|spend|struggle|try|ring|phone|call|hang|ask)$/;

/** Whether a clause has a verb of its own: "aged 8 to 12" has none. */
function isStated({ group }: Clause): boolean {
  const first = group?.words[0]?.lower ?? '';
  return first !== '' && !(first.endsWith('ed') && !group?.past && readVerb(first)?.form !== 'base');
}

/** What somebody has to do today, told as a burden. */
const CHORE =
  /\b(?:has|have) to \w+ .*\b(?:one by one|one after (?:the other|another)|by hand|manually|each time|every (?:single )?time|usually (?:at|on|in|late|early))\b/i;

/** "members who do not pay in time lose their place": what is lost by a rule. */
const FORFEIT =
  /(?<=\b(?:who|that) (?:do|does|is|are|has|have) not .*)\bloses? (?=(?:their|its|the) (?:place|turn|spot|seat|slot|booking|reservation|priority|deposit)\b)|\bloses? (?=(?:their|its|the) [\w-]+,? unless\b)|(?<=\b(?:who|that) (?:are (?:\w+ \w+ )?(?:behind|late|overdue)|miss|misses|skip|skips|cancel|cancels|arrive|arrives|pay|pays|return|returns|break|breaks) [^,]{0,60})\bloses? (?=(?:their|its|the) [\w-]+$)/i;

/** Whether words complain, apart from those that a rule has as well. */
function isGrumbled(text: string): boolean {
  return GRUMBLE.test(
    text
      .replace(FORFEIT, 'forfeit ')
      .replace(/\balways (?=(?:needs?|has to|have to|must)\b)/gi, '')
      .replace(/\bbut (?:never|not|only)\b/gi, '')
      .replace(/\b(who|that) still (?=(?:owes?|has|have|is|are) )/gi, '$1 ')
      .replace(/(?<=^(?:if|when|once) [^,]+, [^,]+) still (?=(?:gets?|pays?|has to|have to|counts?|must) )/i, ' '),
  );
}

/** Money, and what becomes of it by a rule. */
const MONEY = /\b(?:deposit|fee|fine|rent|fare|refund)s?\b|[€$£]\d|\b(?:euros?|pounds?|dollars?)\b/i;
const PAID_BY_RULE =
  /\b(?:pays?|(?:is|are) (?:kept|paid back|waived|refunded|returned|halved|doubled|withheld|deducted|forfeit)|goes back|go back|gets? back)\b/i;

/** "guests pay twenty euros if the key is lost": what hurts stands in the case, and what is paid then is the rule. */
function isPaidInCase(text: string): boolean {
  const [, main = ''] = /^([^,]+?) (?:if|when) [^,]+$/i.exec(text) ?? [];
  return (
    MONEY.test(main) &&
    PAID_BY_RULE.test(main) &&
    !GRUMBLE.test(main) &&
    !/\b(?:not|no|nobody|twice|again)\b/i.test(main)
  );
}

/** How long something can be done. */
const HOW_LONG =
  /\b(?:for (?:\d+|two|three|four|five|six|ten|twelve|fourteen) (?:minutes|hours|days|weeks|months|years)|within the (?:same|first|next) [\w-]+)\b/i;
/** "first-time patients have to come early": what is asked of those who are new. */
const NEWCOMERS = /^(?:new|first-time|young|every new|each new|all new) [\w-]+ (?:has|have) to \w+ /i;
/** "only get messages if the student agrees": on whose word it rests. */
const AGREES =
  / only .+ (?:if|when|once|after) (?:the|an?|both|their|all) (?:[\w-]+ )+?(?:agrees?|(?:has|have) (?:agreed|consented|approved|signed|confirmed|released)|consents?|approves?|confirms?|signs?)\b/i;

/** Whose rule says who alone, or that nobody may. */
const NOBODY = /^(?:no(?!-)|nobody|no one|only|anybody who|anyone who)\b/i;

/** Whether words bar somebody from a deed: a sentence behind them tells why. */
export function isBan(text: string): boolean {
  return /^(?!(?:if|when|once)\b)[^,]*?\b(?:should|must|shall) (?:not|no longer) be (?:able|allowed) to /i.test(text);
}

/** "members who left can no longer log in": of those told apart and without a word of regret it is a rule; "members can no longer log in" is missed. */
function isUnregretted(text: string, [clause, more]: readonly Clause[]): boolean {
  const isToldApart = clause?.subject.some(
    ({ tag, lower }) =>
      /^(?:W|VN)$/.test(tag) || /^(?:former|inactive|ex|blocked|banned|suspended|deleted|expelled)$/.test(lower),
  );
  return !more && (isToldApart || BOUND.test(text)) && !GRUMBLE.test(text) && !REGRET.test(text);
}

/** "weavers under 18 cannot work at night": whoever is told apart by a measure is barred, and complains of nothing. */
export function isBarredByMeasure(group: Clause['group'], subject: Clause['subject']): boolean {
  return (
    group?.modal?.startsWith('can') === true &&
    group.negated &&
    / (?:(?:aged )?under|over|below|above|younger than|older than|with (?:less|fewer|more) than) (?:\S*\d|(?:one|two|three|four|five|six|ten|twelve) )/i.test(
      textOf(subject),
    )
  );
}

/** "cannot cancel less than two days before the course": how long ahead is laid down. */
const AHEAD =
  /\b(?:less|more|fewer|later|earlier) than (?:\d+|an?|one|two|three|four|five|six|ten|twelve) (?:minutes?|hours?|days?|weeks?|months?) (?:before|after|in advance|ahead)\b/i;

/** Whether what somebody can or cannot do is laid down, and no complaint. */
function isAbleByRule(
  clause: Clause,
  group: NonNullable<Clause['group']>,
  text: string,
  said: string,
  isPerson: boolean,
): boolean {
  return (
    !LEARNT.test(group.verb) &&
    (STRICT.test(text) ||
      (/ only\b/.test(said) && (isPerson || group.passive)) ||
      (group.negated
        ? !isPerson || group.passive || clause.subs.length > 0 || SELF.test(said) || AHEAD.test(said)
        : group.passive)) &&
    (BOUND.test(text) ||
      (group.passive && HOW_LONG.test(said)) ||
      SELF.test(said) ||
      /\b(?:who|that|whose|with less than|with more than)\b/.test(said))
  );
}

/** "on Mondays no orders are taken" */
function isNoneThen(said: string, { group, subject }: Clause): boolean {
  return group?.passive === true && /^(?:on|in|at|from|during) /i.test(said) && /^no [\w-]+s\b/i.test(textOf(subject));
}

/** "readings that are lower than last year's need a photo" */
function isNeededOfSome({ group, subject, rest }: Clause): boolean {
  return group?.negated !== true && subject.some(({ tag }) => tag === 'W') && rest[0]?.tag === 'D';
}

/** "are confirmed only after the venue has told us": who speaks is named in the case alone. */
const ONLY_THEN = /\b(?:only (?:after|once|when|if|with)|may only|can only|unless|until)\b/i;
const CASE = /\b(?:after|once|when|if|unless|until|before|that|which|who|whom|with|to)\b/i;

/** Whether whoever speaks tells of themselves, or asks. */
function isOfOwn(text: string): boolean {
  const [head = ''] = text.split(CASE);
  return OWN.test(ONLY_THEN.test(text) && head.trim().split(' ').length > 2 && !text.includes('?') ? head : text);
}

/** Whether words are a rule of the house and nothing else. */
export function isHouseRule(text: string, people: People): boolean {
  if (isOfOwn(text) || WISHED.test(text) || /=|^(?:who|what|which|when)\b[^,]*:/i.test(text) || /[.!]\s+\S/.test(text))
    return false;
  if (titleAsRule(text)) return !isGrumbled(text);
  const said = parted(withLabel(text)).rule;
  const { clauses } = parseSentence(said, people.names);
  const [clause] = clauses;
  const group = clause?.group;
  if (!clause || !group || clause.mood !== 'statement' || clause.subject.length === 0 || group.past) return false;
  // "a walk for pupils aged 8 to 12, at most two hours": a thing, of which nothing is stated.
  if (!clauses.some(isStated)) return false;
  // "if it rains the warden has to ring the groups one by one": what is done so today is the trouble.
  if (CHORE.test(said)) return false;
  const who = textOf(clause.subject);
  if (people.isSpeaker(who) || people.isProduct(who) || THE_PRODUCT.test(who)) return false;
  if (isStandingRule(said, clauses, people)) return true;
  if (/^(?:it|they|this|that|these|those|he|she)$/i.test(who) || / able to /.test(said.replace(BARRED, '')))
    return false;
  if (BARRED.test(said) || isBarredByMeasure(group, clause.subject)) return true;
  if (/^[^,]+? can no longer /.test(said) && people.isPersonPhrase(who)) return isUnregretted(text, clauses);
  if (isPaidInCase(text) || isDealtWithByRule(text) || isRuledByForm(said, clause)) return true;
  const hurts = isGrumbled(text);
  const isPerson = people.isPersonPhrase(who);
  const modal = group.modal ?? '';
  // "must be clearer": what it is to be like is no rule.
  const isLike = /^(?:A|R)$/.test(clause.rest[0]?.tag ?? '') || /^(?:more|less|as) /.test(textOf(clause.rest));
  if (modal === 'must' && group.verb === 'be' && isLike && !group.negated && !BOUND.test(text)) return false;
  if (/^(?:must|shall|may)$/.test(modal))
    return !(isPerson && modal === 'may' && !BOUND.test(text)) || NOBODY.test(said);
  if (hurts) return false;
  const isHoped = (HOPED.test(group.verb) || (OMITTED.test(group.verb) && !BOUND.test(text))) && !STRICT.test(text);
  if (said.startsWith('there ')) return true;
  if (/^(?:nobody|no one)$/i.test(who) ? isHoped : group.adverbs.includes('never') && isHoped) return false;
  if (NOBODY.test(said) || isNoneThen(said, clause)) return !LEARNT.test(group.verb);
  if (/^(?:need|require)$/.test(group.verb)) return isRequired(said, clause) || (!isPerson && isNeededOfSome(clause));
  if (modal === 'should')
    return (BOUND.test(text) || group.negated) && (!isPerson || group.negated || /\bonly\b/.test(said));
  if (/^(?:has|have|need|needs)$/.test(group.words[0]?.lower ?? '') && clause.rest[0]?.tag === 'TO')
    return isPerson
      ? STRICT.test(text) ||
          (NEWCOMERS.test(said) && !TOIL.test(clause.rest[1]?.lower ?? '')) ||
          (/^if\b/i.test(text) && !AGAIN.test(text))
      : BOUND.test(text);
  if (modal === 'can') return isAbleByRule(clause, group, text, said, isPerson);
  if (modal !== '') return false;
  // "the code changes on Sunday and is only sent to those who play"
  if (clauses.some((one) => one.group?.passive && one.group.adverbs.includes('only') && !LEARNT.test(one.group.verb)))
    return true;
  // "are approved by people who are not allowed to": nobody is barred by that.
  if (/ (?:who|that) (?:is|are) not (?:allowed|supposed)\b/i.test(text)) return false;
  if (AGREES.test(said)) return true;
  if (STRICT.test(text) || (EARNS.test(said) && !TOIL.test(group.verb))) return true;
  if (/\b(?:never|only)\b/.test(group.adverbs.join(' ')) || /\bonly\b/.test(textOf(clause.rest)))
    return !LEARNT.test(group.verb) && !isPerson && BOUND.test(text.replace(/\bonly\b/, ''));
  const isNarrowed =
    clause.subject.some(({ tag }) => tag === 'W') &&
    /\b(?:\d|not|no|less|more|late|later|behind|twice|two|three|five|after|before|within)\b/.test(who);
  if (group.passive || COURSE.test(group.verb)) return isNarrowed;
  return (
    group.verb === 'be' &&
    /^(?:possible|allowed|required|forbidden|due|free|valid|exempt)\b/.test(textOf(clause.rest)) &&
    BOUND.test(text)
  );
}
