/** What makes "you" behind it whom something is done to or whose place it is, where no deed of theirs follows. */
const BEFORE_OBJECT =
  '(?:after|before|behind|beside|besides|between|beyond|near|around|against|at|to|for|with|without|of|from|by|about|on|in|over|under|into|onto|towards?|like|than|next to|instead of|except|per|lets?|let|helps?|makes?|tells?|told|asks?|shows?|gives?|allows?|reminds?|sends?|costs?|charges?|calls?|rings?|texts?|e-?mails?|notif(?:y|ies)|warns?|pays?|saves?|takes?|brings?|offers?|owes?|bothers?|invites?|gets?|keeps?|stops?|prevents?|annoys?|reach(?:es)?|suits?|concerns?|affects?|meets?|sees?|finds?|recogni[sz]es?|picks?|joins?|follows?|helps)';
/** A verb or what goes with it: "you" is then who does it. */
const DEED_BEHIND =
  "(?:(?:always|never|still|already|just|also|only|really|actually|both|all|do not|don't|no longer) )?(?:are|were|have|had|has|can|could|can't|cannot|will|would|won't|must|may|might|should|shall|do|did|don't|didn't|want|need|like|know|think|get|got|go|went|see|saw|make|made|book|pay|paid|leave|left|come|came|take|took|buy|bought|use|used|live|work|stay|arrive|enter|order|reach|start|sign|say|said|ask|asked|send|sent|give|gave|put|choose|chose|miss|missed|cancel|change|open|close|hand|have|bring|finish|check|turn|look|pick|pass|read|write|owe|own|share|rent|[a-z]{3,}ed)\\b";
const OBJECT = new RegExp(
  String.raw`\b(${BEFORE_OBJECT}) you\b(?=$|[,.;:!?)]| (?!(?:and|or) (?:your|the|an?|[\w-]+) )(?!${DEED_BEHIND}))`,
  'gi',
);
/** Verbs of letting and telling: whatever follows, it is done to them. */
const ALWAYS_OBJECT =
  /\b(lets?|helps?|makes?|tells?|told|asks?|shows?|gives?|allows?|reminds?|sends?|costs?|charges?|rings?|texts?|notif(?:y|ies)|warns?|owes?|invites?) you\b(?! (?:can|could|can't|cannot|will|would|won't|are|were|must|should|may|might|had|did|didn't)\b)/gi;

/** No clause follows these: "friends who share it with you should be told". */
const AT_SIDE =
  /\b(behind|beside|besides|between|near|around|against|at|to|for|with|without|of|from|by|about|next to|in front of) you\b(?! (?:and|or) )/gi;

/** "you" as whoever acts: "I" where they do something, "me" where it is done to them or stands at their side. */
export function youAsSpeaker(text: string): string {
  return text
    .replace(/\byou(?: are|'re|’re)\b/gi, 'I am')
    .replace(/\byou were\b/gi, 'I was')
    .replace(/(?<!-)\b(both|all|each|one|two|three|four|some|most|none|any) of you\b(?!-)/gi, '$1 of us')
    .replace(AT_SIDE, '$1 me')
    .replace(ALWAYS_OBJECT, '$1 me')
    .replace(OBJECT, '$1 me')
    .replace(/(?<!-)\byou\b(?!-)/gi, 'I')
    .replace(/\byour\b/gi, 'my')
    .replace(/\byours\b/gi, 'mine')
    .replace(/\byourself\b/gi, 'myself');
}
