import { parseSentence } from '../grammar/parse.ts';
import { isPlural, withArticle } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';
import { tellsInstead } from './heaviest.ts';
import { sober } from './read-quality.ts';
import { isRuleBehind } from './rules-behind.ts';
import type { Reading } from './read-sentence.ts';

/** "The vet should see it in the notes": what somebody else does with the same thing says how it should be. */
export function speaksOfIt({ request, trouble }: Reading): boolean {
  const actor = request?.actor ?? '';
  return (
    request?.kind === 'act' &&
    !trouble &&
    /\b(?:it|them)\b/i.test(request.text) &&
    actor !== '' &&
    !/^(?:they|he|she|it)$/i.test(actor)
  );
}

/** "the dentist should not notice any of that": what must not come of it. */
export function bars({ request, sentence, trouble }: Reading): boolean {
  return (
    request?.kind === 'stop' &&
    !trouble &&
    /^(?:the|an?|our|other) [\w -]+ (?:should|must|may) not [^,]*\b(?:it|that|this|them)$/i.test(sentence.text)
  );
}

/** An item that tells what is so: what somebody does in it they can do. */
function itemFact({ request, sentence, plain }: Reading): string {
  const actor = request?.actor;
  const nobody = /^(?:nobody|no one) (\w+) (.+)$/i.exec(sentence.text);
  const base = nobody && readVerb(nobody[1] ?? '');
  if (nobody && base?.form === 'third') return `nobody can ${base.base} ${nobody[2]}`;
  if (!plain || !actor || !request) return sentence.text;
  const isMany = isPlural(actor.split(' ').at(-1) ?? '');
  const has = isMany || /^(?:the|an?|another|each|every|our|all|only) /i.test(actor);
  return `${has ? actor : withArticle(actor)} can ${request.text}`;
}

/** "Disposal: food is kept four weeks": what the label names is told behind it. */
function withoutLabel(said: string, told: string | undefined): string {
  const [, label = ''] = /^([^:,.]{3,40}): /.exec(said) ?? [];
  return label && told && said.slice(label.length + 2).toLowerCase() === told.toLowerCase() ? told : said;
}

/** What says how it should be; what a tale tells besides is how it is today, and nothing to check. */
const OWED = /\b(?:must|should|may|can|cannot|only if|never)\b/i;

function detailIn(reading: Reading, main: Reading): string[] {
  const { request, sentence, plain, trouble } = reading;
  if (tellsInstead(reading, main)) return [sentence.text];
  // "right now Rosa copies it": how it is done today.
  if (sentence.isToday && !OWED.test(sentence.text)) return [];
  // Behind a question stands how it is now.
  if (plain && main.request?.form === 'question') return [];
  if (sentence.isItem && (plain || trouble) && request) return [itemFact(reading)];
  // "it took us two days in May": what was so once is no criterion.
  const isPast =
    parseSentence(sentence.text).clauses[0]?.group?.past && !/\b(?:must|should|may|can)\b/i.test(sentence.text);
  if (request?.kind === 'detail' || bars(reading))
    return isPast ? [] : [sober(withoutLabel(sentence.text, request?.text))];
  return speaksOfIt(reading) ? [`${request?.actor} can ${request?.text}`] : [];
}

/** What the other sentences say of how it should be. */
export function detailsBeside(main: Reading, rest: readonly Reading[], isTale: boolean): string[] {
  const told = rest.flatMap((reading) => detailIn(reading, main));
  return isTale ? told.filter((detail) => OWED.test(detail) || isRuleBehind(detail)) : told;
}
