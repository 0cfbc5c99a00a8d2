import { readNounPhrase } from '../language/noun-phrase.ts';
import { contentStems } from '../lexicon/function-words.ts';
import type { Reading } from './read-sentence.ts';
import { lowerFirst } from './trouble-words.ts';

/** What only says that something is asked for. */
export const OF_ANYTHING =
  /^(?:(?:new|small|quick|other|open) )?(?:features?|ideas?|requests?|wish(?:es)?|bugs?|suggestions?|proposals?|improvements?|tasks?|tickets?|notes?|questions?|stor(?:y|ies)|settings|reports?|thoughts|basics|must-haves|nice-to-haves|users?)(?: (?:requests?|ideas?|wish(?:es)?))?$/i;

/** "late kits: reminder list per class", "heavy crates first: loading order by weight": what a thing is for, or how it is. */
function ofThing(reading: Reading, label: string): Reading {
  const { request, trouble } = reading;
  const words = lowerFirst(label);
  const [, ranked = ''] = /^((?:[a-z-]+ ){1,3}(?:first|last))$/.exec(words) ?? [];
  const noun = ranked ? undefined : readNounPhrase(words);
  const isOne = !ranked && !(noun?.plural && noun.text === words && words.split(' ').length <= 3);
  if (request?.kind !== 'thing' || trouble || isOne || OF_ANYTHING.test(label)) return reading;
  const said = contentStems(request.text);
  if ([...contentStems(words)].some((stem) => said.has(stem)) || / for /.test(ranked ? '' : request.text))
    return reading;
  // Behind the name, in front of what is said of it.
  const text = ranked ? `${request.text}, ${ranked}` : request.text.replace(/(?=,|$)/, ` for ${words}`);
  return { ...reading, request: { ...request, text } };
}

/** "mileage claims: enter start and end": what the deed is for, where its own words do not say so. */
export function forLabel(reading: Reading, label: string): Reading {
  const { request, action, trouble } = reading;
  if (request?.kind === 'thing') return ofThing(reading, label);
  const thing = readNounPhrase(lowerFirst(label));
  const isDeed = request?.form === 'imperative' && (action === undefined || action.frame === 'do');
  if (!isDeed || trouble || !thing || thing.text.split(' ').length > 4) return reading;
  const said = contentStems(request.text);
  if ([...contentStems(thing.text)].some((stem) => said.has(stem))) return reading;
  const what = thing.plural || thing.determiner !== '' || thing.text.endsWith('ing') ? thing.text : `the ${thing.text}`;
  // "drag singers into rows, tall ones at the back": it stands with the deed.
  const behind = (text: string) => text.replace(/(?=,|$)/, ` for ${what}`);
  return {
    ...reading,
    request: { ...request, text: behind(request.text) },
    ...(action ? { action: { ...action, wish: behind(action.wish) } } : {}),
  };
}
