import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const FERRY = {
  name: 'Quayside',
  description:
    'Quayside runs the day of small ferry lines. Deckhands scan tickets at the ramp, skippers report delays, and the office plans trips and answers passengers. Passengers book a crossing.',
};

function write(idea: string): { story: string; all: string } {
  const { userStory, acceptanceCriteria } = draftStory({ idea, product: FERRY });
  return { story: userStory, all: [userStory, ...acceptanceCriteria].join(' ') };
}

describe('what is near to a note, and is none', () => {
  it.each([
    ['a field of a form', 'It should be a text field with a limit of 40 signs for skippers', /^(?!.*should be sent)/],
    ['what people see together', 'We want passengers to see all crossings on one page', /^(?!.*to see passengers)/],
    ['what a thing needs', 'The ticket needs the ramp and the time on one page', /^(?!.*needs to see)/],
    ['a particle is no deed', 'Skippers ring at the gate. Let them in without a code', /^(?!.*able to in)/],
  ])('%s: %s', (_what, idea, story) => {
    expect(write(idea).all).toMatch(story);
  });

  it('a label of messages is the thing, and not from whom one knows it', () => {
    expect(write('Messages from passengers: mark them as unread for the office').story).toMatch(/messages/i);
    expect(write('Message from a skipper: mark cancelled trips in red for the office').story).toMatch(
      /cancelled trips marked|mark cancelled trips/,
    );
  });

  it('what would come of it agrees with whom it is for', () => {
    expect(write('If the app showed the ramp of each trip nobody would need to call the office').story).toMatch(
      /so that nobody needs to call the office/,
    );
  });
});
