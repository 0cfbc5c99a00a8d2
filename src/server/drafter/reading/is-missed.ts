import { isBaseVerb } from '../language/verbs.ts';

/** What nobody does for what is theirs: a ban, and nothing that is missed. */
const JUDGED =
  /^(?:vote|approve|review|rate|grade|sign off|confirm|accept|judge|score|release|appoint|elect|promote|nominate|grant|award|certify|pay|refund)\b/i;
const SELF = /\b(?:themselves|themself|himself|herself|myself|ourselves)\b/i;

/** "without stopping the others", "without losing its history": what would come of it, and nobody wants. */
const SIDE_EFFECT =
  /\bwithout (?:first |also |accidentally |always |having to )?(?:affect|stop|los|break|show|reveal|disturb|interrupt|overwrit|delet|remov|block|restart|reset|duplicat|destroy|spoil|hurt|harm|damag|expos|disrupt|forget|mess|wak|annoy|bother|crash|disconnect|log|spam|leav|clos|start|switch|ask|call|phon|ring|mail|e-?mail|copy|print|install|need|wait|retyp|re-?ent|typ|enter|search|scroll|click|open|reload|refresh|creat|giv|cancel|chang)\w{0,3}ing\b/i;
/** A deed that lasts: what stands behind "until" belongs to it. */
const LASTING =
  /^(?:hold|keep|mute|pause|reserve|block|lock|hide|postpone|suspend|delay|snooze|freeze|store|save|set aside|put off|put aside|leave|park|silence)\b/i;
const OWN_UNTIL = /\buntil (?:they|he|she|I|we) (?:have|has|are|is|pay|sign|confirm|turn|prove|return|agree)\b/i;

/** What is looked at before anything comes of it. */
const TRIED =
  /^(?:test|check|try(?: out)?|preview|validate|verify|compare|correct|proofread|look over|listen|inspect|measure|back up|simulate)\b/i;
const SEEN = /^(?:see|read|view|know|find out|tell|choose|pick|ask|hear|learn|look|edit|review|change|fix)\b/i;
const BEFORE_OWN_DEED =
  /\bbefore (?:\w+ing\b|(?:they|he|she|I|we) (?!have\b|has\b|are\b|is\b|am\b|can\b|may\b)[a-z]+)/i;

/** Where somebody is, what they have at hand and who is not there: how things are for them, and no case of a rule. */
const PLACE =
  '(?:on the (?:move|road|go|phone|train|bus|way|tablet|spot|ward|court|field|water|roof|floor|shop floor)|on (?:holiday|vacation|site|tour|call|their phones?)|out(?:side|doors)?(?: of (?:the )?[\\w-]+)?|offline|away|abroad|at (?:home|work|sea|school|night|the (?:door|table|customer|client|patient|counter|gate|site|venue))|in (?:the (?:field|car|van|lab|cellar|basement|forest|meeting|hall|barn|stable|workshop|tunnel|mountains)|a (?:hurry|meeting|rush|tunnel)|transit)|underground|under way|ill|sick|busy|travell?ing|driving|walking|working|wearing [\\w ]+|moving|alone|not (?:at (?:home|work|their desks?|the (?:office|desk))|in the office|there|on site))';
const OUT_OF_ORDER =
  '(?:there is no|without) (?:\\w+ )?(?:network|signal|internet|connection|wi-?fi|reception|power|electricity)|(?:the|their|a|an|my|our) (?:[\\w-]+ )?(?:network|signal|internet|connection|wi-?fi|reception|power|phone|battery|server|printer|scanner|computer|laptop|screen|line|router|device)s? (?:is|are|goes|fails?|breaks?|drops?|dies|has|have)\\b|it is (?:dark|raining|cold|windy|loud|noisy|sunny|busy|crowded|bright|late at night)|it rains|the sun shines';
const ABSENT =
  '(?:an?|some(?:body|one)|one of (?:the|our)) ?(?:[\\w-]+ )?(?:is|are|falls|gets|calls in|has gone) (?:ill|sick|away|absent|on (?:holiday|leave|vacation)|delayed|in hospital)';
const CIRCUMSTANCE = new RegExp(
  `\\b(?:when(?:ever)?|while|if|as long as) (?:(?:they|we|i|he|she|somebody|someone) (?:are|is|am) ${PLACE}|(?:they|we|i|he|she) (?:have|has) (?:no|forgotten|lost|a bad|bad|poor) |${OUT_OF_ORDER}|${ABSENT})|\\bwhile \\w+ing\\b|\\bwithout (?:an? |any )?(?:\\w+ )?(?:network|signal|internet|connection|wi-?fi|reception)\\b`,
  'i',
);

/** "understand if it applies": who cannot wants to know. */
const LEARNS =
  /^(?:see|understand|check|verify|determine|decide|judge|work out|figure out|find out|make sure|be sure|ensure|identify|recogni[sz]e|tell|know|compare|notice|predict|estimate|report|record|note|enter|specify|indicate|state|mark|choose) (?:if|whether|when|how|who|whose|which|what|where|why|that)\b/i;
const PREFERRED = /^say (?:which|what|when|how|where|who)\b.* (?:they|we|i) (?:would |want|prefer|like|need)/i;

/** What cannot be a case of a rule where it stands in the deed. */
const STRICT = /\b(?:unless|at most|not even|no longer|any ?more|even if)\b|\bonly (?!$)/i;

/** "view and download reports": two verbs with one thing. */
function isTwofold(deed: string): boolean {
  const [, first = '', second = '', more = ''] = /^([a-z]+),? and ([a-z]+) ([a-z].*)$/i.exec(deed) ?? [];
  return more !== '' && isBaseVerb(first) && isBaseVerb(second);
}

/** Whether a deed that somebody cannot do is one that they miss, and none that a rule keeps from them, by what stands in it. */
export function isMissed(deed: string): boolean {
  if (STRICT.test(deed)) return false;
  return (
    isTwofold(deed) ||
    / only$/i.test(deed) ||
    (SELF.test(deed) && !JUDGED.test(deed)) ||
    SIDE_EFFECT.test(deed) ||
    (/\buntil\b/i.test(deed) && LASTING.test(deed) && !OWN_UNTIL.test(deed)) ||
    (/\bbefore\b/i.test(deed) && (TRIED.test(deed) || (SEEN.test(deed) && BEFORE_OWN_DEED.test(deed)))) ||
    CIRCUMSTANCE.test(deed) ||
    (LEARNS.test(deed) && !/\buntil\b/i.test(deed)) ||
    PREFERRED.test(deed) ||
    /^tell (?:apart\b|.* apart\b)/i.test(deed)
  );
}

/** "When they are on the move, ...": how things are for whoever cannot do it, and no case of a rule. */
export function isCircumstance(front: string): boolean {
  return CIRCUMSTANCE.test(front);
}
