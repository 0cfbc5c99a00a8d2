import { upperFirst } from '../language/capitals.ts';
import { singular, withArticle } from '../language/nouns.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import {
  ADDED_TO,
  PRODUCTS_AS_WELL,
  PRODUCTS_ONLY,
  SET_FOR,
  SHOWN_IN,
  SHOWN_ON,
  THEIR_PLACE,
  WHAT_IS_ENTERED,
} from '../lexicon/own-deeds.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';
import { THE_PRODUCT } from './read-request.ts';

/** "We should remember ...": those who make the product speak of what it is to do. */
const WE =
  /^(?:i think |maybe |perhaps )?we (?:should|must|need to|have to|ought to|could)(?: (?:also|maybe|probably|really|automatically))? /i;
/** Somebody does it with their own hands, for themselves, or is let do it. */
const BY_SOMEBODY =
  /\b(?:I|me|my|mine|we|us|our|ours|let|allow|manually|by hand|each other|with (?:one|a single|two) (?:click|tap|button|touch|step)s?|in bulk|at once for)\b/i;
/** "keep track of", "keep learners from cheating", "check in", "order lunch": another deed in the same words. */
const OTHERWISE =
  /^(?:keep (?:track|an eye|up|in|out|from|off|on|[a-z]+ing\b|.+ from [a-z]+ing\b)|(?:check|close|log|lock|hold|play|mark|update) (?:in|out|off|on|up|back|down)\b|count on\b|record (?:a|an|the) (?:voice|video|message|call|song|lesson|episode|podcast))/i;
/** "and notify the household": who is told tells it. */
const TOLD_AS_WELL = / and (?:alert|ask|inform|let|notify|remind|send|show|tell|warn) /i;
/** "recommend books to readers who have finished one" */
const TO_THOSE = /^((?:propose|recommend|suggest) .+) to ([\w-]+s) who have (([a-z]+)\b[^,]*)$/i;
/** "check that the address is valid" */
const CHECKS = /^(?:check|verify|validate) (?:that|whether|if) /i;
/** What those who run a place do there as well: "we should check bags at the entrance". */
const BY_HAND = /^(?:check|close|hold|keep|lock|order|record|remove|reserve) /i;
/** Nobody waits for the moment: in a case, at a time, again and again. */
const UNASKED =
  / (?:automatically|by (?:itself|themselves)|at night|every (?:night|day|hour|week|month|evening|morning|time|\d+ \w+)|(?:if|when|whenever|while|once|as soon as|unless|until|after|before) (?!\w+ing\b)\w+ \w+)\b/i;
/** Which of them is told by how they are: "rooms that are under repair", "courses nobody has opened". */
const BY_STATE =
  /^(?:archive|close|delete|flag|hide|highlight|mark|remove|release) (?:(?:all|the|every|each|any) )?(?:[\w-]+ ){1,3}?(?:(?:that|which|who) (?:are|is|have|has|were|was|nobody|no one)|(?:nobody|no one|(?:an?|the) [\w-]+) (?:has|have|is|was)) /i;
/** "reject a reading that is lower than last year's": what is entered or handed in, and is refused for how it is. */
const REFUSES = new RegExp(
  String.raw`^(?:block|decline|deny|disallow|refuse|reject) (?:(?:all|any|every|each|an?|the) )?(?:[\w-]+ ){0,2}?${WHAT_IS_ENTERED} (?:(?:that|which) (?:are|is|was|were|has|have|contains?|exceeds?|do|does)\b|(?:above|below|over|under|outside|without)\b|(?:[a-z]+er|more|less|fewer) than\b|(?:with|from) (?:an? )?(?:duplicate|expired|incomplete|invalid|missing|unknown|unverified|wrong)\b)`,
  'i',
);

/** "escalate open faults to the shift lead's pager": it reaches somebody who has not ordered it. */
const REACHES = new RegExp(
  String.raw`^(?:add|escalate|flag|forward|list|pass|push|put|report|route|send|show) .+ (?:in|into|on|onto|to) (?:the|an?) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+['’]s (?:[\p{L}-]+ )?${THEIR_PLACE}\b|^escalate .+ to (?:the|an?) `,
  'iu',
);

