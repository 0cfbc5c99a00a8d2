import { edge, main, refusal, type Intent } from './intent.ts';
import { order } from './order-pattern.ts';

/** Things and deeds whose name is that of another kind: a tip may be advice and no money, and a note that is dropped is left for somebody. */
export const OTHER_NAMES: readonly Intent[] = [
  {
    name: 'piece of advice',
    decisive:
      /^(?:use|see|get|receive|read|show|have|add|display) (?:an? |the |my |some |one |short |useful |\d )*(?:[\w-]+ )?(?<thing>tips?) (?:shown )?(?:on|about|how|what|which|where to|when to|why|of the (?:day|week|month)|for (?:what|how|when|where|which|an?|the|every|each|(?:better|good|safe|saving|using|storing|cooking|cleaning|planning|beginners?|newcomers)\b))(?!.*\b(?:waiters?|waitress(?:es)?|drivers?|guides?|staff|euros?|percent|card|cash|pay\w*|bills?|orders?|checkout)\b|.*%)/i,
    use: 'see',
    ownsReason: true,
    benefits: ['I do not have to work it out myself'],
    criteria: [
      main('{The one} is shown together with what it is about.'),
      refusal('Where there is no {one} for it, nothing is shown in its place.'),
      edge('{The actor} can put {the one} away once it is read.'),
    ],
    questions: ['Who writes the tips?'],
  },
  {
    name: 'granted',
    decisive:
      /^(?:use|grant|get|give|offer|have) (?:an? |the )?(?<thing>(?:(?:fee|cost|rent|tuition|charge|fine|late fee|interest|entry) )(?:waiver|exemption|reduction|remission)s?)\b/i,
    use: 'get',
    benefits: [],
    criteria: [
      main('Whoever is granted {the one} is told what it covers.'),
      refusal('Whoever has no right to {the one} is told the reason.'),
      edge('{A one} {who} was granted is listed with the name and the reason.'),
    ],
    questions: ['How is it shown that somebody has a right to {the one}?'],
  },
  {
    name: 'club ladder',
    decisive:
      /^(?:use|see|have|join|follow) (?:an? |the |our )?(?:[\w-]+ ){0,2}?(?:puzzle|club|skills?|ratings?|league|chess|tennis|squash|badminton|training|quiz|speed|weekly|monthly|season|junior|doubles|singles|players?['’]?) (?:[\w-]+ )?(?<thing>ladders?)\b/i,
    use: 'see',
    ownsReason: true,
    benefits: ['everybody sees where they stand'],
    criteria: [
      main('Each step of {the one} shows the place and the name.'),
      refusal('Whoever has no result yet stands at the end.'),
      edge('After a new result the order is changed at once.'),
    ],
    questions: ['By what does somebody move up?'],
  },
  {
    name: 'turned on and off',
    decisive:
      /^(?:add|use|have|get) (?:an?|one) (?<thing>(?:[\w-]+ ){0,2}?(?:switch|toggle)) (?:that|which|to|for|with which) /i,
    use: 'use',
    benefits: [],
    criteria: [
      main('{The actor} sees whether {the one} is on or off.'),
      refusal('As long as {the one} is off, nothing changes.'),
      edge('{The actor} can turn {the one} off again at any time.'),
    ],
    questions: [],
  },
  {
    name: 'left for somebody',
    decisive:
      /^drop (?:(?:an?|the|my|one|short|quick|small) )*(?<thing>hints?|notes?|lines?|messages?|cards?|letters?|comments?) (?:to|for|with) \w/i,
    ownsReason: true,
    benefits: ['they read it when it suits them'],
    criteria: [
      main('Whoever {the one} is for is told about it.'),
      refusal('Nobody else sees {the one}.'),
      edge('{The actor} can take {the one} back as long as nobody has read it.'),
    ],
    questions: [],
  },
  {
    name: 'not reached by them',
    decisive:
      /^block (?:each other|one another|(?:(?:an?other|other|single|certain|annoying|unwanted) )+(?<people>[\w-]+)|somebody|someone|people|whoever \w.*)(?=$| (?:who|that|so|and)\b)/i,
    ownsReason: true,
    benefits: ['I am left in peace'],
    criteria: [
      main('Whoever is blocked can no longer write to {the actor}.'),
      refusal('Whoever is blocked is not told by whom.'),
      edge('{The actor} can lift it again at any time.'),
    ],
    questions: ['What of {the actor} can those who are blocked still see?'],
  },
  {
    name: 'gone from there',
    decisive: /^check out (?:of|from) \w/i,
    ownsReason: true,
    benefits: ['it is clear who is still there'],
    criteria: [
      main('The time at which {the actor} has left is listed.'),
      refusal('Whoever has not checked out is listed as still there.'),
      edge('A check-out made by mistake can be taken back.'),
    ],
    questions: [],
  },
  {
    name: 'filed under',
    decisive: order({ deed: 'file|sort', rest: ' under (?<other>(?:an? |the |another |other )?[\\w-]+(?: [\\w-]+)?)' }),
    ownsReason: true,
    benefits: ['it is found again where people look for it'],
    criteria: [
      main('{The one} is listed under {other} from then on.'),
      refusal('The same {one} is not listed under both.', { when: /\banother\b|\bother\b/i }),
      refusal('A heading that does not exist is refused.', { unless: /\banother\b|\bother\b/i }),
      edge('{The actor} can move {the one} to another place later.'),
    ],
    questions: [],
  },
];
