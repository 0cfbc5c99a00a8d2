import { isPlural } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { upperFirst } from '../language/capitals.ts';
import { lowerFirst } from './trouble-words.ts';

const UNAWARE =
  /^((?:the |our |some |many )?([\w-]+s)) ([a-z]+(?: [^,.;:?!]{2,60}?)?),? because ((?:the |our )?(?:[\w-]+ )?[\w-]+) (?:do not|don['’]t|does not|doesn['’]t|never) (?:notice|know|see|hear|learn|reali[sz]e|find out)s? (?:that|when|if) they ([a-z]+(?: [^,.;:?!]+)?)[.!]*$/i;

/** "Visitors wait because hosts don't notice that they have arrived": hosts are to be told when visitors have. */
export function withTheyNamed(text: string): string {
  if (!text.includes(' because ')) return text;
  const [, who = '', head = '', does = '', others = '', rest = ''] = UNAWARE.exec(text) ?? [];
  const [verb = ''] = does.split(' ');
  if (!isPlural(head) || !isBaseVerb(verb) || others.toLowerCase() === who.toLowerCase()) return text;
  const they = lowerFirst(who).replace(/^(?:some|many) /i, '');
  return `${upperFirst(others)} should be told when ${they} ${rest} so that ${they} do not ${does}.`;
}
