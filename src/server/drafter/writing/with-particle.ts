import { readNounPhrase } from '../language/noun-phrase.ts';
import { readVerbPhrase, type VerbPhrase } from '../language/verb-phrase.ts';
import { PHRASAL_VERBS } from '../lexicon/verbs.ts';
import type { Action } from '../reading/action.ts';

/** What stands behind a verb without being a preposition: "strike out single items", "bring forward a ride". */
const PARTICLE = /^(?:out|away|aside|apart|back|forward)$/;

/** "set aside a box": the particle was taken for a part of the name. */
function particleInName(core: VerbPhrase): VerbPhrase | undefined {
  const [, particle = '', name = ''] =
    /^(aside|apart|away|together|forward) (.+)$/i.exec(core.object?.text ?? '') ?? [];
  const object = particle ? readNounPhrase(name) : undefined;
  return object && { ...core, verb: `${core.verb} ${particle}`, object };
}

/** "hand over the duty": the particle was taken for a preposition, and what follows is the object. */
function particleAsPreposition({ verb, object, tails, text }: VerbPhrase): VerbPhrase | undefined {
  const [first, ...others] = tails;
  const whole = `${verb} ${first?.lead ?? ''}`;
  if (object || !first || !(PHRASAL_VERBS.has(whole) || PARTICLE.test(first.lead))) return undefined;
  const noun = first.text.startsWith(`${first.lead} `)
    ? readNounPhrase(first.text.slice(first.lead.length + 1))
    : undefined;
  return noun && { verb: whole, object: noun, tails: others, text };
}

/** "bring the crates back the next day": what comes back stands between the verb and its particle. */
const BACK_AGAIN = /^((?:(?!\b(?:from|to|into|in|on|at|with|for|when|who|that|which)\b)[\w'’-]+ ){1,5}?)back(?= |$)/i;

function backBehind(core: VerbPhrase): VerbPhrase | undefined {
  if (core.verb !== 'bring') return undefined;
  const said = BACK_AGAIN.exec(core.text.slice(core.verb.length + 1));
  const object = said?.[1] && readNounPhrase(said[1].trim());
  const rest = said ? core.text.slice(core.verb.length + 1 + said[0].length).trim() : '';
  return object
    ? { ...core, verb: `${core.verb} back`, object, tails: core.tails.filter(({ text }) => rest.includes(text)) }
    : undefined;
}

const STATE = /^(on hold|on ice|out of (?:service|use|operation)|into (?:service|use|operation)|up to date)\b/i;

/** "put a specimen on hold", "take a room out of service": the state makes one verb with the verb. */
function stateBehind(core: VerbPhrase): VerbPhrase | undefined {
  const state = core.object && STATE.exec(core.tails.map(({ text }) => text).join(' '))?.[1];
  return state
    ? { ...core, verb: `${core.verb} ${state}`, tails: core.tails.filter(({ text }) => !state.includes(text)) }
    : undefined;
}

/** "put homework online right after class" */
function putOnline(core: VerbPhrase): VerbPhrase | undefined {
  const name = /^(.+?) online(?: right| straight| directly)?$/i.exec(core.object?.text ?? '')?.[1];
  const object = core.verb === 'put' && name ? readNounPhrase(name) : undefined;
  return object && { ...core, verb: 'put online', object };
}

/** "withdraw part of my money": a share of something is no place. */
function shareOf(core: VerbPhrase): VerbPhrase | undefined {
  const [first, ...others] = core.tails;
  const object = !core.object && first?.lead === 'part' ? readNounPhrase(first.text) : undefined;
  return object && { ...core, object, tails: others };
}

const CONTACT =
  /^([a-z-]+(?: [a-z-]+)?) (?:i|we|they|you|he|she) (?:(?:do|does|did|have|has|had|can|cannot|will) )?(?:not )?[a-z]+(?: [\w-]+)?$/i;

/** "exclude vegetables they do not like": whose they are stands behind the name without a joint. */
function whoseTheyAre(core: VerbPhrase): VerbPhrase | undefined {
  const text = core.text.slice(core.verb.length + 1);
  const name = !core.object && core.tails.length === 0 ? CONTACT.exec(text)?.[1] : undefined;
  const object = name ? readNounPhrase(name) : undefined;
  return object && { ...core, object };
}

/** The action with its whole verb and what it is really done to: a particle, a state or a share belongs to one of both. */
export function withParticle(action: Action): Action {
  // "support for PayPal": what is wanted is PayPal.
  if (action.isThing && /^use for \S/.test(action.wish)) {
    const wish = action.wish.replace(/^use for /, 'use ');
    return { ...action, wish, core: readVerbPhrase(wish) ?? action.core };
  }
  const { core } = action;
  const whole =
    particleInName(core) ??
    backBehind(core) ??
    stateBehind(core) ??
    putOnline(core) ??
    shareOf(core) ??
    particleAsPreposition(core) ??
    whoseTheyAre(core);
  return whole ? { ...action, core: whole } : action;
}
