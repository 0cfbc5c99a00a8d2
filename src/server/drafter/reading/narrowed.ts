import { readVerb } from '../language/verbs.ts';
import type { People } from './people.ts';
import type { Request } from './read-request.ts';

const RELATIVE =
  /^((?:the |an? |our |all |any |every |each )?(?:[\w-]+ ){0,2}?[\w-]+) (?:who|that|which) ([\w']+)(?: (.+))?$/i;
/** Whom nothing but the clause behind them tells apart. */
const ANYBODY =
  /^(?:people|person|those|somebody|someone|anybody|anyone|everybody|everyone|all|one|nobody|no one|whoever)$/i;
/** What somebody wants is what the story is about, and no case of it. */
const WANTS = /^(?:want|need|wish|like|prefer|would|try|hope)$/;
const MANY: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };

/** "a team that arrives late should be offered another slot": which teams are meant is told as the case in which. */
export function withCase(request: Request, people: People): Request {
  const { actor, kind, form, text } = request;
  const [, who = '', verb = '', rest = ''] = RELATIVE.exec(actor ?? '') ?? [];
  // What some of them want to do stays with who they are: "a boat owner who lives abroad".
  if (
    kind !== 'act' ||
    form === 'story' ||
    !text.startsWith('be ') ||
    !who ||
    ANYBODY.test(who.split(' ').at(-1) ?? '')
  )
    return request;
  if (
    !people.isPersonPhrase(who) ||
    rest.split(' ').length > 9 ||
    /\b(?:when|if|once|until|unless|before|after)\b/i.test(text)
  )
    return request;
  const known = readVerb(verb);
  const said = MANY[verb] ?? (known?.form === 'third' ? known.base : verb);
  if ((!known && !MANY[verb] && !/^(?:can|cannot|must|are|have|do)$/.test(verb)) || WANTS.test(said)) return request;
  return { ...request, actor: who, text: `${text} when they ${said} ${rest}`.trim() };
}
