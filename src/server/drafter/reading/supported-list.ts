import { fromGerund, isBaseVerb } from '../language/verbs.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';

/** "The plan editor should support" above a list. */
const SUPPORTS =
  /^(?:the |our |an? )?([\w][\w -]{1,40}?) (?:should|must|has to|needs to|shall|ought to|could) (?:also |be able to )?(?:support|handle|cover|allow(?: for)?|offer|provide|deal with|cope with|manage)(?: the following(?: \w+)?| these(?: \w+)?)?:?[ \t]*\n((?:[ \t]*(?:[-*•–]|\d+[.)]) ?[^\n]+\n?)+)$/i;
const MARK = /^[ \t]*(?:[-*•–]|\d+[.)]) ?/;

/** "approve/decline from the phone": one or the other. */
function inFull(item: string): string {
  return item.replace(/(?<=^\s*)([a-z]+)\/([a-z]+)\b/i, (whole, one: string, other: string) =>
    isBaseVerb(one.toLowerCase()) && isBaseVerb(other.toLowerCase()) ? `${one} or ${other}` : whole,
  );
}

/** What an item lets somebody do: a deed under its verb, a thing by being seen there. */
function asDeed(item: string, place: string): string {
  const [first = '', ...rest] = item.split(' ');
  const verb = fromGerund(first.toLowerCase());
  if (verb && isBaseVerb(verb)) return [verb, ...rest].join(' ');
  return isBaseVerb(first.toLowerCase()) ? lowerFirst(item) : `see ${lowerFirst(item)} in the ${place}`;
}

/** A list of what a part of the product should support, as a list of what one wants to do there; choices of two deeds in full. */
export function supportedList(text: string, people: People): string {
  const full = text.replaceAll(/(?<=\n[ \t]*[-*•–] ?)[^\n]+/g, inFull);
  const [, place = '', items = ''] = SUPPORTS.exec(full) ?? [];
  if (!place || people.isRole(place) || people.isSpeaker(place) || people.isProduct(place)) return full;
  const deeds = items
    .trimEnd()
    .split('\n')
    .map((line) => `- ${asDeed(line.replace(MARK, '').trim(), lowerFirst(place))}`);
  return `We want to\n${deeds.join('\n')}`;
}
