export type RuleId =
  | 'well-formed'
  | 'full-sentence'
  | 'atomic'
  | 'minimal'
  | 'uniform'
  | 'unique'
  | 'benefit'
  | 'conceptually-sound'
  | 'unambiguous'
  | 'problem-oriented'
  | 'estimatable'
  | 'small'
  | 'independent'
  | 'headline'
  | 'criterion-one-behaviour'
  | 'criterion-observable'
  | 'criterion-unambiguous'
  | 'criterion-solution-free'
  | 'criteria-unique'
  | 'criteria-negative-path'
  | 'criteria-count';

/** `error`: not a story yet; `warning`: a defect; `hint`: worth a second look. */
export type Severity = 'error' | 'warning' | 'hint';

/** A place in one of the story's texts: offsets in UTF-16 units, `end` excluded; `index` counts criteria from 0. */
export interface Where {
  readonly part: 'headline' | 'userStory' | 'criterion';
  readonly index?: number;
  readonly start: number;
  readonly end: number;
}

export interface Finding {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly where: Where;
  /** What was found, with the words at fault. */
  readonly message: string;
  /** Why it matters, in one plain sentence. */
  readonly why: string;
  /** The whole corrected text of the part; an empty text means that the criterion goes. Only where this is safe. */
  readonly fix?: string;
  /** Stories of their own that the fix takes out. */
  readonly furtherStories?: readonly string[];
}

/** The texts that are checked. */
export interface StoryTexts {
  readonly headline?: string;
  readonly userStory: string;
  readonly acceptanceCriteria?: readonly string[];
}

/** What a rule reports of one text; `fix` is a proposal that is still to be proved safe. */
export interface Hit {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly fix?: string | undefined;
  readonly furtherStories?: readonly string[] | undefined;
}
