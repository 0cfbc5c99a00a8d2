import { readNounPhrase } from '../language/noun-phrase.ts';
import { readVerbPhrase, type Tail } from '../language/verb-phrase.ts';
import { PHRASAL_VERBS } from '../lexicon/verbs.ts';
import type { Action } from '../reading/action.ts';

const CONDITION = /^(?:when|whenever|if|once|as soon as|after|before|unless)\b/i;

/** The condition on which somebody is told or something is done: "when the ferry is late". */
export function conditionOf({ frame, core }: Action): Tail | undefined {
  const tail = core.tails.find(
    ({ lead, text }) => /^(?:when|whenever|if|once|as|as soon as|after|unless)$/.test(lead) && CONDITION.test(text),
  );
  if (tail) return tail;
  // "warn when a horse is tired": behind a verb of telling that is no question.
  const said = core.object?.text ?? '';
  return frame === 'told' && CONDITION.test(said)
    ? { lead: said.split(' ')[0]?.toLowerCase() ?? '', text: said }
    : undefined;
}

/** The question that an action asks: "which berth they got" of "see which berth they got". */
export function askedOf({ frame, core }: Action): string | undefined {
  if (frame === 'told') return undefined;
  return /^[\w-]+(?: out| up)?(?: (?:on|in|at) (?:an?|the|one|my|our|their) [\w -]{2,20}?)? ((?:who|what|when|where|which|how|why|whether|if|whose)\b.+)$/i
    .exec(core.text)?.[1]
    ?.replace(/,? and (?:who|what|which|when|where|whose|how many|how much) (?!is meant).*$/i, '');
}

/** What stands behind a verb without being a preposition: "strike out single items", "bring forward a ride". */
const PARTICLE = /^(?:out|away|aside|apart|back|forward)$/;
/** A state that is named behind the thing and makes one verb with the verb. */
const STATE_BEHIND = /^(on hold|on ice|out of (?:service|use|operation)|into (?:service|use|operation)|up to date)\b/i;

/** "hand over the duty": a particle that was taken for a preposition belongs to the verb, and what follows is the object. */
export function withParticle(action: Action): Action {
  // "support for PayPal": what is wanted is PayPal.
  if (action.isThing && /^use for \S/.test(action.wish)) {
    const wish = action.wish.replace(/^use for /, 'use ');
    return { ...action, wish, core: readVerbPhrase(wish) ?? action.core };
  }
  const { verb, object, tails } = action.core;
  // "set aside a box"
  const [, particle, named = ''] = /^(aside|apart|away|together|forward) (.+)$/i.exec(object?.text ?? '') ?? [];
  const behind = particle ? readNounPhrase(named) : undefined;
  if (behind) return { ...action, core: { ...action.core, verb: `${verb} ${particle}`, object: behind } };
  const [first, ...others] = tails;
  // "put a specimen on hold", "take a room out of service": what follows belongs to the verb.
  const state = object && STATE_BEHIND.exec(tails.map(({ text }) => text).join(' '))?.[1];
  if (object && state) {
    const rest = tails.filter(({ text }) => !state.includes(text));
    return { ...action, core: { ...action.core, verb: `${verb} ${state}`, object, tails: rest } };
  }
  const posted =
    verb === 'put' ? /^(.+?) online(?: right| straight| directly)?$/i.exec(object?.text ?? '')?.[1] : undefined;
  const what = posted ? readNounPhrase(posted) : undefined;
  if (what) return { ...action, core: { ...action.core, verb: 'put online', object: what } };
  // "withdraw part of my money"
  const share = !object && first?.lead === 'part' ? readNounPhrase(first.text) : undefined;
  if (share) return { ...action, core: { ...action.core, object: share, tails: others } };
  const whole = `${verb} ${first?.lead ?? ''}`;
  if (
    object ||
    !first ||
    !(PHRASAL_VERBS.has(whole) || PARTICLE.test(first.lead)) ||
    !first.text.startsWith(`${first.lead} `)
  )
    return action;
  const noun = readNounPhrase(first.text.slice(first.lead.length + 1));
  return noun ? { ...action, core: { ...action.core, verb: whole, object: noun, tails: others } } : action;
}
