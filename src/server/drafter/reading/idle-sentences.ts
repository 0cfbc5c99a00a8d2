import { parseSentence } from '../grammar/parse.ts';
import { upperFirst } from '../language/capitals.ts';
import { lowerFirst } from './trouble-words.ts';

/** "Nobody writes an essay for that": how little anybody cares to do for it, and no rule. */
const NOBODY_TOILS =
  /^(?:and |but |because )?(?:nobody|no one|who) (?:here |really |ever |still )?(?:(?:writes?|fills? (?:in|out)|types?|reads?|clicks?|scrolls?|phones?|calls?|walks?|drives?|opens?|searches|digs?|copies|prints?|logs? in|queues?|waits?) [^,.!?]*\b(?:for|of|out|about|over|because of) (?:that|this|it|these|those|them)(?: all)?(?: (?:at|in|on|after|before|during) [^,.!?]+)?|(?:types?|writes?|copies|fills?|reads?|spells?) (?:all )?(?:that|this|it|those|these|them)(?: (?:all|out|in|down|up))*|has (?:the )?(?:time|patience|nerves?|energy|hands?) (?:for|to) [^,.!?]+|(?:wants|likes|bothers|cares|loves|feels like) (?:to )?(?:write|writing|read|reading|fill|filling|type|typing|click|clicking|scroll|scrolling|phone|phoning|queue|queuing|dig|digging|walk|walking)\b[^,.!?]*)$/i;
/** "Life is too short for phone trees", "We're only human", "My eyes will thank you": what is said for a smile. */
const SMILE =
  /^(?:life(?:['’]s| is) too short (?:for|to) [^,.!?]+|(?:we|i|they)(?:['’]re|['’]m| are| am) (?:only|just) human|(?:my|our|your) (?:[\w-]+ ){1,2}will (?:thank|love|hate) (?:you|me|us)(?: for (?:it|that|this))?|(?:you|we) get the (?:idea|picture|point)|you know (?:the (?:drill|feeling|type)|how it is|what i mean)|go figure|(?:just|only) saying|(?:no )?(?:joke|kidding|pun intended)|(?:don['’]?t|do not) ask(?: me)?(?: (?:why|how))?|enough said|(?:oh )?(?:the )?(?:joys|joy) of [^,.!?]+|never a dull (?:moment|day)|(?:same|the same) (?:procedure|story|game) (?:as )?(?:every|each) \w+|what could (?:possibly )?go wrong|[\w ]{2,30} is what (?:everybody|everyone|we|they|people|\d+% of (?:people|us|them))(?: here)? (?:uses?|wants?|knows?|looks? for|ha(?:s|ve))[^,.!?]*|(?:ha)+|lol)$/i;
