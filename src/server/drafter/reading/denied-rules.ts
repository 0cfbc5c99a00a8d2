import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { isHouseRule } from './is-house-rule.ts';
import type { People } from './people.ts';
import { spelledOut } from './spell-out-rule.ts';
import { LAW } from './unwrap.ts';

/** Whoever speaks of themselves, asks or grumbles gives no rule. */
const OWN =
  /\b(?:I|[Ww]e|[Uu]s|[Mm]e|[Mm]y|[Oo]ur|[Yy]ou|[Yy]our)\b|\?|\b(?:should|must|may|want|wants|please|but|although|though|because|since|still|yet|always|any ?more|at all|unfortunately|currently|at the moment|right now|today|now|annoy\w*|complain\w*|wrong\w*|even though|even if|even when)\b/i;
/** What is given back or taken back: that it is not done in some case is the rule. */
const REFUNDED = /^(?:refund|reimburse|exchange)$/;
/** What a house does with what is asked of it, or does not do by its rules. */
const POLICY =
  /^(?:refund|reimburse|return|exchange|accept|cancel|extend|credit|waive|delete|remove|close|archive|transfer|replace|charge|combine|sell|resell|lend|redeem|insure|deduct|swap|prolong|give|take)$/;
const CONDITION = /\b(?:if|when|unless|until|without|once|after|within|less than|more than|fewer than|later than)\b/i;
/** A case that is measured. */
const MEASURED =
  /\b(?:unless|until|once|less than|more than|fewer than|later than|earlier than|within (?:\d|an?\b|one|two|three|four|five|six|ten)|(?:if|when|after|without) .*\b(?:\d+|not|no|less|later|signed|paid|confirmed|opened|worn|used|receipt|invoice|ticket|deposit|before))\b/i;
/** "a course with an open bill", "coats that were worn": a thing is told apart by what it has. */
const NARROWED = / (?:with|without|that (?:is|are|was|were|has|have)|which (?:is|are|was|were|has|have)) /i;
/** "opened bags cannot be returned": what was done with a thing tells it apart. */
const TREATED =
  /^(?:the )?(?:opened|used|worn|sold|washed|cut|personali[sz]ed|engraved|custom|custom-made|made-to-\w+|cut-to-\w+|built-to-\w+|discounted|reduced|signed|paid|unused) /i;
/** What is told as a burden. */
const AGAIN = /\b(?:again|twice|every|each|first)\b/i;
/** "cannot order without an account", "without calling": what is in the way, and no rule. */
const IN_THE_WAY =
  /^(?:log|register|creat|call|phon|ring|ask|typ|enter|scroll|open|click|leav|los|wait|go|com|mak|tell|know|see|find|hav|gett?|us|print|download|look|search|switch|refresh|reload|restart|writ|mail|e-?mail|install)(?:t|g|n)?ing$/i;
const REACHED =
  /^(?:find|see|tell|know|read|hear|understand|remember|reach|notice|open|load|log|print|type|click|scroll|search|manage|download|upload|export|view|check|order|buy|register|sign|pay)$/;

/** What is reckoned with, let through or left out, where a thing lacks something or is measured. */
const RECKONED =
  /^(?:pay|count|approve|ship|deliver|publish|invoice|bill|charge|reimburse|consider|accept|insure|book|send|issue|refund)$/;
const LACKING =
  /^(?!.*\b(?:connection|internet|network|signal|reason|warning|notice)\b).+ (?:(?:without|with no) (?:an? |any |the )?(?:[\w-]+ )?[\w-]+|with (?:fewer|less|more) than .+|(?:under|over|above|below|longer than|shorter than|older than|smaller than|larger than) (?:[€$£]?\d|an? |(?:one|two|three|four|five|six|ten) ).*)$/i;
/** "uploads over 10 MB", "photos without a caption": what a machine has to take. */
const LOADED =
  /^(?:[\w-]+ )*?(?:files?|uploads?|photos?|pictures?|images?|videos?|comments?|messages?|documents?|attachments?|e?-?mails?|names?|titles?|passwords?) (?:with|without|under|over|above|below|longer|shorter|smaller|larger) |\d ?(?:[kmgt]i?b|(?:kilo|mega|giga)?bytes?|characters?|letters|words|lines|rows|pixels?|px)\b/i;
