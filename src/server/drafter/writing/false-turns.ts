import { participle, readVerb } from '../language/verbs.ts';
import { DENIED, SUFFERS } from '../lexicon/complaints.ts';
import { HARM, HARMFUL_VERBS } from '../lexicon/harm.ts';
import type { Idea } from '../reading/read-idea.ts';

/** What people do in the course of things: that they no longer do it is nobody's aim. */
const COURSE =
  /^(?:arrive|come|go (?:to (?:the|an?|my|our|their)|home|in(?:to)?|up|down|there)|open|start|begin|turn up|show up|sign in|log in|check in|get (?:to|home|there|back)|enter|leave (?:the|for|at)|sit down|retire|join|move|meet|grow|have (?:the|an?|my|our) (?!wrong\b))\b/i;
/** A denial with what is denied. */
const DENIAL = /^(.+?) (?:do|does) not (?!have to\b)((?:already )?([a-z-]+)\b.*)$/i;
/** "I am not retiring in June" */
const NOT_DOING = /^(?:.+?) (?:am|is|are) not ([a-z]+ing)\b(.*)$/i;
const DENYING = /\b(?:not|n['’]t|never|nobody|no one|no longer|without)\b|n['’]t\b/i;
/** What only the reading could take for a reason: the idea joins nothing to its wish. */
const JOINED =
  /\b(?:because|cause|since|as|so|but|otherwise|then|and|which|until|when|while)\b|, (?:I|we|they|he|she|it)\b|[.;!?] \S/i;

/** "counted items ticked off and missing ones in red": what is listed beside a thing joins nothing. */
const JOINED_TO_NAME = /\b(?:because|cause|since|so|but|otherwise|then|which)\b|, (?:I|we|they|he|she|it)\b|[.;!?] \S/i;

function isHarm(text: string): boolean {
  return HARM.test(text) || DENIED.test(text) || SUFFERS.test(text);
}

/** "so that I do not arrive at the centre": the first step of what went wrong was denied, and not the wrong. */
function deniesCourse(deed: string): boolean {
  return COURSE.test(deed) && !isHarm(deed) && !/\b(?:for nothing|in vain|empty-handed|only to|too)\b/i.test(deed);
}

/** "engine hours recorded at return": a participle with its noun was taken for an event. */
function deniesName(deed: string, verb: string, { text, form }: Idea): boolean {
  if (!deed.endsWith(' again')) return false;
  const done = participle(verb);
  const isBare = new RegExp(`[,(] ?${done}\\b`, 'i').test(text) && !new RegExp(`[\\w]  ?${done}\\b`, 'i').test(text);
  return (
    isBare ||
    (form === 'noun phrase'
      ? !JOINED_TO_NAME.test(text)
      : (form === 'system' || form === 'imperative') && !JOINED.test(text))
  );
}

/** "they do not wait for the report" -> "they wait for it": what nobody wants was left when the denial went. */
function losesDenial(reason: string, idea: string): boolean {
  if (DENYING.test(reason) || /\b(?:so that|fewer|less|can|again)\b/i.test(reason) || !DENYING.test(idea)) return false;
  const [, first = ''] = /^(?:I|we|they|he|she|it|(?:the |our |my )?[\w-]+) ([a-z]+)\b/i.exec(reason) ?? [];
  const verb = readVerb(first)?.base ?? first;
  return /^(?:wait|queue|stand|pay|argue|complain|guess)$/.test(verb) || HARMFUL_VERBS.has(verb);
}

/** Whether a trouble was turned round in the wrong place, so that the reason says what nobody aims at. */
export function isFalseTurn(reason: string, idea: Idea): boolean {
  const [, , deed = '', verb = ''] = DENIAL.exec(reason) ?? [];
  if (deed)
    return !DENYING.test(idea.text) ? deniesCourse(deed) || deniesName(deed, verb, idea) : deniesName(deed, verb, idea);
  const [, doing = '', rest = ''] = NOT_DOING.exec(reason) ?? [];
  if (doing) return !DENYING.test(idea.text) && !isHarm(`${doing}${rest}`);
  return losesDenial(reason, idea.text);
}
