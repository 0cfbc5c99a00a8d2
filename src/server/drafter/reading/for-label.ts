import { readNounPhrase } from '../language/noun-phrase.ts';
import { contentStems } from '../lexicon/function-words.ts';
import type { Reading } from './read-sentence.ts';

/** "mileage claims: enter start and end": what the deed is for, where its own words do not say so. */
export function forLabel(reading: Reading, label: string): Reading {
  const { request, action, trouble } = reading;
  const thing = readNounPhrase(label.charAt(0).toLowerCase() + label.slice(1));
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
