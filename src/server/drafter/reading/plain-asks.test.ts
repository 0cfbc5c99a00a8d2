import { describe, expect, it } from 'vitest';
import { plainAsk, withoutPlea } from './plain-asks.ts';

describe('what a note asks for, as a plain wish', () => {
  it.each([
    [
      'A list of the open kilns on the door would spare us ten calls a day',
      'I want to have a list of the open kilns on the door so that it spares us ten calls a day',
    ],
    [
      'A text to all helpers would cut the ringing round',
      'I want to send a text to all helpers so that it cuts the ringing round',
    ],
    ['A short reminder would help us a lot', 'I want to get a short reminder'],
    [
      'Marek says a shared calendar would save him an evening',
      'Marek wants to have a shared calendar so that it saves him an evening',
    ],
    ["We'd have to be able to hold a table for a coach", 'We should be able to hold a table for a coach'],
    ['Ought to be a label on each jar', 'There should be a label on each jar'],
    ['Our beekeeper there wants to see it', 'Our beekeeper wants to see it'],
    ['Two florists asked for a price per stem', 'Two florists want a price per stem'],
    [
      "She'd rather be asked at the gate than get a letter",
      'She wants to be asked at the gate instead of getting a letter',
    ],
    [
      "If they could see the tide table the night before I'd sleep better",
      'If they could see the tide table the night before, I would sleep better',
    ],
    [
      'He keeps it on a slate, so it would be good if a loan got marked',
      'He keeps it on a slate. It would be good if a loan got marked',
    ],
    [
      'If a pump fails, I have to close a lane, and then I need to see who has booked it',
      'If a pump fails, I have to close a lane. I need to see who has booked it when a pump fails',
    ],
    ['Saves us walking over', 'That would save us walking over'],
    ['It must be possible to lend it to a neighbour', 'I want to lend it to a neighbour'],
    ["They'd be happy if they could pick the day", 'They want to pick the day'],
    ["It'd be a huge help if they got a list", 'It would be good if they got a list'],
    ["I'd need the fee to be split", 'The fee should be split'],
    ['Only people with a badge must be able to open it', 'Only people with a badge may open it'],
    ["I'd suggest a limit of three bikes per family", 'I want to limit bikes to three per family'],
    ['A call the day before is what people expect these days', 'We need a call the day before'],
    [
      "If a band hasn't signed 5 days ahead the hall has to be told",
      "If a band hasn't signed 5 days ahead, the hall has to be told",
    ],
    ['Let the form add it up', 'The form should add it up'],
    ['The board agreed in May that one lane a day is kept for schools', 'One lane a day must be kept for schools'],
    ['Guests can order up to 9 in the evening', 'Guests can order until 9 in the evening'],
    [
      'It would be good if the system stopped us from lending skis to a child whose parent has not signed',
      'Nobody may lend skis to a child whose parent has not signed',
    ],
    ['Lessons booked 2 weeks ahead cost less', 'Lessons that are booked 2 weeks ahead cost less'],
  ])('%s', (said, plain) => {
    expect(plainAsk(said)).toBe(plain);
  });

  it.each([
    'A parent would take the small one',
    'We would have to ring them all',
    'They order up to 9 loaves in the morning',
    'Let the helpers pick the day',
    'If they could see it, I would sleep better',
    'The board decided that it is too dear',
    'Nobody asked for the price',
    'It must be ready by noon',
    'I need the bike to get home',
  ])('leaves alone what asks in another way or not at all: %s', (said) => {
    expect(plainAsk(said)).toBe(said);
  });

  it('leaves out that something is to be mended where it is told how', () => {
    expect(withoutPlea('can we have the rota stuff sorted - when I swap a shift it should stay marked')).toBe(
      'When I swap a shift it should stay marked',
    );
    expect(withoutPlea('can we have the gate fixed - it squeaks')).toBe('can we have the gate fixed - it squeaks');
  });
});
