import { upperFirst } from '../language/capitals.ts';
import { gerund, gerundFirst, isBaseVerb, readVerb } from '../language/verbs.ts';
import { lowerFirst } from './trouble-words.ts';

/** Two sentences, the second of which points to what the first tells; nothing where it does not. */
export type Link = (first: string, second: string, before: string) => string | undefined;

/** A sentence without its end. */
export const bare = (text: string): string => text.replace(/[.!?\s]+$/, '');
const WHO = String.raw`((?:the |an? |our |some |many |most )?(?:[\w-]+ )?[\w-]+)`;
const OFTEN =
  '(?:now and then|sometimes|often|again and again|from time to time|every now and then|regularly|too often|all the time)';

const UNKNOWN = new RegExp(
  `^(?:.*\\b)?(?:the |our )?(?!(?:always|sometimes|is|was|this|has|does)\\b)\\b([\\w-]*[a-rt-z]s)\\b.*?\\b(?:they )?(?:do not|don['’]t|never) know ((?:when|which|what|how|where|whether|who|if) [^.!?,]+)$`,
  'i',
);
/** "Waiters don't know when a dish is ready. Could the kitchen let them know?" */
const NOT_KNOWN: Link = (first, second) => {
  if (
    !/\b(?:let them know|tell them|inform them|show them|notify them)(?: (?:about )?(?:it|that))?[.!?]*$/i.test(second)
  )
    return undefined;
  const [, who = '', unknown = ''] = UNKNOWN.exec(bare(first)) ?? [];
  return unknown ? `${first} Tell ${lowerFirst(who)} ${unknown.replace(/^if /i, 'whether ')}.` : undefined;
};

const EVENT = new RegExp(
  `^((?:the |an? |our )?(?:[\\w-]+ ){1,4}?[a-z]+)(?: ${OFTEN})?(?:(?:,? and(?: then)?|,? so|,) .+)?$`,
  'i',
);
/** "The printer fails now and then. At least show a warning." */
const WARNED: Link = (first, second) => {
  const [, order = ''] =
    /^(?:at least |please |so |just |then )*((?:show|send|give|display) (?:me |us |them |(?:the|an?) [\w-]+ )?(?:an? |the )?(?:warning|alert|alarm|message|hint|notice|notification|mail))[.!]*$/i.exec(
      second,
    ) ?? [];
  const [, event = ''] = (order && EVENT.exec(bare(first))) || [];
  const verb = readVerb(event.split(' ').at(-1)?.toLowerCase() ?? '');
  return verb && /^(?:third|past)$/.test(verb.form)
    ? `${upperFirst(order)} when ${lowerFirst(event)}. ${first}`
    : undefined;
};

const FORBIDDEN = new RegExp(
  `^${WHO} (?:can['’]?t|cannot|can not|may not|must not|should not|shouldn['’]t) ([a-z]+ [^.!?]+)$`,
  'i',
);
/** "The waiter can't cancel an order then. Only the cook can." */
const ONLY_THEN: Link = (first, second) => {
  const [, who = ''] =
    /^(?:but )?only ((?:the |an? |our )?[\w-]+(?: [\w-]+)?) (?:can|may|should|is allowed to|are allowed to)[.!]*$/i.exec(
      second,
    ) ?? [];
  const [, deed = ''] = FORBIDDEN.exec(bare(first))?.slice(1) ?? [];
  return who && deed && isBaseVerb(deed.split(' ')[0] ?? '') ? `Only ${who} may ${deed}.` : undefined;
};

/** "The form asks too much. Name and time are enough." */
const ENOUGH: Link = (first, second) => {
  const [, form = ''] =
    /^((?:the |our |this )?(?:[\w-]+ )?(?:form|page|screen|registration|sign-?up|checkout|survey|questionnaire))(?: \w+)? (?:asks?(?: for)? (?:too much|too many [\w-]+|far too much)|is (?:too|so|far too|much too) long|has too many (?:fields|questions)|wants to know too much)$/i.exec(
      bare(first),
    ) ?? [];
  const [, fields = ''] =
    /^(?:only |just )?([^.!?]+?) (?:is|are|would be|should be|will do|would do) ?(?:enough|sufficient|fine|ok)?[.!]*$/i.exec(
      second,
    ) ?? [];
  const name = /^(?:the|our|this) /i.test(form) ? form : `The ${lowerFirst(form)}`;
  return form && / and |,/.test(fields) && !/\b(?:is|are|should|would|will|must)\b/i.test(fields)
    ? `${upperFirst(name)} should only ask for ${lowerFirst(fields)}.`
    : undefined;
};

