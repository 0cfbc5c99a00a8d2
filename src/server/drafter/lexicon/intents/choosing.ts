import { HIDE } from './hiding.ts';
import { edge, main, refusal, type Intent } from './intent.ts';

/** A setting of the product, and not a thing that is taken. */
const SETTING = /\b(?:default|set|configur|turn|switch|enable|disable|prefer|colou?r|language|layout|mode|sound)/i;

/** It is on or off. */
const TURNED_ON = /\b(?:modes?|themes?|high contrast)\b/i;

/** What is typed today is to stand there by itself. */
/** What is out or what others have seen cannot be set back. */
const NOT_UNDONE =
  /\b(?:pre-?)?fill(?:s|ed|ing)?(?: it| them)? in\b|\bpre-?fill\w*\b|\bextract\w*\b|\b(?:calculat|convert|translat|hid(?:e|d)|work(?:ed)? out|add(?:ed)? up|sort|count)\w*\b|\b(?:sent|send|sends|mailed|texted|called|told|printed|published|posted|announced|translated|calculated|converted|counted|deleted|paid|refunded|charged|ordered|backed up|updated|refreshed|synced|sorted)\b/i;
/** What nobody is to see is on no list of what was done. */
const OUT_OF_SIGHT = /\b(?:hid(?:e|es|den|ing)|mask\w*|blank\w*|redact\w*|anonymi[sz]\w*|black\w* out)\b/i;
const FILLED_IN =
  /\b(?:pre-?)?fill(?:s|ed|ing)?(?: it| them)? in\b|\bpre-?fill\w*\b|\b(?:pull|read|take|extract)(?:s|ed|ing)? .+ (?:out of|from) .+ automatic|\bextract\w*\b/i;

