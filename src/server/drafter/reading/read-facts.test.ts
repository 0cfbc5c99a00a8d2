import { describe, expect, it } from 'vitest';
import { people } from './allotments.contract.ts';
import { readFacts } from './read-facts.ts';
import type { Relief } from './trouble-rules.ts';

function relief(text: string): Relief | undefined {
  return readFacts(text, people);
}

describe('a trouble of somebody', () => {
  it.each([
    [
      'they ask whether they could',
      'plot holders have asked me if they could share a wheelbarrow',
      'share a wheelbarrow',
    ],
    ['they complain of', 'visitors complain that they cannot find the compost', 'find the compost'],
    ['they cannot', 'visitors cannot find the compost', 'find the compost'],
    ['they are unable to', 'wardens are unable to open the old list', 'open the old list'],
    ['is hard for them', 'it is hard for visitors to find the compost', 'find the compost'],
    ['has no way for them', 'there is no way for visitors to find the gate', 'find the gate'],
    ['they do not know', 'plot holders do not know when the water is off', 'see when the water is off'],
    ['they have no idea of', 'wardens have no idea who holds the key', 'see who holds the key'],
    ['they forget to do', 'plot holders forget to lock the shed', 'be reminded to lock the shed'],
    ['they forget', 'wardens forget the frost warning', 'be reminded of the frost warning'],
    ['they miss', 'plot holders miss the open day', 'be alerted to the open day'],
    ['they give up on', 'visitors abandon the registration', 'complete the registration'],
    ['they get too much of', 'wardens get too many calls about the gate', 'get fewer calls about the gate'],
    ['costs them hours', 'wardens spend hours copying plot numbers', 'be spared copying plot numbers'],
    ['costs them time', 'wardens spend too much time on letters', 'spend less time on letters'],
    ['they ask around about', 'plot holders call the warden to ask when the water is off', 'see when the water is off'],
    ['they take for another', 'plot holders take the wrong key', 'take the right key'],
    ['they do by hand', 'wardens count the plots by hand', 'no longer have to count the plots by hand'],
    ['they have to do again', 'wardens have to type the list twice', 'no longer have to type the list twice'],
    [
      'they leave undone',
      'plot holders do not show up for their water shift',
      'be reminded to show up for their water shift',
    ],
    ['is told within the problem', 'the problem is that wardens forget the keys', 'be reminded of the keys'],
  ])('that %s becomes their wish', (_, text, wish) => {
    const { actor, wish: wanted } = relief(text) ?? {};
    expect(wanted).toBe(wish);
    expect(text).toContain(actor);
  });

  it.each([
    [
      'they left undone what they had booked',
      'plot holders book a shift and then do not come',
      'be reminded to come to a shift',
    ],
    ['they slipped', 'wardens wear gloves and hit the wrong plot', 'hit the right plot'],
    [
      'they type in what others sent',
      'applications come by letter and the warden types them in',
      'get applications without typing them in',
    ],
  ])('is found behind what happens first: %s', (_, text, wish) => {
    expect(relief(text)?.wish).toBe(wish);
    expect(relief(text)?.actor).toMatch(/plot holders|warden/);
  });
});

describe('a trouble of whoever types', () => {
  it.each([
    ['is hard', 'it is hard to see who is on duty', 'see who is on duty'],
    ['has no way', 'there is no way to hand a plot on', 'hand a plot on'],
    ['costs time', 'counting the plots takes three hours', 'count the plots in less time'],
    ['costs clicks', 'counting the plots takes four clicks', 'count the plots in fewer than four clicks'],
    ['nobody knows', 'nobody knows who has the wheelbarrow', 'see who has the wheelbarrow'],
    ['takes toil', 'I have to scroll sideways to see the rent', 'see the rent without scrolling sideways'],
    ['comes back every time', 'I have to print the list every time', 'no longer have to print the list every time'],
    ['stands behind a fact', 'I have 40 plots and cannot tell which ones are empty', 'see which ones are empty'],
    ['nags', 'the app asks me to rate it every time', 'no longer be asked to rate it'],
    [
      'pesters',
      'my treasurer asks for the same receipts every year',
      'no longer be asked for the same receipts every year',
    ],
  ])('that %s becomes the wish', (_, text, wish) => {
    expect(relief(text)).toMatchObject({ wish });
    expect(relief(text)?.actor).toBeUndefined();
  });
});

