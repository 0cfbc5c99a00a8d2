import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { fromGerund, isBaseVerb } from '../language/verbs.ts';
import { withArticle } from '../language/nouns.ts';
import { subText } from './clause-words.ts';
import type { Step } from './event-chain.ts';
import { inPresent } from './in-present.ts';
import type { People } from './people.ts';
import { relieve } from './relieve.ts';
import { subjectOf } from './say-relief.ts';
import { actorOf, CAUSES, NOBODY, withoutCause } from './told-facts.ts';
import { tailOf } from './told-events.ts';
import type { Relief } from './trouble-rules.ts';
import { lowerFirst } from './trouble-words.ts';

function isPlainly({ group }: Clause): boolean {
  return group !== undefined && !group.modal && !group.negated && !group.passive;
}

/** "I forget that my wash is running": they are to be reminded that it is. */
function readForgetsThat([first, second]: readonly Step[], people: People): Relief | undefined {
  const { clause } = first ?? {};
  const what = clause ? tailOf(clause) : '';
  if (!first || !clause || clause.group?.verb !== 'forget' || !isPlainly(clause)) return undefined;
  if (!/^that (?!(?:they|we|I|he|she) (?:have|has|need|needs) to\b)/i.test(what)) return undefined;
  return {
    actor: actorOf(first.who, [], people),
    wish: `be reminded ${what}`,
    benefit: second && second.who !== first.who ? relieve(second.clause) : undefined,
  };
}

/** "and never get round to entering it": they are to be reminded to. */
function readGetsRound(steps: readonly Step[], people: People): Relief | undefined {
  const last = steps.at(-1);
  const { group, rest } = last?.clause ?? {};
  const isNever = group?.negated === true || group?.adverbs.includes('never') === true;
  const [, doing = '', what = ''] = /^(?:round|around) to (\w+ing)\b(.*)$/i.exec(textOf(rest ?? [])) ?? [];
  const verb = doing && fromGerund(doing);
  if (!last || group?.verb !== 'get' || !isNever || !verb || !isBaseVerb(verb)) return undefined;
  const object = textOf(steps[0]?.clause.rest ?? []).replace(/^(?:for|with|on) /i, '');
  const [thing = ''] = object.split(/ (?:every|each|again|twice|in|on|at|for) /);
  const named =
    / it\b/.test(what) && thing && steps.length > 1
      ? what.replace(/ it\b/, ` ${thing.replace(/ (?:every|each) time$/, '')}`)
      : what;
  return { actor: actorOf(last.who, [], people), wish: `be reminded to ${verb}${named}` };
}

/** "heads send me their notes by text, by mail and on paper": all of them are to come in one place. */
function readManyWays([first, second]: readonly Step[], people: People): Relief | undefined {
  const { group, rest } = first?.clause ?? {};
  const [, what = '', ways = ''] =
    /^(?:me|us) ((?:their|the|his|her) .+?) ((?:by|on|in|via|through|over) [^,]+(?:, (?:by|on|in|via|through|over) [^,]+)*,? (?:and|or) (?:by|on|in|via|through|over) .+)$/i.exec(
      textOf(rest ?? []),
    ) ?? [];
  if (!first || second || !what || !/^(?:send|give|tell|report|bring|write|hand)$/.test(group?.verb ?? ''))
    return undefined;
  if (!people.isPersonPhrase(first.who) || people.isSpeaker(first.who) || !isPlainly(first.clause) || ways === '')
    return undefined;
  const thing = what.replace(/^(?:their|his|her) /i, 'the ');
  const of = /^the /i.test(what) ? 'from' : 'of';
  return { except: first.who, wish: `get ${thing} ${of} ${lowerFirst(subjectOf(first.clause))} in one place` };
}

/** "extras wait because nobody tells them that the scene has moved": they are to be told when it has. */
function readNobodyTells([first, second]: readonly Step[], people: People): Relief | undefined {
  const cause = first?.clause.subs.find(({ link }) => CAUSES.test(link));
  const [, event = ''] =
    /^(?:nobody|no one) (?:tells|told|warns|warned|informs|informed) (?:them|us|me) (?:that|when|if) (.+)$/i.exec(
      textOf(cause?.words ?? []),
    ) ?? [];
  if (!first || second || !event || NOBODY.test(first.who) || !isPlainly(first.clause)) return undefined;
  const [told] = parseSentence(event, people.names).clauses;
  if (!told?.group || told.subject.length === 0 || /^(?:it|this|that)\b/i.test(event)) return undefined;
  return {
    actor: people.isSpeaker(first.who) ? undefined : first.who,
    wish: `be told when ${told.group.past ? inPresent(told) : event}`,
    benefit: relieve(withoutCause(first.clause)),
  };
}

