import { upperFirst } from '../language/capitals.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { isHuman } from './is-agent.ts';
import { lowerFirst } from './trouble-words.ts';
import { atStart as at, reworded, type Rewording } from '../language/rewording.ts';
import { GOOD_WORDS, THEY } from './asking-words.ts';

/** How much, and how sure somebody is of it. */
const VERY =
  '(?:(?:so much|a lot|so|really|very|super|pretty|quite|truly|extremely|incredibly|especially|also|even|just|most|absolutely|totally|much|far|actually|probably|certainly|definitely|rather) )*';
const GOOD = `(?:${GOOD_WORDS}|better|sensible|smart|neat|sweet|fair|convenient|practical|welcome|fun|valuable|desirable|excellent|superb|clever|wise|worth it|worthwhile|(?:much |greatly )?appreciated|reassuring|super)`;
const GOOD_THING = `(?:an?|the) (?:(?:${GOOD_WORDS}|big|huge|real|major|massive|small|little|clever|welcome|really|very|so|pretty) )*(?:idea|help|plus|bonus|win|touch|relief|improvement|addition|step|boon|benefit|time-?saver|game-?changer|life-?saver|thing)`;
const PRAISE = String.raw`${VERY}(?:${GOOD_THING}|${GOOD}(?:,? and ${VERY}${GOOD})?)`;
/** "I think", "Maybe" in front of it. */
const LEAD = String.raw`(?:(?:and|also|but|maybe|perhaps|personally|honestly|i (?:also )?(?:think|believe|guess|feel)(?: that)?|in my (?:view|opinion)),? )*`;
const WOULD = String.raw`(?:(?:(?:it|that|this)(?:['’]?d| would| might| could| may| will|['’]ll| wd)|would|might|could)(?: (?:also|really|probably|actually|certainly))? )?be`;
/** "for everybody", ", and good for business,", ", I think," */
const BESIDE = String.raw`(?: for (?:us|me|everybody|everyone|all of us|all|them|the team|(?:the|our) [\w-]+(?: [\w-]+)??|[\w-]+s))?(?:,? (?:i (?:think|guess|believe)|and ${VERY}${GOOD}(?: for [\w-]+)?),?)?,?`;
const MOOD = String.raw`(?:i|we)(?:['’]d| would) (?:${VERY}(?:be ${VERY}(?:happy|glad|grateful|thrilled|delighted|pleased)|appreciate it|welcome it))`;
const EASIER = String.raw`(?:it|that|this)(?:['’]?d| would) ${VERY}make (?:(?:my|our|their|everybody['’]s|everyone['’]s|people['’]s) )?(?:life|lives|work|jobs?|day|things) ${VERY}(?:easier|better|simpler|happier)${BESIDE}`;
/** What one is, has or learns, and needs no ability for. */
const UNDERGONE = /^(?:be|get|receive|have|know|hear|see|find)$/i;

/** "the office to send them in one go": whoever or whatever is to do it. */
function shouldDo(whole: string, who: string, deed: string): string {
  if (!isBaseVerb(deed.toLowerCase()) && !/^be$/i.test(deed)) return whole;
  const me = /^(?:us|me)$/i.exec(who)?.[0]?.toLowerCase();
  const name = me === 'us' ? 'we' : me === 'me' ? 'I' : who;
  const last =
    who
      .split(/ (?:who|that|with|without) /)[0]
      ?.split(' ')
      .at(-1)
      ?.toLowerCase() ?? '';
  const isSomebody = me !== undefined || isHuman(last);
  const able = isSomebody && !UNDERGONE.test(deed) ? 'be able to ' : '';
  return `${upperFirst(name)} should ${able}`;
}

