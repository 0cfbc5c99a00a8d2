import { textOf, type Clause } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { participle, gerundFirst } from '../language/verbs.ts';
import { actionOf, clauseText } from './clause-words.ts';
import type { People } from './people.ts';
import { relieve, relieveText } from './relieve.ts';
import { isManySubject } from './say-relief.ts';
import { madeEasy } from './trouble-of-working.ts';
import type { Relief } from './trouble-rules.ts';

/** "my accountant asks for the same receipts": whoever is asked wants to be left alone. */
export function readPestered(clause: Clause): Relief | undefined {
  const { group, subject, rest } = clause;
  if (
    !group ||
    group.negated ||
    group.modal ||
    (subject[0]?.lower !== 'my' && !/^(?:me|us) .*\bfor the same\b/.test(textOf(rest))) ||
    !/^(?:ask|call|phone|email|text|chase|remind|message)$/.test(group.verb)
  )
    return undefined;
  const rid = `${participle(group.verb)} ${textOf(rest).replace(/^(?:me|us) ?/i, '')}`.trim();
  return {
    except: textOf(subject),
    wish: `no longer be ${rid}`,
    outcome: `{the actor} is no longer ${rid}`,
    isStop: true,
  };
}

const ON_PAPER =
  /^(?:(?:just|only|still|kept) )*(?:(?:an? |on |in )?(?:an? )?(?:(?:\w+ )?(paper|handwritten|printed) (?:sheet|list|file|book|notebook|calendar|form|folder)|(?:sheets? of |slips? of |pieces? of )?(paper|sheets?)(?! of)|(notebook|folder|binder|whiteboard|blackboard|notice board)|(excel|spreadsheet)(?: (?:sheet|file|list|table))?))(?: (?:in|on|at) .*)?$/i;

/** What is kept by whoever has it; anything else is looked up. */
const LISTED = /\b(?:lists?|plans?|rosters?|books?|logs?|registers?|calendars?|schedules?|files?|records?|notes?)\b/i;

/** "the waiting list is a paper sheet": the same without it. */
function readOnPaper(clause: Clause): Relief | undefined {
  const { group, subject, rest } = clause;
  if (group?.verb !== 'be' || group.negated || group.modal || group.passive) return undefined;
  const [, paper, sheet, book, excel] = ON_PAPER.exec(textOf(rest)) ?? [];
  const means = (paper ?? sheet) ? 'paper' : excel ? 'Excel' : book && `a ${book.toLowerCase()}`;
  const thing = textOf(subject);
  return means && !/^(?:it|this|that|there|he|she|they|we|i)$/i.test(thing)
    ? {
        wish: `${LISTED.test(thing) ? 'keep' : 'look up'} ${/^(?:the|our|my|an?|all|every|each|this|these) /i.test(thing) || isManySubject(clause) ? thing : `the ${thing}`} without ${means}`,
      }
    : undefined;
}

/** "interpreters are booked by phone": the same without the phone. */
export function readMeans(clause: Clause): Relief | undefined {
  const onPaper = readOnPaper(clause);
  if (onPaper) return onPaper;
  const { group, subject, rest } = clause;
  if (!group?.passive || group.modal || group.negated) return undefined;
  const means =
    /^(by phone|on (?:slips|sheets|pieces|bits|scraps) of paper|on paper|by fax|by e-?mail|by hand|by post|by letter|in excel|in a spreadsheet|in spreadsheets)\b/i
      .exec(textOf(rest))?.[1]
      ?.toLowerCase();
  const without: Readonly<Record<string, string>> = {
    'by phone': 'a phone call',
    'on paper': 'paper',
    'by fax': 'a fax',
    'by e-mail': 'e-mails',
    'by email': 'e-mails',
    'by post': 'letters',
    'by letter': 'letters',
    'by hand': 'doing it by hand',
    'in excel': 'Excel',
    'in a spreadsheet': 'a spreadsheet',
    'in spreadsheets': 'spreadsheets',
  };
  const instead = means && (without[means] ?? (means.endsWith('paper') ? 'paper' : means));
  return instead ? { wish: `${group.verb} ${textOf(subject)} without ${instead}` } : undefined;
}

