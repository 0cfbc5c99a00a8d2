import { readNounPhrase } from '../language/noun-phrase.ts';
import { phrase, type Action } from './action.ts';
import type { Request } from './read-request.ts';

interface None {
  readonly request: Request;
  readonly action?: Action;
}

/** "no fine in the first ten minutes after ...": what there is not to be in such a time. */
export function readNoneWhile(text: string): None | undefined {
  const [, thing = ''] =
    /^no ((?:[\w-]+ ){0,2}?[\w-]+) (?:in the (?:first|last)|within|during|before|after|until|between|unless|while|as long as|outside) /i.exec(
      text,
    ) ?? [];
  const noun = readNounPhrase(thing);
  if (!noun) return undefined;
  return {
    request: { form: 'negative', kind: 'detail', text, speaker: false },
    action: {
      frame: 'done',
      rule: 'ban',
      wish: `have ${text}`,
      core: { ...phrase(`see ${thing}`), object: noun },
      outcome: `there ${noun.plural ? 'are' : 'is'} ${text}`,
      isThing: false,
    },
  };
}
