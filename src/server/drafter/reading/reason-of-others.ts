import { isPlural } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';
import { hurts } from './hurts.ts';

/** What others want and how many live: "the ministry wants them on paper", "many get paid every two weeks". */
export function ofOthers(said: string): string | undefined {
  // "the ministry wants them on paper": that it gets.
  const [, whose = '', thing = ''] =
    /^((?:[\w'’-]+ ){1,4}?)(?:wants?|asks? for|expects?|requires?|demands?) (?!to\b)((?:it|them|an?|the|this|that|[\w-]+s) .+|it|them)$/i.exec(
      // "will ask for it", "always wants it"
      said.replace(
        / (?:will|would|may|might|could|always|often|usually|regularly|also) (?=(?:want|ask|expect|require|demand))/i,
        ' ',
      ),
    ) ?? [];
  if (whose && !/\b(?:laws?|rules?|regulations?|not|never|n['’]t|nobody|who|that|it|this)\b/i.test(whose))
    return `${whose.trim()} ${isPlural(whose.trim().split(' ').at(-1) ?? '') || /^(?:we|they|i|people)$/i.test(whose.trim()) ? 'get' : 'gets'} ${thing}`;
  // "many get paid every two weeks": it is for them.
  const [, some = '', live = ''] =
    /^(many|most|some|half of them)(?: of (?:us|them))? ((?!of\b|is\b)[a-z]+ .+)$/i.exec(said) ?? [];
  if (some && !hurts(said) && readVerb(live.split(' ')[0] ?? '')?.form === 'base' && !/\b(?:not|never)\b/i.test(live))
    return `it suits those who ${live}`;
  return undefined;
}