/** "items come back with a part missing and no one says so": somebody is to be told when they do. */
function readNobodySays([first, second, more]: readonly Step[], people: People): Relief | undefined {
  const { clause } = first ?? {};
  const { group, rest } = second?.clause ?? {};
  if (!first || !clause || !second || more || !NOBODY.test(second.who) || group?.modal || group?.negated)
    return undefined;
  if (
    !/^(?:say|mention|report|tell|write)$/.test(group?.verb ?? '') ||
    !/^(?:so|it|that|anything|us|me|us of it|anybody)?$/i.test(textOf(rest ?? []))
  )
    return undefined;
  if ((!isPlainly(clause) && !clause.group?.passive) || clause.subs.some(({ link }) => CAUSES.test(link)))
    return undefined;
  const told = lowerFirst(inPresent(clause)).replace(
    /^every (?:second|third|fourth|other|\w+th) ([a-z-]+)/i,
    (_, noun: string) => withArticle(noun),
  );
  return {
    except: people.isPersonPhrase(first.who) && !people.isSpeaker(first.who) ? first.who : undefined,
    wish: `be told when ${told}`,
  };
}

/** "the balance says I owe 12 euros and nobody can tell me what for": that is to be seen. */
function readNobodyCanSay([first, second, more]: readonly Step[], people: People): Relief | undefined {
  const { group, rest } = second?.clause ?? {};
  if (!first || !second || more || !NOBODY.test(second.who) || !/^(?:can|could)$/.test(group?.modal ?? ''))
    return undefined;
  const [, asked = ''] = /^(?:me |us |them )?(what for|why|how come)$/i.exec(textOf(rest ?? [])) ?? [];
  const said = /^(?:that )?((?:I|we|they|it|the|my|our) .+)$/i.exec(
    /^(?:say|show|claim|tell|write)$/.test(first.clause.group?.verb ?? '')
      ? tailOf(first.clause).replace(/^(?:me|us) /, '')
      : '',
  )?.[1];
  if (!asked || !/^(?:say|tell|explain)$/.test(group?.verb ?? '') || !said) return undefined;
  const [clause] = parseSentence(said, people.names).clauses;
  if (!clause?.group || clause.subject.length === 0) return undefined;
  return { wish: /for$/i.test(asked) ? `see what ${said} for` : `see why ${said}` };
}

/** "nurses find the allergy in the file after the needle is in": before. */
function readFoundAfter([first, second]: readonly Step[], people: People): Relief | undefined {
  const { clause } = first ?? {};
  const after = clause?.subs.find(({ link }) => link === 'after');
  if (!first || second || !clause || !after || clause.subs.length > 1 || !isPlainly(clause)) return undefined;
  const what = textOf(clause.rest).replace(/^only /i, '');
  if (!/^(?:find|notice|spot|discover)$/.test(clause.group?.verb ?? '') || !/^(?:the|our|my|an?|their) /i.test(what))
    return undefined;
  if (!people.isPersonPhrase(first.who) || NOBODY.test(first.who)) return undefined;
  const [done] = parseSentence(textOf(after.words), people.names).clauses;
  if (!done?.group || done.subject.length === 0 || /^(?:it|this|that)$/i.test(textOf(done.subject))) return undefined;
  return {
    actor: people.isSpeaker(first.who) ? undefined : actorOf(first.who, [], people),
    wish: `${clause.group?.verb} ${what} before ${done.group.past ? inPresent(done) : textOf(after.words)}`,
  };
}

/** "drivers get the sheet at midnight and have to leave at four": not so late. */
function readTooLateFor([first, second, more]: readonly Step[], people: People): Relief | undefined {
  const { clause } = first ?? {};
  const CLOCK = / (?:at (?:midnight|noon|\d[\d:]*(?: ?[ap]m)?|\w+)|the (?:evening|night|day) before|on \w+day)$/i;
  const tail = clause ? textOf(clause.rest) : '';
  const duty = second ? textOf(second.clause.rest) : '';
  if (!first || !clause || !second || more || second.who !== first.who || !isPlainly(clause)) return undefined;
  if (!/^(?:get|receive|hear|learn|see)$/.test(clause.group?.verb ?? '') || !people.isPersonPhrase(first.who))
    return undefined;
  if (
    !CLOCK.test(` ${tail}`) ||
    second.clause.group?.verb !== 'have' ||
    !/^to \w+/.test(duty) ||
    !CLOCK.test(` ${duty}`)
  )
    return undefined;
  const they = people.isSpeaker(first.who) ? first.who : 'they';
  const when = CLOCK.exec(` ${tail}`)?.[0].trim() ?? '';
  const what = ` ${tail}`.slice(0, -when.length).trim();
  return {
    actor: people.isSpeaker(first.who) ? undefined : first.who,
    wish: `${clause.group?.verb} ${what} earlier than ${when} when ${they} have ${[duty, ...second.clause.subs.map(subText)].join(' ')}`,
  };
}

/** What somebody lacks that a complaint of plain words tells: being told, reminded or shown it, in one place or in time. */
export function readToldLacks(steps: readonly Step[], people: People): Relief | undefined {
  return (
    readForgetsThat(steps, people) ??
    readGetsRound(steps, people) ??
    readManyWays(steps, people) ??
    readNobodyTells(steps, people) ??
    readNobodySays(steps, people) ??
    readNobodyCanSay(steps, people) ??
    readFoundAfter(steps, people) ??
    readTooLateFor(steps, people)
  );
}
