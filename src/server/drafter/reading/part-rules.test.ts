import { describe, expect, it } from 'vitest';
import { goesOn, partRules } from './part-rules.ts';

describe('several rules in one sentence', () => {
  it.each([
    [
      'a member may cancel within two days, after that only the warden may do it',
      'a member may cancel within two days. After that only the warden may do it',
    ],
    [
      'a request stays open for 5 days, during this time nobody else can ask for the same plot',
      'a request stays open for 5 days. During this time nobody else can ask for the same plot',
    ],
    [
      'a plot can be moved once for free; from the second time on it costs 10 euro',
      'a plot can be moved once for free. from the second time on it costs 10 euro',
    ],
    [
      'the warden checks the plot, only then should the key be handed out to members',
      'the warden checks the plot. the key should be handed out to members only after that',
    ],
    [
      'the warden checks whether the gate is shut; if so nobody can enter',
      'the warden checks whether the gate is shut. If the gate is shut, nobody can enter',
    ],
    [
      'The fee is the number of beds plus half the number of tools',
      'The fee is calculated as the number of beds plus half the number of tools',
    ],
    [
      'Members have 3 weeks, after 2 they get a reminder, after 3 the warden may ask somebody else',
      'Members have 3 weeks. after 2 weeks they get a reminder. after 3 weeks the warden may ask somebody else',
    ],
    [
      'a key is only lent to members, who loses one has to pay 20 euro',
      'a key is only lent to members. Anybody who loses one has to pay 20 euro',
    ],
    [
      'members enter the hours, and when a day is missing they should be asked',
      'members enter the hours. when a day is missing they should be asked',
    ],
    ['whoever has an open bill must not enter', 'anybody who has an open bill must not enter'],
    ['remind whoever had the key last', 'remind the person who had the key last'],
    [
      'a plot is given away when two wardens agree, if they do not agree a third one has to look at it',
      'a plot is given away when two wardens agree. if they do not agree a third one has to look at it',
    ],
    [
      'Only once the warden has signed should the plot count as given',
      'the plot should count as given only once the warden has signed',
    ],
    [
      'the fee is 1 euro a day but never more than the tool is worth',
      'the fee is 1 euro a day. the fee is never more than the tool is worth',
    ],
    ['a plot must not be sold, except the warden agrees', 'a plot must not be sold unless the warden agrees'],
    ['a shed needs the okay of the warden', 'a shed must be approved by the warden'],
    [
      'a request can be taken back, then all files are deleted',
      'a request can be taken back. After that all files are deleted',
    ],
    [
      'the treasurer books it, only then the money is sent',
      'the treasurer books it. the money is sent only after that',
    ],
    [
      'first the warden opens the gate, then the treasurer counts the tools, the member signs',
      'the warden should open the gate. the treasurer should count the tools. the member should sign',
    ],
    ["who cancels late loses the plot, the others don't", "anybody who cancels late loses the plot, the others don't"],
    ['the rent = the size times the price', 'the rent is calculated as the size times the price'],
  ])('%s', (text, expected) => {
    expect(partRules(text)).toBe(expected);
  });

  it.each([
    [
      'a plot needs at least two members, otherwise it is closed',
      'a plot is closed when it has fewer than two members',
    ],
    [
      'wardens must answer within 2 days, otherwise the request counts as accepted',
      'the request counts as accepted when wardens have not answered within 2 days',
    ],
    [
      'a plot has to be watered within 2 days or it counts as left',
      'a plot counts as left when it has not been watered within 2 days',
    ],
    [
      'Members have to pay within a week. Otherwise the plot is given to the next one.',
      'the plot is given to the next one when members have not paid within a week',
    ],
  ])('tell what follows where one is not kept: %s', (text, expected) => {
    expect(partRules(text)).toBe(expected);
  });

  it.each([
    ['an order', 'water the bed, after that close the tap'],
    ['what only warns', 'remind members of the meeting, otherwise nobody comes'],
    ['a condition between commas', 'members can cancel, if they are ill, until noon'],
    ['an order with its case', 'send a note, if the member is late'],
    ['a question', 'who cancels late and loses the plot?'],
    ['one thing or another', 'we need a key or a code'],
    ['who is told of by the way', 'call the owner, who has to open the gate'],
    ['a wish', 'we need a list of plots, otherwise they are forgotten'],
  ])('leave %s as it is', (_, text) => {
    expect(partRules(text)).toBe(text);
  });
});

describe('a rule that goes on', () => {
  it('says so in front or at its end', () => {
    expect(goesOn('after that only the warden can do it')).toBe(true);
    expect(goesOn('the key is handed out only after that')).toBe(true);
  });

  it('is no wish', () => {
    expect(goesOn('after that members want to see the plot')).toBe(false);
    expect(goesOn('members can cancel within two days')).toBe(false);
  });
});

it('"it" is the thing and not the two who deal with it, and what they should do stays', () => {
  expect(partRules('both wardens should sign the lease, otherwise it goes to the council')).toBe(
    'both wardens should sign the lease. the lease goes to the council when both wardens have not signed the lease',
  );
});
