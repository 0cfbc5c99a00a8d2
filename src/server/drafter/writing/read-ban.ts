import { parseSentence } from '../grammar/parse.ts';
import { readClause } from '../language/clause.ts';
import { isPlural, withArticle } from '../language/nouns.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { readVerbPhrase } from '../language/verb-phrase.ts';
import { participle, readVerb } from '../language/verbs.ts';
import { isSomebody } from './barred.ts';
import { COUNTED_BACK, CONDITIONS, finiteOf, ruleIn, type Rule } from '../reading/rule-sides.ts';

/** What somebody or something must not do, in parts. */
export interface Ban {
  /** Whoever must not: a person or nobody at all, or the thing itself to which it is not done. */
  readonly who: 'nobody' | 'people' | 'thing';
  readonly subject: string;
  readonly isMany: boolean;
  /** "cannot": somebody may want to; "is not sent": it is what the product does. */
  readonly isAble: boolean;
  /** The deed with its base verb, as somebody does it: "close a ticket with no category"; of what a thing does: "go out to the owner". */
  readonly base: string;
  /** "as it is": "are counted", of a thing. */
  readonly finite: string;
  /** What it is done to, with all that tells which of them: "a ticket with no category". */
  readonly target: string;
  /** What it is done to or what does not do it, as a plural. */
  readonly isManyTarget: boolean;
  /** "closed", "changed or deleted". */
  readonly done: string;
  /** What stands behind the thing: "to a customer". */
  readonly behind: string;
  readonly link: string;
  readonly condition: string;
  /** "unless the head unlocks it", behind another condition. */
  readonly unless: string;
}

/** What only adds to a ban: that there is no exception, what is shown instead, when it was so before. */
const ASIDE =
  /,? (?:not even|even if|even when|even with)\b.*$|, (?:except|only|just|but only|whatever|again|any ?more)\b(?! (?:if|when|after|once)\b).*$| (?:again|any ?more)$/i;

