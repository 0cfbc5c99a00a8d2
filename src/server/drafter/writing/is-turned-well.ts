import { readVerb } from '../language/verbs.ts';
import { DENIED, SUFFERS } from '../lexicon/complaints.ts';
import { HARM, HARMFUL_VERBS } from '../lexicon/harm.ts';
import type { Idea } from '../reading/read-idea.ts';

/** A trouble that was turned round: who does not do what any more. */
const DENIAL = /^(.+?) (?:do|does) not (?!have to\b)(.+)$/i;
/** What costs or hurts, beside what the lists of complaints have. */
const COSTS =
  /\b(?:elsewhere|mistakes?|errors?|stop|instead|different|double|in vain|the wrong|up early|stay(?:s)? (?:up|late)|redo|extra|each other|blurry|upside|sideways|crooked|unless|until(?! \d)|find out|costs?|more than|less than|before a locked)\b/i;
/** Who is many: how they live is told, and does not change. */
const MANY_OF_THEM = /^(?:a lot of|lots of|most|many|half(?: of)?|the majority of|nearly all|some) /i;
/** Whoever finds out later has the harm of it. */
const FINDS = /\b(?:notice|learn|hear|find|discover|know|see|get|arrive|come|wait|land|reach)\b/;
/** Words that stand badly behind "not". */
const AWKWARD =
  /^(?:change|vary|differ|mean|rise|depend|travel|live|own) (?!.*\b(?:again|too|twice|wrong|without)\b)|^(?:go|goes|went) for an? |^(?:\w+ )?(?:hardly|barely|mostly|usually|generally|typically|here|now|currently|really)\b/i;

/** "guests complain that they wait": what somebody complains of hurts, whatever its words. */
const COMPLAINED =
  /\b(?:complain(?:s|ed|ing)?|moan(?:s|ing)?|grumbl(?:es?|ing)|hates?|(?:is|are|get|gets) (?:annoyed|fed up|upset|frustrated|angry|tired)) (?:to us )?(?:about it )?(?:that|because|when|it when) ([^.;!?]+)/i;

/** Whether somebody complains of the very deed. */
function isComplainedOf(deed: string, idea: string): boolean {
  const told = COMPLAINED.exec(idea)?.[1] ?? '';
  return told !== '' && told.toLowerCase().includes(` ${deed.toLowerCase().split(' ').slice(0, 4).join(' ')}`);
}

/** Whether a trouble turned round by "not" says something that its end is good for, and not only that life is otherwise. */
export function isTurnedWell(reason: string, { text: idea, form }: Idea): boolean {
  if (
    /^(?:it is taken into account that )?(?:I|we|they|he|she) would(?: not|n['’]t| never)\b/i.test(reason) ||
    /^it does not have (?!to\b)/i.test(reason)
  )
    return false;
  // "fee rule, if a guest leaves early": a label and no clause.
  if (/^[\w ]{3,30}[,:] (?:if|when) /i.test(reason)) return false;
  const [, who = '', deed = ''] = DENIAL.exec(reason) ?? [];
  if (deed === '') return true;
  // "it does not look desperate": only what nobody wants to look like is turned so.
  if (/^(?:look (?!for\b|at\b|in\b|up\b|after\b|through\b|around\b|back\b)|seem |appear |feel |sound )/i.test(deed))
    return true;
  // The person's own denial.
  if (/\bso (?:that )?\b[^.]*\b(?:not|n['’]t|never|no longer)\b|\b(?:otherwise|or else)\b/i.test(idea)) return true;
  if (AWKWARD.test(deed) || deed.split(' ').length > 14) return false;
  // What a trouble leads to was told as its harm.
  if ((form === 'problem' && !MANY_OF_THEM.test(who)) || isComplainedOf(deed, idea)) return true;
  const [verb = ''] = deed.split(' ');
  // "they order the same part months later": that it is later is no harm in itself.
  const soft = FINDS.test(deed) ? deed : deed.replace(/\b(?:\w+ )?later\b|\bold\b/g, '');
  const hurts =
    DENIED.test(deed) ||
    SUFFERS.test(deed) ||
    HARM.test(soft) ||
    HARM.test(`${who} ${soft}`) ||
    COSTS.test(deed) ||
    HARMFUL_VERBS.has(readVerb(verb)?.base ?? verb);
  return hurts && !(MANY_OF_THEM.test(who) && !HARM.test(deed) && !DENIED.test(deed));
}
