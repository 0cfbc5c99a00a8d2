import type { Trait } from '../things.ts';

/** When a sentence is said at all. */
export interface Only {
  /** Only for ideas whose words match. */
  readonly when?: RegExp;
  /** Not for ideas whose words match. */
  readonly unless?: RegExp;
  /** Only about things of one of these kinds. */
  readonly of?: readonly Trait[];
  /** Not about things of these kinds. */
  readonly notOf?: readonly Trait[];
}

/** A sentence with slots, and when it is said. */
export interface Saying extends Only {
  /**
   * What agrees with the thing as the idea has it: `{object}` "the shifts", `{an object}`, `{is}`, `{has}`, `{was}`, `{stays}`, `{it}`, `{them}`.
   * One of them, always in the singular: `{one}` "shift", `{a one}` "a shift", `{the one}` "the shift"; also for what is not counted
   * ("fuel", "the fuel"). Only for what is counted: `{unit}` "shift", `{units}` "shifts". `{objects}` "shifts" or "fuel".
   * What stands in a list: `{entry}` "volunteer", `{an entry}`, `{entries}`, `{which}` "who" or "that" for it, for "the volunteer list"; else the thing itself. `{who}` "who" or "that".
   * `{an actor}`, `{the actor}`, `{actor}`, `{actors}`. What is done to the thing itself: `{verb}`, `{verbs}`, `{verbed}`, `{verbing}`;
   * `{doing}` "swapping a shift". `{event}` the clause of a condition, `{no event}` its opposite; `{asked}` "which berth they got".
   * A sentence whose slot has no value is left out.
   */
  readonly text: string;
}

/** One criterion that an intent raises. */
export interface CriterionPattern extends Saying {
  /** Left out where another criterion of the story matches: it has been said of the idea's own words. */
  readonly unlessSaid?: RegExp;
  /** It says no more and no less than the others of its intent that are so marked: each story takes another one first. */
  readonly isAlike?: boolean;
  /** It fits any rule: left out where a story has enough. */
  readonly isSpare?: boolean;
  /** What it is for the story: the refusal says what is not done, the edge what happens at a border. */
  readonly kind: 'main' | 'refusal' | 'edge';
}

/** A kind of wish: how it is recognised, and what a story about it must say. */
export interface Intent {
  readonly name: string;
  /** Base verbs that speak for it, separated by commas. */
  readonly verbs?: string;
  /** Nouns (in the singular) that speak for it when they are what the idea is about. */
  readonly nouns?: string;
  /** Words anywhere in the idea that speak for it. */
  readonly cue?: RegExp;
  /** It is about the circumstances: its cue in the wish is enough, whatever is done. */
  readonly anyVerb?: boolean;
  /** Its sentences only fill up a story that has too few. */
  readonly isFiller?: boolean;
  /** Its sentences are taken as they stand here, the most telling first. */
  readonly isOrdered?: boolean;
  /** Its nouns name a means ("filter", "alert"); the criteria speak of what the means is for. */
  readonly isTool?: boolean;
  /**
   * To what it is done: the kind is chosen by its verb only where the thing is known to be of one of these classes. `unknown` where
   * the verb has one sense, so that a word of no list may stand for the thing, `anything` where the verb alone tells the kind, `nothing`
   * where it may stand without a thing. A wrong kind is worse than none.
   */
  readonly takes?: readonly (Trait | 'anything' | 'unknown' | 'nothing')[];
  /** Who does it; not said where both may. */
  readonly by?: 'person' | 'product';
  /**
   * Words in the wish that settle the matter. Its group `thing` is what the sentences speak of, which must be of one of the classes in
   * `takes`; its group `other` fills the slot `{other}`.
   */
  readonly decisive?: RegExp;
  /** Its sentences hold as well where the product does it whenever something happens. */
  readonly alsoOnOccasion?: boolean;
  /** Its benefits say more than what the verb and the thing alone tell. */
  readonly ownsReason?: boolean;
  /** What a person does with such a thing when the idea only names it: "use", "see", "get". */
  readonly use?: string;
  /** The most telling of each sort first. */
  readonly criteria: readonly CriterionPattern[];
  /** Why a person wants it, when the idea does not say: clauses in the first person, of which a story takes one. */
  readonly benefits: readonly (string | Saying)[];
  /** Asked unless the words of the idea match. */
  readonly questions: readonly (string | Saying)[];
}

/** What is seen when it goes as wished. */
export function main(
  text: string,
  only?: Only & Pick<CriterionPattern, 'unlessSaid' | 'isAlike' | 'isSpare'>,
): CriterionPattern {
  return { kind: 'main', text, ...only };
}

/** What is not done, or what happens when it fails. */
export function refusal(
  text: string,
  only?: Only & Pick<CriterionPattern, 'unlessSaid' | 'isAlike' | 'isSpare'>,
): CriterionPattern {
  return { kind: 'refusal', text, ...only };
}

/** What happens at a border. */
export function edge(
  text: string,
  only?: Only & Pick<CriterionPattern, 'unlessSaid' | 'isAlike' | 'isSpare'>,
): CriterionPattern {
  return { kind: 'edge', text, ...only };
}
