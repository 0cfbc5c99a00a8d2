import { isMass, isPlural } from '../language/nouns.ts';
import { lowerFirst } from './trouble-words.ts';

const DETERMINED =
  /^(?:the|an?|my|our|your|their|his|her|its|each|every|all|some|any|no|this|that|these|those|half|most|many|one|two|three|\d+) /i;

/** A thing as it stands within a sentence, with the article that notes leave out: "the order status" of "Order status", "the PDF" of "PDF". */
export function withThe(thing: string): string {
  const said = lowerFirst(thing);
  const [name = ''] = said.split(/ (?:of|for|in|on|at|with|from|to|that|which|who) /);
  const head = name.split(' ').at(-1) ?? '';
  const isName = /^[A-Z][a-z]/.test(said);
  const isBare = !isName && !DETERMINED.test(`${said} `) && !/['’]s? /.test(said) && !/ and /.test(said);
  return isBare &&
    !isPlural(head) &&
    !isMass(head) &&
    !/^(?:it|they|he|she|i|we|you|what|whatever|nothing|something|everything)$/i.test(said)
    ? `the ${said}`
    : said;
}
