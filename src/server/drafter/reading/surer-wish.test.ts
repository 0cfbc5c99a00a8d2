import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const MILL = {
  name: 'Millrace',
  description:
    'Millrace runs the workshops of a textile mill. Weavers book looms, the workshop manager plans courses, and the yarn clerk hands out cones. No loom runs without a second person in the hall.',
};

function draft(idea: string) {
  const { userStory, acceptanceCriteria } = draftStory({ idea, product: MILL });
  return { story: userStory, criteria: acceptanceCriteria.join('\n') };
}

describe('the sentence of a note that is the wish', () => {
  it.each([
    [
      'what would do, and not what is done today',
      'Long warps are a nuisance. Today I have to set up three bookings by hand. One booking with several looms would do.',
      /I want to (?:use|have|make) one booking with more than one loom/,
    ],
    [
      'what somebody needs, and not what is counted by hand',
      'Stock of cones is counted by hand every Monday. The yarn clerk needs a list of what runs out in the next 14 days.',
      /As a yarn clerk, I want to see a list of what runs out in the next 14 days/,
    ],
    [
      'what is owed in a case, and not what happened once',
      "Ines was ill on Monday and nobody told the weavers who'd booked. When a course is called off everyone booked has to get a message and their fee back.",
      /(?:everyone booked gets|I want to get) a message and (?:their|my) fee back/,
    ],
    [
      'the rule behind a label, and not who keeps forgetting it',
      'Cancellation fee: if the school cancels less than two days before the course, the trainer gets half of the hours paid. Clerks keep forgetting this and finance has to work it out by hand.',
      /I want to be sure that (?:when|if) the school cancels less than two days before the course, the trainer gets half of the hours paid/,
    ],
    [
      'what becomes of a case without its comma, and not that it is to end',
      'Leaving the mill: when somebody gives up a loom the deposit is paid back 14 days later. The board decided that in May and we still do it by hand.',
      /I want to be sure that when somebody gives up a loom, the deposit is paid back 14 days later/,
    ],
    [
      'with what the question in front of it names',
      'What happens to the booked looms when a trainer calls in sick? Could we move them to another day in one step?',
      /I want to move the booked looms to another day in one step/,
    ],
    [
      'with what is thrown away so many a day',
      'We throw away about 30 leftover cones a day. We could sell them after six to hobby weavers.',
      /I want to sell leftover cones after six/,
    ],
    [
      'who is barred by a measure, and no complaint of theirs',
      "New weavers under 18 can't work after 10pm and need a 30 min break after 4.5 hrs. I know this, my manager doesn't always remember.",
      /I want to be sure that new weavers under 18 cannot work after 10pm/,
    ],
    [
      'the order behind what is told',
      'Loom halls are unlocked and have no warden. Visitors are meant to pay by bank transfer afterwards, and most of them forget. Put a QR on the door so they can pay for the visit.',
      /I want to (?:put|have) a QR/,
    ],
    [
      'near: what may be done comes before what somebody notices of it',
      'A weaver can take over the loom of another one. The visitor should not notice any of that.',
      /As a weaver, I want to take over the loom/,
    ],
    [
      'near: what is not to be done comes before what is done instead',
      'No cones to weavers without a course, please. The yarn clerk should keep them.',
      /cones/,
    ],
  ])('is %s', (_, idea, expected) => {
    expect(draft(idea).story).toMatch(expected);
  });

  it('keeps what somebody has to do in a case in front of its main clause', () => {
    const { criteria } = draft(
      'Yarn reports are valid for two years. If a report is older than that the loom must not be booked until we have a fresh one.',
    );
    expect(criteria).toMatch(/^If a report is older than that, the loom is not booked until/m);
  });
});

describe('what the other sentences tell', () => {
  it.each([
    [
      'who settles it by a rule',
      'New weavers do four hours at the small loom before they can book a large one. Hours are confirmed by a trainer.',
      /^Hours are confirmed by a trainer\.$/m,
    ],
    [
      'what lapses',
      'only weavers with the loom licence may run the large loom. The licence lapses after 18 months.',
      /^The licence lapses after 18 months\.$/m,
    ],
  ])('is a criterion: %s', (_, idea, expected) => {
    expect(draft(idea).criteria).toMatch(expected);
  });

  it('is none where it only says how bad it is', () => {
    expect(draft('Old cones get brittle. Every cone needs a date, one year at most.').criteria).not.toMatch(/brittle/);
  });
});
