import { upperFirst } from '../language/capitals.ts';
import { isPlural } from '../language/nouns.ts';
import { BREAKS_OFF, bareSubject, withItsSubject } from './bare-subject.ts';
import { lowerFirst } from './trouble-words.ts';

/** What happens to a device meanwhile, and what nobody wants anything to break off at. */
const ON_DEVICE =
  /\b(?:screen|phone|tablet|handheld|laptop|app|tab|window|browser|wi-?fi|signal|connection|network|bluetooth|battery|headphones|keyboard|chat|camera|call|lock(?:s|ed)?|sleeps?|rotat(?:e|es|ed)|minimi[sz]es?|log (?:in|out)|fails?)\b/i;
const IN_CASE = /^(?:[^,]{1,30} )?(?:when|whenever|as soon as|once|if|while|every time|each time|after) /i;

/** "metronome stops when my screen locks": that it does so is a complaint. */
function notSo(clause: string, isBad: boolean): string | undefined {
  const told = bareSubject(clause);
  return told &&
    BREAKS_OFF.test(told.base) &&
    IN_CASE.test(told.rest) &&
    !/ and (?:everything|all|what|the|I|my|we|they|it)\b/i.test(told.rest) &&
    (isBad || ON_DEVICE.test(told.rest))
    ? upperFirst(`${told.who} should not ${told.base} ${told.rest}`)
    : undefined;
}

/** Where something is seen: "Cab screen:", "Kiosk:". */
const PLACE =
  /^((?:[\w-]+ ){0,2}(?:screen|page|view|display|tablet|kiosk|app|form|monitor|terminal|website|site|portal|handheld|dashboard|map|board|calendar|start page|home page))$/i;
const BAD =
  '(?:(?:way |much |far )?too [a-z]+|tiny|unreadable|illegible|cluttered|confusing|invisible|hard to (?:read|see|hit|find))';
/** "names too small and too bright at night", "turn by turn is too small" */
const IS_BAD = new RegExp(
  String.raw`^((?:[\w-]+ ){1,4}?)(?:(is|are) )?(${BAD}(?: and (?:the )?(?:[\w-]+ ){0,2}?${BAD})*(?: .+)?)$`,
  'i',
);
/** "and the buttons too close together": of a second thing. */
const ALSO_BAD = / and the ((?:[\w-]+ )?[\w-]+s) (?=(?:way |much |far )?too )/i;
const HOW = new RegExp(String.raw`^${BAD}(?: and ${BAD})*(?: (?:on|in|at|for|from|when|after|during|to) .+)?$`, 'i');

/** What is to be there instead: "dark mode and big arrow", with its articles. */
function wanted(names: string): string {
  return names
    .split(/(?: and |, )/)
    .map((name) => {
      const last = name.split(' ').at(-1) ?? '';
      return /^(?:an?|the|more|less|fewer|dark mode|light mode)\b/i.test(name) || isPlural(last) || !/ /.test(name)
        ? lowerFirst(name)
        : /^[aeiou]/i.test(name)
          ? `an ${lowerFirst(name)}`
          : `a ${lowerFirst(name)}`;
    })
    .join(' and ');
}

/** "Cab screen: turn by turn is too small, dark mode and big arrow": where, what is wrong, and what is wanted instead. */
function placedComplaint(text: string): string | undefined {
  const [, label = '', bad = '', wish = ''] = /^([^.!?:,]{3,40}): ([^.!?:,]+), ([^.!?:]+)[.!]*$/.exec(text) ?? [];
  if (!label) return undefined;
  const isOrder = /^(?:filter|sort|search|show|hide|use|make|add|let|group|split|collapse|limit) /i.test(wish);
  const ask = isOrder ? `${upperFirst(wish)}.` : `We need ${wanted(wish)}.`;
  if (HOW.test(bad))
    return `The ${lowerFirst(label)} ${isPlural(label.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${bad}. ${ask}`;
  const [, what = '', is, how = ''] = IS_BAD.exec(bad) ?? [];
  const thing = what.trim();
  if (!thing || !PLACE.test(label)) return undefined;
  const isMany = isPlural(thing.split(' ').at(-1) ?? '');
  const lead = /^(?:the|an?|my|our|all|everything)\b/i.test(thing) || (is && !isMany && / /.test(thing)) ? '' : 'the ';
  return `On the ${lowerFirst(label)} ${lead}${lowerFirst(thing)} ${is ?? (isMany ? 'are' : 'is')} ${how.replace(ALSO_BAD, ' and the $1 are ')}. ${ask}`;
}

/** A complaint that was jotted down, as it is told in whole sentences. `isBad`: somebody says how bad it is. */
export function complainedInFull(text: string, isBad = false): string {
  if (text.includes('\n')) return text;
  const placed = text.includes(': ') ? placedComplaint(text) : undefined;
  if (placed) return placed;
  if (/[?:]/.test(text)) return text;
  const [first = '', ...more] = text.split(/(?<=[.!])\s+/);
  const wish = notSo(first, isBad);
  const told = [wish ?? withItsSubject(first), ...more.map((sentence) => withItsSubject(sentence))];
  return told.join(' ');
}
