import { describe, expect, it } from 'vitest';
import { people } from './allotments.contract.ts';
import { readWhatIsLacking } from './read-unknowing.ts';

function told(text: string): string {
  const relief = readWhatIsLacking(text, people);
  return relief ? [relief.actor ?? '', relief.wish, relief.benefit ?? ''].join(' | ') : '';
}

describe('what a complaint says that somebody lacks', () => {
  it.each([
    [
      'what they do not know when they do it',
      'Plot holders wait at the tap not knowing whether the pump is on.',
      'Plot holders | see whether the pump is on when they wait at the tap | ',
    ],
    [
      'what they do without knowing it',
      'The warden hands out keys on Monday without knowing who has paid, and on Friday we ring them all.',
      'The warden | see who has paid when they hand out keys on Monday | ',
    ],
    [
      'what nobody can tell them of a thing',
      'Plot holders send a claim by post, and nobody can tell them where it stands.',
      'Plot holders | see where the claim stands | ',
    ],
    [
      'what is lacking and so causes it',
      'Tools get mixed up in the shed because there is no name on them.',
      ' | be sure that there is a name on tools | tools no longer get mixed up in the shed',
    ],
  ])('%s', (_, text, expected) => expect(told(text)).toBe(expected));

  it.each([
    ['what somebody cannot be bothered to do', 'Plots stay empty because plot holders do not bother to cancel'],
    ['what nobody knows of somebody', 'Plot holders move house and nobody can tell where they are'],
    ['what is asked for', 'Wardens should hand out keys without knowing who has paid'],
  ])('nothing for %s', (_, text) => expect(told(text)).toBe(''));
});
