import { edge, main, refusal, type Intent } from './intent.ts';

/** What goes out to many at once. */
const SENDS =
  /\b(?:send(?:s|ing)?|sent|invit(?:e|es|ed|ing)|(?:e-?mail|mail|messag|text)(?:ed|ing))\b|\b(?:e-?mail|mail|message|text) (?=(?:several|multiple|many|all(?! at)|more than|the|every|each|my|our|their)\b)|\bbulk (?:[\w-]+ ){0,2}(?:e-?mails?|mailings?|messages?|letters?)\b/i;

/** Verbs that say nothing without what follows. */
const GOES_ON =
  /\b(?:turn|put|set|make|bring|take|give|get|move|change|convert|split|mark|do|add|enter|assign|apply|attach|link)(?:s|ed|ing)?\b/i;

/** Nobody picks one by one what goes out, comes from a file or is meant as a whole. */
const NOT_CHOSEN = new RegExp(`\\bupload|\\ball (?:my|their|our|the|open|unread|his|her)\\b|${SENDS.source}`, 'i');

/** A mark that matters only to whoever sets it. */
const FOR_ONESELF = /\bmark\b.+\b(?:they|I|he|she) (?:never |do not |don't |always |want|like|like to |would )|\bmy\b/i;

/** "group the list by aisle": the groups come of what things are, and nobody makes them. */
const BY_TRAIT = /\b(?:group|classif|categori|organi)\w* .* by (?!hand\b)/i;

/** Ideas about many entries: to group, mark, copy, merge and change them together. */
export const ARRANGING: readonly Intent[] = [
  {
    name: 'bulk',
    isOrdered: true,
    anyVerb: true,
    // What comes from a file has its own ways to go wrong.
    decisive:
      /^(?!(?:import|export|print)\b|.*\bfrom \w+ing\b).*\b(?:in bulk|in one go|bulk|(?:several|multiple|many|all|more than one) .{1,40} (?:at once|together))\b/i,
    isTool: true,
    nouns: 'bulk edit,bulk action,bulk change,bulk upload,bulk import,mass edit',
    cue: /\b(in bulk|bulk (?:edit|upload|change|import|action)|in batches|mass (?:edit|upload|change)|all at once|several .{0,30} at once|multiple .{0,30} at once|in one go|(?<!\b(?:free|available|open|there) )at the same time(?! (?:yesterday|as|every|each|of|last|on)\b)|select(?:ed)? (?:several|multiple|many))\b/i,
    use: 'use',
    benefits: ['I do not have to do it one by one'],
    criteria: [
      main('Before it is sent, {the actor} sees how many people will get {object}.', {
        when: SENDS,
        notOf: ['person'],
      }),
      edge('{The actor} can leave out single people before it is sent.', { when: SENDS }),
      refusal('Nobody gets the same {one} twice.', { when: SENDS, notOf: ['person'] }),
      main('{The actor} sees how many {units} are chosen before confirming.', { unless: NOT_CHOSEN }),
      refusal('{A one} {who} could not be {done} is listed with the reason, and the others are {done}.', {
        unless: GOES_ON,
      }),
      refusal('{A one} {who} could not be dealt with is listed with the reason, and the others are done.', {
        when: GOES_ON,
        unless: SENDS,
      }),
      edge('{A one} can be taken out of the choice again.', { unless: NOT_CHOSEN }),
      main('Afterwards {the actor} sees how many {units} were done and which were left out.', { unless: SENDS }),
      edge('{A one} {who} is there already is not added a second time.', { when: /\bupload/i }),
    ],
    questions: [
      { text: 'How many {units} may be chosen together?', unless: new RegExp(`\\d|${NOT_CHOSEN.source}`, 'i') },
    ],
  },
  {
    name: 'copy',
    isOrdered: true,
    takes: ['unknown', 'document', 'collection', 'event', 'figure', 'case', 'money', 'media', 'message', 'goods'],
    verbs: 'copy,duplicate,clone,reuse,repeat,re-order,rebook,replicate,carry over',
    nouns: 'copy,duplicate',
    cue: /\b(last (?:week|month|year)'s)\b/,
    use: 'use',
    benefits: ['I do not start from an empty page', 'I only change what is different this time'],
    criteria: [
      main('A change to the copy leaves the first {one} as it was.'),
      edge('The copy can be changed before it is saved.'),
      refusal('The copy starts without any answers.', {
        when: /\b(?:surveys?|polls?|questionnaires?|feedback forms?|quiz(?:zes)?)\b/i,
        unless: /\b(?:answers|replies|responses)\b/i,
      }),
      refusal('Nobody who signed up for the first {one} is signed up for the copy.', {
        when: /\b(?:events?|courses?|class(?:es)?|workshops?|trainings?|camps?)\b(?! of\b)/i,
        unless: /\b(?:sign|participants?|attendees?|people|members|everybody)\b/i,
      }),
      edge('The copy of {the one} gets dates of its own.', {
        when: /\b(?:last|next|previous|every|each) (?:week|month|year|season|term)|\b(?:shift|booking|rota)\b/i,
      }),
      refusal('When there is no such {one}, {the actor} is told so and nothing is copied.', {
        when: /\b(?:yesterday|last (?:week|month|year|season|term|time)|previous)\b/i,
      }),
      refusal('What is no longer available is left out of the copy of {the one} and named.'),
    ],
    questions: [
      {
        text: 'Which parts of {the one} should not be taken over?',
        unless: /\b(?:only|except|without|differences)\b/i,
      },
    ],
  },
  {
    name: 'template',
    isTool: true,
    verbs: 'use as a template',
    nouns: 'template,preset,sample,blueprint',
    cue: /\b(?:as|from) (?:a|the) templates?\b|\btemplates? for\b/i,
    decisive:
      /\b(?:use|need|have|create|save|build|set up) (?:(?:a|an|the|some|my) )?(?:[\w-]+ )?templates?\b|\b(?:as|from) an? template\b|^save .+ as templates?\b/i,
    use: 'use',
    benefits: ['I do not start {a one} from nothing', 'I do not enter the same details for each {unit}'],
    criteria: [
      main('{A one} made from a template can still be changed.'),
      main('{An actor} can save {a one} as a template under a name.'),
      refusal('A second template for {objects} under the same name is refused.'),
      edge('A change to a template leaves {units} that were made from it as they were.'),
      edge('{An actor} can still begin {a one} without a template.'),
      edge('Deleting a template leaves {units} that were made from it as they were.'),
    ],
    questions: ['Who may make and change templates for {objects}?'],
  },
  {
    name: 'organise',
    isTool: true,
    verbs: 'categorise,categorize,group,organise,organize,classify,sort into,put into groups',
    nouns: 'category,group,folder,section',
    cue: /\binto (?:groups?|folders?|categories|sections?)\b/i,
    use: 'use',
    benefits: ['I find what belongs together in one place', 'I see which {units} belong together'],
    criteria: [
      main('{The one} is listed with the others of its group.', { notOf: ['person'], unless: BY_TRAIT }),
      main('Each group is shown with the {units} in it and their number.'),
      refusal('A second group of {units} under the same name is refused.', { unless: BY_TRAIT }),
      edge('What is added later is put in its group as well.', { when: BY_TRAIT }),
      edge('{A one} {who} belongs to no group is still listed.'),
      edge('{Units} of a group that is removed are kept.', { unless: BY_TRAIT }),
      edge('{A one} can be moved to another group.', { unless: BY_TRAIT }),
      main('Each group is shown with what is in it.', { of: ['unnamed'] }),
      refusal('A second group under the same name is refused.', { of: ['unnamed'] }),
      edge('What belongs to no group is still listed.', { of: ['unnamed'] }),
    ],
    questions: [{ text: 'Can {a one} belong to more than one group?' }],
  },
  {
    name: 'tag',
    isOrdered: true,
    verbs: 'tag,label,mark,mark up,colour,color,highlight,flag up,colour-code',
    nouns: 'tag,label,mark,flag,colour code,badge',
    isTool: true,
    cue: /\b(?:marked? (?:as|in|red|green|yellow)|colou?r[- ]cod|highlight)/i,
    use: 'use',
    benefits: [],
    criteria: [
      main('{The one} is listed among those {who} are {as}.', { when: / as / }),
      main('{The actor} can list all {units} with the same tag.', { when: /\btag/i }),
      refusal('The same tag cannot be set twice on {a one}.', { when: /\btag/i }),
      edge('A tag can be taken off {a one} without changing anything else.', { when: /\btag/i }),
      main('Everybody who sees {the one} sees the mark as well.', {
        unless: new RegExp(`\\btag|${FOR_ONESELF.source}`, 'i'),
        unlessSaid: /\bsees .+ as \w+/,
        notOf: ['person'],
      }),
      edge('A mark set by mistake can be taken off {the one} again.', { unless: /\btag/i, notOf: ['product'] }),
      main('The mark shows when it was set and by whom.', {
        unless: new RegExp(`\\btag|${FOR_ONESELF.source}`, 'i'),
        notOf: ['product'],
      }),
      main('{The actor} can list all {units} with the same mark.', { unless: /\btag/i }),
      edge('The mark can be told without seeing its colour.', { when: /\b(?:red|green|yellow|orange|colou?r)/i }),
    ],
    questions: [{ text: 'May {the actor} make up new tags, or only choose?', when: /\btag/i }],
  },
  {
    name: 'merge',
    verbs: 'merge,combine,consolidate,deduplicate,join together,unite',
    nouns: 'merge',
    use: 'use',
    benefits: ['the same thing is not dealt with twice', 'I find everything about {a one} in one place'],
    criteria: [
      main('What belonged to either {unit} is found under the one that is left.'),
      main('{The actor} chooses which details are kept where the {units} differ.'),
      refusal('Nothing is merged before {the actor} has seen the {units} side by side and confirmed.', {
        notOf: ['product'],
      }),
      refusal('{Units} that differ in more than that are not merged.', { of: ['product'] }),
      edge('A link to {a one} {who} was merged leads to the one that is left.', { notOf: ['person'] }),
      edge('{The actor} can take a merge apart again.'),
    ],
    questions: [
      'How is it recognised that two {units} are the same?',
      { text: 'Can a merge be taken back, and for how long?', unless: /\bundo/i },
    ],
  },
  {
    name: 'duplicate check',
    verbs: 'detect duplicates,recognise duplicates',
    nouns: 'duplicate detection,duplicate check,duplicate warning',
    decisive:
      /^(?:detect|find|spot|recogni[sz]e|point out|flag|prevent|avoid|see|be warned (?:of|about)) (?:possible )?duplicates?\b|\bduplicate (?:[\w-]+ ){1,6}?(?:detected|found|recognised|pointed out)\b|\btwice\b.*\b(?:enter|order|record|weigh|add)|\bduplicate (?:entries|records)\b|\bduplicate (?:check|detection|warning|alert)s? (?:when|while|before|on|upon|for) (?:importing|adding|entering|creating|saving|registering) (?:the |new )?(?<thing>[\w-]+s)\b/i,
    isTool: true,
    use: 'use',
    benefits: ['the same {one} is not there twice', 'I do not have to clean up {units} later'],
    criteria: [
      main('{A one} that looks like one that is there already is shown beside it before saving.'),
      main('{The actor} decides whether it is the same {one} or a new one.'),
      refusal('{A one} {who} was found to be the same is not added a second time.'),
      edge('{Units} that differ in one detail only are still pointed out.'),
      edge('A pair of {units} that was found to be different is not pointed out again.'),
    ],
    questions: ['Which details tell that two {units} are the same?'],
  },
];
