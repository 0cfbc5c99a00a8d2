import { upperFirst } from '../language/capitals.ts';
import { withArticle } from '../language/nouns.ts';
import { thirdPerson } from '../language/verbs.ts';
import { lowerFirst } from './trouble-words.ts';

/** What went wrong with the one thing that somebody asks about: "why did this check fail??" */
const WHY_ACTIVE =
  /^(?:and |but )?why (?:did|does) (?:this|that|the|my|our) ((?:[\w-]+ )?[\w-]+) (fail|crash|break|stop|bounce|expire|freeze|disappear|vanish|abort|hang|not run)\?+ (.+)$/i;
const WHY_PASSIVE =
  /^(?:and |but )?why (?:was|is|got) (?:this|that|the|my|our) ((?:[\w-]+ )?[\w-]+) (rejected|declined|refused|denied|blocked|cancelled|canceled|closed|removed|deleted|locked|skipped|dropped|returned|flagged)\?+ (.+)$/i;
/** The answer that is wanted. */
const ANSWER = /^(?:please |just )?(?:give|show|tell|list|send|print|name) /i;

/** "why did this check fail?? give me the rows": what is wanted whenever that happens. */
export function askedAtOnce(text: string): string {
  const [, active = '', fails = '', answer = ''] = WHY_ACTIVE.exec(text) ?? [];
  const [, passive = '', done = '', reply = ''] = active ? [] : (WHY_PASSIVE.exec(text) ?? []);
  const order = (answer || reply).replace(/^(?:please|just) /i, '');
  if (!order || !ANSWER.test(order)) return text;
  const event = active
    ? `${withArticle(lowerFirst(active))} ${/^not run$/i.test(fails) ? 'does not run' : thirdPerson(fails.toLowerCase())}`
    : `${withArticle(lowerFirst(passive))} is ${done.toLowerCase()}`;
  return upperFirst(`when ${event}, ${lowerFirst(order).replace(/^(?:show|list)(?: me| us)? /, 'I want to see ')}`);
}
