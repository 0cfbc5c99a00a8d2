import { describe, expect, it } from 'vitest';
import { findActor } from './find-actor.ts';
import { readTask } from './draft-story.ts';

const QUAY = {
  name: 'Quayside',
  description:
    'Quayside runs the moorings of a sailing club. Skippers book berths and pay their dues, dock hands check the lines and log damage on a tablet, the harbour master assigns berths, and the planning office writes the season plan. Volunteer instructors teach on Saturdays.',
};

function actorOf(idea: string): string {
  const { product, idea: read } = readTask({ idea, product: QUAY });
  return findActor(product, read).name;
}

describe('who is plainly meant', () => {
  it.each([
    ['A skipper told me the dues are a riddle to her. She would rather see them line by line.', 'skipper'],
    ['Dock hands tell me the log is slow. Could they scan a tag instead?', 'dock hand'],
    ['Our harbour master Ines has no idea which berths are free on Sunday.', 'harbour master'],
    ['Dock hands row out to a buoy and then find out that the line was changed yesterday.', 'dock hand'],
    ['Dock hands hear that a berth was swapped only when the boat is already in.', 'dock hand'],
    ['Dock hand at Pier Two: "I write the same line length down 15 times." Fill it in from the berth.', 'dock hand'],
    ['I want to swap my Saturday lesson with another instructor.', 'volunteer instructor'],
    ["Don't show a damage photo to other skippers unless it was released.", 'skipper'],
    ["Skippers' addresses should not be visible to instructors.", 'skipper'],
    ['Our caterer spends every Monday ringing round for numbers.', 'caterer'],
    ['The planners want to drag a berth to another week.', 'member of the planning office'],
    ['Is there a way to rate a berth?', 'skipper'],
    ['The app must keep the log when there is no signal at the far pier.', 'dock hand'],
    ['As a skipper I would like a text when I have paid half of my dues.', 'skipper'],
    ['Can I see only the berths I am in?', 'skipper'],
    ['The sponsor wants a list of berths per month. I made it by hand from the plan.', 'harbour master'],
  ])('%s', (idea, name) => {
    expect(actorOf(idea)).toBe(name);
  });

  it.each([
    ['We do not want skippers to cancel on the day. They should ring the office.', 'skipper'],
    ['Guests hand us envelopes at the gate and we lose track of who paid.', 'guest'],
    ['Dock hands and instructors share a boat, and the office sees it late. They should get a note.', 'instructor'],
  ])('is nobody of whom it is only told: %s', (idea, name) => {
    expect(actorOf(idea)).not.toBe(name);
  });
});
