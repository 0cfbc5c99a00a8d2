import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Kilnhouse',
  description:
    'Kilnhouse runs a pottery studio. Members book a wheel and pay for the firings, teachers give courses, and the studio manager loads the kilns and looks after the shelves.',
};

function story(idea: string): string {
  return draftStory({ idea, product }).userStory;
}

describe('a complaint whose clauses tell only together that something hurts', () => {
  it.each([
    [
      'what stands where nobody looks',
      'nobody reads the second page and thats where the firing dates are',
      /I want to see the firing dates without reading the second page/,
    ],
    [
      'what stands in what people pass over',
      'Members skip the intro mail and the house rules are in it.',
      /^As a member, I want to see the house rules without looking at the intro mail/,
    ],
    [
      'what people come upon',
      'Members come back from lunch and find somebody else at their wheel',
      /^As a member, I want to no longer find somebody else at my wheel when I come back from lunch/,
    ],
    [
      'what people find to be so',
      'Members drive to the studio and find the kiln room locked',
      /^As a member, I want to be told when the kiln room is locked before I drive to the studio/,
    ],
    [
      'what people go a way for to know',
      'Members ring the manager on Sundays to ask whether their bowls are fired',
      /^As a member, I want to see whether my bowls are fired, so that I do not have to ring the manager on Sundays\.$/,
    ],
    [
      'what people do not give',
      'Course guests use the glazes for a month and pay nothing',
      /I want to have course guests who use the glazes for a month pay as well/,
    ],
    [
      'what is in the way of others',
      'Members come an hour early and block the wheels',
      /I want to keep members from blocking the wheels when they come an hour early/,
    ],
    [
      'what is let go to waste',
      'Members book three wheels for one evening and let two of them stand empty',
      /I want to keep members from letting two of them stand empty when they book three wheels for one evening/,
    ],
    [
      'what others have to bear',
      'Members keep the big bat over the holidays and the next class stands there without one',
      /I want to have members no longer keep the big bat over the holidays, so that the next class does not stand there without one\.$/,
    ],
    [
      'what is claimed at the cost of others',
      'Members who come late still expect to be helped first, and everyone behind them waits.',
      /I want to have members who come late no longer helped first, so that everyone behind them does not wait\.$/,
    ],
    [
      'what a list says though it is not so',
      'The calendar says free and the wheel is taken',
      /I want to have the calendar no longer say free when the wheel is taken/,
    ],
    [
      'what is charged after one was away',
      'After six weeks in hospital I still paid the full shelf rent',
      /I want to no longer have to pay the full shelf rent after six weeks in hospital/,
    ],
    [
      'what is charged while one was away',
      'I was away for all of August and still got a share of the gas bill',
      /I want to no longer be charged a share of the gas bill when I am away for all of August/,
    ],
    [
      'what is charged in spite of something',
      'I was charged a fee though I had cancelled on Monday',
      /I want to no longer be charged a fee when I had cancelled on Monday/,
    ],
    [
      'what is more than it should be',
      'on saturdays the queue for the sink is longer than the class itself!!',
      /I want to have the queue for the sink be no longer than the class itself on Saturdays/,
    ],
    [
      'what many do not do',
      'Half of the members have not answered and it feels rude to ring them all',
      /I want to have the members answer, so that it does not feel rude to ring them all\.$/,
    ],
    [
      'what others do not do in a case',
      'Guests say yes to the opening and do not come',
      /I want to have guests who say yes to the opening come/,
    ],
    [
      'what happens in a case',
      'Firing times move after the plan is printed and some people still come at the old time',
      /I want to have some people no longer come at the old time when firing times move after the plan is printed/,
    ],
    [
      'what comes at the wrong time',
      'I get a reminder two days after I paid for the firing',
      /I want to no longer get a reminder two days after I paid for the firing/,
    ],
  ])('%s: %s', (_, idea, expected) => {
    expect(story(idea)).toMatch(expected);
  });

  it.each([
    ['what people do with the product', 'Members scan the shelf and see what is theirs', /want to scan the shelf/],
    ['a bound', 'Members pay for a firing and get it within a week', /want to (?:pay for|have members|get)/],
    ['what is found on purpose', 'Members type a glaze and find the right temperature', /want to (?:type|find)/],
    ['what is a fair price', 'Courses are cheaper than single lessons', /^(?!.*no cheaper than)/],
    ['what is shown on purpose', 'The sign says open and the lamp goes on', /^(?!.*no longer say)/],
  ])('near miss, %s: %s', (_, idea, expected) => {
    expect(story(idea)).toMatch(expected);
  });
});
