import { parseSentence } from '../grammar/parse.ts';
import { gerund, isBaseVerb, participle } from '../language/verbs.ts';
import { isDepartment } from '../lexicon/agents.ts';
import type { People } from './people.ts';
import { type Rewording, reworded } from '../language/rewording.ts';
import { upperFirst } from '../language/capitals.ts';
import { lowerFirst } from './trouble-words.ts';

/** ", provided that nobody waits", "on condition that": what may stand in front of a clause that has to hold. */
const PROVIDED =
  /,? (?:but )?(?:(?:only )?(?:provided|providing)(?: that)?|(?:only )?on (?:the )?condition(?: that)?) (?=((?:[^,.;!?\n]|,(?=\d))+))/gi;

/** "provided nobody waits" as a condition that is read as one; "provided by the owner" and "who provided the kit" stay. */
function withConditions(text: string): string {
  return text.replace(PROVIDED, (link: string, what: string) => {
    const [clause] = parseSentence(what).clauses;
    const holds = clause?.group && clause.subject.length > 0 && clause.mood === 'statement';
    return holds && !/^(?:by|to|with|for|in|on|at)\b/i.test(what) ? ' as long as ' : link;
  });
}

/** "If we could block it from our phones that would save us lots of trips": what is wished, and what it saves. */
const IF_WE_COULD =
  /(^|[.!?]\s+)if (we|I) could ([^.!?,]+?),? (?:that|this|it) (?:would|'d) (?:really |already |also )?(save [^.!?]+?|help(?: (?:us|me))?(?: a lot| a great deal| so much)?|be (?:so |really |very )?(?:great|nice|good|lovely|helpful|perfect))(?=[.!]|$)/gi;

/** "If we could count one shelf a week and the gaps were just booked, we'd be rid of it": two wishes, and why. */
const IF_RID =
  /(^|[.!?]\s+)if (we|I) could (?!not\b)([^.!?,]+?)(?: and ((?:the|each|every|all) [^.!?,]+?) (?:were|was) (?:just |simply |then |only )?([a-z]+(?:ed|en|n|t) [^.!?,]+|[a-z]+ed))?,? (?:we|I)(?:'d| would) (?:finally |already |also )?be (?:(done|finished|ready) ((?:in|within|by|before|much|a lot|earlier|sooner) [^.!?,]+|earlier|sooner)|rid of (?:it|that|this|them)|done with (?:it|that|this|them)|(?:so |very |much )?(?:happy|happier|glad|grateful|relieved))(?=[.!]|$)/gi;

/** The wishes in front of "we'd be rid of it" as plain ones: what they are rid of is told in another sentence. */
function withIfRid(text: string): string {
  return text.replace(
    IF_RID,
    (_, start: string, who: string, deed: string, ...[thing, done, state, time]: (string | undefined)[]) => {
      const why = state ? ` so that ${who} ${/^i$/i.test(who) ? 'am' : 'are'} ${state} ${time}` : '';
      const second = thing ? `. ${upperFirst(thing)} should be ${done}` : '';
      return `${start}${upperFirst(who)} want to ${deed}${why}${second}`;
    },
  );
}

/** The same as a plain wish. */
function withIfWeCould(text: string): string {
  return withIfRid(text).replace(IF_WE_COULD, (_, start: string, who: string, deed: string, gain: string) => {
    const saves = /^save (.+)$/i.exec(gain)?.[1];
    return `${start}${who === 'i' ? 'I' : upperFirst(who)} want to ${deed}${saves ? ` so that it saves ${saves}` : ''}`;
  });
}

/** "On Saturdays I need everyone.", in front of what is wished: how many have to work is told only. */
const NEEDS_PEOPLE =
  /(^|[.!?]\s+)[^.!?]*\b(?:I|we) need (?:everyone|everybody|no one|nobody|all hands)\b[^.!?]*\.\s+(?=(?:I|we) (?:just |only |simply )*(?:want|need|would like) to )/gi;

/** "I only want to be told if ...": what "only" narrows down. */
const ONLY_IF =
  /((?:^|[.!?]\s+)(?:I|we)) only ((?:want|need) to (?!(?:know|see|find|check|ask|say|tell)\b)[^.!?,]*?) (?=(?:if|when|once|after|about)\b)/gi;

/** A note without what is only told of the work in front of "I just want to". */
function withoutNeeds(text: string): string {
  return text
    .replace(NEEDS_PEOPLE, '$1')
    .replace(ONLY_IF, '$1 $2 only ')
    .replace(/((?:^|[.!?]\s+)(?:I|we)) only (?=(?:want|need) to )/gi, '$1 ');
}

/** "Fleet crew here.", "Hi, captain here:" */
const HERE = /^\s*(?:(?:hi|hello|hey)(?: all| there| team)?[,!]? )?((?:[\w-]+ ){0,2}[\w-]+) here\s*[.!,:–-]\s*(?=\S)/i;

/** "... for the deposit. - Luis, Taco Luis": who has signed a note, behind its last sentence. */
const SIGNED = /(?<=[.!?"”’)]) +[-–—~] ?\p{Lu}[\p{L}.'’]+(?:,? [\p{L}\p{N}'’&]+){0,6}\.?$/u;

/** A note without the words that only tell who speaks or has signed it, and who that is. */
export function withoutSpeaker(whole: string, people: People): { text: string; by?: string } {
  const text = whole.replace(SIGNED, '');
  const [lead = '', who = ''] = HERE.exec(text) ?? [];
  const name = who.replace(/^(?:the|an?|your|our) /i, '').toLowerCase();
  const isSomebody =
    name !== '' &&
    !/\b(?:is|are|was|were|only|not|from|over|right|out|up|down|in|back)\b/.test(name) &&
    (people.isPersonPhrase(name) || isDepartment(name) || /(?:^| )(?:crew|team|desk|staff|support)$/.test(name));
  if (!isSomebody) return { text };
  return {
    text: `${upperFirst(name)} here. ${text.charAt(lead.length).toUpperCase()}${text.slice(lead.length + 1)}`,
    by: name,
  };
}

/** "and nobody notices until it is wet": by what they notice it then is told only. */
const UNTIL_THEN = /(\b(?:and|but) (?:nobody|no one) notices)(?: it| this)? (?:until|till) [^.!?,;]+/gi;

const SENTENCE = '(^|[.!?]\\s+)';
/** Ways to ask for something in a note, and the same as a plain wish. */
const ASKED: readonly Rewording[] = [
  // "Should be able to note the price": who speaks is left out.
  [new RegExp(`${SENTENCE}should be able to (?=[a-z]+ )`, 'gi'), '$1We should be able to '],
  // "we use the rate of the day, unless it was paid by card, then it's the rate of the card": two rules.
  [
    /(^|[.!?:]\s+)we (use|apply|take) ([^,.!?]+?), unless ([^,.!?]+)(?:, then it(?:'s| is) ([^,.!?]+))?(?=[.!?]|$)/gi,
    (_, start = '', verb = '', what = '', when = '', other = '') =>
      `${start}${what} must be ${participle(verb.toLowerCase())}, unless ${when}${other && `. If ${when}, ${other} must be ${participle(verb.toLowerCase())}`}`,
  ],
  // "Between ten and six guests should not be moved": when it is that late.
  [
    new RegExp(
      `${SENTENCE}(between \\d[\\d:.]*(?: ?[ap]m)? and \\d[\\d:.]*(?: ?[ap]m)?),? (?=[^,.!?]+? (?:should|must|may)(?:n't| not)? )`,
      'gi',
    ),
    (_, start = '', time = '') => `${start}When it is ${time.toLowerCase()}, `,
  ],
  // "I want that a worn rope can't be lent"
  [
    new RegExp(
      `${SENTENCE}(?:I|we) want that ([^.!?]+? )(?:simply |just )?(can't|cannot|can not|should|must|may)(?: not)? (?=be )`,
      'gi',
    ),
    (_, start = '', what = '', modal = '') =>
      `${start}${upperFirst(what)}${modal.startsWith('can') ? 'should not' : modal} `,
  ],
  // "Singer and pianist should both get a note"
  [/( and (?:the )?[\w-]+ should) both (?=[a-z])/gi, '$1 '],
  [new RegExp(`${SENTENCE}(?:fair point|good point|fair enough|agreed|true), (?=an? )`, 'gi'), '$1'],
  // "a sprayed field is off limits until it is dry": so it has to be.
  [/\b(?:is|are) off limits (?=(?:until|till|unless)\b)/gi, 'must be off limits '],
  // "The desk has to remind guests two days before they leave": they are to be reminded, whoever does it today.
  [
    new RegExp(
      `${SENTENCE}(?:the|our) [\\w-]+ (?:has|have) to (remind|notify|inform|warn|alert) ((?:the |our |all )?[\\w-]+s) (?=(?:\\d+|an?|one|two|three|four|six) (?:hours?|days?|weeks?|months?) before\\b)`,
      'gi',
    ),
    (_, start = '', verb = '', whom = '') => `${start}${upperFirst(whom)} should be ${participle(verb.toLowerCase())} `,
  ],
];

/** "Keys!! I want to see ...": a cry in front of what is asked tells nothing by itself. */
function withoutCry(text: string): string {
  const [whole = '', cry = ''] = /^([^.!?,:"“]{3,40})!!+\s+(?=(?:we|I) (?:need|want|would like) )/iu.exec(text) ?? [];
  const isCry = cry !== '' && cry.split(' ').length <= 4 && !parseSentence(cry).clauses[0]?.group;
  return isCry ? text.slice(whole.length) : text;
}

/** An idea with its conditions, its wishes and what is only told in the words in which they are read. */
export function plainNotes(text: string): string {
  return withoutNeeds(preferred(withIfWeCould(withConditions(reworded(withoutCry(text), ASKED))))).replace(
    UNTIL_THEN,
    '$1',
  );
}

/** "Ana says a text to everyone with a reply would save her an hour": what is named is wished, and what it saves is why. */
const WOULD_SAVE =
  /(^|[.!?]\s+)(?:[\p{L}'-]+(?: [\p{L}'-]+)? (?:says|said|thinks|reckons|told (?:me|us)) (?:that )?)?((?:an?|one) (?:[^.!?,]|,(?=\d))+?) (?:would|'d) (?:really |already |also )?save (him|her|them|us|me|everybody|everyone) ([^.!?]+)(?=[.!]|$)/giu;

/** "she'd rather be told during the shift than find out on payday": what is not wanted stands behind "instead of". */
const RATHER = /(?:'d| would) (?:much )?rather ((?!not\b|have\b)[a-z]+ [^.!?,;]+?) than ([a-z]+)(?= [^.!?,;]+)/gi;

/** A note's wishes that praise or prefer, as plain ones. */
export function preferred(text: string): string {
  return (
    text
      .replace(
        WOULD_SAVE,
        (_, start: string, thing: string, whom: string, what: string) =>
          `${start}We want ${/^an? (?:[a-z]+ )?(?:text|message|mail|e-?mail|sms) to /i.test(thing) ? 'to send ' : ''}${lowerFirst(thing)} so that it saves ${whom} ${what}`,
      )
      .replace(RATHER, (whole, deed: string, verb: string) =>
        isBaseVerb(verb) ? ` would like to ${deed} instead of ${gerund(verb)}` : whole,
      )
      // "our forester there wants to": where somebody is says nothing of the wish.
      .replace(
        /\b((?:our|the|my)(?: [\p{L}-]+){1,3}) (?:there|here|over there) (?=(?:wants?|needs?|would like) )/giu,
        '$1 ',
      )
  );
}
