import { beforeAll, describe, expect, it } from 'vitest';
import { readTask } from './draft-story.ts';
import { loadWink } from './language/wink.ts';

beforeAll(() => loadWink());

const REHEARSE = {
  name: 'Rehearse',
  description:
    'Rehearse is for amateur theatres. Players and dressers confirm the rehearsals on their phones and learn their lines, directors put together the evening, and voice coaches hear their pupils once a week.',
};

const HOSTS = {
  name: 'Nightcap',
  description: 'Nightcap connects travellers with hosts. Travellers book a room, hosts describe it and set a price.',
};

function actorOf(idea: string, product = REHEARSE): string {
  return readTask({ idea, product }).actor.name;
}

describe('whoever is asked about', () => {
  it.each([
    ["Show me who hasn't confirmed yet", /^(?:director|voice coach)$/],
    ['See at a glance who has not confirmed', /^(?:director|voice coach)$/],
  ])('does not ask: %s', (idea, actor) => {
    expect(actorOf(idea)).toMatch(actor);
  });

  it('may ask for what somebody else has done', () => {
    expect(actorOf('Let players confirm a rehearsal with one tap')).toBe('player');
  });
});

describe('whoever should not see something', () => {
  it('does not wish it kept back', () => {
    expect(
      actorOf(
        'the exact birthday is shown to a host before the room is even paid, I find this really uncomfortable',
        HOSTS,
      ),
    ).toBe('traveller');
  });

  it('may be shown something', () => {
    expect(actorOf('Show the host the arrival time before the room is booked', HOSTS)).toBe('host');
  });
});

describe('whoever speaks of what is theirs', () => {
  it.each([
    ['I learn my lines on the train, let me hide those of the others', 'player'],
    ['Half of my pupils forget their notes', 'voice coach'],
  ])('is one of whom the description says so: %s', (idea, actor) => {
    expect(actorOf(idea)).toBe(actor);
  });

  it('who counts by hand runs it', () => {
    expect(
      actorOf(
        'Calculate the tourist tax at the end of the month, doing it in a spreadsheet takes me a full day',
        HOSTS,
      ),
    ).toBe('host');
  });
});
