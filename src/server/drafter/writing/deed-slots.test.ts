import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Quarry Desk',
  description:
    'Quarry Desk is for a stone quarry. Foremen plan the blasts and enter what each lorry takes. Drivers fetch stone. Masons order blocks and ask for samples.',
};

function criteria(idea: string): string {
  return draftStory({ idea, product }).acceptanceCriteria.join('\n');
}

describe('where no kind of wish is known', () => {
  it('says what holds of any deed in the words of this one', () => {
    const all = criteria('Foremen should be able to rule on old claims from a tablet');
    expect(all).toMatch(/^When the foreman cannot rule on old claims, a message names the reason\.$/m);
    expect(all).toMatch(/^It can be looked up later who has ruled on old claims, and when\.$/m);
    expect(all).not.toMatch(/what was done|where it cannot be done/i);
  });

  it('speaks of breaking off only where there are several steps', () => {
    expect(criteria('Foremen want to set up a sieve')).toMatch(/^Breaking off while setting up a sieve/m);
    expect(criteria('Move the date of a blast')).not.toMatch(/Breaking off/);
    expect(criteria('Foremen want to hand over their keys to a colleague')).not.toMatch(/Breaking off/);
  });

  it('keeps as what or into what something is put', () => {
    expect(criteria('As a foreman I want to tick a lorry as overloaded at the gate')).toMatch(
      /a lorry as overloaded\b.*\b(?:message|reason|name|time)|lorry is shown/,
    );
  });

  it('lets nobody confirm what is over in a moment', () => {
    expect(criteria('Masons want to jump to the first sample')).not.toMatch(/confirmation/);
  });

  it('speaks of a thing that is only named as of a thing', () => {
    const all = criteria('quotas per lorry for foremen');
    expect(all).not.toMatch(/cannot be used|go on as before|had not done so/);
  });
});

describe('what must be done', () => {
  it('is open as long as it is not done, and holds nothing up by guess', () => {
    const all = criteria('A foreman must rule on old claims within two weeks');
    expect(all).not.toMatch(/goes no further/);
  });

  it('is no ban where "not" only says when', () => {
    const all = criteria('Each blast has to be written into the logbook on the day itself, not later');
    expect(all).not.toMatch(/A try to write/);
    expect(criteria('A blast must not be started before noon')).toMatch(/A try to start a blast/);
  });
});

describe('what is named and done', () => {
  it('is said of the thing that is to be there', () => {
    const all = criteria('an export of the blast times as a table');
    expect(all).not.toMatch(/as soon as it is otherwise|each case in which it is otherwise/i);
  });

  it('takes no measure for a thing', () => {
    const all = criteria('Masons want to rewind ten seconds of a film');
    expect(all).not.toMatch(/the second is shown|the second cannot/i);
    expect(all).toMatch(/^When the mason cannot rewind ten seconds of a film, a message names the reason\.$/m);
  });

  it('splits a bill among people, and over something else without them', () => {
    expect(criteria('Masons want to split a bill with two friends')).toMatch(/their own part/);
    expect(criteria('Masons want to split a bill over two building sites')).not.toMatch(
      /their (?:own )?part|exactly two/,
    );
  });

  it('knows what the bound of a thing leaves out', () => {
    expect(criteria('Foremen want to approve orders over 900 euros')).toMatch(/exactly 900 euros need not be approved/);
  });
});

describe('a bound and a name', () => {
  it('refuses one more than somebody may have', () => {
    expect(criteria('Masons should only be able to order two blocks a week')).toMatch(
      /^A third block in the same week is refused/m,
    );
    expect(criteria('Masons want to order two blocks a week')).not.toMatch(/third block/);
  });

  it('says of what is only named that it is there', () => {
    expect(criteria('the shortcuts for stones I look at every week')).toMatch(/^There are the shortcuts for stones/m);
  });
});

describe('what is used or answered', () => {
  it('is spoken of by the name that the wish has for it, and not by what it is for', () => {
    expect(criteria('a shortlist button for wet and cracked stones')).not.toMatch(
      /the wet|cracked stones? (?:is|are) not/,
    );
  });

  it('holds up whoever is asked and does not answer', () => {
    const all = criteria('Drivers should be asked for the weight at the gate');
    expect(all).not.toMatch(/read the message again|same message/);
  });

  it('counts no times for a day that somebody books', () => {
    expect(criteria('The same crack gets reported forty times by the drivers')).not.toMatch(/taken already|called off/);
  });

  it('is not cut behind a preposition', () => {
    expect(criteria("Drivers want to jump to the marked crack on the map from an inspector's note")).not.toMatch(
      /\bto[,.]/,
    );
  });

  it('takes no word of time for a thing that is kept', () => {
    expect(criteria('Drivers want to swap their slot for a later one without cancelling first')).not.toContain(
      'First is',
    );
  });
});
