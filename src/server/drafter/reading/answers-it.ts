import { parseSentence, textOf } from '../grammar/parse.ts';
import { isPlural, singular } from '../language/nouns.ts';
import { isHuman } from './is-agent.ts';
import { thingNamed } from './what-it-is.ts';
import { bareOf } from './fact-before.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';

/** What somebody asks or does not know, in the words of the sentence: "call to ask when the caretaker comes". */
const ASKED =
  /\b(?:asks?|asked|asking|knows?|know for sure|tells?|find out|finds out|track of|wonders?|sure|unclear|not clear|keeps track of|keep track of|guess|remembers?|forgets?|keep in mind|look up|looks up|check|checks)(?: (?:us|me|them|everybody|the [\w-]+))?(?: by (?:(?:e-?)?mail|phone)| again and again| all the time)? ((?:who|whom|whose|which|what|when|where|whether|if|how (?:many|much|long|often|far|to)|how) (?!else\b|ever\b)[^,;?]+)$/i;
/** What is to be seen, told by nothing but a pronoun. */
const SEES_IT =
  /^(.*?\b(?:see|shows?|find|find out|know|look up|check|display|tell))((?: (?:me|us|them|everybody|everyone|him|her|the [\w-]+s?))?) (?:it|that|this)((?: (?:in|on|at|from|there|by|before|themselves|directly|anytime|online|next to|beside|with|above|below)\b[^,;.]{0,40})?)$/i;

function questionIn(before: string): string | undefined {
  const asked = ASKED.exec(bareOf(before))?.[1];
  return asked && asked.split(' ').length > 2 ? asked.replace(/^if /i, 'whether ') : undefined;
}

/** "Tenants ask when the plumber comes. They should see it in the app.": what they should see. */
export function seesWhat(sentence: string, before: string): string | undefined {
  const question = questionIn(before);
  const [, lead = '', whom = '', place = ''] =
    (question && SEES_IT.exec(bareOf(sentence).replace(/,? please$/i, ''))) || [];
  if (!question || !lead || /\b(?:who|which|what|when|where|whether|if|how|not)\b/i.test(lead)) return undefined;
  // "next to each pitch" belongs to what is shown.
  return / (?:next to|beside|with|above|below) /i.test(place)
    ? `${lead}${whom} ${question}${place}.`
    : `${lead}${whom}${place} ${question}.`;
}

const WOULD_HELP =
  /^(?:so )?(an? (?:[\w-]+ )?(?:list|overview|table|calendar|map|plan|page|board|chart|display|view|sign|screen|counter)(?: (?:in|on|at|for) [^,]+)?) (?:would|could|might) (?:really |already )?(?:help(?: us| me| them| a lot)?|be (?:good|great|nice|useful|enough|helpful|fine))$/i;

/** "Nobody knows who has which. A list would help.": what is to stand on it. */
export function listOfIt(
  sentence: string,
  before: string,
  earlier: string | undefined,
  people: People,
): string | undefined {
  const [, list = ''] = WOULD_HELP.exec(bareOf(sentence)) ?? [];
  const question = list ? questionIn(before) : undefined;
  if (!question) return undefined;
  const things = / which$/i.test(question) && earlier ? thingNamed(earlier, true, people) : undefined;
  const whole = things ? `${question} ${singular(things.replace(/^(?:the|our|my|their) /i, ''))}` : question;
  return `We need ${lowerFirst(list)} that shows ${whole}.`;
}

const WOULD_SAVE =
  /^(?:so )?((?:(?:an?|the) )?(?:[\w-]+ ){1,4}?)(?:would|could|might) (?:save|avoid|prevent|solve|fix|stop|spare|end|replace) (?:us |them |me |all )*(?:that|this|it|the (?:work|trouble|effort|calls|typing))(?: (?:work|effort|time))?$/i;

/** "Card payment would save that.": what would help. */
export function wouldHelp(sentence: string): string | undefined {
  const [, what = ''] = WOULD_SAVE.exec(bareOf(sentence)) ?? [];
  return what && !/^(?:it|that|this|they|who|which|what)\b/i.test(what) ? `${what}would help.` : undefined;
}

/** "Text them when it is." */
const ENDS_WITH_IT = /^(.*\b(?:when|once|as soon as|until|if)) (it|they|he|she) (is|are|has|have)$/i;

/** "Customers ask whether their order is ready. Send them a text when it is.": when it is what. */
export function whenItIs(sentence: string, before: string): string | undefined {
  const [, lead = '', , is = ''] = ENDS_WITH_IT.exec(bareOf(sentence)) ?? [];
  if (!lead) return undefined;
  const [, who = '', state = ''] =
    new RegExp(
      `(?:^|\\b(?:whether|if|when|that|until) )((?:the |their |our |his |her |my |an? )?[\\w-]+(?: [\\w-]+)?) ${is} (?:not |never |not yet )?((?!not\\b|never\\b)[^,;]{3,40})$`,
      'i',
    ).exec(bareOf(before)) ?? [];
  return who && !/^(?:it|they|he|she|that|this|there)$/i.test(who)
    ? `${lead} ${lowerFirst(who)} ${is} ${state.replace(/ yet$/i, '')}.`
    : undefined;
}

/** "Customers only find out at the counter": where or when somebody learns of what the sentence before tells. */
const LEARNS =
  /^((?:(?:the|our|many|most|all) )?[\w-]+(?: [\w-]+)?) (?:only|always only) (find|learn|notice|hear|see|find out|are told)s?( out)?(?: (?:of|about) (?:it|this|that)| it| that| this)? ((?:at|in|when|after|on|from|by|once) [^,]+|too late|afterwards|later)$/i;

export function learnsIt(sentence: string, before: string): string | undefined {
  const [, who = '', verb = '', out = '', where = ''] = LEARNS.exec(bareOf(sentence)) ?? [];
  const told = bareOf(before);
  const isPlain = /\b(?:is|are|has|have|gets?)\b/i.test(told) && told.split(' ').length <= 10 && !/[,:;?]/.test(told);
  return who && isPlain && !/^(?:I|we|they|it|you|this|that|there)\b/i.test(told)
    ? `${who} only ${verb}${out} ${where} that ${lowerFirst(told)}.`
    : undefined;
}

const WHEN_THEY = /^([^,]*?\b(?:when|if|before|after|once|as soon as)) they (?=[a-z]+)/i;

/** "Children need an adult. Ask for the name when they book.": who books. */
export function whenTheyDo(sentence: string, before: string, people: People): string | undefined {
  const [, lead = ''] = WHEN_THEY.exec(sentence) ?? [];
  const who = lead ? textOf(parseSentence(bareOf(before), people.names).clauses[0]?.subject ?? []) : '';
  const head =
    who
      .split(/ (?:under|over|of|with|without|from|who|in) /i)[0]
      ?.split(' ')
      .at(-1) ?? '';
  const isOther =
    /(?:staff|team|crew|people)$/i.test(people.leading(lead) ?? '') ||
    lead.split(' ').some((word) => /[a-z]s$/.test(word) && (people.isPersonPhrase(word) || isHuman(word)));
  return who && isPlural(head) && isHuman(head) && !people.isSpeaker(who) && !isOther && who.split(' ').length <= 5
    ? sentence.replace(WHEN_THEY, (_, said: string) => `${said} ${lowerFirst(who)} `)
    : undefined;
}
