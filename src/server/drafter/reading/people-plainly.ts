import { isPerson, isPlural, singular } from '../language/nouns.ts';
import { participle, readVerb } from '../language/verbs.ts';

/** Whoever runs the product, for those who turn to them. */
const TEAM = 'the team';
const TURN_TO = '(?:ring|call|phone|ask|text|e-?mail|contact|message|write to|chase|bother)';
const DONE_TO = '(?:tell|told|asked|warned|called|rung|shown|sent|given|paid|informed|let)';

/** How people are spoken of in quick typing, and the same plainly. */
const PLAINLY: readonly (readonly [RegExp, string])[] = [
  // "without them having to ring us", "you don't have to call us": those who run it are turned to.
  [
    new RegExp(
      String.raw`(?<=\bwithout (?:them|people|anyone|anybody|customers|guests|members|you) having to ${TURN_TO}) us\b`,
      'gi',
    ),
    ` ${TEAM}`,
  ],
  [
    new RegExp(
      String.raw`(?<=\byou (?:don't|do not|needn't|need not|wouldn't|would not|won't|no longer|never)(?: have to| need to)? ${TURN_TO}) us\b`,
      'gi',
    ),
    ` ${TEAM}`,
  ],
  // "anyone who's told us": it was they who told.
  [new RegExp(String.raw`\b(who|that)(?:'s| has) (${DONE_TO}) us\b`, 'gi'), `$1 has $2 ${TEAM}`],
  [new RegExp(String.raw`\bwho(?:'ve| have) (${DONE_TO}) us\b`, 'gi'), `who have $1 ${TEAM}`],
  // "nobody's booked it", "somebody's taken the key"
  [
    /\b(nobody|no one|somebody|someone|everybody|everyone|anybody|anyone|who|she|he)'s (?=(?:[a-z]{3,}ed|taken|seen|done|made|had|got|been|left|lost|found|chosen|bought|written|read|put|kept|broken|stolen|eaten) (?:it|them|him|her|me|us|the|my|our|your|their|his|a|an|one|any|all)\b)/gi,
    '$1 has ',
  ],
  [/\b(nobody|no one|somebody|someone|everybody|everyone|anybody|anyone|who)'s (?=(?:been|got|had)\b)/gi, '$1 has '],
  // "dishes with nuts in them"
  [/(?<=\bwith [a-z]+(?: [a-z]+)?) in (?:them|it)(?= (?:to|for|from|on|at)\b|[,.!?;]|$)/gi, ''],
  // "one should see who was there before one"
  [/(?<=^|[.!?] )One (?=(?:should|must|can|could|may|might|needs|wants|would) )/g, 'People '],
];

/** "donors living near by": those who do. */
const WHO_DO =
  /\b([a-z]+s) (living|staying|working|waiting|sitting|travelling|standing|arriving|playing|training) (?=(?:within|in|near|at|on|under|for|with|outside|inside|by|from|alone|abroad|nearby)\b)/g;

const ONE_BEHIND = /\b(before|after|behind|beside|next to|in front of) one(?=[,.!?;]|$)/gi;
const WANT_US =
  /^((?:[A-Za-z][\w-]* ){1,4}?)(?:wants?|would like|'d like|expects?|needs?|asks?) (?:us|somebody|someone) to (ring|call|phone|text|tell|warn|remind|notify|inform|ask|e-?mail|contact|collect|fetch|pick|help|invite|teach|visit) them\b/i;
/** Whether somebody tells a whole story, in which their words are kept. */
export function isStory(text: string): boolean {
  return /^\s*as (?:an?|the) /i.test(text);
}

/**
 * The idea with people named as everybody names them: "folks" are people, whom others turn to is the team, and what somebody wants
 * "us" to do to them is to be done to them. `isOwn` tells the words that the product has for itself.
 */
export function peoplePlainly(text: string, isOwn: (word: string) => boolean): string {
  // "we ought to move people without them having to ring us": whoever says so is rung.
  const isOurs = /\bwe (?:ought|should|could|can|must|want|need|would)\b/i.test(text);
  const plain = (isOurs ? PLAINLY.slice(1) : PLAINLY).reduce(
    (told, [said, plainly]) => told.replace(said, plainly),
    text,
  );
  const people =
    isOwn('folks') || /\bfolks? (?:music|dance|songs?|club|art|tales?)\b/i.test(plain)
      ? plain
      : plain.replace(/\bfolks\b(?!['-])/g, 'people').replace(/\bFolks\b(?!['-])/g, 'People');
  if (isStory(people)) return people;
  const one = people === text || !people.startsWith('People ') ? people : people.replace(ONE_BEHIND, '$1 them');
  return one
    .replace(WHO_DO, (whole, who: string, doing: string) => {
      const base = readVerb(doing)?.base;
      return base && isPerson(singular(who)) && isPlural(who) ? `${who} who ${base} ` : whole;
    })
    .replace(WANT_US, (_, who: string, deed: string) => `${who}should be ${participle(deed)}`);
}
