import { reworded, type Rewording } from '../language/rewording.ts';

/** A number in digits or in a word: "5k", "two", "a few". */
const AMOUNT = String.raw`(?:\d[\d.,]*k?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|few|several|many)`;

/** Signs and short forms that people jot down, in full. What stands beside them tells them from other words. */
const SIGNS: readonly Rewording[] = [
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/\s?/gi, 'with '],
  [/\bb\/c\b/gi, 'because'],
  [/\bppl\b/g, 'people'],
  // "mute it til Monday"
  [/(?<![\w'’])['’]?til\b(?= \w)/g, 'until'],
  // "two yrs later", "opening hrs"
  [/\byrs\b(?:\.(?= [a-z(]))?(?=$|[\s.,;:!?)/])/g, 'years'],
  [/\bhrs\b(?:\.(?= [a-z(]))?(?=$|[\s.,;:!?)/])/g, 'hours'],
  [/\bwks\b(?:\.(?= [a-z(]))?(?=$|[\s.,;:!?)/])/g, 'weeks'],
  [/\bmths\b(?:\.(?= [a-z(]))?(?=$|[\s.,;:!?)/])/g, 'months'],
  [new RegExp(String.raw`\b(${AMOUNT}) mins\b\.?(?=$|[\s,;:!?)/])`, 'gi'), '$1 minutes'],
  [new RegExp(String.raw`\b(1|an?|one|every|each|per) yr\b`, 'gi'), '$1 year'],
  // "expires in < 30 days", "parcels > 5 kg"
  [/(?<=\p{Ll}{2} )<(?!=) ?(?=\d)/gu, 'less than '],
  [/(?<=\p{Ll}{2} )>(?!=) ?(?=\d)/gu, 'more than '],
  // "photo + short note", "SMS + mail", and no keys that are pressed together
  [/(?<=\p{L}{2}\)?)(?<!\b(?:ctrl|alt|cmd|shift|strg)) \+ (?=\(?(?:\p{L}{2}|\d+ \p{L}{2}))/giu, ' and '],
  [/(?<=\p{L}) & (?=\p{L})/gu, ' and '],
];

/** A text with its signs and short forms in full: "w/o" is "without", "two yrs" are "two years". */
export function signsInFull(text: string): string {
  return /[/+&<>]|\b(?:yrs?|hrs|wks|mths|mins|ppl|'?til)\b/i.test(text) ? reworded(text, SIGNS) : text;
}
