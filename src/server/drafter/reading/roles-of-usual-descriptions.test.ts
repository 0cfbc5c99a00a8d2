import { describe, expect, it } from 'vitest';
import { readProduct } from './read-product.ts';

function rolesOf(description: string): string[] {
  return readProduct('Glasswick', description).roles.map((role) => role.name);
}

function deedsOf(description: string, role: string): string[] {
  const found = readProduct('Glasswick', description).roles.find(({ name }) => name === role);
  return found?.doings.map(({ verb }) => verb) ?? [];
}

describe('what somebody does behind a clause that says when', () => {
  it('is theirs, and not of whoever the clause tells of', () => {
    const told = 'Keepers note when a lamb is ill, weigh the sheep and shear them.';
    expect(deedsOf(told, 'keeper')).toEqual(['note', 'weigh', 'shear']);
  });

  it('is that of whoever the clause tells of where several of them act', () => {
    expect(deedsOf('Wardens watch when walkers arrive, leave or camp.', 'warden')).toEqual(['watch']);
  });
});

describe('who is who in a description', () => {
  it.each([
    ['a rank told by a number', 'Second engineers and first mates log the fuel.', ['first mate', 'second engineer']],
    ['no number of people', 'Every slide is read by a second biologist.', ['biologist']],
    ['the owner, not all that is owned', 'The owner of a hall or a tent can offer it for a day.', ['owner']],
    [
      'a part of the house by its task',
      'Fans buy tickets and our refunds team deals with complaints.',
      ['fan', 'refunds team'],
    ],
    ['not the house itself', 'Our shop sells seeds. Growers order them.', ['grower']],
    [
      'people in front of others in a list',
      'Servers, cooks and porters check their shifts.',
      ['server', 'cook', 'porter'],
    ],
    [
      'who is interested in a figure',
      'Bakers weigh the loaves. The owner wants flour use per week.',
      ['baker', 'owner'],
    ],
    ['who cares for something', 'Bakers weigh the loaves. The owner wants fewer complaints.', ['baker', 'owner']],
    [
      'not who hopes for growth',
      'Bakers weigh the loaves. The owner wants to attract more customers.',
      ['baker', 'customer'],
    ],
    [
      'the head that two kinds of it share',
      'Our bicycle and van couriers get their jobs, and team leads and shift managers plan them.',
      ['courier', 'team lead', 'shift manager'],
    ],
    ['no tools named like people', 'Stallholders sell bread. Card readers report a dead battery.', ['stallholder']],
    [
      'not what is done besides',
      'Trains are put together by shunters and released by the yard master.',
      ['shunter', 'yard master'],
    ],
    ['others than their head', 'The head gardener assigns gardeners to beds.', ['head gardener', 'gardener']],
    ['nobody else where all are of one rank', 'The head gardener plans the beds.', ['head gardener']],
    [
      'members without a deed',
      'A site for 80 members: people say when they come, the treasurer counts.',
      ['member', 'treasurer'],
    ],
    [
      'a list without a verb',
      'Tram depot software. Drivers, dispatchers, welders.',
      ['driver', 'dispatcher', 'welder'],
    ],
    ['a list in brackets', 'Rugby club app (players, parents, coach)', ['player', 'parent', 'coach']],
    [
      'a list of roles with a part of the house',
      'Pool app. Roles: swimmer, lifeguard, front desk.',
      ['swimmer', 'lifeguard', 'front desk'],
    ],
    [
      'the office behind people',
      'A site for a campground, with campers, rangers and the office.',
      ['camper', 'ranger', 'office'],
    ],
    [
      'a verb that is the first part of a name',
      'Who uses it: project managers, testers.',
      ['project manager', 'tester'],
    ],
    ['the show office', 'Riders enter classes, and the show office prints lists.', ['rider', 'show office']],
    ['a task without an article', 'Riders deliver by bike, dispatch assigns.', ['rider', 'dispatch']],
    [
      'who is connected',
      'Marketplace connecting freelance chefs with dinner guests.',
      ['freelance chef', 'dinner guest'],
    ],
    ['who is matched', 'Platform matching tutors with pupils', ['tutor', 'pupil']],
    ['who is brought together', 'A site that brings together electricians and landlords.', ['electrician', 'landlord']],
    ['who is spoken to', "You're a florist? Plan the week and let your clients order.", ['florist', 'client']],
    ['users beside others', 'Users build surveys and respondents fill them in.', ['respondent', 'user']],
    ['users whom others invite', 'Admins invite users. Users sign in with a code.', ['admin', 'user']],
    [
      'no cook beside the caterer',
      'Each employee picks a meal by ten, the caterer cooks, the janitor pays.',
      ['employee', 'caterer', 'janitor'],
    ],
    ['nobody who is only looked after', 'Neighbours cook for parents with a new baby.', ['neighbour', 'parent']],
    ['who is shortened to two letters', 'With 9 site managers. PMs wait, and SMs book the crane.', ['site manager']],
  ])('%s', (_, description, roles) => {
    expect(rolesOf(description).toSorted()).toEqual(roles.toSorted());
  });

  it.each([
    ['a fee', 'The clerk collects the monthly fees and wardens see who is missing.', ['clerk', 'warden']],
    ['a note', 'Guards open the file: weather, routes, passenger notes and crew list.', ['guard']],
    [
      'what is booked',
      'The office books nurses, taxis and porters, and the head nurse checks the list.',
      ['head nurse', 'office'],
    ],
  ])('is not %s', (_, description, roles) => {
    expect(
      rolesOf(description)
        .filter((role) => !/^(?:nurse|taxi)$/.test(role))
        .toSorted(),
    ).toEqual(roles.toSorted());
  });

  it('is told by what is done by them, though the verb has no ending', () => {
    expect(deedsOf('Workshops are run by visiting potters on Fridays.', 'visiting potter')).toEqual(['run']);
    expect(deedsOf('Limits are set by the town office, not the wardens.', 'town office')).toEqual(['set']);
  });

  it('is told by verbs that only people do', () => {
    expect(deedsOf('Couriers plug in and go home.', 'courier')).toEqual(['plug', 'go']);
    expect(deedsOf('The desk turns bids into tasks, riggers clock time on them.', 'rigger')).toEqual(['clock']);
  });

  it('is meant by "they" of the next sentence, and not whom that one only has', () => {
    const text = 'Glasswick is for lodgers who cook with what their landladies leave. They note what is in the larder.';
    expect(deedsOf(text, 'lodger')).toContain('note');
    expect(deedsOf(text, 'landlady')).not.toContain('note');
    expect(deedsOf('Lodgers cook what landladies leave. They note it.', 'landlady')).toContain('note');
  });
});
