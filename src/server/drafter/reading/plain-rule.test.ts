import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Kilnshare',
  description:
    'Kilnshare runs a shared pottery. Potters book kilns, glaze their pieces and pay per firing. The studio lead plans firings, approves new potters and handles damage. Technicians load and unload the kilns.',
};

function draft(idea: string) {
  const { headline, userStory, acceptanceCriteria } = draftStory({ idea, product });
  return { headline, story: userStory, criteria: acceptanceCriteria.join('\n') };
}

describe('a rule of the house', () => {
  it.each([
    [
      'a ban with its exception',
      'A kiln that is still above 80 degrees must never be opened by a potter, not even for a quick look',
      /be sure that a kiln that is still above 80 degrees is never opened by a potter, not even for a quick look/,
    ],
    [
      'what becomes of a case',
      'A piece that nobody has fetched for three weeks goes to the seconds shelf',
      /be sure that a piece (?:that|which) (?:nobody|no one) has fetched for (?:three|3) weeks goes to the seconds shelf/,
    ],
    [
      'who alone may',
      'Only potters who have passed the course at least a month ago may book the gas kiln',
      /be sure that only potters who have passed the course at least a month ago can book the gas kiln/,
    ],
    [
      'two rules in one sentence',
      'Lead glazes are never allowed, and the potter has to confirm that before booking',
      /be sure that lead glazes are never allowed, and the potter confirms that before booking/,
    ],
    [
      'what follows where it is not kept',
      'A firing must have at least two technicians on duty, otherwise the studio lead gets a warning',
      /be sure that a firing has (?:at least|no fewer than) (?:two|2) technicians on duty, otherwise I get a warning/,
    ],
    [
      'what a title names',
      'Firing dates: once published they can be moved later but never earlier',
      /be sure that once published, firing dates can be moved later but never earlier/,
    ],
    [
      'what there is at most',
      'shelf permits: at most two shelves per permit, only one of them by the window',
      /when it comes to shelf permits, there are (?:at most|no more than) (?:two|2) shelves per permit/,
    ],
    [
      'a bound in time and what comes then',
      'A technician must unload within 12 hours; after that the kiln goes to the next booking',
      /be sure that a technician unloads within (?:12|twelve) hours, after that the kiln goes to the next booking/,
    ],
  ])('is told whole and the right way round: %s', (_, idea, story) => {
    expect(draft(idea).story).toMatch(story);
  });

  it('has each of its clauses as a criterion, with its subject', () => {
    const { criteria } = draft('Glaze labels must stay on the jar through every firing and may not be written over');
    expect(criteria).toMatch(/^Glaze labels stay on the jar through every firing\.$/m);
    expect(criteria).toMatch(/^Glaze labels cannot be written over\.$/m);
  });

  it('is the matter of who decides on it, and not of who is bound by it', () => {
    expect(
      draft('A potter must not fire more than three kilns in one week unless the studio lead agrees to it').story,
    ).toMatch(/^As a studio lead/);
    expect(draft('Whoever breaks a shelf twice in a month goes to the end of the waiting list').story).not.toMatch(
      /^As a potter|from going/,
    );
  });

  it('has a headline that says what it is about, and no half of it', () => {
    expect(draft('Wet clay: must never be put into the bin').headline).toBe('Wet clay is never put into the bin');
    expect(draft('A booking may only be moved if the studio lead has seen the new list of all pieces').headline).toBe(
      'Rule for moving a booking',
    );
  });

  it.each([
    ['a wish of those it names', 'Potters should be able to book a kiln for a friend', /^As a potter, I want to book/],
    ['what whoever types has to suffer', 'I must never forget the kiln key again', /(?!be sure that)/],
    ['a complaint', 'Potters keep leaving wet clay in the sink and nobody cleans it', /^(?!.*be sure that)/],
    ['what something is to be like', 'The booking page must be more colourful', /^(?!.*be sure that)/],
  ])('is not made of %s', (_, idea, story) => {
    expect(draft(idea).story).toMatch(story);
  });

  it('is what ends, whatever stands beside it', () => {
    expect(draft('Potters should no longer see old firings. Hide empty kilns too.').story).toContain(
      'be sure that potters no longer see old firings',
    );
  });

  it('is none in a list, and none where behind what is lacking stands why', () => {
    expect(draft('Rules for the kiln list:\n- sorted by day\n- must show the glaze').story).not.toContain(
      'be sure that',
    );
    expect(draft('no piece taller than a metre, the kiln cannot hold these anyway').story).not.toContain(
      'be sure that',
    );
  });
});
