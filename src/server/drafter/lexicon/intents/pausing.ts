import { edge, main, refusal, type Intent } from './intent.ts';

/** What measures time, of which the pause is no part. */
const CLOCK = /\b(?:clock|timer|stopwatch|countdown|time tracking|time tracker|response time)\b/i;

/** What runs now and stands still until somebody lets it go on: no time is planned ahead for it. */
export const PAUSING: readonly Intent[] = [
  {
    name: 'stand still',
    decisive:
      /^pause (?:(?:an?|the|my|our|their|its|every|each) )?(?:[\w-]+ ){0,2}?(?:clock|timer|stopwatch|countdown|recording|playback|video|film|music|song|audio|podcast|game|quiz|exercise|slideshow|upload|download|import|machine|robot|pump|belt|test|cycle|programme|program)s?\b|^pause .+ (?:while|when|whenever|as long as) (?!.*\b(?:holidays?|vacation|away|ill|sick|closed)\b)/i,
    use: 'use',
    benefits: [
      { text: 'only the time that counts is counted', when: CLOCK },
      { text: 'I can go on where I stopped', unless: CLOCK },
    ],
    criteria: [
      main('The time in which {the one} is paused is not counted.', { when: CLOCK }),
      main('{The one} is shown as paused, with the time since when.'),
      refusal('Nothing of {the one} is lost while it is paused.', { notOf: ['several'], unless: CLOCK }),
      refusal('When {the one} goes on, it starts where it stopped.', { notOf: ['several'], when: CLOCK }),
      edge('{The actor} can let {the one} go on at any time.'),
    ],
    questions: [{ text: 'Does {the one} go on by itself after some time?', unless: /\b(?:until|for \d+)\b/ }],
  },
];