/** "How many guests came? I'd like to see that per weekday." */
const ASKED: Link = (first, second) => {
  const [, question = ''] = /^((?:how many|how much|which|who|what|where|how often) [^.!]+)\?$/i.exec(first) ?? [];
  const [, lead = '', rest = ''] =
    /^((?:I|we)(?:['’]d| would)? (?:like|love|want|need)(?: to)? (?:see|know|have)) (?:that|this|it) ([^.!?]+)[.!]*$/i.exec(
      second,
    ) ?? [];
  return question && lead && !/\b(?:do|does|did)\b/i.test(question)
    ? `${lead} ${lowerFirst(question)} ${rest}.`
    : undefined;
};

/** "Some guests cancel late. After 6 pm it should cost 10 euros." */
const THAT_DEED: Link = (first, second) => {
  const [, verb = '', out = ''] =
    /^(?:some |many |most |a few |the |our )?[\w-]*[a-rt-z]s (?:often |always |still |sometimes )?([a-z]+)\b( (?:in|out|off|up|over|back)\b)?/i.exec(
      first,
    ) ?? [];
  if (
    !isBaseVerb(verb) ||
    !/\bit (?:should|must|has to|needs to) (?:not )?(?:cost|be free|be charged|be possible|be forbidden|be allowed)\b(?![^.!?]* to [a-z])/i.test(
      second,
    )
  )
    return undefined;
  return `${first} ${upperFirst(second.replace(/\bit (?=(?:should|must|has to|needs to) )/i, `${gerund(verb)}${out} `))}`;
};

const DONE = new RegExp(
  `^${WHO} (?:always |still |now )?([a-z]+s) (it|them|(?:the|their|his|her|our|all) (?:[\\w-]+ )?[\\w-]+?)(?= (?:on|in|by|with|at|to|into|every|each|and|from)\\b|,|$)`,
  'i',
);
/** "The menu changes daily. The cook writes it on paper. Can the cook do it on the tablet?" */
const DO_IT: Link = (first, second, before) => {
  const [, verb = '', what = ''] = DONE.exec(bare(first))?.slice(1) ?? [];
  const base = readVerb(verb.toLowerCase());
  if (base?.form !== 'third' || !/\b(?:can|could|should|let)\b.*\bdo (?:it|that|this)\b/i.test(second))
    return undefined;
  const [, named = ''] =
    /^((?:the |our )?[\w-]+(?: [\w-]+)?) (?:changes?|is|are|varies|vary|comes?|has|have)\b/i.exec(before) ?? [];
  const thing = /^(?:it|them)$/i.test(what)
    ? /^(?:the|our) /i.test(named)
      ? lowerFirst(named)
      : named && `the ${lowerFirst(named)}`
    : lowerFirst(what);
  return thing ? `${first} ${second.replace(/\bdo (?:it|that|this)\b/i, `${base.base} ${thing}`)}` : undefined;
};

/** "Members ask if they can pay cash. They can't, say so in the app." */
const TOLD_NO: Link = (first, second) => {
  const [, who = '', deed = ''] =
    /^(?:many |some |the |our )?((?:[\w-]+ )?[\w-]*[a-rt-z]s) (?:often |always |keep |sometimes )?(?:ask|asking|want to know) (?:us |me )?(?:if|whether) they (?:can|may|could) ([^.!?]+)$/i.exec(
      bare(first),
    ) ?? [];
  const [, not = '', where = ''] =
    /^(?:(no|yes),? )?(?:they (?:can['’]?t|cannot|may not|can|may),? )?(?:so |please |and |but )*(?:say|tell|write|show|state|put) (?:it|so|that|them|this)(?: so)?( (?:in|on|at) [^.!?]+)?[.!]*$/i
      .exec(second)
      ?.slice(0) ?? [];
  if (!deed || !/\b(?:say|tell|write|show|state|put)\b/i.test(second) || !/^(?:no\b|yes\b|they\b)/i.test(second))
    return undefined;
  const isNo = /^no$/i.test(not) || /^(?:no,? )?they (?:can['’]?t|cannot|may not)/i.test(second);
  return `Tell ${lowerFirst(who)}${where} that ${gerundFirst(deed)} is ${isNo ? 'not ' : ''}possible.`;
};

/** "People don't wipe the machines. Could we remind them?" */
const REMINDED: Link = (first, second) => {
  const [, who = '', deed = ''] =
    /^(?:many |some |most )?((?:the |our )?(?:[\w-]+ )?(?:[\w-]*[a-rt-z]s|people)) (?:often |always |sometimes |still )?(?:do not|don['’]t|never|forget to|hardly ever) ([a-z]+ [^.!?]+)$/i.exec(
      bare(first),
    ) ?? [];
  const [, lead = ''] =
    /^((?:(?:could|can|should|please|let|maybe|we|you|us|the app|somebody|someone) )*remind) (?:them|people|everybody)(?: (?:nicely|kindly|gently|politely|of it|of that|about it))?[.!?]*$/i.exec(
      second,
    ) ?? [];
  return deed && lead && isBaseVerb(deed.split(' ')[0] ?? '')
    ? `${first} Remind ${lowerFirst(who)} to ${deed}.`
    : undefined;
};

/** "Drivers call to ask for the next stop. The app should just show it." */
const SHOWN_IT: Link = (first, second) => {
  const [, who = '', thing = ''] =
    /^(?:many |some |the |our )?((?:[\w-]+ )?[\w-]*[a-rt-z]s) [^.!?]*\b(?:ask|asking|look|looking|search|searching|call|calling|wait|waiting) for ((?:the|an?|their) [^.!?,]+)$/i.exec(
      bare(first),
    ) ?? [];
  return thing &&
    /^(?:the|our|this) (?:app|system|tool|page|screen|site) (?:should|could|must|can)(?: just| simply)? (?:show|display|tell|say|print) (?:it|that|this|them)\b[^.!?]*[.!]*$/i.test(
      second,
    )
    ? `Show ${lowerFirst(who)} ${thing}. ${first}`
    : undefined;
};

export const DEED_LINKS: readonly Link[] = [
  NOT_KNOWN,
  WARNED,
  ONLY_THEN,
  ENOUGH,
  ASKED,
  THAT_DEED,
  DO_IT,
  TOLD_NO,
  REMINDED,
  SHOWN_IT,
];
