import { edge, main, refusal, type Intent } from './intent.ts';

/** Part of another kind of wish: another time instead, or somebody who is named. */
const ANOTHER =
  '(?!.* to (?:the|an?|my|our|all|each|every)\\b|(?:another|a different|a new|an alternative) |to |that |how |what |when |where )';

/** What people put forward, learn, close for a day and prolong, with any product. */
export const USUAL_CHOICES: readonly Intent[] = [
  {
    name: 'shown how',
    decisive: /^(?:learn|see|look up|read|watch|be shown) how to /i,
    isOrdered: true,
    ownsReason: true,
    benefits: ['I can do it without asking anybody'],
    criteria: [
      main('Each step is shown in the order in which it is done.'),
      refusal('As long as nothing explains it, {the actor} is told so.'),
      edge('{The actor} can go back to an earlier step at any time.'),
    ],
    questions: ['Who writes it and keeps it up to date?'],
  },
  {
    name: 'put forward',
    by: 'person',
    decisive: new RegExp(
      `^(?:suggest|propose) ${ANOTHER}(?:(?:an?|the|my|our|some) )?(?<thing>(?:[\\w-]+ )??[\\w-]+)(?=$|,| (?:for|of|at|in|on|by|with|when|if|so)\\b)`,
      'i',
    ),
    isOrdered: true,
    benefits: ['my idea is not lost'],
    criteria: [
      main('Whoever decides sees the suggestion with the name of {the actor}.'),
      refusal('Nothing that was suggested holds before somebody has decided.'),
      edge('{The actor} is told what became of the suggestion.'),
      edge('{The actor} can take the suggestion back until then.'),
    ],
    questions: ['Who decides about a suggestion?'],
  },
  {
    name: 'day closed',
    decisive:
      /^close (?:(?:an?|the|a single|a whole|single|whole|certain) )*(?<thing>days?|dates?|weeks?|weekends?|mornings?|afternoons?|evenings?|(?:time )?slots?)\b/i,
    isOrdered: true,
    ownsReason: true,
    benefits: ['nobody comes in vain'],
    criteria: [
      main('{The one} is shown as closed to everybody who looks it up.'),
      refusal('Nothing new can be planned for {a one} that is closed.'),
      edge('What was planned for {the one} before is pointed out to {the actor}.'),
      edge('{The actor} can open {the one} again.'),
    ],
    questions: ['Who is told when {a one} is closed?'],
  },
];
