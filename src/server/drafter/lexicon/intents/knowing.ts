import { edge, main, refusal, type Intent } from './intent.ts';

const PERIOD = /\b(?:dai?ly|weekly|monthly|yearly|annual|quarter|days?|weeks?|months?|years?|period|season|term)\b/i;
/** They stand for no period. */
const OF_ANSWERS = /\b(?:answers|survey|poll|vot(?:es?|ing))\b/i;
/** Who did what, with nothing named. */
const ANYTHING = /\bwho (?:did|changed|moved|deleted|edited) (?:what|it|them|something)\b/i;
/** Who has looked at it. */
const OPENED = /\bwho (?:has |had )?(?:opened|viewed|read|accessed|seen|downloaded)\b/i;

/** It is counted, whatever it is; "the number of a house" is its name. */
const COUNTED = { of: ['unnamed'], notOf: ['asked'], when: /\bcounts?\b|\bnumbers? of\b|\bnumbers per\b/i } as const;
/** How much of something there is already. */
const FAR = /\b(?:how far|quota|budget|target|goal)/i;
/** How long it still takes. */
const COUNTDOWN = /\bcountdowns?\b/i;
/** It has no steps on its way. */
const NOT_ON_ITS_WAY = new RegExp(`${FAR.source}|${COUNTDOWN.source}`, 'i');

/** "fault history": what is listed happened to the thing, and nobody has edited it. */
const OF_EVENTS =
  /\b(?:fault|repair|order|purchase|service|maintenance|treatment|loan|rental|visit|booking|payment|inspection|injury|damage|complaint|medical|travel|training|match|trip|delivery|case|illness|vaccination|feeding|cleaning|defect|incident) history\b|\bhistory of (?:faults|repairs|orders|visits|loans|payments|treatments|bookings|complaints|trips)\b/i;

/** What somebody keeps a record of, and no trail of what others did. */
const NOT_A_TRAIL = /\b(?:log ?books?|logs? (?:with|for)|histor(?:y|ies) per)\b/i;

