import { parseSentence, textOf } from '../grammar/parse.ts';
import { fromGerund, gerundFirst, isBaseVerb, readVerb, thirdPerson } from '../language/verbs.ts';
import {
  ASKS_WHETHER,
  CHANGES,
  FORGOT_TO,
  IN_THE_HEAD,
  NOBODY_CAN_THEN,
  SAME_FOR_TWO,
  SEEN_LATER,
  SOMEBODY_ALWAYS,
  TAKES_PEOPLE,
  WE_DO,
  WENT_TO_LOOK,
} from '../lexicon/bare-notes.ts';
import { actionOf } from './clause-words.ts';
import { inPresent } from './in-present.ts';
import type { Noted } from './note-forms.ts';
import { actor, actorIn, named } from './note-naming.ts';
import { lowerFirst } from './trouble-words.ts';
import type { Relief } from './trouble-rules.ts';

/** "Two weavers wanted the same loom at six. They had a row about it.": no two of them are to book it. */
function readSameForTwo({ said, people }: Noted): Relief | undefined {
  const [, many = '', , did = '', what = ''] = SAME_FOR_TWO.exec(said) ?? [];
  if (!many || !people.isPersonPhrase(many.replace(/^\w+ /, ''))) return undefined;
  const verb = did ? (readVerb(did.toLowerCase())?.base ?? 'book') : 'book';
  const deed = `${verb} the same ${what} for the same time`;
  return {
    except: many,
    about: lowerFirst(many),
    wish: `keep ${lowerFirst(many)} from ${gerundFirst(deed)}`,
    outcome: `${lowerFirst(many)} can no longer ${deed}`,
  };
}

/** "The master changes the rota on Fridays. Weavers see it on Monday at the door.": they are to be told when it is changed. */
function readSeenLater({ said, before, people }: Noted): Relief | undefined {
  const [, who = ''] = SEEN_LATER.exec(said) ?? [];
  const [clause, more] = who && before[0] ? parseSentence(before[0], people.names).clauses : [];
  if (!clause?.group || more || clause.group.negated || clause.group.modal || clause.subject.length === 0)
    return undefined;
  const deed = clause.group.passive ? (readVerb(clause.group.words.at(-1)?.lower ?? '')?.base ?? '') : actionOf(clause);
  const isOther = people.isPersonPhrase(who) && textOf(clause.subject).toLowerCase() !== who.toLowerCase();
  if (!CHANGES.test(deed) || !isOther) return undefined;
  const event = lowerFirst(inPresent(clause)).replace(
    / on (?:\w+days?)(?: (?:morning|evening|afternoon|night)s?)?$/i,
    '',
  );
  return { ...actor(actorIn(who, before, people)), wish: `be told when ${event}` };
}

/** "My loom was repaired. I drove there three times to look whether it was ready.": that is to be seen. */
function readWentToLook({ said, before, people }: Noted): Relief | undefined {
  const [, who = '', way = '', , asked = ''] = WENT_TO_LOOK.exec(said) ?? [];
  const [clause, more] = asked ? parseSentence(asked, people.names).clauses : [];
  if (!clause?.group || more || clause.subject.length === 0) return undefined;
  const plain = named(lowerFirst(inPresent(clause)), before, people);
  const [verb = '', ...rest] = way.trim().split(' ');
  const base = readVerb(verb.toLowerCase())?.base;
  if (!plain || !base) return undefined;
  const toil = [base, ...rest].join(' ').replace(/ (?:\w+ times|twice|again and again|every \w+)$/i, '');
  return {
    ...actor(actorIn(who, before, people)),
    wish: `see whether ${plain}`,
    benefit: `${/^(?:I|we)$/i.test(who) ? who : 'they'} do not have to ${toil}`,
  };
}

