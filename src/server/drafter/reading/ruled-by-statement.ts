import { upperFirst } from '../language/capitals.ts';
import { readVerb } from '../language/verbs.ts';
import { sentenceReworded, type Rewording } from '../language/rewording.ts';

const SHOWN =
  '(?:marked|shown|highlighted|flagged|listed|greyed out|grayed out|crossed out|coloured|colored|displayed|pinned|moved|sorted)';

/** Statements of how it is to be, told as that. */
const STATEMENTS: readonly Rewording[] = [
  // "A crossing that is full is marked red in the list"
  [
    new RegExp(
      String.raw`^((?:an?|each|every|any) (?:[\w-]+ ){0,2}?[\w-]+ (?:that|which|who) (?:is|has|was) (?:[\w-]+ ){0,4}?[\w-]+) is (?=${SHOWN}\b)(?!.*\b(?:although|even though|still|wrong|wrongly|instead|twice|nobody|not)\b)`,
      'i',
    ),
    '$1 should be ',
  ],
  // "Each booking has a reference number that guests can quote"
  [
    /^((?:each|every) (?:[\w-]+ ){0,2}?[\w-]+) has (?=(?:an?|its own|one) [^.!?]+ (?:that|which|who|where) )/i,
    '$1 should have ',
  ],
  // "If a guest can't find a room, another one should be suggested"
  [
    /^((?:if|when|whenever|as soon as|once) [^,.!?]+), ((?:an?|another|other|some|the next|similar|two|three) [^,.!?]+?) (?:should|must|has to|needs to) (?:automatically )?be (suggested|proposed|recommended)((?: [^.!?]+)?)[.!]*$/i,
    (_, when = '', what = '', done = '', rest = '') =>
      `${when}, ${done.toLowerCase() === 'proposed' ? 'propose' : done.toLowerCase().replace(/ed$/, '')} ${what}${rest}`,
  ],
  // "After an order is packed, it can no longer be changed"
  [
    /^(?:after|once|when|as soon as) ((?:an?|each|every) (?:[\w-]+ ){0,2}?[\w-]+) (is|has been) ([^,.!?]{2,40}?),? it (?:can no longer|cannot|can['’]t|can not|must not|may not|must no longer|may no longer) be ([a-z]+)(?: any ?more| any longer)?[.!]*$/i,
    (_, thing = '', is = '', state = '', done = '') =>
      `${upperFirst(thing)} that ${is} ${state} can no longer be ${done}`,
  ],
  // "Children under six travel free"
  [
    /^((?:[\w-]+ ){1,5}?)(travel|ride|enter|get in|eat|park|stay|swim|play|go) ((?:for )?free)(?= of charge|[.!]*$| (?:on|in|at|with|if|when)\b)/i,
    '$1should $2 $3',
  ],
  // "10 % discount for residents"
  [
    /^(\d+ ?%) (discount|bonus|rebate|reduction)((?: on [^.!?]+?)?) for ([\w-]+(?: [\w-]+)?s\b[^.!?]*)[.!]*$/i,
    (_, share = '', what = '', on = '', who = '') =>
      `${upperFirst(who)} should get a ${share.replace(' ', '')} ${what.toLowerCase()}${on}`,
  ],
];

/** "It should be fair: ..." says of what kind the rule behind it is. */
const OF_A_KIND =
  /^(?:it|this|that|the (?:system|app|tool|site|process)) (?:should|must|has to|needs to) (?:be|stay|remain|feel|become) (?:(?:really|very|more|kept) )?(?:fair|fairer|simple|simpler|easy|easier|clear|clearer|safe|safer|secure|confidential|private|consistent|transparent|strict|predictable)[:;] (?=[^.!?\n]{15,}[.!]*$)/i;
const RULED = /\b(?:should|must|shall|may|can|cannot|can['’]t|has to|have to|needs? to|want)\b/i;

/** The rule that stands behind the kind that it is said to be, with its "should". */
function ofItsKind(text: string): string {
  const bare = text.replace(OF_A_KIND, '');
  if (bare === text) return text;
  // "one tap and the order is sent"
  const rule = bare.replace(
    /^((?:one|a single|two|a few) (?:clicks?|taps?|touch)) and ([^,]+? (?:is|are) \w+)/i,
    (_, tap: string, done: string) => `${done} with ${tap.toLowerCase()}`,
  );
  if (RULED.test(rule) || /^(?:whoever|anybody|anyone|everybody|everyone|nobody|no one)\b/i.test(rule))
    return upperFirst(rule);
  const passive = /^([^,]{3,70}?) (?:is|are) (?=(?:not |never |only |always )?\w+)(.+)$/.exec(rule);
  // "guests never see who else is invited": the verb of the question is not that of the rule.
  const active = /^((?:[\w'’-]+ ){1,4}?)((?:only|never|always|first) )([a-z]+)\b(.*)$/i.exec(rule);
  const verb = active && readVerb(active[3] ?? '');
  if (active && verb && /^(?:base|third)$/.test(verb.form) && !/ (?:is|are) /.test(active[1] ?? ''))
    return `${upperFirst(active[1] ?? '')}should ${active[2]}${verb.base}${active[4]}`;
  return passive ? `${upperFirst(passive[1] ?? '')} should be ${passive[2]}` : upperFirst(rule);
}

/** A statement that rules how it is to be with its "should"; any other text as it is. */
export function ruledByStatement(text: string): string {
  return sentenceReworded(ofItsKind(text), STATEMENTS);
}
