import { plural, singular, withArticle } from '../language/nouns.ts';
import { fromGerund, isBaseVerb, participle, readVerb } from '../language/verbs.ts';
import { upperFirst } from '../language/capitals.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';

const MESSAGE =
  '(?:e-?mails?|mails?|messages?|notifications?|texts?|text messages?|sms|push messages?|calls?|phone calls?|alerts?|reminders?|letters?)';
const EACH = String.raw`(?:for|about|on|at|after|with) (?:every|each) (?:single )?([\w-]+(?: [\w-]+){0,2}?)`;
const ENOUGH =
  '(?:[,;]|\\.| [-–]) (?:just |only )?(.{4,50}?) (?:(?:is|are|would be|will be) (?:really |quite |already )?(?:enough|plenty|sufficient|fine)|(?:would|will) (?:do|suffice))[.!]*$';
/** "Don't send an SMS for every reservation, one list in the morning is enough" */
const NO_MESSAGE = new RegExp(
  `^(?:please,? )?(?:(?:stop|do not|don['’]t) (?:send|sending|mail|mailing)|no more|no)(?: (me|us|them|(?:the |our |all )?[\\w-]+s))? ((?:an? |the |all |any |those )?${MESSAGE})(?: to ((?:the |our |all )?[\\w-]+(?: [\\w-]+)?))? ${EACH}${ENOUGH}`,
  'i',
);
/** "stop emailing owners for every crate, once a day is enough" */
const NO_TELLING = new RegExp(
  `^(?:please,? )?(?:stop|do not|don['’]t) (e-?mail|text|notify|message|alert|call|phone|e-?mailing|texting|notifying|messaging|alerting|calling|phoning) ((?:the |our |all )?[\\w-]+(?: [\\w-]+)??) ${EACH}${ENOUGH}`,
  'i',
);
const ONCE = /^(once|twice|one)( (?:a|per|every|each) (?:day|week|month|year|season|term))?$/i;
const OFTEN =
  /^(?:one|an?) (?:(?:daily|weekly|monthly|short|single) )*(?:e-?mail|mail|message|text|notification|sms)(?: (?:a|per|every|each|in|on|at|the (?:day|evening|morning)) [\w ]+)$|^an? (?:daily|weekly|monthly|hourly) [\w-]+$/i;
const GATHERS =
  /^(?:one |an? )((?:[\w-]+ )*?(?:list|summary|overview|report|digest|table|round-?up))((?: (?:a|per|every|each|in|on|at) [\w ]+)?)$/i;
const MEDIUM = new RegExp(`^(?:one |an? )?((?:short |single )?${MESSAGE})$`, 'i');

function kindOf(said: string): string {
  const bare = singular(said.toLowerCase().replace(/^(?:an?|the|all|any|those) /, ''));
  if (bare.startsWith('text')) return 'text message';
  if (/^(?:call|phone)/.test(bare)) return 'call';
  if (bare === 'sms') return 'SMS';
  return /^e?-?mail/.test(bare) ? 'e-mail' : /^(?:notif|messag|alert)/.test(bare) ? 'message' : bare;
}

/** What would do, about all of them and instead of one for each. */
function gathered(kind: string, each: string, enough: string): string | undefined {
  const all = `all ${plural(each)}`;
  const one = withArticle(kind);
  const often = ONCE.exec(enough)?.[2]?.replace(/ (?:per|every|each) /i, ' a ');
  if (often && kind !== 'call') return `one ${kind}${often} about ${all} instead of one for every ${each}`;
  const [, list = '', when = ''] = GATHERS.exec(enough) ?? [];
  if (list) return `${withArticle(list)} of ${all}${when} instead of ${one} for every ${each}`;
  if (OFTEN.test(enough))
    return `${lowerFirst(enough).replace(/^an? (?=\w+ (?:a|per) )/i, 'one ')} about ${all} instead of one for every ${each}`;
  const medium = MEDIUM.exec(enough)?.[1];
  return medium && kindOf(medium) !== kind
    ? `${withArticle(kindOf(medium))} for every ${each} instead of ${one}`
    : undefined;
}

/** "don't remind singers three times, once is enough": so often it is to be done. */
const TOO_OFTEN =
  /^(?:please,? )?(?:stop|do not|don['’]t) ([a-z]+) ((?:the |our |all )?[\w-]+(?: [\w-]+)??)((?: (?:for|about|of|to) (?:(?!every\b|each\b)[\w-]+ ?){1,4}?)?) ?(?:(?:two|three|four|five|ten|\d+|several|so many) times|again and again|every time|each time|all the time|every day|at (?:every|each) [\w-]+)(?:,|;|\.| [-–])? (?:just |only )?(once|twice)((?: (?:a|per|every|each) (?:day|week|month|year|season|term))?) (?:is|would be) (?:enough|plenty|sufficient)[.!]*$/i;

function onlyOnce(text: string, people: People): string | undefined {
  const [, said = '', whom = '', what = '', once = '', often = ''] = TOO_OFTEN.exec(text) ?? [];
  const verb = said && (fromGerund(said.toLowerCase()) ?? said.toLowerCase());
  if (!verb || !isBaseVerb(verb) || !people.isPersonPhrase(whom) || people.isSpeaker(whom)) return undefined;
  return `${upperFirst(whom)} should be ${participle(verb)}${what.trimEnd()} only ${once.toLowerCase()}${often}.`;
}

/** What is not wanted for each of many, where it is said what would do: that is what is wanted. */
export function insteadOfEach(text: string, people: People): string {
  if (!/\b(?:enough|plenty|sufficient|fine|do|suffice)[.!]*$/i.test(text)) return text;
  const [, to = '', said = '', whom = to, each = '', enough = ''] = NO_MESSAGE.exec(text) ?? [];
  const [, telling = '', told = '', thing = '', would = ''] = said ? [] : (NO_TELLING.exec(text) ?? []);
  const verb = fromGerund(telling.toLowerCase()) ?? readVerb(telling.toLowerCase())?.base ?? telling;
  const news = said ? gathered(kindOf(said), each, enough) : telling ? gathered(kindOf(verb), thing, would) : undefined;
  if (!news) return onlyOnce(text, people) ?? text;
  const who = whom || told;
  const isOpen = who === '' || people.isSpeaker(who) || !people.isPersonPhrase(who);
  return `${isOpen ? 'I want to' : `${upperFirst(who)} should`} get ${news}.`;
}