/** What has to be there first, told by a noun. */
export const NEEDED =
  / without ((?:[\w'’-]+ ){0,3}?(?:approval|consent|ok|okay|permission|signature|agreement|release|confirmation|password|pin|code|reason|receipt|prescription|sign-off|licence|license|certificate|deposit|payment)\b(?: (?:of|from|by) .+)?)$/i;

/** A condition at the end of a statement. */
const BOUND = / (unless|until|before|as long as|while|once|after|if|when|whenever) ((?:[\w'’-]+ )+[\w'’-]+)$/i;

const RELATIVE = / (?:that|which|who) .+$/;

const NOBODY = /^(?:nobody|no one|none|anybody|anyone)$/i;

/** "be changed or deleted" -> "change or delete". */
function activeOf(done: string): string | undefined {
  const verbs = done.split(' or ').map((word) => readVerb(word)?.base);
  return verbs.every((verb) => verb !== undefined) && !done.endsWith('ing') ? verbs.join(' or ') : undefined;
}

function partsOf(statement: string): { rule: Rule; unless: string } | undefined {
  const [, main = '', unless = ''] = /^(.+?), unless (.+)$/i.exec(statement) ?? [];
  // The only condition stands in the rule itself; a second one is told for itself.
  const [clause, next] = parseSentence(main || statement).clauses;
  // Of two clauses the second would be lost.
  const first = clause && !next ? ruleIn(clause, main || statement) : undefined;
  if (!first) return undefined;
  // "without the therapist having released it": until then.
  const [lacking = '', who = '', done = ''] = / without (.+?) having (\w+\b.*)$/.exec(first.base) ?? [];
  if (lacking && !first.link) {
    const has = isPlural(who.split(' ').at(-1) ?? '') ? 'have' : 'has';
    const base = first.base.slice(0, -lacking.length);
    return { rule: { ...first, base, link: 'until', condition: `${who} ${has} ${done}` }, unless };
  }
  const [without = '', needed = ''] = NEEDED.exec(first.base) ?? [];
  if (without && !first.link)
    return {
      rule: { ...first, base: first.base.slice(0, -without.length), link: 'without', condition: needed },
      unless,
    };
  // "boats that come back late are not lent until ...": the condition went to the words before it.
  const [bound = '', link = '', held = ''] = BOUND.exec(main || statement) ?? [];
  if (bound && !first.link && readClause(held))
    return { rule: { ...first, base: first.base.replace(bound, ''), link, condition: held }, unless };
  if (!main || first.link) return { rule: first, unless };
  return { rule: { ...first, link: 'unless', condition: unless }, unless: '' };
}

/** "sellers cannot use photos from the web": who is barred from what; nothing for what only does not happen. */
export function readBan(statement: string, roles: ReadonlySet<string>): Ban | undefined {
  const parts = partsOf(statement.replace(/^\{the actor\}/, 'they').replace(ASIDE, ''));
  if (!parts || !parts.rule.base || /^(?:there|it|this|that|they|the actor)$/i.test(parts.rule.subject))
    return undefined;
  const { unless } = parts;
  // "get printed twice": it is done to them.
  const rule = { ...parts.rule, base: parts.rule.base.replace(/^get (?=[a-z]+(?:ed|en|wn|nt|ck|st)\b)/, 'be ') };
  if (rule.only || (rule.link && rule.link !== 'without' && !CONDITIONS.test(rule.link))) return undefined;
  if (rule.link === 'before' && COUNTED_BACK.test(rule.base)) return undefined;
  const isNobody = NOBODY.test(rule.subject);
  const [, named] = /^no (.+)$/i.exec(rule.subject) ?? [];
  if (!rule.negated && !isNobody && !named) return undefined;
  const subject = named ? (rule.isMany ? named : withArticle(named)) : rule.subject;
  const shared = {
    subject,
    isMany: rule.isMany,
    isAble: rule.isAble,
    link: rule.link,
    condition: rule.condition,
    unless,
  };
  const [, done = '', behind = ''] = /^be (\w+(?: or \w+)?)\b(.*)$/.exec(rule.base) ?? [];
  // Whatever sees something is somebody: "the bus companies".
  const isPerson = isNobody || isSomebody(subject, roles) || /^(?:see|view|read) /.test(rule.base);
  if (done && !isPerson) {
    const verb = activeOf(done);
    if (!verb || /\b(?:not|no)\b/.test(behind)) return undefined;
    return {
      ...shared,
      who: 'thing',
      base: `${verb} ${subject}${behind}`,
      finite: finiteOf(rule),
      target: subject,
      isManyTarget: rule.isMany,
      done,
      behind: behind.trim(),
    };
  }
  const read = readVerbPhrase(rule.base);
  // "courts that are closed that day": the number is that of the courts.
  const noun = read?.object && readNounPhrase(read.object.text.replace(RELATIVE, ''));
  const isOwn = isPerson && !done;
  const target = isOwn ? targetOf(rule.base, read?.verb ?? '') : '';
  const [verb = '', ...particle] = (read?.verb ?? '').split(' ');
  return {
    ...shared,
    who: isNobody ? 'nobody' : isPerson ? 'people' : 'thing',
    base: rule.base,
    finite: finiteOf(rule),
    target,
    isManyTarget: noun ? noun.plural : isPlural(target.replace(RELATIVE, '').split(' ').at(-1) ?? ''),
    done: target ? [participle(verb), ...particle].join(' ') : '',
    behind: '',
  };
}

/** All that stands behind the verb, where it is what the deed is done to. */
function targetOf(base: string, verb: string): string {
  if (!base.startsWith(`${verb} `)) return '';
  const rest = base.slice(verb.length + 1);
  return /^(?:an? |the |their |its |any |all |each other's )?[\p{L}][\p{L}'’-]*/u.test(rest) &&
    !/^(?:to|with|in|into|from|about|of|at|as|for|on|ahead|out|up|off|away|back)\b/.test(rest)
    ? rest
    : '';
}
