import { describe, expect, it } from 'vitest';
import { readProduct } from './read-product.ts';

const rolesOf = (description: string): string[] => readProduct('Larkfield', description).roles.map(({ name }) => name);

function deedsOf(description: string, role: string): string[] {
  const found = readProduct('Larkfield', description).roles.find(({ name }) => name === role);
  return found?.doings.map(({ verb, rest }) => `${verb} ${rest}`.trim()) ?? [];
}

describe('a description in few words', () => {
  it.each([
    ['one of two', 'Aunt or uncle orders lunch, cooks plate it.', ['aunt', 'uncle', 'cook']],
    ['one alone without an article', 'Lender sets the price, borrower reserves.', ['lender', 'borrower']],
    ['one after the other', 'Mason checks, porter hauls, painter paints.', ['mason', 'porter', 'painter']],
    ['a part of it', 'Boats land; kiln keeper fires, unloads; potters book shelves.', ['kiln keeper', 'potter']],
    [
      'a list that tells who has duties',
      'Rowers, parents on duty and the coach who keeps the log.',
      ['rower', 'parent', 'coach'],
    ],
    ['a list by whom it is used', 'Used by: matron, tutors, head of house.', ['matron', 'tutor', 'head of house']],
    [
      'a list behind a title',
      'Quarry app: a foreman at each pit, drivers with handhelds, surveyors.',
      ['foreman', 'driver', 'surveyor'],
    ],
    ['the public', 'Clerks publish plans, the public follows the debate.', ['clerk', 'member of the public']],
    ['doctors by two letters', 'Nurses call, referring GPs get a letter.', ['nurse', 'referring GP']],
    ['the first of them', 'Reporters write, the editor-in-chief stops things.', ['reporter', 'editor-in-chief']],
    ['who is both', 'The driver-librarian stamps the books.', ['driver-librarian']],
    [
      'who works with it',
      'The props person fetches sofas. Delivery people carry them.',
      ['props person', 'delivery person'],
    ],
    ['who is new', 'The new hire signs, HR keeps the papers.', ['new hire', 'HR']],
    ['IT as a part of the house', 'IT at the house looks after beacons.', ['IT team']],
    ['the lead of a part', 'The marketing lead likes maps.', ['marketing lead']],
    ['any member of staff', 'Any staff member books a room.', ['staff member']],
    ['behind where it is', 'At the basin lifeguards note water values.', ['lifeguard']],
    ['those who have asked', 'The crew measures. Squires who ordered a survey want dates.', ['squire', 'crew']],
    ['who wants to see something', 'Cooks boil eggs. The owner wants fewer leftovers.', ['cook', 'owner']],
    ['whose questions are answered', "Clerks answer customers' questions.", ['clerk', 'customer']],
    ['one of ours', 'After a scan at one of our partner dentists the nurse calls.', ['nurse', 'partner dentist']],
    ['whose week it eats', "Drivers log trips. Papers eat our accountant's week.", ['driver', 'accountant']],
    ['where something goes', "Nurses order. Bills go to the residents' guardians.", ['nurse', 'guardian']],
    [
      'from where it comes',
      'Pupils read. The texts come from the training department.',
      ['pupil', 'training department'],
    ],
    ['who is put somewhere', 'The head puts pupils in groups.', ['head', 'pupil']],
  ])('tells %s', (_, description, roles) => {
    expect(rolesOf(description)).toEqual(expect.arrayContaining(roles));
  });

  it.each([
    ['no title', 'School visits at a glass museum. Teachers book a day.', ['teacher']],
    ['no title with a number', 'Bicycle workshop with three stands. Mechanics mend.', ['mechanic']],
    ['no title in front of a colon', 'Course admin for dog schools: trainers tick names.', ['trainer']],
    ['no product by another name', 'RouteBird sends a plumber within the hour. Plumbers accept jobs.', ['plumber']],
    ['no word of time', 'Cooks cook. Later on the guest should be able to choose.', ['cook', 'guest']],
    ['no list of what is hired', 'The coordinator hires rooms, staff and stage time from the town.', ['coordinator']],
    ['no thing that is stored', 'It stores orders, folders and customers.', []],
    ['no list that goes on', 'Bakers offer left-overs; food banks claim them.', ['baker', 'food bank']],
    ['no list that somebody sees', 'Owner sees bookings, passenger notes, fuel.', ['owner']],
    ['no satellites', 'Drivers log trips, GPS keeps the position.', ['driver']],
    ['no tool', 'Team planner: shifts, holidays and swaps. Employees swap shifts.', ['employee']],
    ['no task in a title', 'IT support tickets for schools. Technicians close them.', ['technician']],
    ['no gerund', 'Clerks find and staff polling places.', ['clerk']],
  ])('names %s', (_, description, roles) => {
    expect(rolesOf(description).toSorted()).toEqual(roles.toSorted());
  });

  it.each([
    ['The hall manager rosters, head office sets prices.', 'hall manager', ['roster']],
    ['The landlord snaps supplier bills.', 'landlord', ['snap supplier bills']],
    ['The field crew stakes out and measures.', 'field crew', ['stake out and measures']],
    ['Clerks scan, archivists index.', 'archivist', ['index']],
    ['Clerks read lists, visitors maps and plans.', 'visitor', []],
    ['Volunteers key in paper forms.', 'volunteer', ['key in paper forms']],
    ['The clerk does the books and files the bills.', 'clerk', ['do the books', 'file the bills']],
    ['Tutors each look after some pupils.', 'tutor', ['look after some pupils']],
    ['Buyer pays and rates.', 'buyer', ['pay and rates']],
    ['Packers print orders and invoices.', 'packer', ['print orders and invoices']],
  ])('says what is done: %s', (description, role, deeds) => {
    expect(deedsOf(description, role)).toEqual(deeds);
  });
});