/** Ideas about choices, rules and bounds. */
export const CHOOSING: readonly Intent[] = [
  {
    name: 'validate',
    isTool: true,
    verbs: 'validate,verify,check for,reject invalid,double-check',
    nouns: 'validation,verification,conflict',
    cue: /\b(invalid|validat|prevent(?!ive)|double[- ]book|wrong (?:\w+ )?(?:number|date|address|format)|conflict(?! check)|overlap)/i,
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
    name: 'mandatory',
    decisive:
      /^require\b|^make .+ (?:mandatory|obligatory|compulsory|required)\b|^have .+ (?:mandatory|obligatory|compulsory)\b/,
    benefits: [
      {
        text: 'nobody decides alone',
        when: /\b(?:second|two|both) (?:\w+ )?(?:approv|sign|check|review|person|people)/i,
      },
    ],
    criteria: [
      main('Where {the one} is asked for, it is marked as a must.', { notOf: ['person'] }),
      refusal('Without {the one} nothing is saved, and a message names what is missing.', { notOf: ['person'] }),
      edge('What was completed without {the one} before stays as it was.', { notOf: ['person'] }),
      edge('An exception is listed with the name of whoever made it.'),
      refusal('An empty or unreadable {one} does not count.', { of: ['media', 'document'] }),
    ],
    questions: ['Who may make an exception?'],
  },
  {
    name: 'keep out',
    decisive: /^keep .+ out of\b/,
    benefits: ['nobody has to be turned away on the spot', 'the rule holds without somebody watching'],
    criteria: [
      refusal('{An entry} who tries all the same is refused with a message that names the rule.', { of: ['person'] }),
      main('The rule can be read before anybody signs up.', { of: ['person'] }),
      edge('{Units} who were admitted before the rule was made are listed for {the actor}.', { of: ['person'] }),
      refusal('What comes in all the same is pointed out to {the actor}.', { notOf: ['person'] }),
      edge('What was there before is listed for {the actor}.', { notOf: ['person'] }),
      main('{The actor} sees what was kept out and why.', { notOf: ['person'] }),
    ],
    questions: [
      { text: 'Who may make an exception?', of: ['person'] },
      { text: 'How is it checked?', of: ['person'], when: /\b(?:under|over|older|younger|without|with)\b/i },
    ],
  },
  {
    name: 'limit',
    takes: ['anything', 'nothing'],
    verbs: 'limit,cap,throttle,set,choose,decide',
    nouns: 'limit,rate limit,quota,cap,capacity,allowance,budget,threshold,maximum,budget limit',
    isTool: true,
    use: 'set',
    benefits: ['nobody goes past the limit unnoticed', 'I see in time when the limit comes near'],
    criteria: [
      main('How much of the limit is left is shown.', {
        notOf: ['person'],
        unless:
          /\b(?:KB|MB|GB|characters|letters|words|pages)\b|\bto (?:at most )?(?:\d+|an?|one|two|three|four|five|six|seven|ten) (?:days?|hours?|minutes?|weeks?|months?)\b|\bhow long\b/i,
      }),
      main('How many places are left is shown.', {
        of: ['person'],
        unless:
          /\bto (?:at most |no more than )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) [a-z]/i,
      }),
      refusal('What would go past the limit is refused with a message that names it.', {
        unless: /\bwarn|\balert/i,
        unlessSaid: /names the limit of\b/,
      }),
      refusal('Without a limit no warning is given.', { when: /\bwarn|\balert/i }),
      edge('What was there before the limit was set stays and is marked where it goes past.'),
      edge('A change of the limit holds from that moment on.'),
      main('{The actor} is told before the limit of {the one} is reached.', {
        notOf: ['person'],
        unless: /\b(?:KB|MB|GB|characters|letters|words|pages)\b/,
      }),
    ],
    questions: [
      {
        text: 'How high should the limit be?',
        unless:
          /\d|\bset\b|\bto (?:at most |no more than )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b/,
      },
    ],
  },
  {
    name: 'feature flag',
    verbs: 'roll out gradually',
    nouns: 'feature flag,flag,feature toggle,toggle',
    decisive: /\bfeature (?:flags?|toggles?)\b/i,
    isTool: true,
    use: 'use',
    benefits: ['a fault can be turned off without a new release'],
    criteria: [
      main('Each flag is listed with its state and who changed it last.'),
      main('A feature that {an actor} has turned off is gone with the next page that is opened.'),
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
    decisive: /^(?!(?:see|view|preview|check|test|know)\b).*\b(?:dark (?:mode|theme)|night mode)\b/i,
    use: 'switch to',
    benefits: [{ text: 'my eyes do not tire', when: /\b(?:dark|night|contrast)\b/i, unless: /\bpreview\b/i }],
    criteria: [
      main('{An actor} can turn {object} off again at any time.', { when: TURNED_ON }),
      main('{An actor} can go back to how it looked before.', { unless: TURNED_ON }),
      main('{Object} {is} used on every page, messages and charts included.'),
      edge('The choice of {object} is still in place at the next sign-in.'),
      edge('Text and signs stay readable in {object}.'),
      edge('What is printed looks the same with and without {object}.', {
        when: new RegExp(`\\bprint.*${TURNED_ON.source}|${TURNED_ON.source}.*\\bprint`, 'i'),
      }),
      refusal('Turning {object} on changes nothing for others.', { when: TURNED_ON }),
      refusal('The choice changes nothing for others.', { unless: TURNED_ON }),
    ],
    questions: [],
  },
  {
    name: 'automate',
    isOrdered: true,
    anyVerb: true,
    verbs: 'automate,reorder automatically,order automatically,retry,renew automatically,trigger',
    nouns: 'automation,automation rule',
    cue: /\bautomatically\b|^(?:use|get|have|make|set up|receive|do|add|create) .*\bautomatic\b/i,
    decisive: /^(?!.*\b(?:suggest|recommend|propose)).*\bautomatically\b/i,
    isTool: false,
    use: 'use',
    benefits: [
      {
        text: 'nobody has to {verb} {objects} by hand',
        notOf: ['person'],
        unless: /\b(?:get|gets|receive|receives|see|back|put|puts|placed|moved|turned|brought)\b/i,
      },
      {
        text: 'I do not have to watch for the moment myself',
        when: /\b(?:get|gets|receive|receives|see|back|moved up|place|seat)\b/i,
      },
      { text: 'nobody has to do it by hand', unless: /\b(?:get|gets|receive|receives|see|back)\b/i },
    ],
    criteria: [
      main('Each {unit} {who} was {verbed} is listed with the time.', {
        notOf: ['person'],
        unless: new RegExp(`${FILLED_IN.source}|${OUT_OF_SIGHT.source}`, 'i'),
      }),
      edge('What was filled in can be corrected before it is saved.', { when: FILLED_IN }),
      refusal('A field that could not be filled in is left empty and marked.', { when: FILLED_IN }),
      edge('{A one} {who} was {verbed} by mistake can be set back.', { notOf: ['person'], unless: NOT_UNDONE }),
      refusal('{A one} {who} could not be {verbed} is listed with the reason.', {
        notOf: ['person'],
        unless: new RegExp(`${FILLED_IN.source}|${OUT_OF_SIGHT.source}`, 'i'),
      }),
      main('What was done by itself is listed with the time and the reason.', {
        notOf: ['person', 'thing', 'told'],
        unless: new RegExp(`${FILLED_IN.source}|${OUT_OF_SIGHT.source}`, 'i'),
        unlessSaid: /\bis listed with the time\b/,
      }),
    ],
    questions: [
      {
        text: 'Must somebody confirm before {the one} is {verbed}?',
        when: /\b(?:order|pay|buy|charge|delete|cancel|send)/i,
        notOf: ['person'],
      },
    ],
  },
  HIDE,
  {
    name: 'exclude',
    verbs: 'exclude,leave out,block out,rule out,opt out of',
    nouns: 'exclusion,blacklist,blocklist,allergy,dislike',
    use: 'set',
    benefits: ['I do not have to sort it out afterwards'],
    criteria: [
      main('{Units} {who} were excluded are listed and can be taken off again.'),
      main('What was left out is listed and can be taken in again.', { of: ['unnamed'] }),
      refusal('What was left out is counted nowhere.', { of: ['unnamed'] }),
      refusal('{A one} {who} was excluded does not turn up any more.'),
      edge('When nothing is left after excluding {units}, {the actor} is told.'),
      edge('What was arranged before {a one} was excluded is pointed out to {the actor}.'),
      refusal('The same {one} cannot be excluded twice.'),
    ],
    questions: [
      { text: 'How many {units} may be excluded?', unless: /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/i },
      'What comes in place of {a one} {who} was excluded?',
    ],
  },
  {
    name: 'mode',
    verbs: 'put into a mode',
    nouns: 'holiday mode,vacation mode,maintenance mode,quiet mode',
    decisive: /^(?:set|put|switch) .+ (?:on|to|in|into) (?:(?:a|the) )?(?:[\w-]+ )?mode\b/i,
    use: 'use',
    benefits: ['I do not have to tell each of them myself'],
    criteria: [
      main('Everybody who sees {the one} is told of it.', { notOf: ['person'] }),
      refusal('Nobody but {the actor} can end it for {the one}.', { notOf: ['person'] }),
      edge('Once {the actor} has ended it, {the one} is as before.', { notOf: ['person'] }),
      edge('What was begun with {the one} before goes on.', { notOf: ['person'] }),
      main('{The actor} sees since when it is on.'),
    ],
    questions: [],
  },
  {
    name: 'settings',
    decisive:
      /^set (?:the|an?|my|their|our) (?:[\w-]+ ){0,3}(?:fee|price|rate|rent|tax|default|threshold|target|goal|amount|language)\b|^set (?:[\w-]+ )?fees\b/,
    verbs:
      'configure,choose,set,select,customise,customize,personalise,personalize,turn on,turn off,switch on,switch off,enable,disable,opt in,pick,decide,specify,adapt,control,switch',
    nouns: 'setting,preference,option,configuration,default',
    use: 'choose',
    benefits: [
      {
        text: 'I do not set {the one} each time anew',
        when: SETTING,
        unless:
          /\bset (?:an? |the )?(?:[\w-]+ ){0,3}(?:fee|price|rate|rent|tax|threshold|target|goal|amount|temperature)\b/i,
      },
    ],
    criteria: [
      main('The choice is shown with {the one} and can be seen by whoever it concerns.', { of: ['event'] }),
      main('The chosen {one} is used from then on without being chosen again.', {
        when: /\b(?:default|prefer)/i,
        notOf: ['event', 'person'],
      }),
      main('{The actor} sees which {one} applies now.', { notOf: ['event', 'person'] }),
      refusal('{A one} {who} is no longer on offer cannot be chosen.', {
        unless: /\b(?:default|set|turn|switch|enable)/i,
        notOf: ['person'],
      }),
      refusal('A value that is not possible is refused with what is allowed for {the one}.', {
        when: /\b(?:default|set|configure)|(?<!\bat (?:this|that) )\brate/i,
        notOf: ['event', 'person'],
      }),
      edge('{The actor} can change the choice of {the one} later.', { notOf: ['person'] }),
      edge('What was made before keeps the {one} of that time.', {
        when: /\b(?:default|price|fee)|(?<!\bat (?:this|that) )\brate/i,
      }),
      edge('When two people choose the same {one}, the second is asked for another choice.', { of: ['event'] }),
      edge('{Actors} who choose nothing get the same {one} as before.', { notOf: ['event', 'person'] }),
    ],
    questions: [{ text: 'Until when can the choice be changed?', of: ['event'] }],
  },
];
