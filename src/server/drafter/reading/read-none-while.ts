import { readNounPhrase } from '../language/noun-phrase.ts';
import { withArticle } from '../language/nouns.ts';
import { isHuman } from './is-agent.ts';
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
  if (!noun) return withoutIt(text);
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

/** "no box without a name on it": such a one is refused. */
function withoutIt(text: string): None | undefined {
  const [, thing = '', lack = ''] =
    /^no (?!more\b|one\b|longer\b|way\b|\w+ing\b)((?:[\w-]+ ){0,2}?[\w-]+) without ([^,]+)$/i.exec(text) ?? [];
  const noun = readNounPhrase(thing);
  if (!noun || isHuman(noun.head)) return undefined;
  const one = `${noun.plural ? thing : withArticle(thing)} without ${lack.replace(/ (?:on|in|to|for) (?:it|them)$/i, '')}`;
  return {
    request: { form: 'negative', kind: 'detail', text, speaker: false },
    action: {
      frame: 'done',
      wish: `have ${one} refused`,
      core: {
        ...phrase(`refuse ${noun.plural ? thing : withArticle(thing)}`),
        object: readNounPhrase(noun.plural ? thing : withArticle(thing)),
      },
      outcome: `${one} ${noun.plural ? 'are' : 'is'} refused with a message that names what is missing`,
      isThing: false,
    },
  };
}