describe('a trouble of things', () => {
  it.each([
    ['that is forgotten by one', 'the form forgets the plot number', 'keep the plot number in the form'],
    ['that is lost by one', 'the app loses the photos of the damage', 'keep the photos of the damage'],
    ['that takes toil', 'the rent list takes two days of copying numbers', 'get the rent list without copying numbers'],
    ['that goes unnoticed', 'broken fences go unnoticed for weeks', 'be told of broken fences'],
    ['that loads for long', 'the map takes 30 seconds to load', 'see the map at once'],
    ['that takes too long', 'the rent report takes too long', 'finish the rent report in less time'],
    ['that is slow', 'the map is too slow on old phones', 'see the map at once on old phones'],
    ['that loads slowly', 'the map loads very slowly in the shed', 'see the map at once in the shed'],
    [
      'that there is too much of',
      'there are too many letters about the compost',
      'have fewer letters about the compost',
    ],
    ['that lacks a part', 'the plan has no dates', 'see dates in the plan'],
    ['that does not show a part', 'the plan does not show the taps', 'see the taps in the plan'],
    ['that gets lost', 'the keys of the shed get lost', 'keep the keys of the shed from getting lost'],
    ['that gets forgotten', 'applications get forgotten', 'be reminded of applications'],
    ['that is a mess', 'the map is a mess on a small phone', 'read the map on a small phone'],
    ['that falters', 'the videos stutter on the tablet', 'use the videos on the tablet without them stuttering'],
    ['that goes to waste', 'the power is wasted at night', 'keep the power from being wasted at night'],
    [
      'that is a share',
      'half of our helpers are people who left last year',
      'see how many of our helpers are people who left last year',
    ],
  ])('%s becomes a wish about it', (_, text, wish) => {
    expect(relief(text)?.wish).toBe(wish);
  });

  it.each([
    [
      'goes on although it should not',
      'plot holders who left still have access to the shed',
      'plot holders who left no longer have access to the shed',
    ],
    ['falters', 'the videos stutter on the tablet', 'the videos do not stutter on the tablet'],
    ['is forgotten', 'the form forgets the plot number', 'the plot number can still be seen in the form'],
    ['gets lost', 'the keys of the shed get lost', 'the keys of the shed can still be found'],
  ])('that %s is over when that can be watched', (_, text, outcome) => {
    expect(relief(text)?.outcome).toBe(outcome);
  });
});

describe('a trouble that others make', () => {
  it.each([
    [
      'have not received something',
      'plot holders never got the rent letter',
      'plot holders',
      /^see whether plot holders have received the rent letter$/,
    ],
    [
      'miss a deadline',
      'the council misses the deadline for the water bill',
      'the council',
      /^be warned before the council misses the deadline/,
    ],
    [
      'keep what they should not',
      'plot holders who left still have access to the shed',
      'plot holders who left',
      /^keep plot holders who left from having access/,
    ],
  ])('is not the wish of those who %s', (_, text, except, wish) => {
    expect(relief(text)).toMatchObject({ except, wish: expect.stringMatching(wish) });
  });
});

describe('why a trouble should end', () => {
  it.each([
    ['what follows from it', 'water is wasted at night and the bill goes up', 'the bill does not go up'],
    // The cure is no reason for the cure.
    ['nothing where only its cause is told', 'water is wasted at night because nobody closes the tap', undefined],
    ['what is forgotten', 'plot holders forget to lock the shed', 'they do not forget to lock the shed'],
  ])('is told by %s', (_, text, benefit) => {
    expect(relief(text)?.benefit).toBe(benefit);
  });
});

