import { describe, expect, it } from 'vitest';
import { people } from './allotments.contract.ts';
import { benefitOfTrouble, invertKnown, invertTrouble } from './invert-trouble.ts';
import { TROUBLE_RULES } from './trouble-rules.ts';

/** A trouble and its wish; for every rule at least one, in the order of the rules. */
const KNOWN: readonly (readonly [trouble: string, wish: string])[] = [
  ['visitors asked us whether they may bring a dog', 'bring a dog'],
  ['it is very hard to see who is on duty', 'see who is on duty'],
  ['there is no easy way for visitors to find the gate', 'find the gate'],
  ['there are no benches near the pond', 'have benches near the pond'],
  ['visitors often complain that they can not find the compost', 'find the compost'],
  ['the problem is that wardens forget the keys', 'be reminded of the keys'],
  ['the pump stops, and wardens do not know why', 'see why the pump stops'],
  ['counting the plots takes three hours', 'count the plots in less time'],
  ['counting the plots is a pain', 'count the plots with less effort'],
  ['wardens lose track of old claims', 'track old claims'],
  ['nobody notices when a gate is open', 'be told when a gate is open'],
  ['wardens do not know that a tap is open until the pond runs over', 'be told when a tap is open'],
  ['it is not clear to visitors which gate is open', 'see which gate is open'],
  ['nobody tells visitors that the gate is open', 'be told when the gate is open'],
  ['wardens keep running to the shed to look whether the pump is on', 'see whether the pump is on'],
  ['wardens get the weather report too late', 'get the weather report in time'],
  [
    'it takes three weeks until a plot is free again',
    'make sure that it takes less than three weeks until a plot is free again',
  ],
  ['wardens find out at noon that a tap is still open', 'be told as soon as a tap is open'],
  ['visitors are often confused when the gate opens late', 'be told when the gate opens late'],
  ['the water bill comes as a surprise to plot holders', 'see the water bill from the start'],
  ['visitors worry all day whether the gate is locked', 'see whether the gate is locked'],
  ['plot holders do not know when the water is off', 'see when the water is off'],
  ['nobody knows who has the wheelbarrow', 'see who has the wheelbarrow'],
  ['wardens can not remember why the plot was taken away', 'see why the plot was taken away'],
  ['plot holders never received the rent letter', 'see whether plot holders have received the rent letter'],
  ['the app keeps asking me for a rating', 'no longer be asked for a rating'],
  ['plot holders always forget to lock the shed', 'be reminded to lock the shed'],
  ['plot holders miss the open day', 'be alerted to the open day'],
  ['visitors abandon the registration', 'complete the registration'],
  ['the app loses the photos of the damage', 'keep the photos of the damage'],
  ['wardens are unable to open the old list', 'open the old list'],
  ['visitors struggle with finding the gate', 'find the gate'],
  ['the rent list takes two days of copying numbers', 'get the rent list without copying numbers'],
  ['broken fences go unnoticed for weeks', 'be told of broken fences'],
  ['the map takes 30 seconds to load', 'see the map at once'],
  ['the map is too slow on old phones', 'see the map at once on old phones'],
  ['the map loads very slowly in the shed', 'see the map at once in the shed'],
  ['the map crashes in the shed', 'keep using the map in the shed'],
  ['wardens get too many calls about the gate', 'get fewer calls about the gate'],
  ['the plan has no dates', 'see dates in the plan'],
  ['the plan does not show the taps', 'see the taps in the plan'],
  ['the rent letter is hard to read', 'have the rent letter easy to read'],
  ['old letters are hard to find', 'find old letters'],
  ['the gate codes are hard to guess', 'have the gate codes hard to guess'],
  ['the tools are hard to steal', 'have the tools hard to steal'],
  ['gate code does not work at night', 'have the gate code work at night'],
  ['upload of large maps fails', 'have the upload of large maps work'],
  ['the map does not work offline', 'use the map offline'],
  ['wardens spend hours copying plot numbers', 'be spared copying plot numbers'],
  ['wardens spend half an hour of every visit on letters', 'spend less time on letters'],
  ['wardens spend too much time on letters', 'spend less time on letters'],
  ['the keys of the shed get lost', 'keep the keys of the shed from getting lost'],
  ['plot holders call the warden to ask when the water is off', 'see when the water is off'],
  ['wardens have to copy the plot numbers', 'be spared copying the plot numbers'],
];

