import { upperFirst } from '../language/capitals.ts';
import { isPlural, withArticle } from '../language/nouns.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';

const ITEM = /^([ \t]*(?:[-*•–]|\d+[.)]) ?)(.+)$/;
const TROUBLES =
  /^(?:the )?(?:main |biggest |current )?(?:problems?|issues?|bugs?|faults?|complaints?|pain points?|what is wrong)\b/i;
const FORM = /\b(?:form|check-?out|questionnaire|survey|registration|sign-?up|dialog|dialogue|wizard)s?\b/i;
const MESSAGES = /\b(?:notifications?|alerts?|messages?|reminders?|e-?mails?|push|warnings?)\b/i;
const ARROW = /^(.+?) ?(?:->|=>|→|⇒) ?(.+)$/;

/** "berth change -> passenger": whom it is told. */
function arrowInFull(item: string, isOfMessages: boolean, people: People): readonly string[] {
  const [, what = '', whom = ''] = ARROW.exec(item) ?? [];
  const all = whom.split(/, | and | \+ | & /).map((one) => one.trim().toLowerCase());
  if (!what || !(isOfMessages || all.every((one) => people.isRole(one)))) return [item];
  if (!all.every((one) => people.isPersonPhrase(`the ${one}`))) return [item];
  const told =
    /^(?:an?|the|each|every|no) /i.test(what) || / (?:is|are|has|have) /.test(what) ? what : withArticle(what);
  return all.map((one) => {
    const who = /^(?:the|an?) /.test(one) ? one : `the ${one}`;
    return `${who} ${isPlural(one) ? 'are' : 'is'} told of ${lowerFirst(told)}`;
  });
}

/** The items of a list in words that can be read alone: what a trouble lacks, what a form asks for, whom an arrow points to and who "they" are. */
export function itemsPlainly(text: string, people: People): string {
  if (!text.includes('\n')) {
    const told = arrowInFull(text, false, people);
    return told[0] === text ? text : told.map(upperFirst).join('. ');
  }
  const [lead = '', ...lines] = text.split('\n');
  let subject = '';
  const told = lines.map((line) => {
    const [, mark = '', item = ''] = ITEM.exec(line) ?? [];
    if (!mark) return line;
    const they = /^they (?=[a-z])/i;
    if (they.test(item) && subject) return mark + item.replace(they, `${subject} `);
    const [, who = ''] =
      /^((?:the )?[\w-]+(?: [\w-]+)?s) (?:can|should|must|get|see|are|have|need)\b/i.exec(item) ?? [];
    if (who && people.isPersonPhrase(who)) subject = who;
    const [, lacking = ''] = TROUBLES.test(lead) ? (/^no (.+)$/i.exec(item) ?? []) : [];
    if (lacking) return `${mark}${withArticle(lacking)} is missing`;
    const [, asked = ''] = FORM.test(lead) ? (/^ask for (.+)$/i.exec(item) ?? []) : [];
    if (asked) return `${mark}${asked} is asked for`;
    return arrowInFull(item, MESSAGES.test(lead), people)
      .map((one) => mark + one)
      .join('\n');
  });
  return [lead, ...told].join('\n');
}
