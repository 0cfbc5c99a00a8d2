import { readClause, type Clause } from '../language/clause.ts';
import { isBaseVerb, participle, readVerb } from '../language/verbs.ts';
import type { People } from './people.ts';
import { wantedSo } from './wanted-so.ts';
import { baseFirst, readDemand, readSubject, spared, THE_PRODUCT, type Request } from './read-request.ts';

const WISHES: readonly RegExp[] = [
  /^(?:it (?:would|could|might|'d) (?:be|(?:really |greatly )?help(?: us| me| them| everybody)?(?: a lot)?|make sense)\s*(?:really |very |so |super )?(?:nice|great|cool|good|helpful|useful|awesome|amazing|fantastic|handy|lovely|better|best|ideal|perfect)?|would be (?:really |very |so )?(?:nice|great|cool|good|helpful|useful|awesome|handy|lovely|better|best|ideal|perfect))\s*,?\s*(?:if|when)\s+(.+)$/i,
  /^(?:i|we) (?:wish|would love it if|would like it if|hope|would appreciate it if|'d love it if)(?: that)? (.+)$/i,
  /^(?:what if|how about if|imagine if)\s+(.+)$/i,
  /^it should be (?:possible|easy) (?:that|for) (.+)$/i,
];

/** "A summary would be great for the meeting": what is praised is what is wanted. */
export function readLiked(text: string, people: People): Request | undefined {
  const liked =
    /^((?:an?|one|some|more|another|just an?) .+?|(?!it\b|this\b|that\b|there\b|what\b|\w+ing\b(?! \w+$))(?:[\w-]+ ){0,3}[\w-]+) (?:would|could) (?:also |really )?(?:be (?:really |very |so |super )?(?:nice|great|cool|good|helpful|useful|awesome|handy|lovely|ideal|perfect)|be (?:enough|plenty|sufficient|fine)|do(?: the (?:job|trick))?|solve (?:it|that|this|the problem|everything)|help(?: us| me| them| here)?(?: a lot)?)( for .+|,? with .+)?$/i.exec(
      text,
    );
  return liked
    ? readDemand(
        `have ${(liked[1] ?? '').replace(/^(?:just (?:an? )?|one )/i, 'a ')}${(liked[2] ?? '').replace(/^,/, '')}`,
        'wish',
        people,
        true,
      )
    : undefined;
}

/** "if freed places were offered in order", "if it showed the tide": of what it is wished goes with it, but for the product. */
function clauseWished({ subject, verb, rest, kind, negated }: Clause): Request {
  const isProducts =
    kind === 'modal' || negated || THE_PRODUCT.test(subject) || /^(?:it|this|that|they|there)$/i.test(subject);
  return isProducts
    ? { form: 'wish', kind: 'system', text: `${verb} ${rest}`, speaker: false }
    : { form: 'wish', kind: 'detail', text: `${subject} should ${verb} ${rest}`, speaker: false };
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
    // "I wish the warden would tell me before he comes": whoever wishes it is told.
    const [, tells = '', what = ''] =
      /^(tell|ask|warn|notify|inform|remind|call) (?:me|us) (.+)$/i.exec(subject?.text ?? '') ?? [];
    if (what && subject?.actor && subject.kind === 'act')
      return {
        form: 'wish',
        kind: 'act',
        text: `be ${participle(tells.toLowerCase())} ${what.replace(/\b(?:he|she|they)\b/i, subject.actor)}`,
        speaker: true,
      };
    const clause = readClause(inner);
    // "if the harvest could be entered by voice"
    // "if a trip could close itself": what a thing could do is wanted of that thing.
    if (subject && (subject.kind !== 'detail' || clause?.kind === 'modal')) return subject;
    if (clause && people.isPersonPhrase(clause.subject))
      return {
        form: 'wish',
        kind: 'act',
        text: `${clause.verb} ${clause.rest}`,
        actor: people.isSpeaker(clause.subject) ? undefined : clause.subject,
        speaker: people.isSpeaker(clause.subject),
      };
    if (clause) return clauseWished(clause);
  }
  const love =
    /^(?:i|we|my team|our team)(?:'d| would)? (?:really |just |also )?(?:like|love|want|need|prefer|wish)(?:s)?(?: for)?\s+(?:to (?:be able to )?(.+)|(.+))$/i.exec(
      text,
    );
  if (love?.[1]) return readDemand(love[1], 'wish', people, true);
  const unwanted = /^not to (.+)$/i.exec(love?.[2] ?? '')?.[1];
  if (unwanted) return spared(unwanted);
  if (love?.[2]) return readNeed(love[2], people);
  const lets = /^(?:let's|let us|lets) (.+)$/i.exec(text);
  return lets ? readDemand(lets[1] ?? '', 'wish', people, true) : undefined;
}

/** "we need customers to confirm", "we need a filter". */
export function readNeed(thing: string, people: People): Request {
  const amount = /^(?:less|fewer) (.+)$/i.exec(thing)?.[1];
  if (amount) return { form: 'wish', kind: 'act', text: `get fewer ${amount}`, speaker: true };
  const so = wantedSo(thing, people);
  if (so) return { form: 'wish', kind: 'act', text: so.wish, outcome: so.outcome, speaker: true };
  return readDemand(`have ${thing}`, 'wish', people, true);
}

const ABILITY_ASKED =
  /^(?:is|would|will|are|isn't|was) (?:it|there)(?: be)? (?:possible|sensible|feasible|an? (?:easy |simple |quick |good |better )?way|any (?:easy |simple |quick |good |better )?way|an option|a possibility|any chance|some way|a chance) /i;

/** "is there a way for parents of young players to get the changes": whose deed is asked for, however long the name is, and the deed. */
function askedAbility(text: string): { who?: string; deed: string } | undefined {
  const head = ABILITY_ASKED.exec(text)?.[0];
  if (!head) return undefined;
  const rest = text.slice(head.length);
  const [, deed = ''] = /^(?:to|of) (.+)$/i.exec(rest) ?? [];
  if (deed) return { deed };
  const [, who = '', could = ''] = /^that (.+?) (?:to|can|could) (.+)$/i.exec(rest) ?? [];
  if (who) return { who, deed: could };
  const [, named = ''] = /^for (.+)$/i.exec(rest) ?? [];
  const parts = named.split(/ to (?=[a-z])/i);
  const at = parts.findIndex(
    (part, place) => place > 0 && (part.startsWith('be ') || isBaseVerb(part.split(/[ ,]/)[0] ?? '')),
  );
  return at > 0 ? { who: parts.slice(0, at).join(' to '), deed: parts.slice(at).join(' to ') } : undefined;
}

/** "could we ...", "is there a way to ...", "what about ..." */
export function readQuestion(text: string, people: People): Request | undefined {
  const able = askedAbility(text);
  if (able)
    return {
      ...readDemand(baseFirst(able.deed), 'question', people, !able.who),
      ...(able.who && !people.isSpeaker(able.who) ? { actor: able.who } : {}),
    };
  const about = /^(?:how|what) about (.+)$/i.exec(text) ?? /^any chance (?:of|for|that) (.+)$/i.exec(text);
  const chance = /^any (?:chance|way|option|possibility) to (.+)$/i.exec(text)?.[1];
  if (chance) return readDemand(chance, 'question', people, true);
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