/** "overtime is not paid" is a trouble; what is taxed or given back is told as it is. */
const NOT_RECKONED = /^(?:tax|refund)$/;
/** "unused clay is not paid": what was not done with a thing tells it apart; nor are breaks. */
const LAPSED =
  /^(?:the )?(?:(?:unused|unapproved|unsigned|unconfirmed|unexcused|rejected|cancelled|canceled|expired) |(?:(?:lunch|coffee|smoking) )?breaks?$)/i;
/** "hours that are approved", "approved hours": what is settled, and is not touched again. */
const SETTLED =
  /(?:^(?:an? |the |their |any )?| (?:is|are|was|were|has been|have been) (?:already )?)(?:approved|paid|locked|closed|published|signed|confirmed|cancelled|canceled|archived|submitted|shipped|completed|invoiced|billed|finalised|finalized|exported)(?: [\w-]+s?)?$/i;
const ENDED = /^(?:close|finish|complete|end|archive|delete|submit|lock|sign off)$/;
const UNFINISHED =
  / with (?:an? |any )?(?:open|unpaid|outstanding|pending|missing|unsigned|unfinished|unanswered|overdue) [\w-]+(?: [\w-]+)?$/i;
const UNQUALIFIED =
  / (?:without (?:an? |the |their )?(?:paid|valid|signed|confirmed|approved|complete|active) [\w-]+(?: [\w-]+)?|with (?:an? |any )?(?:unpaid|open|overdue|unsigned|expired|missing) [\w-]+(?: [\w-]+)?|without (?:an? |the |their )?(?:[\w-]+ )?(?:certificate|licence|license|contract|insurance|deposit|membership|permit|consent|signature|prescription|vaccination))$/i;
/** Who is shut out by what they are. */
const SHUT_OUT =
  / (?:in arrears|who (?:is|are) (?:blocked|banned|suspended|excluded|expelled|barred|overdue|in arrears|not (?:insured|approved|verified|qualified|trained)))$/i;
const THEN =
  / (?:on the (?:same |last )?day\b|on (?:weekends|\w+days|public holidays|holidays)\b|on the day (?:of|before)\b)/i;
const SETTLED_THING =
  /^(?:an? |the )?(?:approved|paid|locked|closed|published|signed|confirmed|cancelled|canceled|archived|submitted|shipped|completed|invoiced|billed|exported|reserved|expired|sent|rejected|redeemed|blocked|broken|damaged|defective|faulty) [\w-]+(?: [\w-]+)?$/i;
const KEPT_AS_IT_IS =
  /^(?:change|edit|delete|cancel|remove|overwrite|move|alter|modify|extend|renew|lend|sell|book|reserve|transfer)$/;
/** Nothing more, or to whom else. */
const ELSEWHERE = /^(?:$|(?:to|by|for) (?:somebody|anybody|another|others)\b)/;
/** What nobody does for what is theirs. */
const JUDGED = /^(?:vote|approve|review|rate|grade|sign|check|confirm|accept|judge|score|release)$/;
/** "expired cards cannot be extended": that is what they would need. */
const PROLONGED = /^(?:extend|renew)$/;
const RUN_OUT = /^(?:an? |the )?(?:expired|blocked|locked) /i;
const TOUCHED = /^(?:change|edit|delete|cancel|remove|overwrite|move|alter|modify)$/;

/** "readers with an expired card cannot renew it": what they lack is what they want to mend. */
function isMended(who: string, verb: string, what: string): boolean {
  const [, lacked] = / with (?:an? |any |the )?(?:expired|missing) (?:[\w-]+ )?([\w-]+)$/i.exec(who) ?? [];
  if (!lacked || !/^(?:renew|extend|prolong|replace|update|reactivate)$/.test(verb)) return false;
  return (
    /^(?:$|(?:it|them|online|themselves)\b|(?:in|on|at|from|by|via|without) )/i.test(what) ||
    new RegExp(`^(?:the|their|this|that|his|her|an?) (?:[\\w-]+ )*?${lacked}s?\\b`, 'i').test(what)
  );
}

