import { expandContractions } from '../grammar/contractions.ts';
import { isPlainName } from './plain-name.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { readNounPhrase, type NounPhrase } from '../language/noun-phrase.ts';
import { DENIED, SUFFERS } from '../lexicon/complaints.ts';
import { backgroundOf } from './background.ts';
import { partBenefit } from './find-benefit.ts';
import { inForce, type InForce } from './in-force.ts';
import { isBan, isHouseRule } from './is-house-rule.ts';
import { isTold } from './is-rule-told.ts';
import type { People } from './people.ts';
import type { Idea } from './read-idea.ts';
import { otherOfThem, otherSide, ruleIn } from './rule-sides.ts';
import { ABOUT, parted, spelledOut, withLabel } from './spell-out-rule.ts';
import { reasonBehind, withRemark } from './remark-behind.ts';
import { lowerFirst } from './trouble-words.ts';

/** What the rule leaves to be told besides: who is bound by it, what holds otherwise. */
function sidesIn(clause: string): string[] {
  const [first, second] = parseSentence(clause).clauses;
  if (!first || second) return [];
  const rule = ruleIn(first, clause);
  // "if" with two parts, "after" and a condition: the other side would be a guess.
  if (!rule || /^there\b/.test(rule.subject)) return [];
  // What waits for two things is free once both are so.
  const isAwaited = rule.negated && /^(?:until|before|unless)$/.test(rule.link);
  if (/ or /.test(rule.condition) || (!isAwaited && / and /.test(rule.condition))) return [];
  // "twice at most, and not at all when": what does not hold of all of it.
  if (/,|\b(?:but|at most|no more than|not at all|twice)\b/.test(rule.base)) return [];
  const side = otherSide(rule) ?? otherOfThem(rule);
  return side ? [side] : [];
}

/** What kind of rule it is: what must not or only be so, what is owed, what becomes of a case. */
function kindOf(said: string, kept: InForce): 'barred' | 'due' | 'course' {
  const [clause] = parseSentence(parted(kept.clauses[0] ?? '').rule).clauses;
  const who = textOf(clause?.subject ?? []);
  const isBound =
    /^can\b/.test(clause?.group?.modal ?? '') || /\b(?:only|at most|no more than)\b/.test(textOf(clause?.rest ?? []));
  if (
    clause?.group?.negated ||
    /^(?:no(?!-)|nobody|only)\b/i.test(who) ||
    clause?.group?.adverbs.includes('only') ||
    isBound ||
    /^(?:never|not|no)\b/.test(textOf(clause?.rest ?? []))
  )
    return 'barred';
  const isOwed = /\b(?:must|has to|have to|should|shall|needs?)\b/i.test(said);
  return isOwed ? 'due' : 'course';
}

/** What a rule says besides: ", not even as a stand-in", ", whatever else happens". */
const EVEN = /,? ((?:also not|not even|even if|even when|whatever|whoever|day or night|no exceptions?)\b.*)$/i;

/** "bills under 5 euros are not collected but carried over": what is not done, and what is. */
const BUT_THIS =
  /^([^,;]+?) (is|are) not ([a-z]+(?:ed|en|t|d|n)(?: [^,;]+?)?),? but (?=(?:only )?[a-z]+(?:ed|en|wn|ut|pt|ft|nt|ld|id) )([^,;]+)$/i;

/** "fees are paid by March, or the member loses the vote": what comes of it else. */
const OR_ELSE = /^([^,;]+), or (?:else )?([^,;]+ [^,;]+ [^,;]+)$/i;

/** The clauses of a rule as criteria: that it holds even then is a sentence of its own. */
function toldApart(clauses: readonly string[]): string[] {
  return clauses.flatMap((clause) => {
    const [, who = '', is = '', not = '', instead = ''] = BUT_THIS.exec(clause) ?? [];
    if (instead) return [`${who} ${is} not ${not}`, `${who} ${is} ${instead}`];
    const [, rule = '', follows = ''] = OR_ELSE.exec(clause) ?? [];
    const [other, more] = follows ? parseSentence(follows).clauses : [];
    if (other?.group && other.mood === 'statement' && other.subject.length > 0 && !more)
      return [rule, `when this is not so, ${follows}`];
    const [tail, even = ''] = EVEN.exec(clause) ?? [];
    // "not even by the office, unless ...": what it depends on holds for all of it.
    if (tail === undefined || even.startsWith('day') || / unless /.test(even)) return [clause];
    const rest = even.replace(/^also not\b/i, 'not even').replace(/^no exceptions?\b,? ?/i, '');
    return [clause.slice(0, clause.length - tail.length), `there is no exception to this${rest ? `, ${rest}` : ''}`];
  });
}

