import { edge, main, refusal, type Intent } from './intent.ts';

const NAMED =
  'glossary|knowledge base|help (?:page|centre|center|section|articles?)|faqs?|list of (?:frequent|common) questions|handbook|user guide|style guide|wiki|how-?tos?|cheat sheet|instructions? videos?|explanations? of (?:terms|words|abbreviations)';

/** What explains something to whoever looks it up. */
export const EXPLAINING: readonly Intent[] = [
  {
    name: 'explained in one place',
    decisive: new RegExp(
      `^(?:use|see|get|have|read|open|look up|find|add|create|set up|keep|make) (?:an? |the |our |my )?(?:[\\w-]+ ){0,2}?(?<thing>${NAMED})\\b(?! (?:template|editor|search|category|views?|statistics))`,
      'i',
    ),
    use: 'have',
    benefits: ['I find the answer without asking'],
    criteria: [
      main('{The one} can be searched by words.', { notOf: ['person'], unless: /\b(?:cheat sheet|videos?)\b/i }),
      main('{The one} can be opened without leaving the work at hand.', { notOf: ['person'] }),
      refusal('What is not explained there yet can be asked for from there.'),
      edge('Each entry shows when it was last changed.'),
    ],
    questions: [{ text: 'Who writes {the one} and keeps it up to date?', notOf: ['person'] }],
  },
];
