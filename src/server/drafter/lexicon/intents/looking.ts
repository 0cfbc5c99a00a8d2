import { edge, main, refusal, type Intent } from './intent.ts';

/** How something is looked at, got into and helped with: larger, in an order, narrowed, behind a code, with a hint, further back. */
export const LOOKING: readonly Intent[] = [
  {
    name: 'made larger',
    decisive:
      /^(?:use|have|see|get|show|add|need) (?:(?:an?|the) )?(?:larger|bigger|wider|taller) (?<thing>maps?|pictures?|photos?|images?|calendars?|tables?|previews?|charts?|icons?|fields?|screens?|video|timers?|clocks?|scores?)(?=$| (?:for|of|on|in|with) )/i,
    use: 'see',
    ownsReason: true,
    benefits: ['I can make out the details'],
    criteria: [
      main('{Object} {is} shown larger than before on every kind of screen.'),
      refusal('Nothing else that is needed there is covered by {object}.'),
      edge('{The actor} can go back to the smaller size.'),
    ],
    questions: ['On which screens is it too small today?'],
  },
  {
    name: 'in an order',
    decisive:
      /^(?:use|see|get|have) .*\b(?:list|lists|overview|calendar|table|plan|board|menu|queue|report|timetable|catalogue|catalog)\b(?:.*? (?:sorted|ordered|arranged|grouped)| of [\w' -]+?)? by (?<other>(?!hand\b|date and\b|e-?mail\b|mail\b|phone\b|post\b|text\b|sms\b|app\b|link\b|voice\b|default\b|noon\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)(?:the |their |its )?[\w'-]+(?: [\w'-]+)?)$/i,
    use: 'see',
    criteria: [
      main('What has the same {other} stands together.'),
      refusal('What has no {other} is listed at the end.'),
      edge('What is added later stands at its place in this order.'),
    ],
    benefits: [],
    questions: ['In which order stands what has the same {other}?'],
  },
  {
    name: 'narrowed to one',
    decisive:
      /^(?:use|see|get|have) .*\b(?:list|lists|overview|calendar|table|plan|board|menu|report|timetable|catalogue|catalog|map|feed)\b.* filtered by (?<other>(?:the |their |its )?[\w'-]+(?: [\w'-]+)?(?: (?:and|or) [\w'-]+)?)$/i,
    use: 'see',
    criteria: [
      main('Only what belongs to the {other} that was chosen is shown.'),
      refusal('When nothing fits, {the actor} is told so.'),
      edge('{The actor} can have everything shown again.'),
    ],
    benefits: [],
    questions: ['Can more than one be chosen at a time?'],
  },
  {
    name: 'code to get in',
    decisive:
      /^(?:see|get|use|have|be shown|receive|know|look up) (?:(?:the|an?|my) )?(?<thing>(?:gate|door|access|alarm|entry|key safe|lock|lockbox|wi-?fi) (?:codes?|passwords?|pins?))(?=$| (?:for|of|at|on|to|in|with|before) )/i,
    use: 'see',
    benefits: ['I get in without waiting for anybody'],
    criteria: [
      refusal('Nobody who has nothing to do there is shown {the one}.'),
      main('{A one} {who} was changed is shown with its new value at once.'),
      edge('Who has looked at {the one} can be seen later, with the time.'),
    ],
    questions: ['From when until when is {the one} shown?'],
  },
  {
    name: 'app locked',
    decisive:
      /^(?:lock|unlock|protect|secure|open) (?:the|my|our) (?<thing>app|diary|journal|notes?|profile|account|screen|phone|tablet|till) (?:with|by) (?:(?:an?|the|my) )?(?:fingerprints?|pin|code|face(?: id)?|password|passcode|pattern)\b/i,
    ownsReason: true,
    benefits: ['nobody else reads what is mine'],
    criteria: [
      main('Nothing of {the one} is shown before it is unlocked.'),
      refusal('What does not fit opens nothing.'),
      edge('When it cannot be read, another way to unlock is offered.'),
      edge('Whoever leaves {the one} has to unlock it again on coming back.'),
    ],
    questions: ['After how long is it locked again?', 'What happens after several wrong tries?'],
  },
  {
    name: 'hint',
    decisive:
      /^(?:use|get|see|have|show|ask for|offer|give) (?:(?:an?|the|some) )?(?<thing>(?:[\w-]+ )?(?:hints?|clues?)) (?:for|in|with|to|on|about) /i,
    use: 'get',
    ownsReason: true,
    benefits: [
      { text: 'I get on without being told the answer', of: ['served'] },
      { text: 'nobody is stuck for long', notOf: ['served'] },
    ],
    criteria: [
      main('{A one} is shown only to whoever asks for it.'),
      refusal('{The one} does not give away the answer.'),
      edge('Whether {a one} was used is shown with the result.'),
    ],
    questions: ['How many hints may be asked for?'],
  },
  {
    name: 'jumped in it',
    decisive:
      /^(?:go|jump|skip|rewind|move|spool|wind) (?:back|forward|forwards|backwards|ahead)(?: by)? (?:\d+|an?|half an?|ten|fifteen|twenty|thirty|five|some|a few) (?:seconds?|minutes?)\b/i,
    ownsReason: true,
    benefits: [
      { text: 'I can hear once more what I missed', when: /\bback/i },
      { text: 'I get past what I know already', unless: /\bback/i },
    ],
    criteria: [
      main('It plays on from there at once.'),
      refusal('What is nearer to the beginning than that starts from the beginning.', { when: /\bback/i }),
      refusal('What is nearer to the end than that stops at the end.', { unless: /\bback/i }),
      edge('Pressing twice goes twice as far.'),
    ],
    questions: [],
  },
];
