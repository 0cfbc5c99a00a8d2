import { AT_ONCE, DELIVERED, GOES_LIVE, LIVE, PUBLISHED } from './goes-live.ts';
import { edge, main, refusal, type Intent } from './intent.ts';

/** A step is left out, not a time. */
const STEP = /\bskip\b(?!.*\b(?:week|month|day|delivery|lesson|box|meal|payment)s?\b)/i;

/** What is sold for a visit or a show. */
const TICKET = /\btickets?\b/i;

/** Ideas about time: to book, move and call off, to repeat, to wait, to be on time. */
export const PLANNING: readonly Intent[] = [
  {
    name: 'schedule',
    takes: ['unknown', 'event', 'seat', 'place', 'goods', 'device', 'person'],
    isTool: true,
    verbs: 'schedule,book,reserve,book in,plan ahead,arrange,choose a date,pick a date',
    nouns: 'booking,reservation,appointment,slot,schedule,rota,roster,availability,delivery window,time window',
    decisive:
      /^(?:choose|pick|select) (?:(?:a|an|the|my|their) )?(?:[\w-]+ ){0,2}(?:seats?|tables?|places?|spots?|slots?|times?|dates?|appointments?|window|day)\b/,
    cue: /\bat a (?:certain|fixed|later|given) time\b/i,
    use: 'use',
    benefits: [
      { text: 'everybody sees in time when it is their turn', when: /\b(?:rota|roster|timetable)\b/i },
      { text: 'I do not have to be there at that moment', of: ['document', 'message'] },
      { text: 'I get {the one} that I want', of: ['seat'], when: /^(?:choose|pick|select)\b/i },
    ],
    criteria: [
      main('{The one} is shown with its day and time once it is confirmed.', { of: ['event'] }),
      main('{The one} is shown as taken for that time to everybody who can book it.', {
        notOf: ['event', 'person', 'document', 'message', 'seat'],
        when: /\b(?:reserv|book|rent|borrow)/i,
      }),
      main('{The one} goes out at the time set by itself.', {
        of: ['document', 'message'],
        when: /\b(?:publi|send|post|go live)/i,
      }),
      main('{The one} goes out at the time set by itself.', {
        of: ['message'],
        unless: /\b(?:publi|send|post|go live)/i,
      }),
      main('Everybody concerned sees {the one} with day and time.', {
        notOf: ['message', 'seat'],
        when: /\b(?:rota|roster|schedul|arrang|plan)/i,
        unless: new RegExp(`\\b(?:publi|send|post)|${GOES_LIVE.source}`, 'i'),
      }),
      main('{The one} begins by itself at the time that was set.', { ...LIVE, unless: PUBLISHED }),
      main('{The one} can be seen from the time that was set.', { ...LIVE, when: PUBLISHED }),
      refusal('Nobody sees anything of {the one} before that time.', LIVE),
      edge('{The actor} can change the time until then.', LIVE),
      main('{The one} is shown with what it holds for once it is booked.', { of: ['seat'], when: TICKET }),
      refusal('When no {one} is left, that is shown before {the actor} pays.', { of: ['seat'], when: TICKET }),
      edge('Confirming twice books {the one} once.', { of: ['seat'], when: TICKET }),
      main('{A one} {who} was chosen is shown as taken to everybody else.', { of: ['seat'], unless: TICKET }),
      refusal('{A one} {who} is taken already cannot be chosen.', { of: ['seat'], unless: TICKET }),
      edge('When two people choose the same {one}, only the first gets it.', { of: ['seat'], unless: TICKET }),
      edge('{A one} {who} is given back is free again for others.', { of: ['seat'] }),
      refusal('What somebody else has at that time cannot be reserved.', { of: ['goods'], unless: AT_ONCE }),
      refusal('A time that is taken already is refused.', {
        notOf: ['seat', 'message', 'process', 'document', 'person', 'goods'],
        unless: new RegExp(
          `\\b(?:publi|send|post|rota|roster)|${DELIVERED}|${AT_ONCE.source}|${GOES_LIVE.source}`,
          'i',
        ),
      }),
      edge('When two people choose the same time for {the one}, only the first gets it.', {
        unlessSaid: /\btaken already\b/,
        notOf: ['person', 'document', 'message', 'process', 'seat'],
        unless: new RegExp(`\\b(?:rota|roster)|${DELIVERED}|${AT_ONCE.source}|${GOES_LIVE.source}`, 'i'),
      }),
      edge('When two people reserve the same {one} at the same moment, only the first gets it.', {
        notOf: ['person', 'document', 'message', 'process', 'seat'],
        when: AT_ONCE,
      }),
      refusal('{A one} {who} somebody else has reserved cannot be taken.', {
        notOf: ['person', 'document', 'message', 'process', 'seat'],
        when: AT_ONCE,
      }),
      edge('Once the booking is called off, the time is free again.', {
        when: /\b(?:reserv|book|rent|borrow)/i,
        notOf: ['event', 'document', 'message', 'person', 'seat', 'process'],
        unless: new RegExp(`\\b(?:rota|roster)|${AT_ONCE.source}|${GOES_LIVE.source}`, 'i'),
      }),
      edge('Once {the one} is called off, the time is free again.', {
        unlessSaid: /\bis free again\b/,
        notOf: ['document', 'message', 'person', 'seat', 'process', 'place', 'device', 'goods'],
        unless: new RegExp(`\\b(?:choose|pick(?!-)|select|rota|roster)\\b|${AT_ONCE.source}|${GOES_LIVE.source}`, 'i'),
      }),
      refusal('A time that is already over cannot be chosen for {the one}.', {
        notOf: ['person', 'seat', 'document'],
        unless: AT_ONCE,
      }),
      edge('The time can be changed until {the one} has gone out.', {
        of: ['document', 'message'],
        when: /\b(?:publi|send|post)/i,
      }),
      refusal('A time at which somebody is away is not filled with their name.', {
        when: /\b(?:rota|roster|shift|staff)/i,
      }),
      edge('Days on which nobody is planned are marked.', { when: /\b(?:rota|roster|shift)/i }),
    ],
    questions: [
      {
        text: 'How far ahead may {the one} be booked?',
        when: /\b(?:book|reserv|choose|slot|appointment)/i,
        unless: /\b(?:ahead|advance|days?|weeks?|term)\b/,
        notOf: ['person'],
      },
      {
        text: 'Until when can {the one} be called off?',
        when: /\b(?:book|reserv|appointment)/i,
        unless: /\bcancel/i,
        notOf: ['person'],
      },
      { text: 'Which rules must the plan keep?', when: /\b(?:rota|roster)/i },
    ],
  },
  {
    name: 'reschedule',
    takes: ['event', 'seat'],
    verbs: 'reschedule,postpone,rebook,bring forward,put off,defer,move',
    nouns: 'postponement',
    cue: /\bto another (?:day|time|date|slot|week|evening|morning|afternoon|night|month|term)\b/i,
    decisive:
      /^(?:move|change|shift|put) .+ to another (?:day|time|date|slot|week|evening|morning|afternoon|night|month|term)\b|^reschedule\b/i,
    use: 'use',
    benefits: [
      'I do not have to call off {the one} and book again',
      '{the one} does not fall through when my plans change',
    ],
    criteria: [
      main('Only times that are free are offered for {the one}.', { notOf: ['person'] }),
      main('{The one} is shown at the new time only.', { notOf: ['person'] }),
      main('Whoever else takes part in {the one} is told the new time.', { of: ['event'] }),
      refusal('{A one} {who} has begun already cannot be moved.', { of: ['event'] }),
      refusal('When the new time is taken meanwhile, {the one} stays at the old one.', { notOf: ['person'] }),
      edge('The old time of {the one} is free again after the move.', { notOf: ['person'] }),
    ],
    questions: [
      {
        text: 'Until when before it begins can {the one} be moved?',
        unless: /\b(?:before|until|hours?|within)\b/,
        notOf: ['person'],
      },
    ],
  },
  {
    name: 'cancel',
    takes: ['unknown', 'event', 'case', 'seat', 'money', 'message', 'right', 'process', 'document', 'place'],
    isTool: true,
    verbs:
      'cancel,call off,withdraw,sign off,opt out,unsubscribe,end,terminate,quit,drop,revoke,skip,pause,suspend,freeze',
    nouns: 'cancellation,pause',
    use: 'use',
    benefits: [
      {
        text: 'I do not pay for {a one} that I do not use',
        when: /\b(?:membership|subscription|pay|paid|fee|plan|contract|freeze|pass)\b/i,
        notOf: ['person'],
      },
      { text: 'I can change my plans without a call', of: ['event', 'money'] },
      { text: 'I can go on where I stopped', when: /\b(?:continue|go on|resume)\b/i },
      { text: 'nobody waits for me in vain', of: ['event'], notOf: ['product'], unless: /\b(?:pause|freeze|skip)\b/i },
      {
        text: 'nothing comes in while I am away',
        when: /\b(?:pause|freeze|suspend)\b.*\b(?:holidays?|away|vacation|closed|ill|sick)\b/i,
      },
      { text: 'I am not written to any more', when: /\b(?:unsubscrib|opt out)/i },
      { text: 'I come to what matters to me', when: STEP },
      {
        text: 'nothing goes on while I am not ready',
        when: /\bpause\b/i,
        notOf: ['event', 'money'],
        unless: /\b(?:holidays?|away|vacation|closed)\b/i,
      },
      {
        text: 'I am not bound to {the one} when things have changed',
        notOf: ['person', 'product'],
        unless: /\b(?:skip|pause)\b/i,
      },
      {
        text: 'I do not get what I cannot use',
        notOf: ['product'],
        when: /^(?!.*\b(?:cancellation|free of charge|fees?)\b).*\b(?:deliver\w*|box(?:es)?|parcels?|meals?|orders?|weeks?|months?|kits?)\b/i,
      },
    ],
    criteria: [
      main('{The one} is shown as {verbed}, and whoever counts on it is told.', {
        notOf: ['person'],
        unless: /\b(?:interview|week|month|skip|pause|freeze)\b/i,
      }),
      main('What was cancelled is shown as such to whoever counts on it.', { of: ['unnamed'], when: /\bcancel/i }),
      refusal('A cancellation that comes too late is refused with a message that names the time.', {
        of: ['unnamed'],
        when: /\bcancel.*\b(?:before|until|hours?)\b/i,
      }),
      main('Nothing more comes to {the actor} from {the one}.', { when: /\b(?:unsubscrib|opt out|sign off)/i }),
      edge('{The actor} can sign up for {the one} again later.', { when: /\b(?:unsubscrib|opt out)/i }),
      refusal('Nobody else can take {the actor} off {the one}.', { when: /\b(?:unsubscrib|opt out)/i }),
      main('The place of {the one} is free for others again.', {
        of: ['event'],
        unless: /\b(?:interview|pause|skip|freeze)\b/i,
      }),
      main('{The actor} sees from when to when {the one} is {verbed}.', {
        when: /\b(?:pause|freeze|suspend|skip .*(?:week|month|day)|(?:cancel|call off|leave out|skip) (?:a|an|one|the|next|this|my|single) (?:[\w-]+ )?(?:week|month))\b/i,
        notOf: ['person'],
        unless: /\binterview|continue|later\b/i,
      }),
      main('What comes next follows right after {the one} that is skipped.', { when: STEP, notOf: ['person'] }),
      edge('{The actor} can go back to {the one} that was skipped.', { when: STEP, notOf: ['person'] }),
      refusal('{A one} {who} must not be left out cannot be skipped, and a message says why.', {
        when: STEP,
        notOf: ['person'],
      }),
      main('{The actor} finds {the one} at the same point when going on.', {
        when: /\b(?:continue|later|go on|resume)\b/i,
        notOf: ['person'],
      }),
      main('The amount that comes back for {the one} is shown before {the actor} confirms.', {
        when: /\b(?:fee back|money back|refund)/i,
        notOf: ['person'],
      }),
      refusal('{A one} {who} has begun already cannot be {verbed}.', {
        of: ['event'],
        unless: /\b(?:interview|pause|skip|continue)\b/i,
      }),
      refusal('Once the time is over, {the one} can no longer be {verbed}, and a message names the time.', {
        when: /\b(?:before|until|hours?|evening|noon)\b/i,
        unless: /\b(?:pause|freeze|suspend|skip)/i,
        notOf: ['person', 'product'],
      }),
      refusal('Nothing is charged for the time in which {the one} is {verbed}.', {
        when: /\b(?:freeze|pause|skip|suspend)\b/i,
        of: ['money'],
      }),
      edge('{The actor} is asked to confirm before {the one} is {verbed}.', {
        unless: /\b(?:pause|skip)\b/i,
        notOf: ['person', 'product'],
      }),
      edge('{The actor} can take this back as long as that time has not begun.', {
        when: /\b(?:skip|pause|freeze)\b/i,
        unless: /\b(?:continue|later)\b/i,
        notOf: ['person'],
      }),
      refusal('{A one} {who} is {verbed} already cannot be {verbed} a second time.', {
        notOf: ['person', 'product'],
        unless: /\b(?:pause|skip)\b/i,
      }),
      refusal('Nothing changes for anybody else.', {
        of: ['message'],
        when: /\b(?:pause|freeze|suspend)\b/i,
      }),
      refusal('Whoever comes to {the one} meanwhile is told until when it is {verbed}.', {
        notOf: ['money', 'event', 'document', 'person', 'message'],
        when: /\b(?:pause|freeze|suspend)\b/i,
      }),
      edge('What was entered until then stays as it was.', { when: /\b(?:continue|later|go on|resume)\b/i }),
    ],
    questions: [
      {
        text: 'Until when can {the one} be {verbed}?',
        unless: /\b(?:before|until|hours?|days?|within|continue|month)\b/,
        notOf: ['person', 'product'],
      },
      {
        text: 'What happens to money that was paid for {the one}?',
        of: ['event'],
        unless: /\b(?:fee|money|refund|interview|free)\b/i,
      },
    ],
  },
  {
    name: 'recurring',
    anyVerb: true,
    decisive:
      /^(?:create|set up|have|use|change|edit) (?:an? |the |my |their |our )?standing orders?\b|\brecurring\b|\brepeat(?:s|ing|ed)? (?:every|weekly|monthly|daily)\b|^repeat .+ (?:every|each) (?:day|week|month|year|season|morning|evening|\w+day)\b/i,
    cue: /\b(recurring|repeat(?:ing|s)? (?:every|weekly|monthly|dai)|(?:weekly|monthly|daily) (?:on|at)|series of)\b/i,
    use: 'use',
    benefits: [
      'I do not set up {a one} again each time',
      { text: 'no {one} is forgotten', unless: /\bautomatic (?!\w+s\b)|\bsending\b/i },
      'nobody has to think of it each time',
    ],
    criteria: [
      main('The next dates of {the one} are listed.'),
      main('Each {unit} of the series names the time to which it belongs.', { of: ['money', 'document'] }),
      refusal('After the end of the series no further {one} appears.'),
      edge('A change to a single {unit} leaves the others as they were.'),
      edge('A change to the whole series leaves {units} of the past as they were.'),
      refusal('A date on which it is not possible is shown with the reason instead of being skipped.', {
        of: ['event'],
      }),
    ],
    questions: [
      { text: 'When does the series end?', unless: /\buntil\b/ },
      { text: 'What happens when a date falls on a holiday?', of: ['event'] },
      { text: 'Is {the one} sent at once or checked by somebody first?', of: ['money', 'document'] },
    ],
  },
];
