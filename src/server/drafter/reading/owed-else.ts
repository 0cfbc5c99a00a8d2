import { lowerFirst } from './trouble-words.ts';

/** A duty with what comes of it else: a rule, and no burden. */
const OWED_ELSE =
  /^(?!(?:I|we|you|my|our)\b)([^.,;!?]+?) (?:have|has) to (?=[^.;!?]+[.;,] (?:(?:and |or )?(?:otherwise|else)|If (?:they|he|she|it|the |an? |[a-z-]+s )[^.,;!?]*?(?:not|n['’]t)),? (?!I\b|we\b|nobody\b|everybody\b|nothing\b|others\b)[^.;!?]+[.!]?$)/i;

/** "..., otherwise it is estimated": what "it" is stands in the duty itself. */
const ELSE_IT =
  /^([^.;!?]* (?:must|has to|have to|needs? to|should) [^.;!?]{4,})[.;] Otherwise,? (?=it (?:is|counts|goes|will|gets)\b[^.;!?]+[.!]?$)/;

/** "Members have to pay within a week. If they don't, it is cancelled": they must, otherwise it is. */
export function owedElse(text: string): string {
  if (!/ (?:to|must|should) /.test(text)) return text;
  return text.replace(ELSE_IT, '$1, otherwise ').replace(OWED_ELSE, '$1 must ');
}

/** "Set a budget and warn when it is used up": whoever sets it is warned. */
export function warnedThen(text: string): string {
  return text.replace(
    /^([a-z]+ [^,.;!?]+?,? and (?:then )?)(warn|alert|remind|notify|inform)(?= (?:when|if|once|as soon as|before) )/i,
    (_, lead: string, tell: string) =>
      `${lead}be ${{ warn: 'warned', alert: 'alerted', remind: 'reminded', notify: 'notified', inform: 'informed' }[tell.toLowerCase()]}`,
  );
}

const THEN_ONLY =
  /^((?:after|before|during|on|in|from|until|since) [^,.;!?]+?),? (?:nobody|no one) (?:but|except(?: for)?|other than|apart from) ((?:the |our )?[a-z-]+(?: [a-z-]+)?) ((?:can|may|must|should) [^,.;!?]+)([.!]?)$/i;
const BUT_THEY =
  /^(?:nobody|no one) (?:but|except(?: for)?|other than|apart from) ((?:the |our )?[a-z-]+(?: [a-z-]+)?) (?=(?:can|may|must|should)\b)/i;

/** "after the dress rehearsal nobody but the stage manager can change it": only they can. */
export function onlyThey(text: string): string {
  return text
    .replace(
      THEN_ONLY,
      (_, time: string, who: string, deed: string, end: string) => `Only ${who} ${deed} ${lowerFirst(time)}${end}`,
    )
    .replace(BUT_THEY, 'Only $1 ');
}
