import { isBaseVerb } from '../language/verbs.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { actionOf } from './clause-words.ts';
import type { People } from './people.ts';
import { isComplaint } from './read-plain.ts';
import { readHouseRule } from './read-house-rules.ts';
import type { Sentence } from './split-sentences.ts';

/** Who may, in a clause with a verb that others share: the verb with what it is done to. */
function deedIn(clause: Clause | undefined, people: People): { deed: string; negated: boolean } | undefined {
  const { group } = clause ?? {};
  if (!clause || !group || clause.mood !== 'statement' || !people.isPersonPhrase(textOf(clause.subject)))
    return undefined;
  if (!/^(?:can|may|could|must|should|shall)$/.test(group.modal ?? '')) return undefined;
  return {
    deed: actionOf({ ...clause, subs: [] }).replace(/^(?:be able|be allowed) to /, ''),
    negated: group.negated,
  };
}

/** The verb with its object, without until when, how much or whose: "book a kiln" of "book a kiln up to 14 days ahead". */
function bareDeed(deed: string): string {
  return deed.replace(
    / (?:up to|at most|no more than|only|within|until|before|for|at|in|on|during|with|without|once|twice|max\.?) .*$/i,
    '',
  );
}

/** "Who may see the bill? Only the treasurer.": the answer is a rule. */
function withAnswer(sentence: Sentence, before: Sentence | undefined, people: People): Sentence {
  const [, deed = ''] =
    /^who (?:is allowed to|may|can|should be able to|should be allowed to|gets to|should) (.+?)\??$/i.exec(
      before?.text ?? '',
    ) ?? [];
  const who = sentence.text.replace(/^only /i, '');
  if (!deed || parseSentence(sentence.text, people.names).clauses[0]?.group || !people.isPersonPhrase(who))
    return sentence;
  return { ...sentence, text: `${sentence.text} may ${deed.replace(/\bwhose\b/i, 'the')}` };
}

/** "After that only the organiser.": what only they can do, the sentence before says. */
function withDeedBefore(sentence: Sentence, before: Sentence | undefined, people: People): Sentence {
  const [, lead = '', who = ''] =
    /^((?:after that|afterwards|from then on|later(?: on)?|then|until then|before that),? (?:only |just )?|only )((?:the |an? )?[\w-]+(?: [\w-]+)?)$/i.exec(
      sentence.text.replace(/ (?:may|can|is allowed to) (?:do )?(?:it|that|so|this)$/i, ''),
    ) ?? [];
  if (!before || !who || !people.isPersonPhrase(who)) return sentence;
  const [clause] = parseSentence(before.text, people.names).clauses.slice(-1);
  const told = deedIn(clause, people);
  if (!told) return sentence;
  const deed = /^later\b/i.test(lead) ? bareDeed(told.deed) : told.deed;
  const text = `${lead.replace(/\bjust\b/i, 'only')}${who} can ${deed}`;
  return { ...sentence, text, goesOn: true };
}

