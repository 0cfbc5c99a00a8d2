import { describe, expect, it } from 'vitest';
import { splitWords } from '../grammar/words.ts';
import { tagSentence } from '../grammar/tag-sentence.ts';
import { insideSentence } from './said-first.ts';
import { recast } from './split-long.ts';

describe('a statement that repeats a long run of the idea', () => {
  it.each([
    [
      'A cellarman can see open orders per vat and season for the export clerks with the sugar at the time of picking',
      'see open orders per vat and season for the export clerks with the sugar at the time of picking',
      'With the sugar at the time of picking, a cellarman can see open orders per vat and season for the export clerks',
    ],
    [
      'A taster can leave a second note on any vintage of the house without opening a new tasting sheet',
      'tasters leave a second note on any vintage of the house without opening a new tasting sheet',
      'Without opening a new tasting sheet, a taster can leave a second note on any vintage of the house',
    ],
  ])('has in front what is said last, and loses nothing: %s', (statement, idea, expected) => {
    expect(recast(statement, idea)).toBe(expected);
  });

  it('leaves a condition where it belongs to a word before it', () => {
    const statement = 'A cellarman can move two barrels of a row by crane, also when the one behind them is still full';
    expect(recast(statement, statement)).not.toMatch(/also$|^When/);
  });

  it('never leaves a condition alone', () => {
    const statement =
      'A cellarman can see who is called when the two scales are more than a full kilo apart and who reads the third one';
    expect(recast(statement, statement)).not.toMatch(/^When [^,]*$/);
  });

  it('takes nothing out of the middle where a later word hangs on it', () => {
    const said = recast(
      'Open bottles of the tasting room stand in a list with the day by which they have to be drunk up',
      'open bottles of the tasting room stand in a list with the day by which they have to be drunk up',
    );
    expect(said).not.toMatch(/list by which/);
  });

  it('puts nothing in front that belongs to the verb', () => {
    const said = recast(
      'A clerk can put crates of the same grower on the same lorry of the day into one entry of the book',
      'clerks put crates of the same grower on the same lorry of the day into one entry of the book',
    );
    expect(said).not.toMatch(/^Into|^On the same lorry of the day into/);
  });

  it('counts "can not" of the idea as the "cannot" that it is', () => {
    const said = 'A vat that is sealed up cannot be opened by a second taster';
    expect(recast(said, 'a vat that is sealed up can not be opened by a second taster')).not.toBe(said);
  });
});

describe('what opened a sentence', () => {
  it.each([
    ['New bottles are shaken', 'new bottles are shaken'],
    ['Bottles are shaken', 'bottles are shaken'],
    ['Cork orders are sent', 'cork orders are sent'],
    ['Whoever drinks pays', 'whoever drinks pays'],
    ['Xero gets the bills', 'Xero gets the bills'],
    ['New York orders wine', 'New York orders wine'],
  ])('stands inside one without its capital unless it is a name: %s', (text, inside) => {
    expect(insideSentence(text, tagSentence(splitWords(text)))).toBe(inside);
  });
});