/** "I'm not a computer person", "Just thinking out loud here": what somebody says of themselves and their note. */
const OF_THEMSELVES =
  /^(?:(?:we|i|(?:my|our|the) [\w ]{2,30}?)(?:['’](?:re|m)| is| are| am) (?:all |so |very |really |just )*(?:tired|sick|fed up|sick and tired) (?:of|with) (?:this|that|it)|i(?:['’]m| am) (?:not|no)(?: an?| really| exactly| much of)* (?:(?:computer|tech|technical|phone|numbers?|it|digital|design|software) ?(?:person|people|expert|genius|wizard|type|guy|woman|man|savvy)?|expert|techie|designer|programmer|developer)|(?:(?:i(?:['’]m| am) )?(?:just|only) )?(?:thinking (?:out )?loud|brainstorming|wondering|venting|throwing this out there|dreaming)(?: here| a bit)?)$/i;
/** "Ask Tom if anything is unclear": whom to turn to with the note. */
const TURN_TO =
  /^(?:[Jj]ust |[Pp]lease |[Oo]r )?(?:[Aa]sk|[Tt]alk to|[Ss]peak to|[Cc]ontact|[Cc]all|[Pp]ing|[Ww]rite to|[Cc]heck with|[Cc]ome to) (?:me|us|[A-Z][a-z]+(?: [A-Z][a-z]+)?)(?: (?:if|when|in case|about|for) (?:anything|something|there|you|this|that|it|the details|details|more|questions)\b[^.!?]*)?$/;
/** "Our union asks for more, which is fine": what is granted before something else is wished. */
const GRANTED =
  /, (?:which|and that) (?:is|['’]s) (?:quite |perfectly |totally |only )?(?:fine|fair|ok|okay|nice|good|great|true|understandable|right)(?: enough| with (?:me|us)| by (?:me|us))?$/i;
/** "One more thing:" in front of what is wished. */
const LABEL =
  /^(?:and |oh,? )*(?:just |only )?(?:one|a|another|last)(?: (?:more|last|final|small|little|quick|other))* (?:thing|wish|idea|request|question|point|note)(?: (?:though|from me|more))?[:,–-]+ (?=\S)/i;
/** "People say it is slow, I don't think so": what others think, and that one thinks otherwise. */
const OTHERS_THINK =
  /^[^,.!?]+ (?:says?|said|thinks?|believes?|claims?|told (?:me|us)) [^!?]+,? (?:but )?(?:i|we) (?:disagree|(?:do not|don['’]?t) (?:think so|agree|believe (?:it|that|so)|care|mind|see (?:it|that)))$/i;
/** "Again.", "Twice.", "Not for the first time.": how often it was. */
const AGAIN =
  /^(?:yet |once )?(?:again|twice|three times|not (?:for )?the first time|for the (?:second|third|\d+\w+) time)(?: this (?:week|month|year|season))?$/i;

/** "There is no way to do this today": that it is wished says so too. */
const NO_WAY =
  /^(?:but |and |so )?there(?:['’]s| is) (?:currently |still |really |simply |just |at the moment )*no (?:way|option|possibility|means)(?: to do (?:this|that|it|so))?(?: (?:today|yet|now|at the moment|right now|currently|anywhere|in the (?:app|system|tool)))*$/i;

/** "We need this during outbreaks and put it together by hand from three printouts": when a thing is needed, and how one gets it today. */
const NEEDED =
  /^(?:and |because |since )?(?:(we|i)(?: always| only| usually| mostly| often| regularly)? (?:need|use|require|have to have|ask for)|(?:it|this|that)(?:['’]s| is) (?:always |only |usually |mostly |often )?(?:needed|used|required|wanted|asked for)) (?:(?<=(?:need|use|require|have|for) )(?:this|that|it|these|those|them) )?((?:for|during|in|at|before|after|when|whenever|if|while|every|each|on|once|twice) [^.!?]+?)(?:,? (?:and|but)(?: so far| now| today| currently)?,? ((?:we |i |so far |now |today )*[a-z]+ [^.!?]+))?$/i;
/** "nobody knows", "put it together by hand": what stands behind "and" is how it goes today. */
const TOILED =
  /\b(?:by hand|manually|from (?:the|our|two|three|four|five|\d+|several|many|different) |on paper|in (?:a|an|the) (?:book|folder|binder|spreadsheet)|every time|each time|one by one|copy|add it up|type|retype|write|ask|ring|phone|call|search|dig)\b/i;

/** What names so much that nothing more can be read in one with it. */
const LONG_LIST = /,.*,/;

/** ", thats 600 guests times 3": how many there are of it, said beside. */
const SO_MANY =
  /,? (?:[-–] )?that(?:['’]?s| is) (?:about |around |over |nearly |almost |roughly )?\d[\d.,]* [\p{L} ]+?(?: (?:times|x) \d+)?(?=[.!?]+\s+\S)/giu;

function isThing(sentence: string): boolean {
  const bare = sentence.replace(/[.!?\s]+$/, '').replace(/[:–].*$| - .*$/, '');
  return / - /.test(sentence) || parseSentence(bare).clauses.every(({ group, mood }) => !group || mood !== 'statement');
}

const SPLIT = /(?<=[.!?])\s+(?=\S)/;
/** "Print the plan", "Swap a lesson": an order, in front of which nothing stands. */
const ORDERS = /^\p{L}+ (?:the|all|an?|each|every|who|which|what) /iu;

/** What is left of a sentence behind the first one. */
function leftOf(sentence: string, first: string): readonly string[] {
  const said = sentence.replace(/[.!?\s]+$/, '');
  if (SMILE.test(said) || AGAIN.test(said) || TURN_TO.test(said)) return [];
  if (LABEL.test(sentence)) return [upperFirst(sentence.replace(LABEL, ''))];
  const isToil = NOBODY_TOILS.test(said);
  const [needed = '', , , today = ''] = (!isToil && NEEDED.exec(said)) || [];
  if (!(isToil || needed) || !(ORDERS.test(first) || isThing(first))) return [sentence];
  const toil = today.replace(/^(?:we|i|so far|now|today)\b[ ,]*/gi, '');
  return toil && TOILED.test(toil) && !LONG_LIST.test(first) ? [`We ${lowerFirst(toil)}.`] : [];
}

/** A note without what is only said beside its wish: for a smile, of oneself, how often it was, and when a named thing is needed. */
export function withoutIdle(text: string): string {
  if (text.includes('\n')) return text;
  const all = text.replace(SO_MANY, '').split(SPLIT);
  const others = all.filter((sentence) => !TURN_TO.test(sentence.replace(/[.!?\s]+$/, '')));
  const sentences = others.length > 0 ? others : all;
  const [first = ''] = sentences;
  if (sentences.length < 2) return sentences.join(' ');
  if (sentences.length > 6) return text;
  const left = sentences.flatMap((sentence, at) => {
    const said = sentence.replace(/[.!?\s]+$/, '');
    const isGranted = at < sentences.length - 1 && GRANTED.test(said);
    if (isGranted || OTHERS_THINK.test(said) || OF_THEMSELVES.test(said) || NO_WAY.test(said)) return [];
    return at === 0 ? [sentence] : leftOf(sentence, first);
  });
  return left.length > 0 ? left.join(' ') : text;
}
