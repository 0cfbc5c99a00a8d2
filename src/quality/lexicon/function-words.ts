const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

export const ARTICLES = words(`a an the`);
export const POSSESSIVES = words(`my our your his her its their one's whose`);
export const DEMONSTRATIVES = words(`this that these those`);
export const QUANTIFIERS = words(`
  all any each every some both either neither no another other such many more most several few one two three four five
  six seven eight nine ten multiple various certain enough less fewer
`);
export const PRONOUNS = words(`
  i you he she it we they me him us them myself yourself himself herself itself ourselves themselves who whom
  someone somebody everyone everybody anyone anybody something anything everything nothing nobody
`);
export const SUBJECT_PRONOUNS = words(`i we they he she you it someone everyone anyone nobody`);
export const OBJECT_PRONOUNS = words(`me him her us them you`);
export const REFLEXIVES = words(`it them him her me us this that these those`);
export const COORDINATORS = words(`and or & and/or plus / |`);

export const PREPOSITIONS = words(`
  of in on at to for from with without by via using per as about between among amongst across through throughout into
  onto within after before during until till since over under above below beneath against toward towards upon like
  unlike than except regarding concerning including excluding based alongside along around behind beside besides beyond
  despite inside near off outside versus vs wherever depending according due because
  whenever unless although though once e.g i.e etc
`);

export const CLAUSE_WORDS = words(`
  that which who whom whose where when while if whether because so but then rather instead also too not why how
  is are was were be been being am has have had can could will would should may might must do does did cannot can't
  isn't aren't won't don't doesn't need needs
`);

export const FINITE_BE = words(`is are was were am has had have been gets got isn't aren't wasn't weren't`);
export const MODALS = words(
  `can could will would should may might must shall cannot can't won't to let lets help helps make makes`,
);

/** Adverbs without -ly. */
export const PLAIN_ADVERBS = words(`
  only also always never not then just still first again even already often sometimes ever soon later now here there
  online offline together instead too well better best twice once somewhere anywhere everywhere everyday either
  afterwards beforehand forward backwards upfront immediately abroad overnight
`);

/** Words in -ly that are no adverbs. */
export const LY_NOUNS = words(`
  family reply supply assembly anomaly ally july monopoly daily weekly monthly yearly hourly quarterly early friendly
  user-friendly costly likely elderly lovely lonely only butterfly fly jelly rally belly italy holy ugly nightly multiply
  apply comply rely imply bully tally timely orderly disorderly scholarly
`);

/** Adjectives that may stand behind their noun ("the files available to me"). */
export const TRAILING_ADJECTIVES = words(`
  available responsible relevant similar pertinent necessary suitable visible accessible familiar independent due worth
  eligible interested equal close unique compatible common important useful applicable specific different external
  internal subject able ready present possible appropriate adjacent older newer larger smaller greater higher lower
`);

/** Nouns in -ed and -eed, -ing that would pass for participles. */
export const FALSE_PARTICIPLES = words(`
  feed speed need seed weed breed deed bed id shed red embed hundred kindred thing things string strings king ring
  spring wing building buildings meeting meetings setting settings listing listings booking bookings rating ratings
  training trainings pricing billing shipping housing parking planning hearing hearings zoning recording recordings
  drawing drawings painting paintings finding findings funding heading headings holding holdings reading readings
  ranking rankings spending spelling tracking mapping mappings testing scheduling reporting reportings warning warnings
  filing filings offering offerings posting postings saving savings screening screenings mailing mailings morning
  evening evenings beginning ending feeling feelings learning teaching marketing advertising accounting banking
  engineering manufacturing processing programming messaging networking onboarding monitoring licensing catering
  clothing wedding weddings greeting greetings briefing briefings timing timings voting viewing viewings
  understanding standing consulting writing singing swimming cooking gaming fishing hosting
  bidding staffing purchasing invoicing budgeting forecasting publishing
`);

/** -ing words that act as prepositions behind a noun. */
export const ING_PREPOSITIONS = words(`
  using including excluding regarding concerning containing belonging having occurring comprising sharing relating
  pertaining corresponding according depending following showing covering describing explaining indicating representing
  matching starting beginning ending consisting resulting leading pointing coming going making being doing waiting
  working living needing requiring wanting allowing enabling providing offering supporting involving affecting
  linking listing telling saying asking expiring
`);
