import { describe, expect, it } from 'vitest';
import { tagSentence, type Tagged } from './tag-sentence.ts';
import { TAGGED } from './tagged.contract.ts';
import { indexNames, splitWords } from './words.ts';

function tagsOf(words: readonly Tagged[]): string {
  return words
    .filter(({ tag }) => tag !== 'PU')
    .map(({ tag }) => tag)
    .join(' ');
}

describe('words of a sentence', () => {
  it.each(TAGGED)('are told apart in "%s"', (sentence, tags) => {
    expect(tagsOf(tagSentence(splitWords(sentence)))).toBe(tags);
  });

  it.each([
    ['The plan shows the book.', 'Nurses plan the shifts which guests book.', ['book', 'plan']],
    ['The report has a water mark.', 'Riders report leaks and water the plants.', ['report', 'water']],
    ['The order of the rent list.', 'Order a bike and rent a tent.', ['order', 'rent']],
  ])('are nouns in "%s" and verbs in "%s"', (nouns, verbs, both) => {
    const formsIn = (sentence: string) =>
      tagSentence(splitWords(sentence)).flatMap(({ lower, tag }) => (both.includes(lower) ? [`${lower} ${tag}`] : []));
    expect(formsIn(nouns).toSorted()).toEqual(both.map((word) => `${word} N`));
    expect(formsIn(verbs).toSorted()).toEqual(both.map((word) => `${word} V0`));
  });

  it.each([
    ['Skippers who arrive late need to pay', 'NS W V0 R V0 TO V0'],
    ['Tutors who come early need to wait', 'NS W V0 R V0 TO V0'],
    ['A holder who leaves early needs to pay', 'D N W VZ R VZ TO V0'],
    ['Tutors who see a need to wait', 'NS W V0 D N TO V0'],
  ])('behind a clause of people are what those need, and no need of theirs: "%s"', (sentence, tags) => {
    expect(tagsOf(tagSentence(splitWords(sentence)))).toBe(tags);
  });

  it('that make a name stay together and count as one noun', () => {
    const names = indexNames(['dock hand', 'dock hands', 'night shift lead']);
    const [hands, load] = tagSentence(splitWords('Dock hands load the boat', names));
    expect(hands).toMatchObject({ text: 'Dock hands', tag: 'NS', isName: true });
    expect(load).toMatchObject({ text: 'load', tag: 'V0', isName: false });
    expect(tagsOf(tagSentence(splitWords('The night shift lead signs', names)))).toBe('D N VZ');
  });

  it('are the same for a sentence that was read before others', () => {
    const sentence = 'The nurse on duty signs the sheet.';
    const before = tagsOf(tagSentence(splitWords(sentence)));
    for (let turn = 0; turn < 1_200; turn++) tagSentence(splitWords(`Sign sheet ${turn}.`));
    expect(tagsOf(tagSentence(splitWords(sentence)))).toBe(before);
  });
});

describe('words that name a thing', () => {
  it.each([
    ['the plan', 'D N'],
    ['the season plan', 'D N N'],
    ['the report of broken lamps', 'D N P A NS'],
    ['the shower schedule', 'D N N'],
    ['the free desk', 'D A N'],
    ['the test results that failed', 'D N NS W VD'],
  ])('hold no verb of their own: "%s"', (thing, tags) => {
    expect(tagsOf(tagSentence(splitWords(thing), 'thing'))).toBe(tags);
  });
});

describe('words that name an action', () => {
  it.each([
    ['to plan the visit', 'TO V0 D N'],
    ['to zorble the map', 'TO V0 D N'],
    ['to head the list', 'TO V0 D N'],
    ['to be told', 'TO BE VN'],
    ['to quickly find a seat', 'TO R V0 D N'],
  ])('begin with a verb, known or not: "%s"', (action, tags) => {
    expect(tagsOf(tagSentence(splitWords(action), 'action'))).toBe(tags);
  });
});