/** The first rule that makes something of a trouble. */
function ruleOf(trouble: string): number {
  return TROUBLE_RULES.findIndex(([pattern, invert]) => {
    const match = pattern.exec(trouble);
    return match && invert(match, people, (inner) => invertTrouble(inner, people))?.wish;
  });
}

describe('a trouble by its words', () => {
  it.each(KNOWN)('is turned round: "%s"', (trouble, wish) => {
    expect(invertKnown(trouble, people)?.wish).toBe(wish);
  });

  it('has an example for every rule', () => {
    const shown = new Set(KNOWN.map(([trouble]) => ruleOf(trouble)));
    expect(TROUBLE_RULES.map((_, at) => at).filter((at) => !shown.has(at))).toEqual([]);
  });

  it.each([
    ['asked by a thing', 'the form asked us whether they may bring a dog'],
    ['easy to do', 'it is easy to see who is on duty'],
    ['a way that is there', 'there is a way to find the gate'],
    ['a moment in time', 'counting the plots takes place in May'],
    ['a pleasure', 'counting the plots is fun'],
    ['known', 'plot holders know when the water is off'],
    ['said by the app to others', 'the app shows the mayor a map'],
    ['remembered', 'plot holders remember to lock the shed'],
    ['missing nobody', 'the fence misses a board'],
    ['kept', 'the app keeps the photos of the damage'],
    ['a thing that cannot', 'the gate can not find the compost'],
    ['quick', 'the map is very fast on old phones'],
    ['enough', 'wardens get two calls about the gate'],
    ['shown', 'the plan shows the taps'],
    ['easy', 'the rent letter is easy to read'],
    ['hard to open', 'the shed is hard to open'],
    ['hard to lift', 'the gate is hard to lift'],
    ['money', 'wardens spend ten euros on letters'],
    ['found', 'the keys of the shed get found'],
    ['a call for no reason', 'plot holders call the warden'],
  ])('is none where it tells of something %s', (_, text) => {
    expect(invertKnown(text, people)).toBeUndefined();
  });
});

describe('words before a trouble', () => {
  it.each([
    'I hate that nobody knows who has the wheelbarrow',
    'it annoys me that nobody knows who has the wheelbarrow',
    'at the moment nobody knows who has the wheelbarrow',
    'too often nobody knows who has the wheelbarrow',
  ])('say nothing of what is wanted: "%s"', (text) => {
    expect(invertKnown(text, people)?.wish).toBe('see who has the wheelbarrow');
  });
});

describe('a trouble that no rule knows', () => {
  it('is said as it should be where its words say that it hurts, and asked about', () => {
    expect(invertTrouble('the pond is too full', people)).toMatchObject({
      wish: 'make sure that the pond is not too full',
      question: 'What should the product do so that the pond is not too full?',
    });
  });

  it('is told as it stands otherwise, as its opposite may be wrong', () => {
    expect(invertTrouble('the pond is frozen', people)).toMatchObject({
      wish: 'be rid of the problem that the pond is frozen',
      question: 'What should the product do about this?',
    });
  });

  it('of people who toil is something to be spared', () => {
    expect(invertTrouble('wardens carry water to the plots', people)).toMatchObject({
      actor: 'wardens',
      wish: 'be spared carrying water to the plots',
    });
  });

  it('that is a slip is something to be warned of', () => {
    expect(invertTrouble('plot holders take a key by mistake', people)).toMatchObject({
      actor: 'plot holders',
      wish: 'be warned before they take a key by mistake',
    });
  });

  it.each(['a frozen pond', 'melt the ice', ''])('is none without subject and verb: "%s"', (text) => {
    expect(invertTrouble(text, people)).toBeUndefined();
  });
});

describe('a trouble as a reason', () => {
  it('is the reason that it ends', () => {
    expect(benefitOfTrouble('visitors call us about the gate')).toBe('visitors do not have to call about the gate');
  });
});