/** What a rule has follow where it is not kept. */
const FOLLOWS =
  /\b(?:otherwise|or else),? (?:the |an? |it |they |\w+ ){1,4}?(?:gets?|receives?|goes|go|counts?|lapses?|expires?|pays?|costs?|cannot|can['’]t|can not|may not|must not|(?:is|are) [a-z]+(?:ed|en|ld|nt|pt|ft|id))\b/i;

/** Why a rule is there: what is so anyhow is taken into account, and does not end. */
function reasonOf(text: string, benefit: string | undefined): string | undefined {
  const cause = /,? (?:because|since|as) ((?:the|our|an?|most|many|first) .+?)[.!]?$/i.exec(text)?.[1];
  return cause && benefit && !SUFFERS.test(cause) && !DENIED.test(cause)
    ? `it takes into account that ${cause}`
    : benefit;
}

/** "if a run fails, the table is not published": as a criterion the rule first. */
function conditionBehind(clause: string): string {
  const { front } = parseSentence(clause);
  const [only, more] = front;
  const lead = only ? `${only.link} ${textOf(only.words)}` : '';
  const main = clause.slice(lead.length).replace(/^,? /, '');
  return lead &&
    !more &&
    clause.toLowerCase().startsWith(lead.toLowerCase()) &&
    !/^(?:it|they|he|she|once)\b|\bunless\b/i.test(main)
    ? `${main} ${lead}`
    : clause;
}

/** "no zone smaller than ten metres, the sprayer cannot handle these": what is lacking, and behind the comma why. */
function isRemarkBehind(rule: string): boolean {
  const [, lead = ''] =
    /^(?!(?:once|if|when|unless|after|before|until|for|in|on|at|from|with)\b)([^,]+), (?:the|an?|we|they|it|this|that) /i.exec(
      rule,
    ) ?? [];
  return lead !== '' && parseSentence(lead).clauses[0]?.group === undefined;
}

/** "there is no late fee when ...": what there is not to be. */
function absentIn(rule: string): NounPhrase | undefined {
  const thing =
    /^there (?:is|are) no (?:more )?(.+?)(?: (?:for|when|if|unless|within|on|in|at|of|before|after|until|without|once|while|from)\b.*|,.*)?$/.exec(
      rule,
    )?.[1];
  return thing ? readNounPhrase(thing) : undefined;
}

const TOLD_OF_NAME = / (?:who|that|which) .* (?:after|before|until) /;
/** The last of several things that a name holds is asked for: "and what it must not have". */
const NAMED_LAST =
  /\b(?:with|of|for) [^.!?]* (?:and|or) (?:what|which|who|where|when|how) (?:(?:it|they|he|she|[\w-]+) )?(?:must|may|should|can)(?:not|n['’]t)?\b/i;

/** What says that the rule is no loss: nothing that has to hold. */
const ENOUGH = /\b(?:enough|sufficient|all (?:they|he|she|we|you) needs?|plenty|will do)\b/i;

/** "nobody may change it; corrections go through the desk": what stands behind the rule holds besides. */
function ruledBeside(idea: Idea, said: string, people: People): Idea | undefined {
  const [rule = '', more = '', third] = said.replace(/[.!]$/, '').split(/;\s+/);
  if (!more || third !== undefined || /^(?:otherwise|or else|if|unless|when|then|and|or|but|so)\b/i.test(more))
    return undefined;
  const [clause] = parseSentence(more, people.names).clauses;
  if (
    clause?.mood !== 'statement' ||
    clause.subject.length === 0 ||
    !clause.group ||
    !isHouseRule(ruleOf(rule), people)
  )
    return undefined;
  const told = inForceOf(idea, rule, people);
  if (told === idea) return undefined;
  const isRemark = ENOUGH.test(more) || /\b(?:we|i|us|our|my)\b/i.test(more) || clause.group.past;
  return isRemark ? told : { ...told, details: [...told.details, inForce(more, people)?.text ?? more] };
}

/** An idea that is a rule of the house is told as it stands, in force: whole and the right way round. */
export function asRule(idea: Idea | undefined, said: string, people: People): Idea | undefined {
  // A list tells more than one rule.
  if (!idea || idea.form === 'story' || /\n- /.test(said) || backgroundOf(said) !== undefined) return idea;
  // "a refund for buyers who cancel before the show starts": the name of a thing rules nothing.
  // "a sheet with portions and what it must not have": nor does what stands on it.
  if ((TOLD_OF_NAME.test(said) || NAMED_LAST.test(said)) && isPlainName(expandContractions(said), people)) return idea;
  const behind = withRemark(said, people);
  const why = behind && reasonBehind(behind.remark, people);
  const beside = ruledBeside(idea, said, people);
  if (beside) return beside;
  const isRuled = why && (isBan(spelledOut(behind.rule)) || isHouseRule(spelledOut(behind.rule), people));
  if (!isRuled) return isHouseRule(ruleOf(said), people) ? inForceOf(idea, said, people) : idea;
  const told = inForceOf(idea, behind.rule, people);
  if (told === idea) return idea;
  return { ...told, benefit: why.reason, except: told.except ?? why.who };
}

/** The rule of a text without its reason; "otherwise the lead gets a warning" is a rule, and no reason. */
function ruleOf(said: string): string {
  return spelledOut(FOLLOWS.test(said) ? said : partBenefit(said).text);
}

function inForceOf(idea: Idea, said: string, people: People): Idea {
  const { text, benefit } = FOLLOWS.test(said) ? { text: said, benefit: undefined } : partBenefit(said);
  const rule = spelledOut(text);
  return ruled(idea, rule, said, benefit, people);
}

/** "Members who left should no longer be listed. Stop writing to them.": the sentence that ends something is the rule, whatever stands beside it. */
export function endedAsRule(idea: Idea | undefined, said: string, people: People): Idea | undefined {
  if (!idea || idea.form === 'story' || !/^(?!no longer\b|be sure\b).+ no longer\b/.test(idea.action.wish)) return idea;
  const sentence = said
    .split(/(?<=[.!?])\s+/)
    .map((one) => one.replace(/[.!\s]+$/, ''))
    .find((one) => /\b(?:should|must|shall|may) no longer\b/i.test(one));
  return sentence ? { ...ruled(idea, spelledOut(sentence), sentence, undefined, people), others: idea.others } : idea;
}

/** The idea as the rule that it is. */
export function ruled(idea: Idea, rule: string, said: string, benefit: string | undefined, people: People): Idea {
  if (isRemarkBehind(rule)) return idea;
  const { about, rule: stated } = parted(withLabel(rule));
  const bare = inForce(stated, people);
  if (!bare) return idea;
  // "otherwise it lapses": it is told of each case for itself.
  const clauses = bare.clauses.map((clause) => clause.replace(/^(?:otherwise|or else),? /i, 'when this is not so, '));
  const kept = {
    text: `${about}${lowerFirst(bare.text)}`,
    clauses: [`${about}${conditionBehind(lowerFirst(clauses[0] ?? ''))}`, ...clauses.slice(1)],
  };
  if (isTold(idea, rule)) return { ...idea, action: { ...idea.action, inForce: clauses[0] } };
  const [first = '', ...more] = toldApart(kept.clauses);
  // "if nobody opens, the driver rings twice": who is bound stands behind the condition.
  const { front, clauses: own } = parseSentence(kept.text, people.names);
  const bound = (front.length > 0 ? textOf(own[0]?.subject ?? []) : kept.text).replace(/^(?:only|no) /, '');
  const who = people.leading(bound);
  const isBound =
    who !== undefined && bound.replace(/^(?:only|no|the|an?) /, '').startsWith(who.replace(/^(?:the|an?) /i, ''));
  // "clients no longer have to sign on paper": whoever is relieved of it wishes for it.
  const isRelieved =
    isBound && /^ (?:no longer|not|never|do not|does not) (?:have|has|need|needs) to /.test(bound.split(who)[1] ?? '');
  return {
    ...idea,
    form: 'wish',
    text: rule,
    actor: isRelieved ? who : undefined,
    except: isBound && !isRelieved ? who : undefined,
    speaker: false,
    isTeller: false,
    action: {
      frame: 'done',
      wish: `be sure that ${kept.text}`,
      core: { verb: 'ensure', text: kept.text, object: absentIn(kept.text), tails: [] },
      outcome: first,
      sides: sidesIn(first),
      rule: kindOf(rule, kept),
      isThing: false,
      ...(about ? { name: about.slice(ABOUT.length).replace(/, $/, '') } : {}),
    },
    benefit: reasonOf(said, benefit),
    limits: [],
    details: more,
    items: [],
    others: [],
    questions: [],
  };
}
