import { readVerb } from '../language/verbs.ts';
import type { People } from './people.ts';
import { readDemand, type Request } from './read-request.ts';

/** What has become a thing of its own although it is built like a doing. */
const NAMED_DOINGS = /^(?:setting|building|meeting|training|listing|rating|booking|recording|drawing|reading)$/i;

export function readThing(text: string, people: People): Request {
  // "self-scheduling of interviews by candidates"
  const doing = /^(?:the )?(?:self-?|online |automatic |mobile )?([a-z]+ing) of (.+?)(?: by (.+))?$/i.exec(text);
  const base = doing ? readVerb(doing[1] ?? '') : undefined;
  if (doing && base?.form === 'gerund' && !NAMED_DOINGS.test(doing[1] ?? '')) {
    const who = doing[3] && people.isPersonPhrase(doing[3]) ? doing[3] : undefined;
    const by = doing[3] && !who ? ` by ${doing[3]}` : '';
    return { form: 'noun phrase', kind: 'act', text: `${base.base} ${doing[2]}${by}`, actor: who, speaker: false };
  }
  const bare = text.replace(/^(?:also |maybe |and |plus )?(?:add|new feature|feature)\s*:\s*/i, '');
  const ability = readDemand(bare, 'noun phrase', people, false);
  return ability.kind === 'act' && ability.text === bare
    ? { form: 'noun phrase', kind: 'thing', text: bare, speaker: false }
    : { ...ability, form: 'noun phrase' };
}
