import type { Reason } from './benefits.ts';

/** What ends with a wish, by a sentence beside it that tells how it goes today. */
export const OF_TOLD: readonly Reason[] = [
  {
    when: /\b(?:at the moment|right now|now|today|currently|so far|until now|always|every \w+|last \w+)\b[^.]*\b(?:by hand|manually)\b|\b(?:by hand|manually)\b[^.]*\b(?:at the moment|right now|now|today|currently|every \w+|each \w+)\b/i,
    text: 'nobody has to do it by hand',
  },
  {
    when: /\b(?:quarrel(?:s|ling)?|arguments?|fights? (?:about|over))\b|\b(?:we|they|people|\w+s) (?:argue|quarrel|fight)\b/i,
    text: 'there is no quarrel about it',
  },
  {
    when: /\b(?:at the moment|right now|now|today|currently|always)\b[^.]*\b(?:phones?|rings?|calls?) (?:round|around|everyone|everybody|each|all)\b|\bhas to (?:phone|ring|call) (?:round|around|everyone|everybody|each|all|both)\b/i,
    text: 'nobody has to phone around',
  },
  {
    when: /\b(?:people|customers|guests|parents|members|clients|patients|they|calls|lots)\b[^.]*\b(?:ring|call|phone|calls|ringing|calling|asking) (?:us |in )?(?:just |only )?(?:to ask|exactly that|for exactly that|about exactly that)\b|\b(?:half|most|a third) of (?:the|our) calls\b/i,
    text: 'nobody has to call about it',
  },
  { when: /\btyping\b[^.]*\b(?:pain|tedious|annoying|takes|slow)\b/i, text: 'I do not have to type it in' },
  {
    when: /\bonly on paper\b|\bon (?:paper|scraps|slips)\b[^.]*\b(?:lost|loses?|missing|unreadable)\b/i,
    text: 'nothing of it gets lost on paper',
  },
];
