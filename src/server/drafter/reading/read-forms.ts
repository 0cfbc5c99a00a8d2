import { readClause } from '../language/clause.ts';
import { readVerb } from '../language/verbs.ts';
import type { People } from './people.ts';
import { baseFirst, readDemand, readSubject, type Request } from './read-request.ts';

/** "As a nurse I want to ..." */
export function readStory(text: string, people: People): Request | undefined {
  const story =
    /^(?:as|being|for) (?:an?|the|one of the|our|any)?\s*(.+?)\s*,?\s+(?:(?:i|we|they|he|she|you)(?:'d| would| really| also)*\s+(?:(?:want|wish|need|like|love|expect|prefer|have)s?(?: to)?|should|can|could|must|am able|would like)(?: be able)?|i'd (?:like|love)|it (?:would|should|must) be (?:nice|great|good|possible|helpful))(?:\s+(?:to be able to|to have the (?:ability|option|possibility) to|to|for))?\s+(.+)$/i.exec(
      text,
    );
  if (!story || !/^(?:as|being)\b/i.test(text)) return undefined;
  const actor = story[1] ?? '';
  const rest = (story[2] ?? '')
    .replace(/^(?:be able to|have the (?:ability|option|possibility) to)\s+/i, '')
    .replace(/^(?:also|just|quickly|easily|really|always|directly)\s+(?=\w)/i, '')
    .replace(/^only (\w+) /i, '$1 only ');
  const verb = readVerb(rest.split(' ')[0] ?? '');
  const clause = /^(.+?) to (be \w+.*|\w+.*)$/i.exec(rest);
  const behindTo = /\b(?:to|able to|possibility to|can|could|must|should)\s+$/i.test(
    text.slice(0, text.length - (story[2] ?? '').length),
  );
  const isVerb =
    (behindTo || verb?.form === 'base' || /^be /i.test(rest)) && !/^(?:an?|the|my)$/i.test(rest.split(' ')[0] ?? '');
  if (!isVerb && clause && people.isProduct(clause[1] ?? ''))
    return { form: 'story', kind: 'system', text: clause[2] ?? '', actor, speaker: true };
  if (!isVerb && clause && /^(?:the |our )?(?:system|app|product|platform|site|tool)$/i.test(clause[1] ?? ''))
    return { form: 'story', kind: 'system', text: clause[2] ?? '', actor, speaker: true };
  // "I want my co-host to be able to edit notes": leave for somebody else.
  if (!isVerb && clause && people.isPersonPhrase(clause[1] ?? '') && !people.isSpeaker(clause[1] ?? ''))
    return {
      form: 'story',
      kind: 'act',
      text: `let ${clause[1]} ${(clause[2] ?? '').replace(/^be (?:able|allowed) to /i, '')}`,
      actor,
      speaker: true,
    };
  if (!isVerb && clause && /^be \w+/i.test(clause[2] ?? ''))
    return {
      form: 'story',
      kind: 'detail',
      text: `${clause[1]} must ${clause[2]}`,
      actor,
      speaker: true,
    };
  // "I need the dose calculated from the weight"
  if (
    !isVerb &&
    /^(?:the|my|our|all|every|each) (?:[\w'-]+ ){0,3}?[\w'-]+ \w+(?:ed|en|wn) (?:from|by|in|on|to|as|for|with|into|at)\b/i.test(
      rest,
    )
  )
    return { form: 'story', kind: 'act', text: `have ${rest}`, actor, speaker: true };
  // What somebody in a story builds or rolls out is their own work.
  const inner =
    isVerb &&
    !/^(?:roll|build|launch|create|design|plan|deliver|ship|support|develop|introduce|offer|make|set|bring)\b/i.test(
      rest,
    )
      ? readDemand(rest, 'story', people, true)
      : undefined;
  if (inner && inner.kind !== 'act') return { ...inner, form: 'story', actor, speaker: true };
  return isVerb
    ? { form: 'story', kind: 'act', text: rest, actor, speaker: true }
    : { form: 'story', kind: 'thing', text: rest, actor, speaker: true };
}

const WISHES: readonly RegExp[] = [
  /^(?:it (?:would|could|might|'d) (?:be|(?:really |greatly )?help(?: us| me| them| everybody)?(?: a lot)?|make sense)\s*(?:really |very |so |super )?(?:nice|great|cool|good|helpful|useful|awesome|amazing|fantastic|handy|lovely|better|best|ideal|perfect)?|would be (?:really |very |so )?(?:nice|great|cool|good|helpful|useful|awesome|handy|lovely))\s*,?\s*(?:if|when)\s+(.+)$/i,
  /^(?:i|we) (?:wish|would love it if|would like it if|hope|would appreciate it if|'d love it if)(?: that)? (.+)$/i,
  /^(?:what if|how about if|imagine if)\s+(.+)$/i,
  /^it should be (?:possible|easy) (?:that|for) (.+)$/i,
];

/** "A summary would be great for the meeting": what is praised is what is wanted. */
export function readLiked(text: string, people: People): Request | undefined {
  const liked =
    /^((?:an?|some|more) .+?) (?:would|could) (?:also |really )?(?:be (?:really |very |so |super )?(?:nice|great|cool|good|helpful|useful|awesome|handy|lovely|ideal|perfect)|help(?: us| me| them| here)?(?: a lot)?)( for .+)?$/i.exec(
      text,
    );
  return liked ? readDemand(`have ${liked[1]}${liked[2] ?? ''}`, 'wish', people, true) : undefined;
}

/** "It would be nice if ...", "I wish ...", "we need ..." */
export function readWish(text: string, people: People): Request | undefined {
  const nice =
    /^(?:it (?:would|could|'d) be |would be )(?:really |very |so |super )?(?:nice|great|cool|good|helpful|useful|awesome|handy|lovely|ideal|perfect)\s+(?:to (?:be able to )?)(.+)$/i.exec(
      text,
    ) ?? /^it (?:should|must|needs to) be possible (?:for (?<who>.+?) )?to (.+)$/i.exec(text);
  if (nice)
    return {
      ...readDemand(nice.at(-1) ?? '', 'wish', people, !nice.groups?.['who']),
      ...(nice.groups?.['who'] ? { actor: nice.groups['who'] } : {}),
    };
  for (const pattern of WISHES) {
    const inner = pattern.exec(text)?.[1];
    if (!inner) continue;
    const there = /^there (?:was|were|is|are|would be|could be) (.+)$/i.exec(inner);
    if (there) return readDemand(`have ${there[1]}`, 'wish', people, true);
    const subject = readSubject(inner, 'wish', people);
    if (subject && subject.kind !== 'detail') return subject;
    const clause = readClause(inner);
    if (clause && people.isPersonPhrase(clause.subject))
      return {
        form: 'wish',
        kind: 'act',
        text: `${clause.verb} ${clause.rest}`,
        actor: people.isSpeaker(clause.subject) ? undefined : clause.subject,
        speaker: people.isSpeaker(clause.subject),
      };
    if (clause) return { form: 'wish', kind: 'system', text: `${clause.verb} ${clause.rest}`, speaker: false };
  }
  const love =
    /^(?:i|we|my team|our team)(?:'d| would)? (?:really |just |also )?(?:like|love|want|need|prefer|wish)(?:s)?(?: for)?\s+(?:to (?:be able to )?(.+)|(.+))$/i.exec(
      text,
    );
  if (love?.[1]) return readDemand(love[1], 'wish', people, true);
  if (love?.[2]) return readNeed(love[2], people);
  const lets = /^(?:let's|let us|lets) (.+)$/i.exec(text);
  return lets ? readDemand(lets[1] ?? '', 'wish', people, true) : undefined;
}

/** "we need customers to confirm", "we need a filter". */
export function readNeed(thing: string, people: People): Request {
  const amount = /^(?:less|fewer) (.+)$/i.exec(thing)?.[1];
  if (amount) return { form: 'wish', kind: 'act', text: `get fewer ${amount}`, speaker: true };
  const person = people.leading(thing);
  const to = person ? /^to (?:be able to )?(.+)$/i.exec(thing.slice(person.length).trim()) : null;
  if (person && to) return { form: 'wish', kind: 'act', text: to[1] ?? '', actor: person, speaker: false };
  return readDemand(`have ${thing}`, 'wish', people, true);
}

/** "could we ...", "is there a way to ...", "what about ..." */
export function readQuestion(text: string, people: People): Request | undefined {
  const able =
    /^(?:is|would|will|are|isn't|was) (?:it|there)(?: be)? (?:possible|sensible|feasible|a way|any way|an option|a possibility|any chance|some way|a chance)(?: (?:for|that) (.+?))? (?:to|of|can|could) (.+)$/i.exec(
      text,
    );
  if (able)
    return {
      ...readDemand(baseFirst(able[2] ?? ''), 'question', people, !able[1]),
      ...(able[1] && !people.isSpeaker(able[1]) ? { actor: able[1] } : {}),
    };
  const about = /^(?:how|what) about (.+)$/i.exec(text) ?? /^any chance (?:of|for|that|to) (.+)$/i.exec(text);
  if (about) {
    const isDoing = readVerb((about[1] ?? '').split(' ')[0] ?? '')?.form === 'gerund';
    return isDoing
      ? readDemand(baseFirst(about[1] ?? ''), 'question', people, true)
      : { form: 'question', kind: 'thing', text: about[1] ?? '', speaker: true };
  }
  const can =
    /^(?:why |how |when )?(?:can|could|may|might|should|would|will|shall|do|does|can't|couldn't|don't|won't) (.+)$/i.exec(
      text,
    );
  if (!can) return undefined;
  const rest = (can[1] ?? '').replace(/^not /i, '');
  const person =
    people.leading(rest) ?? /^(?:the (?:system|app|product|platform|site|tool)|it|you|there)\b/i.exec(rest)?.[0];
  if (!person) return undefined;
  const action = rest
    .slice(person.length)
    .trim()
    .replace(/^(?:also|please|not|maybe|just|simply|somehow|be able to)\s+/i, '')
    .replace(/^be able to\s+/i, '');
  if (/^there$/i.test(person)) return readDemand(`have ${action.replace(/^be /i, '')}`, 'question', people, true);
  if (people.isSpeaker(person)) return readDemand(action, 'question', people, true);
  if (people.isPersonPhrase(person))
    return { form: 'question', kind: 'act', text: action, actor: person, speaker: false };
  return readSubject(`the system should ${action}`, 'question', people);
}