/** "The dye list is in the master's head. When he is ill nobody can mix the blue.": then others want to. */
function readNobodyCanThen({ said, before, people }: Noted): Relief | undefined {
  const [, when = '', deed = ''] = NOBODY_CAN_THEN.exec(said) ?? [];
  if (!when || !isBaseVerb(deed.split(' ')[0] ?? '')) return undefined;
  const [owner] = before.flatMap((sentence) => IN_THE_HEAD.exec(sentence)?.[1] ?? []);
  const told = owner
    ? when.replace(/^(?:he|she|they)\b/i, `the ${owner}`).replace(new RegExp(`^the ${owner} are\\b`), `the ${owner} is`)
    : when;
  const plain = /\b(?:he|she|they|it)\b/i.test(told) ? named(told, before, people) : told;
  const [clause] = plain ? parseSentence(plain, people.names).clauses : [];
  const thing = /\b(?:it|them|that)\b/i.test(deed) ? named(deed, before, people) : deed;
  if (!plain || !thing || !clause?.group) return undefined;
  const who = textOf(clause.subject);
  return {
    ...(people.isPersonPhrase(who) && !people.isSpeaker(who) ? { except: who } : {}),
    wish: `${thing} when ${lowerFirst(plain)}`,
  };
}

/** "In the end somebody always pays for a course that falls out.": nobody is to. */
function readSomebodyAlways({ said }: Noted): Relief | undefined {
  const [, rest = ''] = SOMEBODY_ALWAYS.exec(said) ?? [];
  const [verb = '', ...more] = rest.split(' ');
  const base = fromGerund(verb) ?? readVerb(verb.toLowerCase())?.base;
  if (!base || /\b(?:it|them|that)$/i.test(rest)) return undefined;
  const outcome = `nobody ${thirdPerson(base)} ${more.join(' ')}`;
  return { about: 'nobody', wish: `make sure that ${outcome}`, outcome };
}

/** "An engineer closed a valve and forgot to open it.": they are to be reminded. */
function readForgot({ said, before, people }: Noted): Relief | undefined {
  const [, who = '', lead = '', deed = ''] = FORGOT_TO.exec(said) ?? [];
  if (!who || !people.isPersonPhrase(who) || !isBaseVerb(deed.split(' ')[0] ?? '')) return undefined;
  const plain = named(deed, lead ? [`${who} ${lead}`, ...before] : before, people);
  return plain
    ? { ...actor(actorIn(who, before, people)?.replace(/^an? /, '')), wish: `be reminded to ${plain}` }
    : undefined;
}

/** "We do the stock count in August. It takes three people a whole weekend.": it is to take less. */
function readTakesPeople({ said, before }: Noted): Relief | undefined {
  const work = TAKES_PEOPLE.test(said) ? WE_DO.exec(before[0] ?? '')?.[1] : undefined;
  return work ? { wish: `spend less time on ${lowerFirst(work).replace(/^an? /, 'the ')}` } : undefined;
}

/** "There is one ferry a day. People ask us every morning whether it goes.": they want to see it. */
function readAsksWhether({ said, before, people }: Noted): Relief | undefined {
  const [, who = '', asked = ''] = ASKS_WHETHER.exec(said) ?? [];
  if (!asked || !people.isPersonPhrase(who) || people.isSpeaker(who) || before.length === 0) return undefined;
  const [one] = before.flatMap(
    (sentence) => /\bthere is (?:only |just )?(?:one|an?) ([\w-]+)/i.exec(sentence)?.[1] ?? [],
  );
  const told = one ? asked.replace(/\bit\b/i, `the ${one}`) : asked;
  const plain = /\b(?:it|they|them|he|she)\b/i.test(told) ? named(told, before, people) : told;
  const isAnybody = /^(?:people|everybody|everyone|they|some|many|most)\b/i.test(who);
  return plain
    ? {
        ...(isAnybody ? {} : { actor: lowerFirst(who) }),
        wish: `see ${plain.replace(/^if\b/i, 'whether')}`,
        benefit: `${isAnybody ? 'nobody has' : 'they do not have'} to ask`,
      }
    : undefined;
}

/** What a note tells of what happened: two at the same thing, a change seen too late, a way to look, who alone can do it. */
export const EVENTS: readonly ((noted: Noted) => Relief | undefined)[] = [
  readSameForTwo,
  readSeenLater,
  readWentToLook,
  readNobodyCanThen,
  readSomebodyAlways,
  readForgot,
  readTakesPeople,
  readAsksWhether,
];
