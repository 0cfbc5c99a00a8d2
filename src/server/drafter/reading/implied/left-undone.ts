import { textOf } from '../../grammar/parse.ts';
import { inPresent } from '../in-present.ts';
import { lowerFirst } from '../trouble-words.ts';
import type { Relief } from '../trouble-rules.ts';
import { namedPeople, reliefFrom, WH, WHO, withoutSpans, type Complaint } from './complaint.ts';
import { allOfThem } from './unheard.ts';

/** What is owed behind a deed: "come to fetch it", "bring it back", "cancel". */
const OWED =
  /^(?:come (?:and|to|back to|back for) )?(fetch|collect|pick|return|bring|take|cancel|pay|sign|answer|confirm|reply|close|lock|clean|log|give|hand|switch|turn|finish|send|fill)\b(?: (up|back|in|out|off))?(?: (it|them|theirs|the (?:others?|other [\w-]+|rest)))?(?: (up|back|in|out|off))?(?: (?:again|afterwards))?$/i;

/** The thing that "it" is: what is first done something to. */
function thingIn(rest: string): string | undefined {
  return /^(?:(?:in|off|out|up|over) )?((?:the|an?|their|our) [\w-]+(?: [\w-]+)??)(?=$| (?:in|on|at|for|from|to|with|by|when|off|up|out)\b)/i.exec(
    rest,
  )?.[1];
}

/** "people drop off a bike and never come to fetch it": they are to be reminded of what they leave undone. */
export function readLeftUndone({ steps, people }: Complaint): Relief | undefined {
  const [first, second, third, more] = steps;
  if (!first?.clause.group || !second?.clause.group || more || first.clause.group.negated) return undefined;
  const { group } = second.clause;
  const isSame = second.who === first.who || /^they$/i.test(second.who);
  if (!isSame || group.modal || group.past || !(group.negated || group.adverbs.includes('never'))) return undefined;
  const who = allOfThem(first.who);
  if (!people.isPersonPhrase(who) || people.isSpeaker(who) || first.clause.group.modal) return undefined;
  const said = `${group.verb} ${textOf(second.clause.rest)}`.trim();
  const [, verb = '', before = '', it = '', after = ''] = OWED.exec(said) ?? [];
  const thing = thingIn(textOf(first.clause.rest));
  const isOthers = /^the /i.test(it);
  if (verb === '' || (it !== '' && !isOthers && !thing)) return undefined;
  const particle = before || after;
  const what = isOthers ? it : (thing?.replace(/^an? /i, 'the ') ?? '');
  const deed = [verb.toLowerCase(), it === '' ? particle : what, it === '' ? '' : particle].filter(Boolean).join(' ');
  const named = namedPeople(who, people);
  return {
    actor: named ?? 'people',
    ...(named ? {} : { side: 'served' as const }),
    wish: `be reminded to ${lowerFirst(deed)}`,
    benefit: reliefFrom(third),
    criteria: ['Whoever has still not done it after the reminder is listed.'],
  };
}

const DROPS = /^(?:cancel|drop|pull|withdraw|call|fall|back)$/;
const GONE = /^(?:lost|empty|free|open|unused|wasted|to waste|vacant|unfilled|unsold)\b/i;

/** "clients cancel the same morning and the hour is lost": others are to get it. */
export function readGivenUp({ steps, people }: Complaint): Relief | undefined {
  const [first, second, more] = steps;
  const { group } = second?.clause ?? {};
  if (!first?.clause.group || !second || !group || more || group.negated || group.modal) return undefined;
  if (!DROPS.test(first.clause.group.verb) || first.clause.group.negated || !people.isPersonPhrase(first.who))
    return undefined;
  const isOff = first.clause.group.verb === 'cancel' || /^(?:out|off|ill|sick)\b/i.test(textOf(first.clause.rest));
  const state = group.passive ? (group.words.at(-1)?.lower ?? '') : withoutSpans(textOf(second.clause.rest));
  const thing = lowerFirst(second.who);
  if (!isOff || !GONE.test(state) || !/^(?:the|their|our|his|her) [\w-]+(?: [\w-]+)?$/.test(thing)) return undefined;
  const one = thing.replace(/^\S+/, 'the');
  return {
    side: 'staff',
    except: namedPeople(first.who, people),
    wish: `offer ${one} to others when ${lowerFirst(withoutSpans(inPresent(first.clause)))}`,
    benefit: reliefFrom(second),
    criteria: [
      `The first who takes ${one} has it, and the others are told that it is gone.`,
      `As long as nobody takes ${one}, it is shown as free.`,
      'Whoever has cancelled is told whether somebody else has taken it.',
    ],
  };
}

