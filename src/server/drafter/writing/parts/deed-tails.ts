import { withArticle } from '../../language/nouns.ts';
import { readNounPhrase } from '../../language/noun-phrase.ts';
import { assumed, type Part, type PartRule, type Told } from './part.ts';

/** What somebody does whenever they like, whatever they look at. */
const LOOKS =
  /^(?:see|view|read|look|check|find|know|hear|watch|learn|compare|ask|tell|get|receive|have|use|be|keep|prevent|stop|avoid|no longer|spare)\b/;
/** Who does it is no condition of it. */
const OWN_DEED = /^(?:I|we|they|he|she|you|it|the actor)\b|\b(?:want|wish|like|need|prefer|am|are in a hurry)s?\b/i;

/** "fall back to the phone if the picture freezes": as long as it does not, all stays as it is. */
function asLongAs({ action, wish, slots }: Told): readonly Part[] {
  const [, lead = ''] = / (if|when|whenever|as soon as|once) (?!.* (?:if|when|once) )/i.exec(wish) ?? [];
  const event = slots.get('event') ?? '';
  if (!lead || action.frame !== 'do' || action.rule || action.isThing || LOOKS.test(wish) || OWN_DEED.test(event))
    return [];
  const actor = slots.get('actor') ?? '';
  if (actor && event.toLowerCase().includes(actor.toLowerCase())) return [];
  // What has happened already is no case that is waited for.
  if (/,| did not | too many | there (?:is|are) not /.test(` ${slots.get('no event') ?? ''}`)) return [];
  return assumed('Nothing happens as long as {no event}.', { slots });
}

const HANDED_IN = /^(?:claim|claim back|hand in|submit|apply for|declare|send in|file|turn in|register|enter)\b/;
const PROOF =
  /^(?:photo|picture|bill|receipt|invoice|certificate|form|report|proof|synopsis|plan|drawing|sketch|sample|letter|signature|reason|quote|recording|note)$/i;

/** "claim costs with a photo of the bill": without it nothing is handed in. */
function withProof({ action, wish, slots }: Told): readonly Part[] {
  const [, words = ''] =
    / with ((?:an?|the|its|their|my) [a-z-]+(?: [a-z-]+)?)(?=$|,| (?:of|from|by|for|and|to)\b)/i.exec(wish) ?? [];
  const noun = words ? readNounPhrase(words) : undefined;
  return noun && !noun.plural && action.frame === 'do' && HANDED_IN.test(wish) && PROOF.test(noun.head)
    ? assumed(`As long as ${withArticle(noun.core)} is missing, that is said and nothing is sent.`, { slots })
    : [];
}

/** The criteria that the words behind a deed ask for, where its kind says too little. */
export const DEED_TAILS: readonly PartRule[] = [asLongAs, withProof];
