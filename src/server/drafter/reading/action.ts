import { readNounPhrase, type NounPhrase } from '../language/noun-phrase.ts';
import { readVerbPhrase, type VerbPhrase } from '../language/verb-phrase.ts';

/**
 * What the story asks for. `do`: the actor does it. `told`: it is done to the actor. `done`: the product does it to something.
 * `not`: it must not happen any more.
 */
export interface Action {
  readonly frame: 'do' | 'told' | 'done' | 'not';
  /** What stands after "I want to", in the words of the idea. */
  readonly wish: string;
  /** The action that says what it is about: for `told` and `done` what the product does. */
  readonly core: VerbPhrase;
  /** What can be watched, as a sentence in the words of the idea, where the frame does not tell it. */
  readonly outcome?: string | undefined;
  /** What it is done to, where the product or another thing does it: "the weight" of "have the scale send the weight". */
  readonly doneTo?: NounPhrase | undefined;
  /** What holds where the condition of a rule does not, as sentences in the words of the idea. */
  readonly sides?: readonly string[];
  /**
   * It says what is to hold for everybody, and is no deed: what is paid, who must not, how long it lasts, what counts as what, what is still to be decided; and of rules that are told
   * as they stand what is barred, what is owed and what becomes of a case.
   */
  readonly rule?: 'price' | 'ban' | 'term' | 'state' | 'open' | 'barred' | 'due' | 'course';
  /** The rule that it is, as a statement of what holds. */
  readonly inForce?: string | undefined;
  /** What such a wish mostly needs, as sentences in the words of the idea; nobody has said it. */
  readonly assumed?: readonly string[] | undefined;
  /** The product does by itself what else people do: "play something from the archive if nobody is on air". */
  readonly isOnOccasion?: boolean;
  /** What somebody complains of is to be over, in the words of the complaint. */
  readonly isOver?: boolean;
  /** For what the idea only names: the thing, to which the intent finds the verb. */
  readonly isThing: boolean;
  /** What the idea calls it, where it names a feature and not what is done with it: "bulk import of members". */
  readonly name?: string | undefined;
}

/** A rule that is told as it stands: "they" in it are those it speaks of. */
export function isPlainRule({ rule }: Action): boolean {
  return rule === 'barred' || rule === 'due' || rule === 'course';
}

/** What is done to a person by telling them. */
export const TELL =
  /^(?:notify|alert|remind|warn|inform|tell|email|e-mail|message|text|ping|ask|prompt|nudge|greet|welcome|reward|thank|charge|bill|invoice)$/i;
export const SHOW = /^(?:show|display|present)$/i;
/** Reads an action; words without a verb are taken for a thing to use. */
export function phrase(text: string): VerbPhrase {
  return readVerbPhrase(text) ?? { verb: 'use', text, object: undefined, tails: [] };
}

/** What the verb is done to: "show me the differences" shows differences. */
export function givenTo({ object }: VerbPhrase): NounPhrase | undefined {
  return object && (readNounPhrase(object.text.replace(/^(?:me|us|them|him|her|you) /i, '')) ?? object);
}

/** "get moved up when somebody cancels": what is done to somebody, and nothing that they receive. */
const GOT = /^get (?=(?:moved|promoted|added|transferred|removed|assigned|matched|switched|booked) )/i;

/** "he would need the number": what one needs one wants to get. */
const NEED = /^need (?=(?:the|an?|my|our|their|his|her|all|more|some) )/i;

/** "I would like to set that up": what is liked is the deed. */
const LIKE = /^(?:like|love) to (?=[a-z])/i;

/** A deed as it stands behind "to": in one line, and got where it is needed. */
export function asDeed(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(GOT, 'be ').replace(LIKE, '').replace(NEED, 'get ');
}