/** What people say of what they would like, told as a wish: "it'd be a good idea for guests to ...", "we'd be happy if ...". */
const PRAISED: readonly Rewording[] = [
  // "Nice to have: a map", "Would be nice: a map"
  [at(String.raw`(?:${WOULD} |a )?(?:nice|good|great)(?:[ -]to[ -]have)?(?:: ?| [–-] )(?=\S)`), ''],
  // "Good if", "A big help if"
  [new RegExp(String.raw`^(?:${GOOD}|${GOOD_THING})${BESIDE} if (?=\S+ \S)`, 'i'), 'It would be nice if '],
  // "How good would it be if"
  [at(String.raw`how ${PRAISE} would (?:it|that) be if (?=\S)`), 'It would be nice if '],
  // "It'd be so good for everybody, I think, if"
  [
    at(
      String.raw`${LEAD}(?:${WOULD} (?:${PRAISE}|${VERY}(?:easier|simpler|quicker))${BESIDE}|${MOOD}|${EASIER}) (?:if|when) (?=\S+ \S)`,
    ),
    'It would be nice if ',
  ],
  // "It would be great for guests to be told"
  [
    at(
      String.raw`${LEAD}${WOULD} ${PRAISE}(?:,? i (?:think|guess|believe),?)? for (us|me|(?:(?:the|our|all|any) [\w-]+(?: [\w-]+)??|${THEY.slice(1, -1)})(?: (?:who|that|with|without) (?:(?!to\b)[\w'’-]+ ){0,4}?[\w'’-]+)?) to (?:be able to )?(?=([a-z]+)\b)`,
    ),
    (whole, who = '', deed = '') => shouldDo(whole, who, deed),
  ],
  // "better not to send it on Sundays", "nice not having to type it"
  [
    at(
      String.raw`${LEAD}(?:${WOULD} (?:${PRAISE})${BESIDE}|${EASIER}) (?:not (?:to have|having)|to no longer have) to (?=[a-z]+ )`,
    ),
    'I no longer want to have to ',
  ],
  [
    at(String.raw`${LEAD}${WOULD} ${PRAISE}${BESIDE} (?:not to|to not|to no longer) (?=([a-z]+) )`),
    (whole, deed = '') => (isBaseVerb(deed.toLowerCase()) ? 'Do not ' : whole),
  ],
  // "It'd be a good idea to remind them", "Would be smart to let guests choose"
  [
    at(String.raw`${LEAD}${WOULD} ${PRAISE}${BESIDE} to (?:let|allow|enable|have) ${THEY} (?:to )?(?=([a-z]+)\b)`),
    (whole, who = '', deed = '') => (isBaseVerb(deed.toLowerCase()) ? `${upperFirst(who)} should be able to ` : whole),
  ],
  [
    at(String.raw`${LEAD}${WOULD} ${VERY}${GOOD_THING}${BESIDE} to (?=([a-z]+)\b)`),
    (whole, deed = '') => (isBaseVerb(deed.toLowerCase()) ? 'We should ' : whole),
  ],
  [
    at(String.raw`${LEAD}(?:${WOULD} ${PRAISE}${BESIDE}|${EASIER}) to (?:be able to )?(?=[a-z]+\b)`),
    'It would be nice to ',
  ],
  // "would be nice having a map"
  [at(String.raw`${LEAD}${WOULD} ${PRAISE}${BESIDE} having (?=(?:an?|the|some|more|fewer|less) )`), 'We need '],
  [at(String.raw`${LEAD}${WOULD} ${PRAISE}${BESIDE} being able to (?=[a-z]+\b)`), 'It would be nice to '],
  // "would be great, guests could see it"
  [at(String.raw`${LEAD}${WOULD} ${PRAISE}, (?=${THEY} (?:could|can) [a-z]+)`), 'It would be nice if '],
  // "a search that finds boats by name would be a great help for all of us"
  [
    new RegExp(
      String.raw`^((?!(?:it|that|this|there|they|he|she|we|I|you|which|what|who|if|[\w-]+ing)\b)(?:(?!(?:if|when|would|is|are|was|can|could|should)\b)[\w'’-]+,? ){1,15}?)would (?:really |also )?be ${VERY}${GOOD_THING}${BESIDE}(?=[.!]*$)`,
      'i',
    ),
    (_, thing = '') => `We need ${lowerFirst(thing.trim())}`,
  ],
  // "A nice-to-have would be a map", "One big improvement would be fewer mails"
  [
    at(
      String.raw`(?:an?|one|another|the) (?:(?:${GOOD_WORDS}|big|huge|real|small|little|other|next|further) )*(?:nice-to-have|feature|addition|improvement|idea|thing|extra|bonus|help) (?:would|could|might) be (?=(?:an?|the|some|more|fewer|less) )`,
    ),
    'We need ',
  ],
];

/** What follows "nice if" with whoever may be let do it as the one who does: "if we could let guests choose", "if they were able to". */
const LET: readonly Rewording[] = [
  [
    new RegExp(
      String.raw`(?<=\bit would be nice if )(?:(?:you|we|one|they|the (?:app|system|product|site)) )(?:(?:could|would) )?(?:let|allow|allowed|enabled?) ${THEY} (?:to )?(?=([a-z]+)\b)`,
      'gi',
    ),
    (whole, who = '', deed = '') => (isBaseVerb(deed.toLowerCase()) ? `${who} could ` : whole),
  ],
  [/(?<=\bit would be nice if (?:[\w'’-]+ ){1,4}?)(?:were|was) (?:able|allowed) to /gi, 'could '],
];

/** "Guests can't see it. It would be great if they could." */
const IF_THEY_COULD = new RegExp(
  String.raw`^${THEY} (?:still |currently )?(?:can['’]?t|cannot|can not|are not able to|aren['’]t able to) ([^.!?]+)[.!] (?:so |and )?it would be nice if they (?:could|can|were)(?: too| that| so| it)?[.!]*$`,
  'i',
);

/** An idea whose praise of what it wishes is put as one plain wish. */
export function praisedPlainly(text: string): string {
  return reworded(reworded(text, PRAISED), LET).replace(IF_THEY_COULD, '$1 should be able to $2.');
}
