import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const cellar = {
  name: 'Brine',
  description:
    'Brine is used by mid-sized breweries to run their cellar. Brewers log tank readings and move batches between tanks. The cellar master plans cleaning and approves each filling. Bars order kegs and pay by invoice.',
};
const dance = {
  name: 'Spindle',
  description:
    'Spindle is where dance schools, ballet teams and gyms publish their timetable. Teachers mark who came, the desk takes payments and sells passes, dancers book lessons and cancel them.',
};
const lorries = {
  name: 'Lorrylog',
  description:
    'Lorrylog keeps the papers of lorries. Drivers photograph delivery notes and report damage. The transport manager wants no lorry on the road without papers.',
};

function actorOf(idea: string, product: { name: string; description: string }): string {
  return /^As an? (.+?), I want/.exec(draftStory({ idea, product }).userStory)?.[1] ?? '';
}

describe('an organisation of which only the opening speaks', () => {
  it.each([
    ['flag a tank when its temperature is above 8 degrees', cellar, 'brewer'],
    ['Is there a way to link several batches to one filling?', cellar, 'brewer'],
    ['timetable of the next week', dance, 'teacher'],
  ])('wishes for nothing: %s', (idea, product, actor) => {
    expect(actorOf(idea, product)).toBe(actor);
  });

  it('wishes where the idea names it', () => {
    expect(actorOf('Let breweries see both cellars on one screen', cellar)).toMatch(/brewery/);
  });
});

describe('whoever is said to act', () => {
  it.each([
    ['is no quantity', 'Offer each lesson to one dancer at a time', 'dancer'],
    ['is no person in general', 'Group lessons: one person books for up to 9 others', 'dancer'],
    [
      'is not whom a denial leaves out',
      'Send a letter in May, and no second letter to dancers who have paid',
      'dancer',
    ],
    [
      'is whoever is quoted',
      'From a teacher: I type the same list every Monday. Please copy the list of last week.',
      'teacher',
    ],
    [
      'is whoever is quoted at a place',
      'Dancer at the north studio: "I never know which room my lesson is in." A room plan would help.',
      'dancer',
    ],
    ['is whoever needs a thing', 'Dancers need a receipt, and they only get it at the desk', 'dancer'],
    [
      'asks because they want to know',
      'Dancers ring us all day to ask whether the evening lesson takes place',
      'dancer',
    ],
  ])('%s', (_, idea, actor) => {
    expect(actorOf(idea, dance)).toBe(actor);
  });

  it('is not who is told off', () => {
    expect(actorOf('The list must not be closed at once. Some teachers just mark everyone.', dance)).not.toBe(
      'teacher',
    );
    expect(actorOf('Teachers just want to mark everyone with one tap', dance)).toBe('teacher');
  });
});

describe('what is planned and paid', () => {
  it.each([
    ['no cancellation fee if the teacher is ill', dance, 'member of the desk'],
    ['Could we plan washes by kilometres instead of by weeks?', lorries, 'transport manager'],
    ['The road tax is due and nobody can tell which lorry has been taxed', lorries, 'transport manager'],
  ])('is the matter of those who see to it: %s', (idea, product, actor) => {
    expect(actorOf(idea, product)).toBe(actor);
  });

  it('is not where somebody speaks of their own', () => {
    expect(actorOf('I want to photograph my delivery note twice', lorries)).toBe('driver');
  });
});

describe('what is charged', () => {
  const caves = {
    name: 'Karst',
    description:
      'Karst is for show caves. Visitors book a tour and pay online. Guides lead groups and count heads. The warden sets prices and closes galleries.',
  };

  it.each([
    ['is taken by whoever sets prices', 'Take a deposit of 15 euro for each group', 'warden'],
    ['is paid by whoever is named', 'Visitors want to pay the deposit by card at the gate', 'visitor'],
    ['leaves other work to those who do it', 'Count heads again after each gallery', 'guide'],
  ])('%s', (_, idea, actor) => {
    expect(actorOf(idea, caves)).toBe(actor);
  });
});

describe('users', () => {
  const purse = {
    name: 'Coppice',
    description:
      'Coppice is a savings app. Users link an account, put money into jars and get a nudge when a jar runs low. Couples can share a jar.',
  };

  it.each([
    ['are those who act where nobody else does', 'forecast of what is left at the end of the month', 'user'],
    [
      'are told from each other',
      'As someone who lives alone I want to close a jar so that I see fewer of them',
      'user who lives alone',
    ],
    ['are no couple where nothing says so', 'The app must refresh linked accounts at least every 4 hours', 'user'],
  ])('%s', (_, idea, actor) => {
    expect(actorOf(idea, purse)).toBe(actor);
  });

  it('are not asked for where others act', () => {
    expect(actorOf('Let couples close a shared jar', purse)).toBe('member of the couple');
    expect(actorOf('Users want to log a tank twice', cellar)).toBe('brewer');
    expect(actorOf('log a tank reading twice', cellar)).toBe('brewer');
  });
});

describe('those who run it, where nobody is named', () => {
  const pier = {
    name: 'Pierhead',
    description:
      'Booking and control for a pier with rides. Visitors book a ride and a time. Ride masters watch the visitors on camera and stop the ride. The owner sets prices and answers reviews.',
  };
  const survey = {
    name: 'Plumbline',
    description:
      'Plumbline is for survey teams. Team leaders sketch cracks, set dates and assign a trade. Plasterers report cracks as mended.',
  };

  it('is "we" whoever owns it, before those who oversee a part', () => {
    expect(actorOf('Birthday parties!! People ask for them every week and we note them on paper', pier)).toBe('owner');
  });

  it('is "I" the leader of whom most is told, and not the head of all', () => {
    expect(
      actorOf(
        'Attic, no signal, dust. I shoot forty clips, come down again and two of them are missing. Clips have to survive until there is a signal!',
        survey,
      ),
    ).toBe('team leader');
    const stage = 'Actors learn their lines, mark scenes and see who is ill. The director plans rehearsals.';
    expect(actorOf('Can I only see the scenes that I am in myself?', { name: 'Prompt', description: stage })).toBe(
      'actor',
    );
  });
});