/** What the product is to do by itself, where it stands as an order or as what "we" should do; nothing else. */
function ownDeedIn(text: string): string | undefined {
  const isOurs = WE.test(text);
  // "translate the pages and remember the choice": both are told as they were ordered.
  if (
    /,? and (?:then )?([a-z-]+) /i.test(text) &&
    [...text.matchAll(/ and (?:then )?([a-z-]+) /gi)].some(([, next = '']) => isBaseVerb(next))
  )
    return undefined;
  const said = text.replace(WE, '').replace(/^(?:please |automatically )/i, '');
  if (OTHERWISE.test(said) || BY_SOMEBODY.test(said) || TOLD_AS_WELL.test(said)) return undefined;
  const to = TO_THOSE.exec(said);
  // "recommend books to readers who have finished one": when one of them has.
  if (to && readVerb(to[4] ?? '')?.form === 'past') return `${to[1]} when a ${singular(to[2] ?? '')} has ${to[3]}`;
  if (PRODUCTS_ONLY.test(said) || CHECKS.test(said) || REFUSES.test(said) || REACHES.test(said)) return said;
  if (!PRODUCTS_AS_WELL.test(said)) return undefined;
  return (isOurs && (!BY_HAND.test(said) || UNASKED.test(said))) ||
    BY_STATE.test(said) ||
    (/^(?:keep|save|store|retain|mark|log|record|check|refresh|update) /i.test(said) && UNASKED.test(said))
    ? said
    : undefined;
}

/** "Courses should be able to have a cover picture": somebody gives it to them. */
const HAVE =
  /^((?:an? |each |every |all )?(?:[\w-]+ )?[\w-]+) (?:should|must|could|can) (be able to )?have ((?:an? |one or more |several |multiple |more than one |many |their own |its own |(?=[a-z-]+s$))(?:[\w-]+ ){0,2}[\w-]+)$/i;
/** "Lessons should be able to repeat on a schedule": they do so by themselves. */
const ABLE = /^((?:an? |the |each |every |all )?(?:[\w-]+ )?[\w-]+) (?:should|must|could) be able to ([a-z-]+)(.*)$/i;
/** "The dashboard should show the average answer time": somebody sees it there. */
const SHOWS =
  /^(?!(?:no|nothing|nobody|none|neither|only)\b)((?:the |each |every |an? )?(?:[\w-]+ ){0,2}[\w-]+) (?:should|must|shall|needs? to|has to|have to) (?:also )?(?:show|display|list) (?!up\b)([^,]+)$/i;
