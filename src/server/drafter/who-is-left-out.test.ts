import { describe, expect, it } from 'vitest';
import { findActor } from './find-actor.ts';
import { readTask } from './draft-story.ts';

const SAUNA = {
  name: 'Steamhouse',
  description:
    'Steamhouse runs a public sauna. Bathers book a slot and rent towels. Attendants heat the ovens and clean the rooms. The pool manager sets the prices and plans the opening times.',
};
const DRIVING = {
  name: 'Clutch',
  description:
    'Clutch is for a driving school. Instructors give lessons and enter free hours. Learners book lessons and pay for them. The office plans the theory evenings and sends invoices.',
};
const WIGS = {
  name: 'Toupet',
  description:
    'Toupet plans the work of a wig workshop. Wig makers knot the wigs. The head of the workshop builds the weekly plan and approves leave. The buyer orders hair.',
};
const CARE = {
  name: 'Homevisit',
  description:
    'Homevisit is for home care. Carers visit clients and note what they did. Relatives follow the visits. Advisers look after carers and answer their questions. The care manager plans the tours.',
};
const PETS = {
  name: 'Sitwell',
  description:
    'Sitwell finds pet sitters. Cat owners book a sitter and hand over the key. Sitters accept bookings, send pictures and get paid after the stay. Support settles quarrels.',
};

type Told = typeof SAUNA;

function actorOf(idea: string, product: Told): string {
  const { product: read, idea: said } = readTask({ idea, product });
  return findActor(read, said).name;
}

describe('those of whom somebody complains', () => {
  it.each([
    ['they leave wet towels on the benches', 'bather', SAUNA],
    ['they forget to return the towels', 'bather', SAUNA],
    ['they cancel an hour before the lesson', 'learner', DRIVING],
    ['they keep booking two slots in a row', 'bather', SAUNA],
    ['they park in front of the gate', 'bather', SAUNA],
  ])('"%s" is not said by a %s', (idea, name, product) => {
    expect(actorOf(idea, product)).not.toBe(name);
  });

  it.each([
    ['they want to see how full it is', 'bather', SAUNA],
    ['they keep asking for a receipt by mail', 'bather', SAUNA],
    ['they would like to choose the instructor', 'learner', DRIVING],
    ['they get two bills for one lesson', 'learner', DRIVING],
    ['they wait in the rain for a towel', 'bather', SAUNA],
    ["they'd love a picture of the cat every evening", 'cat owner', PETS],
    ['they keep ringing us to ask if the lesson takes place', 'learner', DRIVING],
  ])('"%s" is the wish of a %s', (idea, name, product) => {
    expect(actorOf(idea, product)).toBe(name);
  });
});

describe('whoever is not told', () => {
  it.each([
    ['we never know if the sitter fed the cat', 'cat owner', PETS],
    ['I never know whether the instructor is on his way', 'learner', DRIVING],
    ['we find out about changes of the plan far too late', 'wig maker', WIGS],
  ])('"%s": %s', (idea, name, product) => {
    expect(actorOf(idea, product)).toBe(name);
  });

  it('is whoever looks after those who send it', () => {
    expect(actorOf('every month my carers mail me their notes as a photo', CARE)).toBe('adviser');
  });

  it('is nobody who only sees what somebody else has done', () => {
    expect(actorOf('- move a lesson\n- add a theory evening\n- learner sees it at once', DRIVING)).not.toBe('learner');
    expect(actorOf('Change the oven plan, bathers get it by mail', SAUNA)).not.toBe('bather');
  });
});

describe('those with whom something is done', () => {
  it.each([
    ['learners who miss two lessons may not book a third', 'learner', DRIVING],
    ['bathers who bring glass three times must not come back', 'bather', SAUNA],
    ['copy the tour from one carer to another', 'carer', CARE],
    ['bathers let the towels lie and nobody notices', 'bather', SAUNA],
    ['lessons of this week, sorted by learner', 'learner', DRIVING],
  ])('"%s" is not the wish of a %s', (idea, name, product) => {
    expect(actorOf(idea, product)).not.toBe(name);
  });
});

describe('whoever is taken on', () => {
  it.each([
    ['repeat the booking of last summer', 'cat owner', PETS],
    ['decline a booking without a reason', 'sitter', PETS],
  ])('"%s": %s', (idea, name, product) => {
    expect(actorOf(idea, product)).toBe(name);
  });
});
