import { edge, main, refusal, type Intent } from './intent.ts';

/** What people say to a product: when they can come, what they think, what they order. */
export const PLAIN_WORDS: readonly Intent[] = [
  {
    name: 'availability',
    decisive:
      /^(?:set|enter|say|mark|update|change|manage|share|give|record) (?:(?:my|their|our|the|his|her) )?(?:weekly |own |general )?availability\b/i,
    benefits: ['nothing is planned when I cannot come'],
    criteria: [
      main('Only times that are marked as free are offered.'),
      refusal('A time outside them cannot be chosen by anybody else.'),
      edge('What is agreed already stays when the availability is changed.'),
    ],
    questions: ['Is the availability the same every week?'],
  },
  {
    name: 'least of it',
    decisive:
      /^(?:set|define|require|have|enter|choose|fix) (?:(?:an?|the) )?(?:minimum|min\.?|lowest) (?<thing>stay|age|length|duration|rental|notice|height|weight)\b/i,
    benefits: ['nobody has to be turned down by hand'],
    criteria: [
      main('The minimum is shown before anybody chooses.'),
      refusal('What is below the minimum is refused with a message that names it.'),
      edge('What is exactly as much is accepted.'),
      edge('What was agreed before the minimum was set stays as it is.'),
    ],
    questions: [{ text: 'How high should the minimum be?', unless: /\d/ }],
  },
  {
    name: 'feedback given',
    decisive: /^(?:leave|give|send|write|submit) (?:(?:my|some|their|our|short|anonymous|quick) )*feedback\b/i,
    ownsReason: true,
    benefits: ['others learn what they should change'],
    criteria: [
      main('What {the actor} writes is shown to those who deal with it, with the day.'),
      refusal('Feedback without any words is refused.'),
      edge('{The actor} reads that the feedback has arrived.'),
      edge('The name of {the actor} is not shown with it.', { when: /\banonym/i }),
    ],
    questions: [{ text: 'Is the name of {the actor} shown with it?', unless: /\banonym/i }],
  },
  {
    name: 'answered below',
    decisive:
      /^(?:reply|respond|answer) (?:to )?(?:(?:an?|the|my|our|their|all|single) )?(?<thing>(?:[\w-]+ )?(?:reviews?|ratings?|comments?))\b/i,
    benefits: ['whoever reads it knows both sides'],
    criteria: [
      main('The answer is shown below {the one} with the name and the day.'),
      refusal('An answer without any words is refused.'),
      edge('Whoever wrote {the one} is told that there is an answer.'),
      edge('{The actor} can correct the answer, and that is marked.'),
    ],
    questions: ['May the answer be answered again?'],
  },
  {
    name: 'ordered online',
    decisive:
      /^order (?:online|directly|ahead|in advance|in the app|(?:from|on|with|by) (?:my|their|the|a) (?:phone|tablet|app))\b/i,
    ownsReason: true,
    benefits: ['I do not have to phone or wait in line'],
    criteria: [
      main('Everything that was chosen is listed with its price before {the actor} confirms.'),
      refusal('What is not available cannot be ordered.'),
      edge('Confirming twice orders once.'),
      edge('{The actor} sees afterwards what has become of the order.'),
    ],
    questions: ['How is it paid for?'],
  },
];