describe('a sentence that only comes near a trouble', () => {
  it.each([
    ['is no omission where somebody is not fond of it', 'plot holders do not like the gate', /remind/],
    ['is no share where a verb of its own follows', 'half of our helpers left', /how many/],
    ['is no missed deadline where a person is missed', 'the council misses the mayor', /warned before/],
    ['is no pestering where it is not the own one', 'your treasurer asks for receipts', /no longer be asked/],
    ['is no handling where nothing is typed in', 'applications come by letter and the warden reads them', /without/],
    ['is no fault where it is only blue', 'the map is blue on a small phone', /^read/],
    ['is nothing that goes on where nobody says "still"', 'plot holders have access to the shed', /^keep/],
    ['is no double work where it is done once', 'wardens count the plots', /no longer have to count/],
    ['is no toil where it may be', 'wardens may print the list', /no longer/],
  ])('%s', (_, text, wish) => {
    expect(relief(text)?.wish ?? '').not.toMatch(wish);
  });

  it.each(['a map of the taps', 'print the map', 'is the map old?', 'wardens should print the map'])(
    'is none where it tells nothing that is so: "%s"',
    (text) => {
      expect(relief(text)).toBeUndefined();
    },
  );
});

describe('a trouble and what it costs', () => {
  it.each([
    [
      'others do it, and it costs us',
      'visitors take plants without asking, we lose about 8 % of the harvest',
      'keep visitors from taking plants without asking',
    ],
    [
      'what people do brings about what things suffer',
      'beds stay empty because plot holders book two of them just to be safe',
      'keep plot holders from booking two of them just to be safe',
    ],
    [
      'they bring it about themselves',
      'plot holders lose their harvest because they only water the roses',
      'see which plot holders only water the roses',
    ],
    [
      'nobody keeps it from coming',
      'wind gets too strong and the warden calls the visitors',
      'be told when wind gets too strong',
    ],
    ['nobody dares', 'nobody dares to say that the shed is too dark', 'say that the shed is too dark'],
    [
      'it comes about under a condition',
      'visitors complain the gate does not open when their battery is dead',
      'make sure that the gate opens when their battery is dead',
    ],
    ['it is talked over again and again', 'we spend half of every meeting on who waters when', 'see who waters when'],
    [
      'it is noted on slips',
      'broken taps are reported on slips of paper that get lost',
      'report broken taps without paper',
    ],
    [
      'it runs out unnoticed',
      'contracts expire unnoticed and then the plots lie idle',
      'be warned before contracts expire',
    ],
    [
      'what is not shown brings it about',
      'wardens open the wrong gate since changes are not shown on their list',
      'have changes shown on their list',
    ],
    [
      'it shows too late',
      'the rent is only visible at the very end and many visitors leave',
      'see the rent from the start',
    ],
    ['it comes again and again', 'wardens get the same report five times', 'get the same report only once'],
    [
      'it is typed in',
      'readings are typed from the meter into the list and there are always typos',
      'get readings from the meter into the list without typing them',
    ],
    ['the wrong thing is used', 'fences break because people use the wrong screws', 'use the right screws'],
    [
      'something is missing',
      'we lost a grant because one number was missing in the form',
      'be warned when one number is missing in the form',
    ],
    [
      'things fade by themselves',
      'fences lose power at night and the sheep run away',
      'be told when fences lose power at night',
    ],
    ['nobody is in charge', 'nobody feels responsible for the hoses', 'see who is responsible for the hoses'],
    ['they quarrel over it', 'plot holders argue about who broke the pump', 'see who broke the pump'],
    [
      'it is done too late',
      'seeds arrive after the frost because wardens order too late',
      'be reminded to order in time',
    ],
    [
      'they do not trust each other',
      'wardens do not trust visitors they have never met',
      'know more about visitors they have never met',
    ],
    ['they have no means for it', 'older visitors have no smartphone', 'do without a smartphone'],
    ['dates are missed', 'pumps stop because service dates get missed', 'be reminded of service dates'],
    ['it takes its time', 'repairs take 10 minutes per plot to write down', 'write down repairs in less time'],
    ['it is on paper', 'the water list is a paper sheet', 'keep the water list without paper'],
  ])('is put right where %s', (_, text, wish) => {
    expect(relief(text)?.wish).toBe(wish);
  });

  it.each([
    [
      'what is only shown to some',
      'the rent is only visible to the treasurer',
      /^(?!see .* (?:before|from the start))/,
    ],
    ['what is missed by its own', 'half of the returns get missed', /^(?!be reminded)/],
    ['whoever loses things themselves', 'wardens lose the list', /^keep/],
    ['what is on paper for a reason', 'the water list is a page in the app', /^(?!keep .* without)/],
  ])('is not meant by %s', (_, text, wish) => {
    expect(relief(text)?.wish ?? '').toMatch(wish);
  });
});
