import { edge, main, refusal, type Intent } from './intent.ts';

/** A setting of the product, and not a thing that is taken. */
const SETTING = /\b(?:default|set|configur|turn|switch|enable|disable|prefer|colou?r|language|layout|mode|sound)/i;

/** Ideas about choices, rules and bounds. */
export const CHOOSING: readonly Intent[] = [
  {
    name: 'validate',
    isTool: true,
    verbs: 'validate,verify,check for,reject invalid,double-check',
    nouns: 'validation,verification,conflict',
    cue: /\b(invalid|validat|prevent|double[- ]book|wrong (?:\w+ )?(?:number|date|address|format)|conflict|overlap)/i,
    use: 'use',
    benefits: ['a mistake is found before it costs anything', 'I do not have to put {object} right later'],
    criteria: [
      main('A mistake in {object} is pointed out beside the field, in words that name it.', { notOf: ['person'] }),
      refusal('As long as the mistake is there, {object} cannot be sent off.', { notOf: ['person'] }),
      edge('What was entered for {object} stays in place until it is put right.', { notOf: ['person'] }),
      edge('The message about {object} goes away as soon as the mistake is gone.', { notOf: ['person'] }),
      edge('{Objects} from before are left as they are until somebody changes {them}.', { notOf: ['person'] }),
    ],
    questions: [{ text: 'What counts as right for {object}?', notOf: ['person'] }],
  },
  {
    name: 'limit',
    verbs: 'limit,cap,throttle',
    nouns: 'limit,rate limit,quota,cap,capacity,allowance,budget,threshold,maximum,budget limit',
    isTool: true,
    use: 'set',
    benefits: ['nobody goes past the limit unnoticed', 'I see in time when the limit comes near'],
    criteria: [
      main('How much of the limit is left is shown with {the one}.', { notOf: ['person'] }),
      main('How much is left for {the one} is shown.', { of: ['person'] }),
      refusal('What would go past the limit is refused with a message that names it.'),
      edge('What was there before the limit was set stays and is marked where it goes past.'),
      edge('A change of the limit holds from that moment on.'),
      main('{The actor} is told before the limit of {the one} is reached.', { notOf: ['person'] }),
    ],
    questions: [{ text: 'How high should the limit be?', unless: /\d|\bset\b/ }],
  },
  {
    name: 'feature flag',
    verbs: 'roll out gradually',
    nouns: 'feature flag,flag,feature toggle,toggle',
    decisive: /\bfeature (?:flags?|toggles?)\b/i,
    isTool: true,
    use: 'use',
    benefits: ['a fault can be turned off without a new release', 'I can try something with a few people first'],
    criteria: [
      main('Each flag is listed with its state and who changed it last.'),
      main('{An actor} can turn a feature off, and it is gone with the next page that is opened.'),
      refusal('Somebody without the right sees the flags but cannot change them.'),
      edge('A flag whose state cannot be read keeps the last known one.'),
      edge('A flag that nobody has changed for long can be found and removed.'),
    ],
    questions: [
      'For whom can a feature be turned on: everybody, groups or single people?',
      'Who may change a flag in daily use?',
    ],
  },
  {
    name: 'appearance',
    verbs: 'toggle,restyle',
    nouns: 'dark mode,theme,font,layout,mode,night mode,design,branding,skin,high contrast mode',
    cue: /\b(dark (?:mode|theme)|night mode|theme|branding|colou?r scheme)\b/i,
    decisive: /\b(?:dark (?:mode|theme)|night mode)\b/i,
    use: 'switch to',
    benefits: ['my eyes do not tire', 'I can read in the light around me'],
    criteria: [
      main('{An actor} can turn {object} on and off.'),
      main('{Object} {is} used on every page, messages and charts included.'),
      edge('The choice of {object} is still in place at the next sign-in.'),
      edge('Text and signs stay readable in {object}.'),
      edge('What is printed looks the same with and without {object}.'),
      refusal('Turning {object} on changes nothing for others.'),
    ],
    questions: [],
  },
  {
    name: 'automate',
    anyVerb: true,
    verbs: 'automate,reorder automatically,order automatically,retry,renew automatically,trigger',
    nouns: 'automation,rule',
    cue: /\bautomatic(?:ally)?\b/i,
    decisive: /\bautomatically\b/i,
    isTool: false,
    use: 'use',
    benefits: ['it happens even when nobody thinks of it', 'I do not have to watch for the moment myself'],
    criteria: [
      main('What was done by itself is listed with the time and the reason.'),
      main('{The actor} is told when {the one} was {verbed}.', { notOf: ['person'] }),
      refusal('Nothing is done as long as {no event}.'),
      refusal('When it fails, {the actor} is told, and {the one} is listed as not done.', { notOf: ['person'] }),
      edge('{A one} is not {verbed} a second time while the first is still under way.', { notOf: ['person'] }),
      edge('{The actor} can stop it for {a one} before it happens.', { notOf: ['person'] }),
    ],
    questions: [
      {
        text: 'Must somebody confirm before {the one} is {verbed}?',
        when: /\b(?:order|pay|buy|charge|delete|cancel|send)/i,
        notOf: ['person'],
      },
    ],
  },
  {
    name: 'hide',
    verbs: 'hide,collapse,fold away,minimise,unhide',
    nouns: 'hiding',
    decisive:
      /^hide (?!.* from (?:the |all |other |my |our )?(?!(?:list|view|page|menu|screen|search|results|feed|overview)\b)\w+)/i,
    use: 'use',
    benefits: ['I see only what still matters to me', 'I do not scroll past {units} that I know already'],
    criteria: [
      main('{A one} {who} was hidden is no longer listed for {the actor}.'),
      main('{The actor} can list the hidden {units} and bring {a one} back.'),
      refusal('{A one} {who} was hidden is still shown to everybody else.'),
      edge('{A one} {who} was hidden stays hidden at the next sign-in.'),
      edge('A search still finds {a one} {who} was hidden.'),
    ],
    questions: [],
  },
  {
    name: 'exclude',
    verbs: 'exclude,leave out,block out,rule out,opt out of',
    nouns: 'exclusion,blacklist,blocklist,allergy,dislike',
    use: 'set',
    benefits: ['I do not get what I cannot use', 'I do not have to sort it out afterwards'],
    criteria: [
      main('{Units} {who} were excluded are listed and can be taken off again.'),
      refusal('{A one} {who} was excluded does not turn up any more.'),
      edge('When nothing is left after excluding {units}, {the actor} is told.'),
      edge('What was arranged before {a one} was excluded is pointed out to {the actor}.'),
      refusal('The same {one} cannot be excluded twice.'),
    ],
    questions: [
      { text: 'How many {units} may be excluded?', unless: /\d/ },
      'What comes in place of {a one} {who} was excluded?',
    ],
  },
  {
    name: 'settings',
    decisive:
      /^set (?:the|an?|my|their|our) (?:[\w-]+ ){0,3}(?:fee|price|rate|rent|tax|default|threshold|target|goal|amount|language)\b/,
    verbs:
      'configure,choose,set,select,customise,customize,personalise,personalize,turn on,turn off,switch on,switch off,enable,disable,opt in,pick,decide,specify,adapt,control,switch',
    nouns: 'setting,preference,option,configuration,default',
    use: 'choose',
    benefits: [
      { text: 'I do not set {the one} each time anew', when: SETTING },
      { text: 'I do not have to ask somebody to set {the one} for me', when: SETTING },
      { text: 'I get {the one} that suits me', unless: SETTING, notOf: ['person'] },
      'I can decide about it myself',
    ],
    criteria: [
      main('The choice is shown with {the one} and can be seen by whoever it concerns.', { of: ['event'] }),
      main('The chosen {one} is used from then on without being chosen again.', {
        when: /\b(?:default|set|prefer)/i,
        notOf: ['event', 'person'],
      }),
      main('{The actor} sees which {one} applies now.', { notOf: ['event', 'person'] }),
      refusal('{A one} {who} is no longer on offer cannot be chosen.', {
        unless: /\b(?:default|set|turn|switch|enable)/i,
        notOf: ['person'],
      }),
      refusal('A value that is not possible is refused with what is allowed for {the one}.', {
        when: /\b(?:default|set|rate|configure)/i,
        notOf: ['event', 'person'],
      }),
      edge('{The actor} can change the choice of {the one} later.', { notOf: ['person'] }),
      edge('What was made before keeps the {one} of that time.', { when: /\b(?:default|rate|price|fee)/i }),
      edge('When two people choose the same {one}, the second is told and chooses again.', { of: ['event'] }),
      edge('{Actors} who choose nothing get the same {one} as before.', { notOf: ['event', 'person'] }),
    ],
    questions: [{ text: 'Until when can the choice be changed?', of: ['event'] }],
  },
];
