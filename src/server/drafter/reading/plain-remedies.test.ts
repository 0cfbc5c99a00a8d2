import { describe, expect, it } from 'vitest';
import { withRemedy } from './plain-remedies.ts';

describe('what somebody complains of, as the remedy that follows from it', () => {
  it.each([
    ['Not every rower should read those, so a locked folder would help.', 'We need a locked folder.'],
    ['The lamps are weak, so a second switch would help', 'We need a second switch because the lamps are weak'],
    ['Lane maps: there are over 90 by now and nobody finds anything', 'I want to find lane maps'],
    [
      'Coaches may order parts up to 200 euros, anything above has to be approved by the treasurer before it is paid',
      'Coaches may order parts up to 200 euros. A part above 200 euros must be approved by the treasurer before it is paid',
    ],
    [
      'Changing the start means moving every heat by hand. No fun at all.',
      'It should be possible to change the start without moving every heat by hand. No fun at all.',
    ],
    ["The kiosk says 'lane closed' but never why", 'I want to see the reason when the kiosk says "lane closed"'],
    [
      'Third warning = the rower can only start after a talk',
      'In case of third warning, the rower can only start after a talk',
    ],
    [
      'Deleted a heat by mistake yesterday and there is no way to get it back, typed it all again',
      'I want to bring back a heat that was deleted by mistake',
    ],
    [
      'I closed a heat as lost by accident and there is no way back',
      'I want to undo closing a heat as lost by mistake',
    ],
    [
      'A former coach can still look at our fees, which is not ok',
      'A former coach should not be able to look at our fees',
    ],
    ['A paid fee stays red forever.', 'A paid fee should no longer stay red.'],
    [
      'Can a heat have two starters, or at least a stand-in?',
      'I want to give a heat two starters, or at least a stand-in.',
    ],
    [
      'When a heat is cancelled nobody finds out, it just stays on the board',
      'When a heat is cancelled nobody finds out',
    ],
    [
      'We have to type the names again, that takes half an hour and things get lost',
      'We have to type the names again and things get lost',
    ],
  ])('%s', (said, told) => {
    expect(withRemedy(said)).toBe(told);
  });

  it.each([
    'Rowing the lane means a lot to us',
    'Price = 5 euros',
    'The door stays open for an hour',
    'Can a guest have two boats?',
    'I closed the gate by accident',
    'When a heat is cancelled nobody finds out.',
  ])('leaves "%s"', (said) => {
    expect(withRemedy(said)).toBe(said);
  });
});