/** Ideas about what happened, what stands now and what the figures say. */
export const KNOWING: readonly Intent[] = [
  {
    name: 'past',
    decisive:
      /^(?:see|get|have|use|view) (?:an? |the |my |their |our )?(?:vaccination|medical|health|treatment|training) records?\b|\b(?:reading|order|purchase|booking|payment|ride|trip|training|rental|loan|borrowing|visit|search|call|chat|browsing|treatment|delivery|workout|donation|repair|service|maintenance|exercise|lending|(?!edit|chang|pric|updat)[a-z]+ing) histor(?:y|ies)\b/i,
    use: 'see',
    benefits: ['I know what was done before', 'I find again what I had before'],
    criteria: [
      main('Each entry is listed with its day, the latest first.'),
      main('{The actor} can open an entry from there.'),
      refusal('As long as there is no entry, that is said.'),
      edge('What was cancelled is listed as cancelled.', { unless: /\brecords?\b/i }),
      refusal('As long as it is switched off, nothing is recorded.', {
        when: /\b(?:switch|turn|opt|enable|allow)\w*\b/i,
      }),
      edge('An entry can be taken out of the history by the one it is about.', { when: /\b(?:my|switch|turn|opt)\b/i }),
    ],
    questions: [{ text: 'How far back does it reach?', unless: PERIOD }],
  },
  {
    name: 'log book',
    decisive:
      /^(?!.* kept\b)(?:keep|have|use|write) (?:an? |the |our |my )?(?:log|record|diary|journal|history) of (?!who\b|changes|what\b|the changes)|^(?:use|see|have|keep|get|create|read|add|make|write|view|maintain|fill in) (?:an? |the |my |our |their )?(?:[\w-]+ )?(?:practice|photo|picture|training|food|feeding|reading|sleep|pain|mood|exercise|dream|travel|mileage|fuel|weather|lost[- ]property|lost-and-found|phone|visitor|guest|fishing|dive|flight|watering|cleaning|temperature|weight|work|cooking|harvest|rain) (?:log|log ?book|diary|diaries|journal)s?\b/i,
    use: 'keep',
    benefits: ['I can look up later what was noted', 'nothing is noted on loose paper'],
    criteria: [
      main('Each entry is listed with its day, the latest first.'),
      edge('An entry made by mistake can be corrected.'),
      refusal('An entry without what has to be noted is not saved, and what is missing is named.'),
      main('{The actor} can look for an entry by its day or a word in it.'),
      edge('A day without an entry is not listed.'),
    ],
    questions: [{ text: 'How long are the entries kept?', unless: PERIOD }, 'Who may change an entry later?'],
  },
  {
    name: 'history',
    isTool: true,
    decisive:
      /^(?:keep|have|write) (?:an? |the )?(?:log|record|history|list) of who\b|^(?:see|use|get|have|keep|view) (?:an? |the )?(?:list|log|record|history|overview) of (?:what|everything that) (?:has |was )?(?:been )?(?:changed|edited|deleted|removed|modified)\b|^have (?:an? |the )?(?:log|record|history) of .+ kept\b/i,
    nouns: 'history,audit,audit trail,audit log,log,changelog',
    cue: /\b(who (?:has )?(?:changed|edited|deleted|approved|opened|viewed|moved)|what (?:has )?changed|audit|history of)\b/,
    use: 'see',
    benefits: [
      {
        text: 'I know whom to ask about a change of {the one}',
        unless: new RegExp(`\\blogs?\\b|${OF_EVENTS.source}`, 'i'),
      },
      { text: 'I know whom to ask', when: ANYTHING },
      { text: 'I can show later who did what and when', of: ['unnamed'] },
      'I can follow what happened to {the one}',
      'a question about {the one} can be answered later',
    ],
    criteria: [
      main('Each change is listed with the person, the time and what was changed.', { when: ANYTHING }),
      refusal('Nobody can alter or remove an entry of this list.', { when: ANYTHING }),
      edge('The latest change stands first.', { when: ANYTHING }),
      main('Each time is listed with the person and what was opened.', { of: ['unnamed'], when: OPENED }),
      edge('A try that was refused is listed as well.', { of: ['unnamed'], when: OPENED }),
      main('Each change is listed with the person, the time, the old and the new value.', {
        of: ['unnamed'],
        unless: new RegExp(`${ANYTHING.source}|${OPENED.source}`, 'i'),
      }),
      refusal('Nobody can alter or remove an entry of this list.', { of: ['unnamed'], unless: ANYTHING }),
      edge('What was deleted is listed with the person who deleted it.', {
        of: ['unnamed'],
        unless: new RegExp(`${ANYTHING.source}|${OPENED.source}`, 'i'),
      }),
      main('Each entry in the log names the time and the {one} it belongs to.', { when: /\blogs?\b/i }),
      main('Each entry is shown with its day and what was done.', { when: OF_EVENTS }),
      refusal('Where nothing has happened with {the one} yet, that is said.', { when: OF_EVENTS, notOf: ['person'] }),
      main('Each change of {a one} is listed with the person, the time and what was changed.', {
        unless: new RegExp(`\\blogs?\\b|${OF_EVENTS.source}`, 'i'),
      }),
      main('The latest entry about {the one} stands first.'),
      refusal('Nobody can alter or remove an entry about {a one}.', {
        unless: new RegExp(`${OF_EVENTS.source}|${NOT_A_TRAIL.source}`, 'i'),
      }),
      refusal('An entry that is changed later is marked as changed.', {
        when: NOT_A_TRAIL,
      }),
      edge('{A one} {who} was never changed shows only when it was made.', {
        notOf: ['person'],
        unless: new RegExp(`\\blogs?\\b|${OF_EVENTS.source}`, 'i'),
      }),
      edge('Entries about {a one} {who} was deleted can still be read.', {
        notOf: ['person'],
        when: /\b(?:delet|remov)\w*/i,
      }),
    ],
    questions: [
      { text: 'How long is the history of {the one} kept?', unless: /\blogs?\b/i },
      { text: 'How long is the log kept?', when: /\blogs?\b/i, unless: PERIOD },
    ],
  },
  {
    name: 'version',
    isTool: true,
    nouns: 'version,revision,old version,earlier version,version history',
    cue: /\b(?:earlier|previous|old|older|past) (?:versions?|states?)\b/i,
    decisive: /\b(?:earlier|previous|older|old|past) versions?\b/i,
    use: 'see',
    benefits: ['I can go back when a change of {the one} was a mistake'],
    criteria: [
      main('Each version of {the one} is listed with its author and time.'),
      main('An earlier version shows in what it differs from the present {one}.'),
      refusal('An earlier version of {the one} cannot be edited.'),
      edge('When an earlier version is brought back, the present {one} is kept as a version too.'),
      edge('{A one} {who} was saved only once shows a single version.'),
    ],
    questions: ['How long are earlier versions of {the one} kept?', 'Who may bring an earlier version back?'],
  },
  {
    name: 'report',
    decisive: /\bas an? (?:graph|chart|curve|diagram|bar chart|pie chart)\b/i,
    verbs: 'report on,summarise,summarize,analyse,analyze,visualise,visualize,draw,plot',
    nouns:
      'report,dashboard,chart,graph,statistic,statistics,analytics,summary,overview,metric,kpi,trend,insight,forecast,breakdown,heatmap',
    use: 'see',
    benefits: [],
    criteria: [
      main('{The actor} can open the entries behind a figure in {object}.', { notOf: ['media'] }),
      main('The period that {object} {covers} is shown with {it}.', {
        when: /\b(?:over|per|dai?ly|weekly|monthly|yearly|annual|dashboard|chart|graph|report|trend|statistics?)\b/i,
        unless: OF_ANSWERS,
      }),
      edge('A day without entries is shown as zero in {object}, not left out.', {
        when: /\b(?:per day|dai?ly|each day|every day)\b/i,
      }),
      refusal('{Object} {counts} nothing that {the actor} may not see.', {
        when: /\b(?:rights?|roles?|private|confidential|own|only)\b/i,
      }),
      refusal('Where there is nothing for {object} yet, that is said.'),
      refusal('As long as there is nothing to show, that is said instead of an error.', { of: ['unnamed'] }),
      edge('A value that is corrected later is shown corrected.', { of: ['unnamed'] }),
    ],
    questions: [
      { text: 'Which period should {object} cover?', unless: new RegExp(`${PERIOD.source}|${OF_ANSWERS.source}`, 'i') },
    ],
  },
  {
    name: 'count',
    isTool: true,
    verbs: 'count,count up',
    nouns: 'number,count,tally',
    decisive: /^(?:see|know|show) (?:how many|the number of)\b/,
    use: 'see',
    benefits: [
      'I do not count {units} by hand',
      { text: 'I see at once whether there are enough {units}', when: /\b(?:left|remain\w*|free|available|spare)\b/i },
    ],
    criteria: [
      main('{The actor} can open the {units} behind the number.', {
        unless:
          /\b(?:left|remain\w*|words?|characters?|letters|steps|calories|hours|minutes|days|points|kilos?|litres?)\b/i,
      }),
      main('The number goes down as soon as {a one} is used.', { when: /\b(?:left|remain)/i }),
      refusal('{A one} {who} was called off is not counted.', {
        of: ['event'],
        notOf: ['case', 'money', 'document', 'figure'],
      }),
      edge('Where there is no {one}, zero is shown.'),
      edge('Where there is none, zero is shown.', COUNTED),
      main('The time up to which it was counted is shown.', COUNTED),
      edge('The number changes as soon as {a one} is added.', { unless: /\b(?:left|remain)/i }),
    ],
    questions: [],
  },
  {
    name: 'track',
    isOrdered: true,
    takes: ['case', 'event', 'goods', 'process', 'money', 'person', 'answer', 'asked', 'figure'],
    decisive:
      /^(?:follow|track|see|watch) (?:the |my |their |our )?(?:progress|status|state|delivery|shipment)\b(?! (?:dates?|days?|times?|address(?:es)?|fees?|costs?|windows?|slots?|notes?|slips?|prices?|options?|charges?|labels?|papers?)\b)/,
    verbs: 'track,trace,follow,track down',
    nouns: 'tracking,progress,progress bar,status,countdown',
    isTool: true,
    use: 'follow',
    cue: /\b(real[- ]time|live (?:status|position|location)|progress|how far)\b/,
    benefits: [
      { text: 'I see in time where something is missing', when: FAR },
      { text: 'nobody has to ask how far it is', of: ['unnamed'] },
      { text: 'I see in time when {the one} is held up', unless: FAR },
    ],
    criteria: [
      main('Each step that {the one} has reached is shown with its time.', {
        notOf: ['asked', 'person'],
        unless: /\b(?:when|arriv|where|position|pain|weight|quota|budget|countdown)/i,
      }),
      refusal('When {the one} is held up, {the actor} sees that instead of an old state.', {
        notOf: ['person'],
        when: /\b(?:deliver|ship|parcel|order|transport|on (?:its|the|their) way)/i,
        unless: NOT_ON_ITS_WAY,
      }),
      main('{The actor} sees a change of {the one} without a reload.', {
        when: /\b(?:live|real[- ]time|map|on the way|day of|arriv)/i,
      }),
      main('{The actor} sees how much of {the one} is done and how much is left.', {
        when: FAR,
      }),
      main('The state of {the one} is shown with the day of its last change.', {
        notOf: ['person', 'answer', 'asked'],
        unless: NOT_ON_ITS_WAY,
      }),
      refusal('Nothing counts towards {the one} before it is confirmed.', { when: FAR, notOf: ['person'] }),
      refusal('Once the time is over, that is shown instead of a figure below zero.', { when: COUNTDOWN }),
      edge('When the day or the time is moved, the countdown goes by the new one.', { when: COUNTDOWN }),
      main('It shows how much is done and how much is left.', {
        when: /\bprogress (?:bar|indicator|display|circle)s?\b/i,
      }),
      main('Each step reached so far is shown with its time.', { of: ['unnamed'], unless: COUNTDOWN }),
      refusal('What belongs to somebody else is not shown there.', { of: ['unnamed'], unless: COUNTDOWN }),
      edge('{The actor} sees the new state of {the one} as soon as it is entered.', {
        notOf: ['person', 'answer', 'asked'],
        unless: NOT_ON_ITS_WAY,
      }),
      edge('Once this is over, the last state of {the one} stays in view.', { notOf: ['person'], when: FAR }),
    ],
    questions: [
      {
        text: 'Which steps of {the one} should be shown?',
        unless: /\b(?:live|position|map|far|quota|number|goals?|targets?|budget|progress bar)\b/i,
      },
      {
        text: 'How fresh must the news about {the one} be?',
        unless: /\b(?:live|real[- ]time|minutes?|hours?|dai?ly)\b/,
      },
    ],
  },
  {
    name: 'calculate',
    verbs: 'calculate,compute,estimate,total,sum up,work out,average,reconcile,balance',
    nouns: 'calculator,calculation,total,estimate,average,balance,sum',
    use: 'see',
    benefits: ['I do not work out {object} by hand'],
    criteria: [
      main('{Object} {is} shown with the figures that went into {it}.'),
      edge('{Object} {changes} once one of these figures is corrected.'),
      refusal('As long as a figure is missing, it is named instead of a result for {object}.'),
      edge('{Object} of an earlier time {stays} as {it} {was} when a rate changes later.', {
        when: /\b(?:fee|price|cost|rate|rent)\b/i,
      }),
    ],
    questions: ['Which figures go into {object}?'],
  },
  {
    name: 'convert',
    takes: ['figure', 'money', 'unknown', 'document', 'media', 'goods'],
    verbs: 'convert,convert to,convert into',
    nouns: 'currency,exchange rate,time zone,unit of measure',
    cue: /\b(?:convert|currenc(?:y|ies)|time ?zones?|celsius|fahrenheit|(?:in|into|to|from) (?:\w+ )?(?:dollars|euros|pounds))\b/i,
    use: 'choose',
    benefits: [{ text: 'I do not convert {objects} in my head', when: /\bconver|\bcurrenc|\bexchange rate/i }],
    criteria: [
      main('The original {one} stays in view beside the converted one.'),
      main('The rate and its date are shown with {the one}.', {
        when: /\b(?:currenc|dollar|euro|pound|exchange|rate)/i,
      }),
      refusal('{A one} {who} cannot be converted stays as it was.'),
      edge('{A one} of an earlier day keeps the rate of that day.', {
        when: /\b(?:currenc|dollar|euro|pound|exchange|rate)/i,
      }),
      edge('{A one} of zero stays zero.', { when: /\b(?:amount|price|fee|total|weight|length|sum)/i }),
    ],
    questions: [
      {
        text: 'Where does the rate come from, and of which day is it?',
        when: /\b(?:currenc|dollar|euro|pound|exchange)/i,
      },
      'How should converted {objects} be rounded?',
    ],
  },
];
