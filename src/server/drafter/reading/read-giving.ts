import { FEATURE_NOUN } from './delivery-words.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isPlural, singular } from '../language/nouns.ts';
import { participle } from '../language/verbs.ts';
import { isPartOfProduct, isSheet } from '../lexicon/parts-of-products.ts';
import { traitsOf } from '../lexicon/things.ts';
import { TELL } from './action.ts';
import { isByHand, OUTSIDE } from './by-hand.ts';
import { isDoer } from './is-agent.ts';
import { isPlacedQuestion, withPlaceLast } from './place-last.ts';
import type { People } from './people.ts';
import type { Form, Request } from './read-request.ts';
import { wholeReceiver } from './whole-receiver.ts';

/** "tell the wearer that it is in repair": of a rare word only what is done to them says that it names somebody. */
function toldOne(verb: string, rest: string): string | undefined {
  const [, told = '', noun = ''] =
    /^((?:the|an?|every|each) ([a-z]+)) (?:that|when|if|about|how|which|what|where|once|as soon as)\b/i.exec(rest) ??
    [];
  return TELL.test(verb) && isDoer(noun) ? told : undefined;
}

/** Who leads the words behind a verb; "inform the next member": which of them is told. */
export function toldWhom(verb: string, rest: string, people: People): string | undefined {
  const person = people.leading(rest) ?? toldOne(verb, rest);
  const [, which = ''] = person ? [] : (/^the (next|first|last) (?=[a-z])/i.exec(rest) ?? []);
  const one = which && TELL.test(verb) ? people.leading(`the ${rest.slice(`the ${which} `.length)}`) : undefined;
  return one ? `the ${which}${one.slice('the'.length)}` : person;
}

/** "draw new members from the list", "find a driver for each trip": whom a product looks for or picks gets nothing. */
function isPicking(said: string, people: People): boolean {
  const [, whom = ''] =
    /^(?:automatically )?(?:draw|pick|choose|select|find|take|recruit|appoint|elect|hire) (.+)$/i.exec(said) ?? [];
  const person = whom && people.leading(whom);
  return Boolean(
    person &&
    !people.isSpeaker(person) &&
    /^(?:(?:from|by|for|in|on|at|with|within|through|among|out|as|to|if|when|whenever|once|before|after|until|who|whose)\b|$)/i.test(
      whom.slice(person.length).trim(),
    ),
  );
}

