import { describe, expect, it } from 'vitest';
import { findActor } from './find-actor.ts';
import { readTask } from './draft-story.ts';

const GYM = {
  name: 'Ropework',
  description:
    'Ropework is the app of a climbing hall. Climbers book entry slots and log their climbs. Route setters screw the routes and grade them. The hall manager sets prices and watches how full it is.',
};
const AUDIO = {
  name: 'Hearsay',
  description:
    'Hearsay sells audio books. Publishers sell titles and see how they do. Listeners buy titles, listen to them and follow authors. Editors check new titles.',
};
const CREWS = {
  name: 'Blueprint',
  description:
    'Blueprint plans the shifts of a print shop. Bookbinders enter their free days and swap shifts. The shift planner plans the week and approves leave.',
};
const ERRANDS = {
  name: 'Fetchit',
  description:
    'Fetchit finds people for small errands. Neighbours describe an errand and choose somebody. Runners get errands, accept requests and get paid. The office answers complaints and sends the invoices.',
};

type Told = typeof GYM;

function actorOf(idea: string, product: Told): string {
  const { product: read, idea: said } = readTask({ idea, product });
  return findActor(read, said).name;
}

describe('words that tell whose matter it is', () => {
  it.each([
    ['no push messages after ten at night', 'climber', GYM],
    ["I'm in a wheelchair, please show which routes start low", 'climber', GYM],
    ['we drive two hours to the hall, show how full it is', 'climber', GYM],
    ['push only for new titles of the authors I follow', 'listener', AUDIO],
    ['map of free lockers', 'climber', GYM],
    ['longer opening hours on Fridays', 'climber', GYM],
    ['sort incoming titles by language', 'editor', AUDIO],
    ['try out a new price in a draft before anybody sees it', 'hall manager', GYM],
    ['receipt printer at the till', 'route setter', GYM],
    ['guest list for the day', 'route setter|hall manager', GYM],
    ['I forget to enter my shifts', 'bookbinder', CREWS],
    ['warn me when two shifts I swapped are on one day', 'bookbinder', CREWS],
    ['a route screwed twice costs 40 euros', 'hall manager', GYM],
    ['larger letters in the player', 'listener', AUDIO],
    ['no pop-ups please', 'listener', AUDIO],
    ['screen should stay on while a chapter runs', 'listener', AUDIO],
    ['slower speed for the chapters', 'listener', AUDIO],
    ['i want to suggest a title', 'listener', AUDIO],
    ['let me know when a slot is free', 'climber', GYM],
    ['hold back ten slots for the school class', 'hall manager', GYM],
    ['warn me when more than 80 people are in', 'hall manager', GYM],
    ['warn me when somebody has more than six shifts', 'shift planner', CREWS],
    ["why can't I see who else works on Sunday", 'bookbinder', CREWS],
    ['no shift without a foreman', 'shift planner', CREWS],
    ['upload a whole series of titles', 'publisher', AUDIO],
    ['carry on where I stopped', 'listener', AUDIO],
    ['turn a complaint into an invoice', 'member of the office', ERRANDS],
    ['errands near me on a map', 'runner', ERRANDS],
    ['earnings per month', 'runner', ERRANDS],
    ['i need someone to cover for me in June', 'route setter|hall manager', GYM],
    ['shoes nobody picked up', 'route setter|hall manager', GYM],
    ['payslip as a pdf', 'runner', ERRANDS],
    ['is slot seven free on Friday?', 'climber', GYM],
    ['late arrival costs extra', 'hall manager', GYM],
    ['double bookings of the big wall', 'route setter|hall manager', GYM],
    ['a climber who stays away three times loses the slot', 'hall manager', GYM],
    ['tick off screwed routes', 'route setter', GYM],
    ['pick an editor I know', 'listener|publisher', AUDIO],
    ['report a loose hold', 'climber', GYM],
    ['how many slots were taken last month', 'hall manager', GYM],
    ['I spent the whole Sunday on the phone because a bookbinder was ill', 'shift planner', CREWS],
  ])('%s: %s', (idea, name, product) => {
    expect(name.split('|')).toContain(actorOf(idea, product));
  });

  it.each([
    ['what our own people get', 'no push messages to our editors at night', 'listener', AUDIO],
    ['what somebody names', 'warn the climber when somebody is on the same rope', 'hall manager', GYM],
    ['what others shall be able to do', 'describe the routes so people can choose', 'climber', GYM],
    ['what is asked of oneself', 'how many titles have I bought this year', 'publisher', AUDIO],
    ['what whoever waits is told', 'let me know when a slot is free', 'hall manager', GYM],
  ])('but not %s: %s', (_, idea, name, product) => {
    expect(actorOf(idea, product)).not.toBe(name);
  });
});