/** What stands behind the last comma and shares the verb of the rule before it: "..., studio leads without any limit", "..., just the vet". */
function tailsOf(text: string, people: People): { rule: string; tail: string } | undefined {
  const [, rule = '', tail = ''] = /^(.+), (?:and |but )?((?:[\w-]+ ){0,3}[\w-]+(?: .+)?)$/i.exec(text) ?? [];
  const [clause, other] = parseSentence(rule, people.names).clauses;
  const told = other ? undefined : deedIn(clause, people);
  if (!told || parseSentence(tail, people.names).clauses[0]?.group) return undefined;
  const bare = bareDeed(told.deed);
  if (/^(?:nobody|no one) else$/i.test(tail)) return { rule, tail: `nobody else can ${told.deed}` };
  // "as long as it is open, then only with the okay of the guest"
  const later =
    /^(?:then|after that|afterwards|later(?: on)?),? only ((?:with|without|by|for|after|if|when|on|in) .+)$/i.exec(
      tail,
    )?.[1];
  if (later && clause && !told.negated)
    return { rule, tail: `after that ${textOf(clause.subject)} can ${told.deed} only ${later}` };
  const only = /^(?:just|only) (.+)$/i.exec(tail)?.[1];
  if (only && people.isPersonPhrase(only) && told.negated) return { rule, tail: `only ${only} can ${told.deed}` };
  const not = (/^(.+?) (?:not|cannot|can't|may not|must not)$/i.exec(tail) ?? /^not (.+)$/i.exec(tail))?.[1];
  if (not && people.isPersonPhrase(not) && !told.negated) return { rule, tail: `${not} cannot ${told.deed}` };
  const who = people.leading(tail);
  const how = who ? tail.slice(who.length).trim() : '';
  if (!who || people.isSpeaker(who) || told.negated) return undefined;
  const [verb = ''] = bare.split(' ');
  // "..., singers only names": they see nothing else.
  if (
    /^only (?:the |their )?[\w-]+(?: [\w-]+)?$/i.test(how) &&
    !/^only (?:on|in|at|with|by|for|from|once|twice|until|within)\b/i.test(how)
  )
    return { rule, tail: `${who} can ${verb} ${how}` };
  return /^(?:up to|at most|without|only|within|until|for|at any|any|always|on|in|from|once|twice|\d)\b/i.test(how)
    ? { rule, tail: `${who} can ${bare} ${how}` }
    : undefined;
}

/** "may read everything but change nothing", "may see the plan but not change it" */
function butCannot(text: string, subject: string): { rule: string; tail: string } | undefined {
  const [, all = '', verb = ''] = /^(.+?),? but ([a-z]+) nothing$/i.exec(text) ?? [];
  if (isBaseVerb(verb)) return { rule: all, tail: `${subject} cannot ${verb} anything` };
  const [, seen = '', deed = '', pronoun = ''] = /^(.+?),? but not ([a-z]+) (it|them)$/i.exec(text) ?? [];
  if (!isBaseVerb(deed)) return undefined;
  const thing = /\b(?:can|may|should|must) [a-z]+ ((?:the |an? |all |their |every )?[\w-]+)/i.exec(seen)?.[1];
  return { rule: seen, tail: `${subject} cannot ${deed} ${thing ?? pronoun}` };
}

/** "may add people to a shift but not to shifts of others": what they may not. */
function butNot(text: string, people: People): { rule: string; tail: string } | undefined {
  const [, rule = '', phrase = ''] =
    /^(.+?),? but not ((to|for|in|on|with|of|at|from|by|during|after|before|into) .+)$/i.exec(text) ?? [];
  const [clause] = parseSentence(rule || text.replace(/,? but .*$/i, ''), people.names).clauses;
  const told = deedIn(clause, people);
  const second = told && clause ? butCannot(text, textOf(clause.subject)) : undefined;
  if (second) return second;
  const lead = phrase.split(' ')[0] ?? '';
  const at = told ? told.deed.search(new RegExp(` ${lead}\\b`)) : -1;
  if (!told || told.negated || !clause || !rule) return undefined;
  const deed = at > 0 ? told.deed.slice(0, at) : bareDeed(told.deed);
  return { rule, tail: `${textOf(clause.subject)} cannot ${deed} ${phrase}` };
}

/** "three visitors a week, on public holidays one more": the other amount is a rule of its own. */
function amountOf(text: string): { rule: string; tail: string } | undefined {
  const [, rule = '', when = '', amount = ''] =
    /^(.+\d.*), (?:and |but )?((?:on|in|at|during|for) (?:[\w-]+ ){1,3}?)((?:one|two|three|four|five|\d+) (?:more|less|fewer))$/i.exec(
      text,
    ) ?? [];
  return rule ? { rule, tail: `${when}it is ${amount}` } : undefined;
}

const WISHED =
  /\b(?:want|wants|able to|would like|need|needs|please|see|show|shown|told|informed|notified|warned|reminded|asked|let|message|mail|reminder|warning|alert|note)\b/i;

/** "Items are held for three days. If they are not picked up by then the next one gets them.": the second goes on where the first rule ends. */
function isFollowing({ text, isItem, isQuestion }: Sentence, before: Sentence, people: People): boolean {
  // "late fee is one euro a day. late fee is never more than ...": the bound of the rule before.
  if (/^(?:[\w-]+ ){1,5}(?:is|are) never (?:more|less|higher|lower) than /i.test(text))
    return readHouseRule(before.text, people) !== undefined;
  // "must be decided within six weeks. The clock stops while papers are missing."
  const bound =
    /^(?:the|a|an|all|every|each|such|this|that|these|those) [^,]+? (?:while|when|until|unless|as long as) [^,]+$/i.test(
      text,
    );
  const [fact] = bound ? parseSentence(text, people.names).clauses : [];
  if (
    fact?.group &&
    !fact.group.modal &&
    !isQuestion &&
    !isItem &&
    !people.isPersonPhrase(textOf(fact.subject)) &&
    !WISHED.test(text)
  ) {
    const [owed] = parseSentence(before.text, people.names).clauses;
    const main = text.replace(/ (?:while|when|until|unless|as long as) .*$/i, '');
    return /^(?:must|may|shall)$/.test(owed?.group?.modal ?? '') && !isComplaint(main, main);
  }
  // "fees are due in March; who has not paid by then gets a reminder"
  if (/^any(?:body|one) who /i.test(text)) return readHouseRule(before.text, people) !== undefined;
  if (isItem || isQuestion || !/^(?:if|when|once|unless) /i.test(text) || WISHED.test(text)) return false;
  const [clause] = parseSentence(before.text, people.names).clauses;
  const isRule = readHouseRule(before.text, people)?.action !== undefined || deedIn(clause, people) !== undefined;
  const { front, clauses } = parseSentence(text, people.names);
  const [main] = clauses;
  return (
    isRule &&
    front.length > 0 &&
    main?.mood === 'statement' &&
    main.subject.length > 0 &&
    !people.isSpeaker(textOf(main.subject))
  );
}

/** Rules that leave out what the one before them says, with the words that they mean. */
export function withoutGaps(sentences: readonly Sentence[], people: People): Sentence[] {
  return sentences.flatMap((sentence, at): Sentence[] => {
    const next = sentences[at + 1];
    // A question that is answered asks for nothing.
    if (next && withAnswer(next, sentence, people) !== next) return [];
    const before = sentences[at - 1];
    const whole = withDeedBefore(withAnswer(sentence, before, people), before, people);
    if (before && !whole.goesOn && !before.isTopic && isFollowing(whole, before, people))
      return [{ ...whole, goesOn: true }];
    const parts =
      sentence.isQuestion || sentence.isTopic
        ? undefined
        : (amountOf(whole.text) ?? butNot(whole.text, people) ?? tailsOf(whole.text, people));
    return parts
      ? [
          { ...whole, text: parts.rule },
          { ...whole, text: parts.tail, goesOn: true },
        ]
      : [whole];
  });
}
