import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const salon = {
  name: 'Combwell',
  description:
    'Salon software. Stylists have their own calendar; the front desk books walk-ins; clients can book themselves on the web.',
};
const shop = {
  name: 'Trowelkit',
  description:
    'Web shop for garden tools. Customers browse and order. Warehouse staff pick and pack. Support agents answer questions.',
};
const pressure = {
  name: 'Cuffnote',
  description: 'Blood pressure at home: patients measure, the practice nurse watches, the GP changes the dose.',
};
const desk = {
  name: 'Cablecall',
  description:
    'A help desk for schools. Teachers report problems; technicians fix them; the IT lead watches the queue.',
};
const toll = {
  name: 'Gantryline',
  description: "The toll operator's call centre agents answer drivers. Drivers dispute charges in the portal.",
};

const tables = {
  name: 'Cloth & Candle',
  description:
    'Restaurant software. Guests reserve tables online. Hosts seat guests and manage the waiting list. The owner looks at numbers.',
};
const courses = {
  name: 'Wardlearn',
  description:
    'Online courses for nurses. Nurses take courses and collect points. Course authors write lessons. Hospital managers see who is up to date.',
};
const windows = {
  name: 'Sashwork',
  description: 'CRM for a window maker. Sales reps visit customers and write quotes; fitters tick off jobs.',
};

const talks = {
  name: 'Podium Nine',
  description:
    'Conference software. Speakers submit talks, reviewers rate them, organisers build the programme, attendees pick sessions.',
};

function draftOf(idea: string, product: { name: string; description: string }) {
  const draft = draftStory({ idea, product });
  const actor = /^As an? (.+?), I want to/.exec(draft.userStory)?.[1] ?? '';
  return { ...draft, actor };
}

describe('what people of a trade have to do with', () => {
  it.each([
    ['Show which shelf an item is on', shop, 'warehouse staff'],
    ['Canned replies', shop, 'support agent'],
    ['Pay with a voucher', shop, 'customer'],
    ['Order spare parts', desk, 'technician'],
  ])('is their matter where no deed of the description is: %s', (idea, product, actor) => {
    expect(draftOf(idea, product).actor).toContain(actor);
  });

  it('is no more than an assumption, and not asked about', () => {
    const { actorGrounding, openQuestions } = draftOf('Canned replies', shop);
    expect(actorGrounding.source).toBe('assumption');
    expect(openQuestions.join(' ')).not.toContain('Who is this for');
  });

  it('gives way to what the description tells', () => {
    expect(draftOf('Pick several orders at once', shop).actor).toContain('warehouse staff');
  });
});

describe('those whom others help', () => {
  it.each([
    ['Pay an open toll', 'driver'],
    ['See the status of my dispute', 'driver'],
  ])('are served: %s', (idea, actor) => {
    expect(draftOf(idea, toll).actor).toBe(actor);
  });
});

describe('with whom somebody does something', () => {
  it.each([
    ['Message the nurse', pressure, 'patient'],
    ['Chat with the nurse', pressure, 'patient'],
    ['Write to the GP', pressure, 'patient'],
    ['Make an appointment with the nurse', pressure, 'patient'],
    ['Message patients', pressure, 'practice nurse'],
    ['Assign talks to reviewers', talks, 'organiser'],
    ['Assign tickets to technicians', desk, 'IT lead'],
  ])('is not the one who does it: %s', (idea, product, actor) => {
    expect(draftOf(idea, product).actor).toBe(actor);
  });

  it.each([
    ['Message the nurse when a reading is too high', pressure, 'practice nurse'],
    ['When a reading is too high, message the nurse', pressure, 'practice nurse'],
    ['Remind patients to measure', pressure, 'patient'],
    ['Email clients a receipt', salon, 'client'],
  ])('but gets what is sent in a case: %s', (idea, product, actor) => {
    expect(draftOf(idea, product).actor).toBe(actor);
  });
});

describe('who gets something', () => {
  it.each([
    ['The front desk gets a list of no-shows', 'member of the front desk', 'get a list of no-shows'],
    ['Clients get a final bill', 'client', 'get a final bill'],
  ])('wishes for it: %s', (idea, actor, wish) => {
    const draft = draftOf(idea, salon);
    expect(draft.actor).toBe(actor);
    expect(draft.userStory).toContain(wish);
  });

  it('is nobody in front of a name of things', () => {
    expect(draftOf('Supplier prices side by side', shop).userStory).toContain('see supplier prices side by side');
  });
});

describe('words that no dictionary has', () => {
  it.each(['Attach a screenshot', 'Fingerprint login', 'Onboarding checklist'])('are read: %s', (idea) => {
    expect(draftOf(idea, shop).headline).not.toBe('');
  });

  it('are refused where they are nothing', () => {
    expect(() => draftOf('attach asdfgh', shop)).toThrow('no sentence');
  });
});

describe('the work of those who run it', () => {
  it.each([
    ['Close online booking on public holidays', tables, 'host'],
    ['See who has not finished the fire course', courses, 'hospital manager'],
  ])('is no wish of those who are served or looked at: %s', (idea, product, actor) => {
    expect(draftOf(idea, product).actor).toBe(actor);
  });

  it.each([
    ['Cancel a table by text', tables, 'guest'],
    ['Collect points for a course', courses, 'nurse'],
  ])('but what is theirs is: %s', (idea, product, actor) => {
    expect(draftOf(idea, product).actor).toBe(actor);
  });

  it('is not told of those whose name only has a word of it', () => {
    expect(draftOf('Photo of the finished window', windows).actor).not.toBe('window maker');
  });

  it('does not make customers of those who visit them', () => {
    expect(draftOf('Notify the customer when the fitter is on the way', windows).actor).toBe('customer');
  });
});
