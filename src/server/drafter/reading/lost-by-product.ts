import { isPlural } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import type { People } from './people.ts';
import { thingNamed } from './what-it-is.ts';

const LOSES =
  /^([^,.;:?!]{8,80}?),? because ((?:the|our) (?:[\w-]+ )?[\w-]+) (?:always |often |sometimes )?(loses|forgets|drops|deletes|clears|wipes|resets|(?:does not|doesn['’]t|never) (?:save|saves|keep|keeps|remember|remembers|store|stores)) (it|them|(?:the|their) [\w-]+(?: (?!when\b|after\b|if\b|once\b|before\b|while\b)[\w-]+)?)((?: (?:when|whenever|after|if|once|as soon as|while|before) [^.;:?!]+)?)[.!]*$/i;

const AGAIN = / (?:again|twice|a second time|once more)$/i;

/** "type the hours again": the hours, which are no time here. */
function objectOf(toil: string, isMany: boolean): string | undefined {
  const [, object = ''] =
    / ((?:the|their|all|an?) (?:[\w-]+ )??[\w-]+?)(?= (?:in|into|on|at|by|from|for|with|again|twice|a second time|once more)\b|$)/i.exec(
      toil,
    ) ?? [];
  return object && isPlural(object.split(' ').at(-1) ?? '') === isMany ? object.replace(/^an? /i, 'the ') : undefined;
}

/** "Drivers write it twice": they have to. */
function againBy(toil: string, people: People): string {
  const who = people.leading(toil) ?? '';
  const deed = toil.slice(who.length + 1);
  const [verb = ''] = deed.split(' ');
  return AGAIN.test(toil) && isPlural(who.split(' ').at(-1) ?? '') && isBaseVerb(verb) && verb !== 'have'
    ? `${who} have to ${deed.replace(AGAIN, ' again')}`
    : toil;
}

/** "Drivers write it twice because the app loses it when ...": what the product forgets, by its name. */
export function withWhatIsLost(text: string, people: People): string {
  if (!text.includes(' because ')) return text;
  const [, toil = '', product = '', , lost = '', when = ''] = LOSES.exec(text) ?? [];
  if (!toil) return text;
  const isPronoun = /^(?:it|them)$/i.test(lost);
  const thing = isPronoun
    ? (thingNamed(toil.replace(AGAIN, ''), /^them$/i.test(lost), people) ?? objectOf(toil, /^them$/i.test(lost)))
    : lost;
  const head = thing?.split(' ').at(-1) ?? '';
  // "because the scanner drops the connection": that is none of what they do again.
  return thing && toil.toLowerCase().includes(head.toLowerCase())
    ? `${againBy(toil, people)} because ${product} forgets ${thing}${when}.`
    : text;
}