/** "lab results come as a fax and the nurse types them in": they are to come without that. */
export function readHandled([first, second]: readonly Clause[], people: People): Relief | undefined {
  if (
    !first?.group ||
    !second?.group ||
    first.group.modal ||
    !/^(?:come|arrive|be|get|send|deliver)$/.test(first.group.verb)
  )
    return undefined;
  const who = textOf(second.subject);
  if (
    !/^(?:type|enter|copy|scan|retype|print|file|key|transcribe|transfer|re-enter|write|add)$/.test(
      second.group.verb,
    ) ||
    !people.isPersonPhrase(who)
  )
    return undefined;
  if (!/\b(?:them|it)\b/i.test(textOf(second.rest))) return undefined;
  // "every venue sends its dimensions": of the sender the thing is wanted.
  const sent = /^(?:send|deliver)$/.test(first.group.verb) && !first.group.passive;
  const thing = sent ? readNounPhrase(textOf(first.rest).split(/ (?:in|by|on|as|at|to|with) /)[0] ?? '') : undefined;
  if (sent && !thing) return undefined;
  return {
    actor: people.isSpeaker(who) ? undefined : who,
    wish: `get ${thing ? `the ${thing.core} of ${textOf(first.subject)}` : textOf(first.subject)} without ${gerundFirst(actionOf(second))}`,
  };
}

/** "half of our no-shows are people who booked early": a share that somebody wants to watch. */
export function readShare({ group, subject, rest }: Clause): Relief | undefined {
  const share =
    /^(?:about |almost |nearly |over |more than )?(?:half|most|many|some|a third|two thirds|\d+ ?(?:%|percent|per cent)) of (.+)$/i.exec(
      textOf(subject),
    );
  return share && group?.verb === 'be' && !group.negated && !group.passive
    ? { wish: `see how many of ${share[1]} are ${textOf(rest)}` }
    : undefined;
}

const MESSY =
  /^(?:(?:very|too|so|really|quite|almost|just|pretty|completely|totally) )*(?:a (?:complete |total )?(?:mess|nightmare|pain|disaster)|unreadable|unusable|illegible|cluttered|messy|tiny|cramped|cut off|too (?:small|big|wide|narrow|dark|bright|long|crowded|complicated)|hard to (?:read|use|follow|see)|difficult to (?:read|use|follow)|confusing|ugly|broken|garbled)\b/i;
/** "too small | and too bright at night", "too small | to read outdoors": the second fault is over as well, where and when stays. */
const SECOND_FAULT =
  /^(?:(?:and|or|but|&) (?:(?:far|much|way|even|also|very|so) )*(?:too [\w-]+|(?:hard|difficult) to \w+|[\w-]+)|to (?:read|use|see|follow|make out))(?: |$)/i;
const FALTERS =
  /^(?:stutter|flicker|freeze|lag|hang|jump|overlap|blur|crash|disappear|vanish|glitch|buffer|break|fail|scroll)$/;

/** "the shelf screen is a mess on a small phone", "the videos stutter on the WiFi": the thing is wanted without its fault. */
export function readFault(clause: Clause, people: People): Relief | undefined {
  const { group, subject, rest } = clause;
  const thing = textOf(subject);
  if (
    !group ||
    group.negated ||
    subject[0]?.tag === 'VG' ||
    people.isPersonPhrase(thing) ||
    /^(?:it|this|that|there|nobody)$/i.test(thing)
  )
    return undefined;
  const what =
    /^(?:the|our|my|an?|all|every|each|this|these) /i.test(thing) || isManySubject(clause) ? thing : `the ${thing}`;
  if (group.verb === 'be' && !group.passive) {
    const messy = MESSY.exec(textOf(rest));
    if (!messy) return undefined;
    const [tail = '', so = ''] = textOf(rest)
      .slice(messy[0].length)
      .trim()
      .replace(SECOND_FAULT, '')
      .split(/(?:^| )that (?=\w)/);
    // "receipts are hard to read": that is so everywhere.
    const hard = tail === '' ? /(?:hard|difficult) to (read|use|follow)$/i.exec(messy[0])?.[1] : undefined;
    if (hard) return { ...madeEasy(what, hard.toLowerCase()), benefit: so ? relieveText(so) : undefined };
    return {
      wish: `read ${what} ${tail}`.trim(),
      outcome: `${what} can be read in full ${tail}`.trim(),
      // "so confusing that everybody phones us"
      benefit: so ? relieveText(so) : undefined,
    };
  }
  if (!FALTERS.test(group.verb) || group.modal) return undefined;
  const isDevice =
    /\b(?:app|page|screen|site|website|videos?|map|form|list|system|player|stream|scanner|printer|calendar|chart|table|menu|button|dashboard|upload|sync|import|export|report|editor|search|login|checkout|view|window|tab|kiosk|terminal|tablet|phone)s?$/i.test(
      thing,
    );
  if (!isDevice && /^(?:break|fail|disappear|vanish|hang|jump|freeze|scroll|overlap)$/.test(group.verb))
    return undefined;
  const tail = [
    textOf(rest),
    ...clause.subs
      .filter(({ link }) => link === 'when' || link === 'if')
      .map(({ link, words }) => `${link} ${textOf(words)}`),
  ]
    .filter(Boolean)
    .join(' ');
  return {
    about: what,
    wish: `use ${what} ${tail} without it ${gerundFirst(group.verb)}`
      .replace(/\s+/g, ' ')
      .replace(/without it (\w+)$/, isManySubject(clause) ? 'without them $1' : 'without it $1'),
    outcome: `${what} ${isManySubject(clause) ? 'do' : 'does'} not ${group.verb} ${tail}`.trim(),
  };
}