/** "Birthdays should appear in the team calendar" */
const APPEARS =
  /^(?!(?:no|nothing|nobody|none|neither|only)\b)((?:[\w'-]+ ){0,4}?[\w'-]+) (?:should|must|shall) (?:also )?(?:appear|be (?:shown|displayed|visible|listed)) (in|on) (the (?:[\w-]+ ){0,2}[\w-]+)$/i;

/** "Tags should be suggested when an agent opens a ticket" */
const IS_DONE =
  /^(?!(?:no|nothing|nobody|none|neither|only)\b)((?:[\w'-]+ ){0,4}?[\w'-]+) (?:should|must|shall) (?:automatically )?be ([a-z]+) ?(.*)$/i;

/** People of whom something is written down. */
const RECORDED = /\b(?:accounts?|candidates?|companies|company|contacts?|leads?|suppliers?|vendors?)$/i;

/** "Prices should update every night": they are updated. */
const CHANGES =
  /^(?!(?:no|nothing|nobody|none|neither|only)\b)((?:[\w'-]+ ){0,4}?[\w'-]+) (?:should|must|shall) (?:automatically )?(archive|lock|refresh|renew|save|sort|sync|update) ((?:automatically|by (?:itself|themselves)|on (?:its|their) own|every|each|when|whenever|once|as soon as|after|at|within|while)\b.*)$/i;

/** "The guide shall pause when the headphones are unplugged": what only devices do by themselves, whatever they are called. */
const BY_DEVICE =
  /^(the (?:[\p{L}-]+ )?[\p{L}-]+) (?:should|must|shall|has to|needs to) (?:automatically )?(mute|pause|play|reboot|restart|resume|rewind) ((?:automatically|by itself|on its own|when|whenever|if|once|as soon as|after|while|until) .+)$/iu;

/** What things should have, be able to do or show, as what is done with them. */
function ofThings(text: string, people: People): string | undefined {
  const [, owner = '', able, had = ''] = HAVE.exec(text) ?? [];
  const isThing = !people.isPersonPhrase(owner) || (RECORDED.test(owner) && !people.isRole(owner));
  const isGiven = able ? true : ADDED_TO.test(had) || SET_FOR.test(had);
  if (owner && isGiven && isThing && !people.isProduct(owner)) {
    const one = withArticle(singular(owner.replace(/^(?:an?|each|every|all) /i, '').toLowerCase()));
    const thing = had.replace(/^(?:their|its) own (?=.)/i, 'a ');
    return `We should be able to ${SET_FOR.test(had) ? `set ${thing} for` : `add ${thing} to`} ${one}`;
  }
  const [, subject = '', verb = '', rest = ''] = ABLE.exec(text) ?? [];
  if (subject && !people.isPersonPhrase(subject) && !THE_PRODUCT.test(subject) && !people.isProduct(subject)) {
    const [, done = '', left = ''] = verb === 'be' ? (/^ ([a-z]+)(.*)$/i.exec(rest) ?? []) : [];
    const base = readVerb(done)?.form === 'past' ? readVerb(done)?.base : undefined;
    if (base) return `${upperFirst(base)} ${lowerFirst(subject)}${left}`;
    if (isBaseVerb(verb) && verb !== 'be') return `${subject} should ${verb}${rest}`;
  }
  const [, thing = '', state = '', more = ''] = IS_DONE.exec(text) ?? [];
  const act = readVerb(state)?.form === 'past' ? readVerb(state)?.base : undefined;
  if (act && (PRODUCTS_ONLY.test(act) || /^(?:propose|recommend|suggest)$/.test(act)) && !people.isPersonPhrase(thing))
    return `The system should ${act} ${lowerFirst(thing)} ${more}`.trim();
  const [, changed = '', how = '', rest2 = ''] = CHANGES.exec(text) ?? [];
  if (changed && !THE_PRODUCT.test(changed) && !people.isProduct(changed) && !people.isPersonPhrase(changed))
    return `The system should ${how.toLowerCase()} ${lowerFirst(changed)} ${rest2.replace(/^(?:by (?:itself|themselves)|on (?:its|their) own)\b/i, 'automatically')}`.trim();
  const [, device = '', deed = '', then = ''] = BY_DEVICE.exec(text) ?? [];
  if (device && !people.isRole(device.replace(/^the /i, '')) && !THE_PRODUCT.test(device) && !people.isProduct(device))
    return `The system should ${deed.toLowerCase()} ${lowerFirst(device)} ${then.replace(/^(?:automatically|by itself|on its own) /i, '')}`;
  const [, seen = '', at = '', there = ''] = APPEARS.exec(text) ?? [];
  if (seen && !people.isPersonPhrase(seen) && !people.isPersonPhrase(there))
    return `Show ${lowerFirst(seen)} ${at} ${there}`;
  const [, place = '', shown = ''] = SHOWS.exec(text) ?? [];
  const isProduct = THE_PRODUCT.test(place) || people.isProduct(place);
  const where = place && !isProduct && !people.isPersonPhrase(place) ? lowerFirst(place) : '';
  const lead = SHOWN_ON.test(where) ? 'on' : SHOWN_IN.test(where) || where.endsWith('progress bars') ? 'in' : '';
  return lead &&
    !/ (?:if|when|where|so that|until|unless|before|after|to) /i.test(shown) &&
    /^(?:the |each |every |an? |progress bars)/i.test(where)
    ? `Show ${shown} ${lead} ${where}`
    : undefined;
}

/** "We should remember where a learner stopped", "Round prices to full euros": nobody but the product does so. */
export function asOwnDeed(text: string, people: People): string {
  const one = text.trim().replace(/[.!]+$/, '');
  if (/[.!?;:\n]\s*\S|\?$/.test(one)) return text;
  const things = ofThings(one, people);
  if (things) return things;
  const deed = ownDeedIn(one);
  return deed ? `The system should ${lowerFirst(deed)}` : text;
}