/** "remind clients who have not paid": whoever waits for it has them reminded, and they do not ask for it. */
export const IS_DUNNING: RegExp =
  /^(?:remind|chase|(?:send|write) (?:an?|two|three|four|five|several) (?:e-?mail |friendly |second |text |polite )?reminders?(?: at [^.!?]{3,30})? to) (?:the |all )?[\p{L} -]+? who (?:(?:have|has)(?:n['’]t| (?:still )?not) (?:paid|settled|returned|brought|handed|answered|replied|responded|submitted|sent|signed|confirmed|delivered|renewed|reported|filed)\b(?!.* (?:for|since) )|(?:is|are) (?:late|behind|overdue)\b|owes? )/iu;

/** "offer a seat to one guest at a time": how it is given out, and nobody who gets it. */
export function isGivenOut(said: string, people: People): boolean {
  return / to one [\w-]+(?: [\w-]+)? at a time\b/i.test(said) || isPicking(said, people) || IS_DUNNING.test(said);
}

/** "send guests a code, and no code to guests who have left", "send it to guests, and a copy to the desk": what is given, and what else is or is not. */
export function withoutNone(text: string): { readonly given: string; readonly none: string } | undefined {
  const [, given = '', verb = '', thing = '', whom = ''] =
    /^([^,]+ (?:shall|must|should) (?:[a-z]+ly )?(send|give|show|offer) .+?), (?:and|but) ((?:no|an?) [\w -]+?) (to .+)$/i.exec(
      text,
    ) ?? [];
  const noun = readNounPhrase(thing);
  if (!given || !noun || (!/^no /i.test(thing) && !/ to /.test(given))) return undefined;
  return {
    given: given.replace(/, (?=an? [^,]+$)/i, ' and '),
    none: `${thing} ${noun.plural ? 'are' : 'is'} ${participle(verb.toLowerCase())} ${whom}`,
  };
}

/** "show the sender who has opened and who has signed": they see who; "show guests who have not paid" shows those guests. */
export function asksWho(person: string, left: string): boolean {
  if (!/^who /i.test(left)) return false;
  const isOne = /^(?:the|an?|each|every|my|our) /i.test(person) && !isPlural(person.split(' ').at(-1) ?? '');
  const [, verb = ''] = /^who (\w+)/i.exec(left) ?? [];
  const agrees = isOne || !/^(?:has|is|was|does)$/i.test(verb);
  return (
    !agrees ||
    (isOne &&
      (/[, ]who .*\bwho\b/i.test(` ${left}`) ||
        !/ (?:an?|the|their|its|his|her|this|which|what|how|where|when) /i.test(left)))
  );
}

/** "I could send a note to readers": whoever says "I" sends it, and nobody else's product. */
export function isOwnGiving(who: string, action: string): boolean {
  return (
    /^i$/i.test(who) &&
    /^(?:send|forward|e-?mail|text|message|remind|notify|inform|thank|give|show|offer) (?!me\b|us\b)/i.test(action)
  );
}

/** "message the nurse", "email guests directly", "text drivers about a change": what people write themselves, told by no case. */
function isWrittenByHand(verb: string, person: string, behind: string): boolean {
  return (
    (/^thank$/i.test(verb) ||
      !/^(?:every|all|any)/i.test(person) ||
      // "message everyone in a course"
      /^(?:of|from|in|on|at) (?:the |an? |one )?[\p{L}-]+$/iu.test(behind)) &&
    /^(?:message|text|e-?mail|ping|thank)$/i.test(verb) &&
    /^(?:$|(?:about|directly|privately|individually|from|with|in|of|on|at)\b)/i.test(behind) &&
    !/\b(?:when|whenever|if|once|as soon as|before|after|until|every|daily|weekly|automatically|who|that)\b/i.test(
      behind,
    )
  );
}

/** "send customers an email when ...", "notify the manager": what the product does for a person. */
export function readGiving(said: string, form: Form, people: People): Request | undefined {
  const match =
    /^(?:automatically\s+)?(send|notify|alert|remind|warn|inform|tell|email|e-mail|message|text|ping|show|give|offer|provide|display|prompt|nudge|supply|present|greet|welcome|reward|thank|grant)\s+(.+)$/i.exec(
      said,
    );
  // "give out prizes to the best readers": whoever looks after them does.
  if (/^(?:give|send|show) (?:out|away|back|over|in|off|round|around) /i.test(said)) return undefined;
  const to = /^(?:send|show|give|offer|provide|display|email|e-mail|present|supply|forward) (.+?) to (.+)$/i.exec(said);
  const taker =
    to && !people.leading(to[1] ?? '') && !/\bonly$/i.test(to[1] ?? '') ? people.leading(to[2] ?? '') : undefined;
  // "give my box to a neighbour": whoever has it gives it.
  if (isGivenOut(said, people) || /^my /i.test(to?.[1] ?? '')) return undefined;
  if (form === 'imperative' && isByHand(said)) return undefined;
  // "send a copy to my accountant": whose accountant it is sends it.
  if (form === 'imperative' && taker && OUTSIDE.test(taker)) return undefined;
  // "send a reminder to members who have not paid": they get it, and no other members.
  const meant = to && taker ? (to[2] ?? '').slice(taker.length).trim() : '';
  const isTold = /^(?:who|that) /i.test(meant) || (/^(?:offer|give) /i.test(said) && /^with(?:out)? /i.test(meant));
  if (to && taker && !people.isSpeaker(taker) && isTold) {
    // "..., and a last one a day before it ends": what else they get is no part of who they are.
    const [, own = meant, more = ''] = /^(.+?), and ((?:an?|another|one) .+)$/i.exec(meant) ?? [];
    const things = [to[1], more].filter(Boolean).join(' and ');
    return {
      form,
      kind: 'system',
      text: `${said.split(' ')[0]} ${taker} ${things}`,
      actor: `${taker} ${own}`,
      speaker: false,
    };
  }
  // "give a list of allergies to the cook": the cook gets it.
  if (
    to &&
    taker &&
    !people.isSpeaker(taker) &&
    !/^(?:who|that|with|without|from|in|near|whose)\b/i.test((to[2] ?? '').slice(taker.length).trim())
  )
    return { form, kind: 'system', text: said, actor: taker, speaker: false };
  const person = match && toldWhom(match[1] ?? '', match[2] ?? '', people);
  if (!match || !person) return undefined;
  const [, verb = '', rest = ''] = match;
  if (
    form === 'imperative' &&
    (OUTSIDE.test(person) || isWrittenByHand(verb, person, rest.slice(person.length).trim()))
  )
    return undefined;
  const whole = wholeReceiver(verb, person, rest.slice(person.length).trim());
  // "show every skipper of a late boat the delay": those of them see it.
  if (whole && (!TELL.test(verb) || whole.narrowed.startsWith('of ')))
    return {
      form,
      kind: 'system',
      text: `${verb} ${person} ${whole.thing}`,
      actor: `${person} ${whole.narrowed}`,
      speaker: false,
    };
  // "send a fitter": who is sent gets nothing.
  const left = withPlaceLast((match[2] ?? '').slice(person.length).trim());
  if (
    !isPlacedQuestion(left) &&
    /^(?:send|show|offer|provide|display|give|present|supply)$/i.test(match[1] ?? '') &&
    /^(?:(?:and|to|on|in|at|near|with|by|from|for|first|next)\b|$)/i.test(left)
  )
    return undefined;
  return { form, kind: 'system', text: said, actor: person, speaker: people.isSpeaker(person) };
}

/** Whether such a thing is given to people who come, and is no part of the product. */
function isHandedOut(one: string): boolean {
  if (/^(?:ticket|pass)$/.test(one)) return true;
  const traits = traitsOf(one, false);
  return (
    !isSheet(one) &&
    (!isPartOfProduct(one) || one === 'tour') &&
    !(['collection', 'document', 'message', 'media', 'code', 'figure', 'money', 'right'] as const).some((trait) =>
      traits.has(trait),
    )
  );
}

/** "tours for schools on Mondays": what people come for, and who. */
function isForSome(thing: string, people: People): boolean {
  const [, what = '', whom = ''] = /^([^,]+?) for (.+)$/i.exec(thing) ?? [];
  const head = what.split(' ').at(-1)?.toLowerCase() ?? '';
  const who = whom && people.leading(whom);
  return (
    Boolean(who) &&
    !people.isSpeaker(who ?? '') &&
    /^(?:to|that|which|who)\b/i.exec(whom.slice(who?.length).trim()) === null &&
    isPlural(head) &&
    !FEATURE_NOUN.test(what) &&
    isHandedOut(singular(head))
  );
}

/** "offer the seat to the next guest if somebody cancels", "offer three seats in my car": a deed, and no part of a product. */
export function isOwnOffer(thing: string, people: People): boolean {
  return (
    isForSome(thing, people) ||
    (people.isDeed('offer') &&
      !/\b(?:as well|too|also)$| in [A-Z]\w+/.test(thing) &&
      !FEATURE_NOUN.test(thing.split(/ (?:to|for|in|on|with|from|by|at) /i)[0] ?? '')) ||
    / to (?:an?|the|another|who(?:m)?ever) .+ (?:if|when|once|as soon as) | to (?:the (?:next|first|others?)|whoever|somebody|someone|everybody|everyone|others)\b/i.test(
      thing,
    ) ||
    /^(?:my|our|\d+|two|three|four|five|six|ten|half|one of|the (?:other|back|front|first|second|last|upper|lower) half|the rest)\b/i.test(
      thing,
    )
  );
}