/** Words for what goes wrong with things. */
export const HURTS =
  /\b(?:too|only$|wrong\w*|lost|los(?:es?|ing)|late|slow\w*|twice|again|hard|wait\w*|wast\w*|fail\w*|break\w*|vanish\w*|disappear\w*|overlap\w*|block\w*|cost\w*|annoy\w*|expir\w*|overflow\w*|crash\w*|jam\w*|leak\w*|rot\w*|spoil\w*|ends? up|stay\w*|a (?:day|week|month) after|outdated|empty|full|left out|ignored|damaged|stranded|terrible|awful|ugly|bad\w*|disturb\w*|stutter\w*|flicker\w*|duplicate\w*|mix\w*|drop\w*|go(?:es)? (?:to|by|un\w+))\b/i;

/** "supporters who cancelled still have access": what goes on although it should not is to end. */
export function readOngoing(clause: Clause, people: People): Relief | undefined {
  const { group, subject } = clause;
  if (!group || group.modal || group.negated || group.past || subject.length === 0) return undefined;
  const who = textOf(subject);
  if (
    subject[0]?.lower === 'no' ||
    /^(?:i|we|it|this|that|there|they|he|she|nobody|no one|everybody|everyone|somebody|someone)$/i.test(who)
  )
    return undefined;
  const isPerson = people.isPersonPhrase(who);
  const isStill = group.adverbs.includes('still');
  if (!isStill && !HURTS.test(clauseText(clause))) return undefined;
  if (isPerson && !isStill) return undefined;
  const action = actionOf(clause).replace(/^(?:still|always|often|sometimes) /i, '');
  if (/^be (?!\w+(?:ed|en|t)\b)/i.test(action) && !isStill) return undefined;
  const what =
    isPerson ||
    /^(?:the|our|my|an?|all|every|each|this|these|half|most|some|many) /i.test(who) ||
    isManySubject(clause) ||
    /^[A-Z]/.test(who)
      ? who
      : `the ${who}`;
  const outcome = relieve(clause);
  return outcome
    ? {
        except: isPerson ? who : undefined,
        wish: `keep ${what} from ${gerundFirst(action)}`,
        outcome: isStill
          ? noLonger(
              who,
              group.words.map(({ text }) => text).filter((word) => word !== 'still'),
              textOf(clause.rest),
            )
          : outcome,
      }
    : undefined;
}

/** "are handed out" -> "are no longer handed out", "leave" -> "no longer leave". */
function noLonger(who: string, [first = '', ...words]: readonly string[], rest: string): string {
  const said =
    words.length > 0 && /^(?:is|are|was|were|has|have|can|will)$/.test(first)
      ? [who, first, 'no longer']
      : [who, 'no longer', first];
  return [...said, ...words, rest].filter(Boolean).join(' ');
}

/** "the fire service misses the deadline": what one cannot help, one wants to be warned of. */
export function readMissed(clause: Clause, people: People): Relief | undefined {
  const { group, subject, rest } = clause;
  if (
    group?.verb !== 'miss' ||
    group.negated ||
    !/\b(?:deadline|date|due date|appointment|limit|target|slot)\b/i.test(textOf(rest))
  )
    return undefined;
  const who = textOf(subject);
  if (people.isPersonPhrase(who) && /\bdate\b/i.test(textOf(rest)))
    return { actor: people.isSpeaker(who) ? undefined : who, wish: `be reminded of ${textOf(rest)}` };
  return {
    except: textOf(subject),
    wish: `be warned before ${textOf(subject)} ${isManySubject(clause) ? 'miss' : 'misses'} ${textOf(rest)}`,
  };
}