const UNTIL_DONE =
  / until (?:it|they|he|she|all|both|(?:the|its|their|all|an?) (?:[\w-]+ ){0,3}?[\w-]+) (?:is|are|has been|have been|has|have) \w+/i;

/** "test results are not shown before the vet has seen them": until then is the rule. */
const HELD_BACK = /^(?:show|publish|release|send|pay|hand|give|ship|deliver|print|announce)$/;
const BEFORE_DONE = / before (?:the|their|an?|all|both) (?:[\w-]+ ){1,3}?(?:has|have) \w+/i;
/** How many, or with whom: "more than one order", "alone". */
const MORE_THAN = /\b(?:more than (?:an?|one|two|three|four|five|six|ten|\d+)\b|alone$)(?!.*\bat (?:once|a time)\b)/i;
const HAD = /^(?:have|hold|own|book|reserve|borrow|bring|rent|order|claim)$/;
const LOOKED_FOR = /^(?:find|see|open|load|search|read|upload|download|print|view|log|type|enter)$/;
/** What is given for less: "vouchers cannot be combined with sale items". */
const BONUS =
  /\b(?:vouchers?|discounts?|coupons?|offers?|promotions?|gift cards?|(?:voucher |discount |promo )?codes?|points|rebates?|credits?)$/i;

/** Whether what cannot be is bounded by how much it is, or by what it goes with. */
function isBounded({ group, subject, rest }: Clause, people: People): boolean {
  if (group?.modal !== 'can' || LOOKED_FOR.test(group.verb)) return false;
  const who = textOf(subject);
  const behind = textOf(rest);
  if (!group.passive) return HAD.test(group.verb) && MORE_THAN.test(behind) && people.isPersonPhrase(who);
  return MORE_THAN.test(behind) || (BONUS.test(who) && /^(?:with|for|together) /.test(behind));
}

/** Whether what is denied is so by a rule: by what is bound, or by what is told apart. */
function isByRule(clause: Clause, text: string, people: People): boolean {
  const { group } = clause;
  const who = textOf(clause.subject);
  const verb = group?.verb ?? '';
  const behind = text.slice(text.indexOf(who) + who.length);
  if (isBounded(clause, people)) return true;
  if (group?.passive) {
    if (REFUNDED.test(verb) && CONDITION.test(behind)) return true;
    if (/^(?:return|refund|exchange)$/.test(verb) && TREATED.test(who)) return true;
    // "orders cannot be changed on the day of pickup"
    if (group.modal === 'can' && KEPT_AS_IT_IS.test(verb) && THEN.test(behind)) return true;
    // "reserved books cannot be extended": what is settled stays so.
    if (
      group.modal === 'can' &&
      KEPT_AS_IT_IS.test(verb) &&
      SETTLED_THING.test(who) &&
      ELSEWHERE.test(textOf(clause.rest))
    )
      return !(PROLONGED.test(verb) && RUN_OUT.test(who));
    // "a lesson is not confirmed until it is paid": until then is the rule.
    if (UNTIL_DONE.test(behind)) return true;
    if (HELD_BACK.test(verb) && BEFORE_DONE.test(behind) && !people.isPersonPhrase(who)) return true;
    if (!group.modal && textOf(clause.rest) === '') {
      if (RECKONED.test(verb) && LACKING.test(who) && !LOADED.test(who)) return true;
      if (/^(?:pay|count)$/.test(verb) && LAPSED.test(who)) return true;
      if (NOT_RECKONED.test(verb) && !people.isPersonPhrase(who)) return true;
    }
    return POLICY.test(verb) && (MEASURED.test(behind) || NARROWED.test(`${who} `));
  }
  // "curators cannot vote on their own works"
  if (group?.modal === 'can' && JUDGED.test(verb) && /\btheir own\b/.test(textOf(clause.rest))) return true;
  if (group?.modal === 'can' && SHUT_OUT.test(who)) return true;
  // "members without a paid fee cannot book"
  if (
    group?.modal === 'can' &&
    UNQUALIFIED.test(who) &&
    !REACHED.test(verb) &&
    !isMended(who, verb, textOf(clause.rest))
  )
    return true;
  // "drivers cannot close a tour with open parcels"
  if (group?.modal === 'can' && ENDED.test(verb) && UNFINISHED.test(textOf(clause.rest)) && people.isPersonPhrase(who))
    return true;
  // "members cannot change hours that are approved"
  if (group?.modal === 'can' && TOUCHED.test(verb) && SETTLED.test(textOf(clause.rest)) && people.isPersonPhrase(who))
    return true;
  // "members cannot leave without cleaning their wheel"
  const unless = /^[^,]* without ([a-z]+ing) (?:the|their|its|his|her|an?|at least) /i.exec(behind)?.[1];
  return (
    group?.modal === 'can' &&
    unless !== undefined &&
    !AGAIN.test(behind) &&
    !IN_THE_WAY.test(unless) &&
    !REACHED.test(verb)
  );
}

