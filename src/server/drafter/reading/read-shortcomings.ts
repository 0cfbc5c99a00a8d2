import { textOf, type Clause } from '../grammar/parse.ts';
import { withArticle } from '../language/nouns.ts';
import { gerund } from '../language/verbs.ts';
import { NEEDLESS } from '../lexicon/relief.ts';
import { clauseText } from './clause-words.ts';
import type { People } from './people.ts';
import { isManySubject } from './say-relief.ts';
import type { Relief } from './trouble-rules.ts';

/** "shipping costs are only visible at the very end": they are to be seen before. */
function readOnlyThen({ group, subject, rest }: Clause, text: string): Relief | undefined {
  const [, when = ''] =
    /^(?:only )?(?:visible|shown|displayed|known|available|announced) (?:only )?(?:at|on|in|after) (.+)$/i.exec(
      [...(group?.passive ? [group.words.at(-1)?.text] : []), textOf(rest)].join(' '),
    ) ?? [];
  if (
    group?.negated ||
    group?.modal ||
    !when ||
    !/\bonly (?:be )?(?:visible|shown|displayed|known|available|announced)\b/i.test(text)
  )
    return undefined;
  return { wish: `see ${textOf(subject)} ${/\bend\b/.test(when) ? 'from the start' : `before ${when}`}` };
}

/** "moderators get the same report five times": once is enough. */
function readManifold({ group, subject, rest }: Clause, people: People): Relief | undefined {
  const who = textOf(subject);
  const [, thing] = /^(the same .+?) (?:twice|\w+ times|again and again|over and over)\b/i.exec(textOf(rest)) ?? [];
  if (
    !thing ||
    !/^(?:get|receive)$/.test(group?.verb ?? '') ||
    group?.negated ||
    group?.modal ||
    !people.isPersonPhrase(who)
  )
    return undefined;
  return { actor: people.isSpeaker(who) ? undefined : who, wish: `get ${thing} only once` };
}

/** "results are typed from the device into the app": they are to get there without that. */
function readTypedIn({ group, subject, rest }: Clause): Relief | undefined {
  const [, from = '', to = ''] = /^(?:by hand )?(from .+? )?((?:in)?to .+?)(?: by hand)?$/i.exec(textOf(rest)) ?? [];
  if (
    !group?.passive ||
    group.negated ||
    group.modal ||
    !to ||
    !/^(?:type|copy|retype|key|transcribe|transfer|enter)$/.test(group.verb)
  )
    return undefined;
  return {
    wish: `get ${textOf(subject)} ${from}${to} without ${gerund(group.verb)} ${textOf(subject).endsWith('s') ? 'them' : 'it'}`,
  };
}

/** What things lose of themselves: nobody keeps it for them. */
const FADING =
  /^(?:their |its |the )?(?:power|pressure|water|oil|fuel|air|signal|connection|heat|temperature|charge|leaves|colou?r|weight|grip|speed)\b/i;

/** "fences lose power at night": they want to be told of it. */
function readFading(clause: Clause, people: People): Relief | undefined {
  const { group, subject, rest } = clause;
  return group?.verb === 'lose' &&
    !group.negated &&
    !group.modal &&
    FADING.test(textOf(rest)) &&
    !people.isPersonPhrase(textOf(subject))
    ? { wish: `be told when ${clauseText(clause)}` }
    : undefined;
}

/** "contracts expire and nobody renews them": whoever has them wants to know before. */
function readExpiring(clause: Clause): Relief | undefined {
  const { group, subject, rest } = clause;
  if (!group || group.negated || group.modal || group.past || !/^(?:expire|lapse)$/.test(group.verb)) return undefined;
  return {
    except: textOf(subject),
    wish: `be warned before ${textOf(subject)} ${isManySubject(clause) ? group.verb : `${group.verb}s`} ${textOf(rest).replace(/^(?:unnoticed|without (?:anyone|anybody) noticing)\b ?/i, '')}`.trim(),
  };
}

/** "older riders have no smartphone": it has to work without one. */
function readWithoutMeans({ group, subject, rest }: Clause, people: People): Relief | undefined {
  const thing = /^no (\w+)$/i.exec(textOf(rest))?.[1] ?? '';
  const who = textOf(subject);
  if (group?.verb !== 'have' || group.modal || group.past || !NEEDLESS.test(thing) || !people.isPersonPhrase(who))
    return undefined;
  return { actor: people.isSpeaker(who) ? undefined : who, wish: `do without ${withArticle(thing)}` };
}

/** What runs out, fades, shows too late, comes again and again, is typed in or is not there for everybody. */
export function readShortcoming(clause: Clause, text: string, people: People): Relief | undefined {
  return (
    readExpiring(clause) ??
    readFading(clause, people) ??
    readOnlyThen(clause, text) ??
    readManifold(clause, people) ??
    readTypedIn(clause) ??
    readWithoutMeans(clause, people)
  );
}
