import type { Intent } from './intent.ts';

/** Ideas about getting at what is there: search, filter, sort, view, compare, report. */
export const FINDING: readonly Intent[] = [
  {
    name: 'search',
    isTool: true,
    verbs: 'search,find,look up,locate,browse,discover',
    nouns: 'search,finder,lookup',
    use: 'use',
    benefits: ['I find {object} when I need {them}'],
    criteria: [
      { kind: 'edge', text: 'A search with no matching {one} shows that nothing was found and keeps the words typed.' },
      { kind: 'refusal', text: '{A one} that {the actor} may not open does not appear among the results.' },
      { kind: 'edge', text: 'A search term with different capital letters finds the same {objects}.' },
    ],
    questions: [{ text: 'By which details should {objects} be found?', unless: /\bby\b/ }],
  },
  {
    name: 'filter',
    isTool: true,
    verbs: 'filter,filter out,narrow down,segment',
    nouns: 'filter,facet',
    use: 'use',
    benefits: ['I see only the {objects} that I need'],
    criteria: [
      { kind: 'refusal', text: '{A one} that does not match the filter is not listed.' },
      { kind: 'edge', text: 'A filter that no {one} matches shows an empty list with a way to clear the filter.' },
      { kind: 'edge', text: 'All {objects} are listed again after the filter is cleared.' },
    ],
    questions: [{ text: 'May several filters on {objects} be combined?', unless: /\b(and|combin|several|multiple)\b/ }],
  },
  {
    name: 'sort',
    isTool: true,
    verbs: 'sort,rank,order by,prioritise,prioritize,rearrange,reorder',
    nouns: 'sorting,ranking',
    cue: /\bsort(ed|able|ing)?\b/,
    use: 'use',
    benefits: ['I see the most important {objects} first'],
    criteria: [
      { kind: 'edge', text: '{Objects} of equal rank stay in the order in which they were added.' },
      { kind: 'edge', text: '{A one} added later appears at its place in the order.' },
      { kind: 'refusal', text: '{A one} without a value to sort by is listed last.' },
    ],
    questions: [{ text: 'In which order do {objects} stand before anybody sorts them?' }],
  },
  {
    name: 'compare',
    isTool: true,
    verbs: 'compare,contrast',
    nouns: 'comparison',
    use: 'see',
    benefits: ['I can judge {object} at a glance'],
    criteria: [
      { kind: 'main', text: 'Details of {object} that differ are marked.' },
      { kind: 'edge', text: 'A detail of {object} that is missing on one side is marked as not known.' },
      {
        kind: 'refusal',
        text: 'A comparison of {object} with nothing is refused with a message that asks for a second choice.',
      },
    ],
    questions: [{ text: 'Which details of {objects} should be compared?' }],
  },
  {
    name: 'history',
    isTool: true,
    nouns: 'history,audit,audit trail,log,changelog,trail,version,revision',
    cue: /\b(who (?:has )?(?:changed|edited|deleted|approved|opened|viewed)|what (?:has )?changed|audit|history of)\b/,
    use: 'see',
    benefits: ['I can follow what happened to {object}'],
    criteria: [
      { kind: 'main', text: 'Each entry for {object} is shown with the person, the time and what was changed.' },
      { kind: 'edge', text: 'The latest change of {object} is listed first.' },
      { kind: 'refusal', text: 'An entry in the record of {object} cannot be altered or removed.' },
      { kind: 'edge', text: '{Object} without any change {is} shown with an empty record.' },
    ],
    questions: [
      { text: 'How long is the record of {object} kept?', unless: /\b(days?|weeks?|months?|years?)\b/ },
      { text: 'Who besides {the actor} may see it?' },
    ],
  },
  {
    name: 'report',
    verbs: 'report on,summarise,summarize,analyse,analyze,forecast,visualise,visualize',
    nouns:
      'report,dashboard,chart,graph,statistic,statistics,analytics,summary,overview,metric,kpi,trend,insight,forecast,breakdown,heatmap',
    use: 'see',
    benefits: ['I can decide by {object}'],
    criteria: [
      { kind: 'edge', text: 'A period without entries is shown as empty in {object}, not as an error.' },
      { kind: 'edge', text: 'A figure in {object} changes after the entry behind it has been corrected.' },
      { kind: 'refusal', text: '{Object} {is} refused to anybody who may not see the entries behind {it}.' },
    ],
    questions: [
      {
        text: 'Which period does {object} cover?',
        unless: /\b(dai?ly|weekly|monthly|yearly|annual|quarter|day|week|month|year|period)\b/,
      },
      { text: 'Which figures should {object} show?', unless: /\b(per|by|number of|how many)\b/ },
    ],
  },
  {
    name: 'track',
    verbs: 'track,monitor,watch,follow,measure,count,trace,track down,observe',
    nouns: 'tracking,tracker,progress,status,countdown,counter',
    use: 'follow',
    cue: /\b(real[- ]time|live (?:status|position|location)|progress)\b/,
    benefits: ['I know where {object} {stands}'],
    criteria: [
      { kind: 'main', text: 'A change of {object} is shown to {the actor} without a reload.' },
      { kind: 'edge', text: '{Object} without news {is} shown with the time of the last update.' },
      { kind: 'refusal', text: '{The actor} sees nothing of {objects} that belong to somebody else.' },
    ],
    questions: [
      { text: 'How fresh must the news about {object} be?', unless: /\b(live|real[- ]time|minutes?|hours?|dai?ly)\b/ },
    ],
  },
  {
    name: 'locate',
    isTool: true,
    nouns: 'map,location,route,direction,distance',
    cue: /\b(on (?:a|the) map|nearby|near me|nearest|closest|gps)\b/,
    use: 'see',
    benefits: ['I can find the way to {object}'],
    criteria: [
      { kind: 'edge', text: '{A one} without a known place is listed beside the map.' },
      { kind: 'refusal', text: '{The actor} who does not share a position can type a place instead.' },
      { kind: 'edge', text: '{Objects} at the same place can be told apart on the map.' },
    ],
    questions: [{ text: 'How far away may {object} be?', unless: /\b(km|miles?|metres?|meters?|within)\b/ }],
  },
  {
    name: 'recommend',
    isTool: true,
    verbs: 'recommend,match,pair',
    nouns: 'recommendation,suggestion,match,proposal',
    use: 'get',
    benefits: ['I find fitting {objects} sooner'],
    criteria: [
      { kind: 'main', text: 'Each suggested {one} is shown with the reason for the suggestion.' },
      { kind: 'refusal', text: 'A dismissed {one} is not suggested again.' },
      { kind: 'edge', text: '{An actor} without earlier entries is told that there is nothing to suggest yet.' },
    ],
    questions: [{ text: 'What should the choice of {objects} be based on?', unless: /\bbased on|by\b/ }],
  },
  {
    name: 'see',
    verbs:
      'see,view,show,display,read,open,look at,preview,check,review,list,know,understand,inspect,look,hear,check out,find out,learn,notice,go through',
    nouns: 'list,page,view,screen,calendar,timeline,preview,profile,feed,gallery',
    use: 'see',
    benefits: ['I do not have to ask for {object}'],
    criteria: [
      { kind: 'edge', text: 'A change to {object} is shown the next time {the actor} looks.' },
      { kind: 'edge', text: 'As long as there is no {one}, {the actor} is told that there is nothing to show.' },
      { kind: 'refusal', text: 'Somebody without access to {object} is refused with a message that says so.' },
    ],
    questions: [{ text: 'Who besides {the actor} may see {object}?', unless: /\b(only|everyone|public|all)\b/ }],
  },
];