/** One sentence, as the ban that it is: "is not refunded if", "cannot be returned" -> "must not be". */
function asBan(sentence: string, isLaw: boolean, people: People): string {
  const [end = ''] = /[.!\s]*$/.exec(sentence) ?? [];
  const said = sentence.slice(0, sentence.length - end.length);
  const [law = ''] = LAW.exec(said) ?? [];
  const text = expandContractions(said.slice(0, said.length - law.length)).replace(
    /^(made|cut|built) to (order|measure|size) (?=[a-z])/i,
    '$1-to-$2 ',
  );
  if (OWN.test(text)) return sentence;
  const { front, clauses } = parseSentence(text, people.names);
  const [clause, more] = clauses;
  const group = clause?.group;
  const who = textOf(clause?.subject ?? []);
  if (!clause || !group?.negated || more || front.length > 0 || clause.mood !== 'statement' || group.past)
    return sentence;
  if (who === '' || /^(?:it|they|this|that|there|he|she|nobody|no one|nothing)$/i.test(who)) return sentence;
  if (group.modal !== undefined && group.modal !== 'can') return sentence;
  const isRuled = isLaw || law !== '';
  if (!isRuled && (!isByRule(clause, text, people) || isHouseRule(spelledOut(text), people))) return sentence;
  const at = text.indexOf(who) + who.length;
  const barred = text
    .slice(at)
    .replace(/^ (?:can ?not|can not) /i, ' must not ')
    .replace(/^ (?:is|are) not (?=\w+(?:ed|en|n|t|d)\b)/i, ' must not be ');
  return barred.startsWith(' must not ') ? `${text.slice(0, at)}${barred}${law}${end}` : sentence;
}

/** "Guests do not have to pay for parking." */
const FREED = /^((?:[\w'’-]+ ){1,6}?)(?:do|does) not (?:have|need) to ([^,;:]+?)([.!]?)$/i;
/** What somebody does of themselves, and what only tells why something goes wrong. */
const NOT_FREED = /^(?:i|we|you|it|they|this|that|there) $|\b(?:so|because|since|but|and|which|as|who|even)\b/i;

/** Whoever need not do something is relieved of it, and it hurts nobody. */
function asRelief(sentence: string): string {
  const [, who = '', deed = '', end = ''] = FREED.exec(expandContractions(sentence)) ?? [];
  return deed && !NOT_FREED.test(who) && !NOT_FREED.test(deed) ? `${who}should not have to ${deed}${end}` : sentence;
}

/** Rules that are told as what cannot or is not done read like complaints; they are told as bans. */
export function deniedRules(said: string, people: People): string {
  if (!/\b(?:not|cannot)\b|n['’]t\b/i.test(said) || /\n/.test(said)) return said;
  const sentences = said.split(/(?<=[.!])\s+/);
  const isLaw = (sentence = '') => {
    const text = ` ${sentence.replace(/[.!\s]+$/, '')}`;
    return LAW.exec(text)?.[0] === text;
  };
  return sentences
    .flatMap((sentence, at) => {
      if (at > 0 && isLaw(sentence)) return [];
      return [asRelief(asBan(sentence, isLaw(sentences[at + 1]), people))];
    })
    .join(' ');
}
