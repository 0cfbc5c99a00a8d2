/** One criterion that an intent raises. */
export interface CriterionPattern {
  /** What it is for the story: the refusal says what is not done, the edge what happens at a border. */
  readonly kind: 'main' | 'refusal' | 'edge';
  /**
   * A sentence with slots. `{object}` "the shift", `{an object}` "a shift", `{objects}` "shifts", `{one}` "shift", `{is}`, `{has}`,
   * `{was}`, `{it}`, `{them}` agree with `{object}`; `{an actor}`, `{the actor}`, `{actor}`, `{actors}`; `{verb}`, `{verbs}`, `{verbed}`,
   * `{verbing}`; `{doing}` "swapping a shift"; `{tail}` "with a colleague"; `{event}` the clause of a condition, `{no event}` its opposite;
   * `{other}` another role of the product. A sentence whose slot has no value is left out.
   */
  readonly text: string;
  /** Only for ideas whose words match. */
  readonly when?: RegExp;
  /** Not for ideas whose words match. */
  readonly unless?: RegExp;
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
  /** Its sentences only fill up a story that has too few. */
  readonly isFiller?: boolean;
  /** Its nouns name a means ("filter", "alert"); the criteria speak of what the means is for. */
  readonly isTool?: boolean;
  /** Words in the wish that settle the matter. */
  readonly decisive?: RegExp;
  /** What a person does with such a thing when the idea only names it: "use", "see", "get". */
  readonly use?: string;
  readonly criteria: readonly CriterionPattern[];
  /** Why a person wants it, when the idea does not say: clauses in the first person, of which a story takes one. */
  readonly benefits: readonly string[];
  /** Asked unless the words of the idea match. */
  readonly questions: readonly { readonly text: string; readonly unless?: RegExp }[];
}
