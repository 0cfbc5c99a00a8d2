import { rowsMet } from '../../language/rows-met.ts';
import { SCREEN_PARTS, THE_PART } from '../screen-parts.ts';
import { edge, main, refusal, type Intent } from './intent.ts';

const wish = (source: string): RegExp => new RegExp(source, 'i');

const OTHERS = refusal('No other part of the screen is covered or missing because of it.');
const NARROW = edge('On a narrow screen nothing of {object} is cut off.');
const KEYS = edge('{Object} can be reached and used with the keyboard alone.');

/** Ideas that change a part of the screens: how it is to be, and that nothing else suffers. */
export const INTERFACE: readonly Intent[] = [
  {
    name: 'place on the screen',
    decisive: wish(
      `^have the (?:[\\w'-]+ ){1,4}(?:at|on) the (?:very )?(?:top|bottom|left|right|end|start|side)\\b(?! (?:page|screen|date|time))|^have ${THE_PART} (?:above|below|under|next to|beside|in|on) ${THE_PART}$`,
    ),
    benefits: ['I find it without searching', 'I see it before I go on', 'I do not overlook it'],
    criteria: [
      OTHERS,
      main('{Object} {is} shown in one place only, and no longer where {it} {was} before.'),
      NARROW,
      KEYS,
    ],
    questions: [],
  },
  {
    name: 'gone from the screen',
    decisive: wish(`^have (?:${THE_PART} removed|.+ removed from ${THE_PART})$`),
    benefits: ['nothing is asked or shown that nobody needs', 'what matters stands out'],
    criteria: [
      refusal('Nothing on the way asks for it or points to it any more.'),
      main('What is left closes the gap, in the same order as before.'),
      edge('What was entered there before is not lost without a question.', {
        when: wish(`\\b(?:field|number|name|address|date|form|question|option)s?\\b`),
      }),
      NARROW,
    ],
    questions: [
      {
        text: 'What happens to what was entered there before?',
        when: wish(`\\b(?:field|number|name|address|date|form)s?\\b`),
      },
    ],
  },
  {
    name: 'called',
    decisive:
      /^have (?!.*\b(?:is|are|was|were|gets?) called\b).+ called (?:(?!(?:by|when|if|at|on|in|up|out|back|to|for|from|before|after|within|again|automatically|first|once)\b)[\w-]+)(?: [\w-]+)?(?: everywhere| in .+| on .+)?$/i,
    benefits: ['I know at once what is meant', 'the same thing has the same name wherever I read it'],
    criteria: [
      refusal('The old name is not shown anywhere any more.'),
      main('Messages and files that go out carry the new name as well.'),
      edge('A search for the old name still leads there.'),
    ],
    questions: ['Where besides the screens does the old name stand?'],
  },
  {
    name: 'works again',
    decisive: /^have the .+ (?:work again|right)$/i,
    benefits: ['I can count on it again', 'I do not have to do without it'],
    criteria: [
      main('What was tried when it failed gives the right result now.'),
      refusal('Nothing else that worked before fails because of it.'),
      edge('Where it still fails, a message says so instead of showing a wrong result.'),
    ],
    questions: ['In which case does it fail today?'],
  },
  {
    name: 'looks',
    decisive: wish(
      `^have (?:${THE_PART}|the (?:colou?r|size|font|text|icons|letters|type)\\b.*) (?:(?:bigger|larger|smaller|bolder|lighter|darker|wider|narrower|highlighted|enlarged|centered|centred|aligned|red|green|blue|black|white|grey|gray|yellow|orange)\\b)`,
    ),
    benefits: ['I see it at first sight', 'I can tell it from the rest'],
    criteria: [
      main('{Object} {looks} the same wherever {it} {is} shown.'),
      refusal('Nothing else on the screen changes its look.'),
      edge('{Object} can be read in the light and in the dark look.'),
      NARROW,
    ],
    questions: [],
  },
  {
    name: 'fewer steps',
    decisive:
      /^(?:have|see|make|use) (?:fewer|less) (?:steps?|clicks?|fields?|pages?|entries|questions?|options?)\b|^have the number of (?:steps|clicks|fields|pages|columns|tabs)\b.* (?:at most )?\d+|^have .+ fit on\b/i,
    benefits: ['I am done sooner', 'I do not give up half way'],
    criteria: [
      main('Everything that has to be known is still asked for.'),
      refusal('What was entered stays in place when somebody goes back.'),
      edge('How far one has come is shown the whole time.'),
      NARROW,
    ],
    questions: ['Which steps or details can be left out?'],
  },
  {
    name: 'state at the start',
    decisive: wish(
      `^have ${THE_PART}.* (?:(?:on|off|open|closed|checked|unchecked|selected|hidden|shown) by default|disabled (?:while|until|when)|enabled (?:while|until|when))\\b`,
    ),
    benefits: [
      { text: 'nothing is sent off twice', when: /\bdisabled while\b/i },
      { text: 'I do not go on before everything is there', when: /\bdisabled (?:until|when)\b/i },
      { text: 'nothing happens that I have not chosen', when: /\boff by default|unchecked\b/i },
    ],
    criteria: [
      main('Whoever changes {the one} finds it as they left it the next time.', { when: /\bby default\b/i }),
      refusal('What somebody had chosen before stays as they had it.', { when: /\bby default\b/i }),
      main('{Object} {is} shown as not usable for the moment, with the reason.', { when: /\bdisabled\b/i }),
      edge('{Object} can be used again as soon as that is over, without a reload.', { when: /\bdisabled\b/i }),
      refusal('A click on {object} does nothing meanwhile.', { when: /\bdisabled\b/i }),
      KEYS,
    ],
    questions: [],
  },
  {
    name: 'in place of a part',
    decisive: wish(`^(?:have|see|use|set up) .+ in place of ${THE_PART}$`),
    benefits: ['I get it right at the first try', 'it takes me less time'],
    criteria: [
      main('What could be done before can be done in the new way as well.'),
      refusal('Nothing that was entered in the old way is lost.'),
      KEYS,
      NARROW,
    ],
    questions: [{ text: 'May the old one still be chosen?', unless: wish(`\\bonly (?:${SCREEN_PARTS})\\b`) }],
  },
  {
    name: 'asked to confirm',
    decisive: /^be asked (?:to confirm|for (?:a )?confirmation) before\b/i,
    benefits: ['a slip of mine does no harm'],
    criteria: [
      main('The question names what is going to happen, and to what.'),
      refusal('Whoever does not confirm finds everything as it was.'),
      edge('The answer that changes nothing is the one chosen at first.'),
    ],
    questions: [],
  },
];

const interfaceMet = rowsMet(INTERFACE, ({ decisive }) => decisive);

/** What is to be changed of the screens themselves, where the wish is that. */
export function kindOnScreen(wish: string): Intent | undefined {
  return interfaceMet(wish).find(({ decisive }) => decisive?.test(wish));
}