const PAPER =
  '(?:an? |the )?(?:(?:slips?|scraps?|pieces?|sheets?|bits?) of paper|paper|sticky notes?|post-?its?|notes?|notepads?|clipboards?|whiteboards?|notebooks?|exercise books?|folders?)';
const ON_PAPER = new RegExp(
  `^(${WHO}) (?:scribbles?|writes?(?: down)?|notes?(?: down)?|jots?(?: down)?|puts?|keeps?|learns? (?:about|of)|hears? (?:about|of)|gets?) (.+?) (?:on|in|from) ${PAPER}(?: [\\w -]+?)?,? (?:and|but|which) (?:then )?(?:(${WHO}?) (?:loses?|throws?|mislays?|forgets?) (?:it|them)\\b.*|(?:it|they|that)? ?(?:(?:gets?|go(?:es)?) (?:lost|missing|wet|astray)|falls? (?:off|down|out)|vanish(?:es)?|disappears?|ends? up)\\b.*)$`,
  'i',
);

/** "the date is scribbled on a slip of paper and the client loses it": it is to be seen in the product. */
export function readLostOnPaper({ text, people, product }: Complaint): Relief | undefined {
  const [, writer = '', what = '', loser = ''] = ON_PAPER.exec(text) ?? [];
  if (!what || !people.isPersonPhrase(writer) || !/^(?:(?:the|their|our|an?) )?[\w' -]{3,40}$/i.test(what))
    return undefined;
  const who = loser === '' ? writer : loser.replace(/^(?:the|our|their) /i, '');
  const isOwn = people.isSpeaker(who);
  const named = namedPeople(who, people);
  if (!isOwn && !named && !people.isPersonPhrase(who)) return undefined;
  return {
    actor: isOwn ? undefined : (named ?? 'people'),
    ...(isOwn || named ? {} : { side: 'served' as const }),
    wish: `see ${lowerFirst(what)} in ${product}`,
    benefit: `${isOwn ? who : 'they'} do not depend on a piece of paper`,
    criteria: ['What was changed later is shown with the day of the change.', 'It can still be looked up afterwards.'],
  };
}

/** "neighbours complain about the smell and we have no idea which bed it is" */
const NO_IDEA = new RegExp(
  `^${WHO} (?:complains?|moans?|asks?|grumbles?|argues?|writes? in)\\b[^,;]*?,? (?:and|but) (i|we|the [\\w-]+(?: [\\w-]+)?) (?:(?:have|has) (?:no|not any) (?:idea|clue)|(?:do|does) not know|(?:cannot|can not) (?:tell|say|see)) (${WH} [^,;]+)$`,
  'i',
);

/** "teachers have no idea what was done because it is all in his head" */
const NO_IDEA_BECAUSE = new RegExp(
  `^(${WHO}) (?:have|has) (?:no|not any|not the faintest) (?:idea|clue) (?:about |of )?(${WH} [^,;]+?),? (?:because|since|as) .+$`,
  'i',
);

/** Others complain, and whoever should help does not know of what: they are to see that. */
export function readNoIdea({ text, people }: Complaint): Relief | undefined {
  const [, who = '', asked = ''] = NO_IDEA.exec(text) ?? NO_IDEA_BECAUSE.exec(text) ?? [];
  if (!asked || !people.isPersonPhrase(who) || /\b(?:it|they|them|that|this)\b/i.test(asked)) return undefined;
  return {
    actor: people.isSpeaker(who) ? undefined : namedPeople(who, people),
    wish: `see ${asked.replace(/^if\b/i, 'whether')}`,
  };
}
