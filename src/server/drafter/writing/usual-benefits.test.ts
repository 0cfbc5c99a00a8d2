import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const yard = {
  name: 'Slipway',
  description:
    'Slipway is for a boat yard. Customers book a mooring, rent boats and see their bills. Mechanics repair the boats and record what they did. The yard manager plans the work and keeps the stock of parts.',
};
const kitchen = {
  name: 'Ladle',
  description:
    'Ladle is for caterers. Clients order meals and say what they cannot eat. Cooks see what to cook, drivers deliver the boxes, and the kitchen manager writes the menus and buys from suppliers.',
};
const school = {
  name: 'Etude',
  description:
    'Etude is for music schools. Students book lessons and practise, parents see what is going on, teachers note what was taught, and the office plans the rooms and handles contracts.',
};

function why(idea: string, of: { name: string; description: string }): string {
  return /so that (.+)\.$/.exec(draftStory({ idea, product: of }).userStory)?.[1] ?? '';
}

describe('why people look at what products show', () => {
  it.each([
    ['Clients can see the name of the driver who comes', kitchen, 'I know whom to expect'],
    ['Teachers should see who is missing today', school, 'I know whom I can count on'],
    ['The yard manager should see empty moorings', yard, /^(?!none of them stays empty)/],
    ['The office should see empty rooms', school, 'none of them stays empty'],
    ['Cooks see the meals for today', kitchen, 'I know what is to be done'],
    ["Students see tomorrow's lessons", school, 'I can prepare for them'],
    ['Customers can see how much they still owe', yard, 'I can put the money aside in time'],
    ['Customers should get a quote', yard, 'I know the costs before I decide'],
    ['Parents get a monthly report', school, 'I know how things are going without asking'],
    ['Customers can see the water level', yard, 'I know what to expect'],
    ['Mechanics should see how long a repair takes', yard, 'I see where it takes too long'],
    ['Show the cooks which dishes contain nuts', kitchen, 'I know where I have to be careful'],
    ['Parents should get a photo every week', school, 'I know how things are going without asking'],
    ['A calendar of the concerts for parents', school, 'I can plan ahead'],
    ['Teachers can see the notes before a lesson', school, 'I come prepared'],
    ['Mechanics should see which boats are rented out', yard, 'I do not plan with what is not there'],
    ['Cooks should see orders by delivery date', kitchen, 'I see what comes first'],
    ['Parents can watch the lesson', school, 'I see how it goes'],
    ['Mechanics see on which shelf a part stands', yard, 'I do not have to search for it'],
    ['Show the distance to the harbour to customers', yard, 'I know how far it is'],
    ['The kitchen manager should see costs per meal', kitchen, 'I see where the money goes'],
    ['Drivers see the cleaning plan', kitchen, 'I know what is to be done when'],
    ['Students see what to bring', school, 'nothing is left at home'],
    ['Teachers see who is in their group', school, 'I know whom to expect'],
    ['Teachers see who is a beginner', school, 'I can take it into account'],
    ['The yard manager sees who has a valid licence', yard, 'I know who may do it'],
    ['Clients can see my last orders', kitchen, 'I find again what I had before'],
  ])('%s', (idea, of, reason) => {
    expect(why(idea, of)).toMatch(reason);
  });

  it.each([
    ['that of a person is no list of leads', 'The office should see the team leads', school, 'get in touch'],
    ['what is missing in a record is no absence', 'Teachers see who is missing a signature', school, 'count on'],
    ['how long it will take', 'Drivers should see how long loading will take', kitchen, 'too long'],
    ['how long the way takes', 'Drivers should see how long the route takes', kitchen, 'too long'],
    ['a curve over time', 'Customers can see the water level over the year', yard, 'what to expect'],
    ['before it happens is no meeting', 'Mechanics see the parts before the repair', yard, 'come prepared'],
    ['a price chart of today', 'Clients see a seating chart', kitchen, 'changes over time'],
    ['by whom, not by when', 'Cooks should see orders by client', kitchen, 'what comes first'],
    ['what closes', 'The office should see empty rooms that will be closed', school, 'stays empty'],
  ])('%s', (_, idea, of, wrong) => {
    expect(why(idea, of)).not.toContain(wrong);
  });
});

describe('why people do what is done with any product', () => {
  it.each([
    ['Drivers can return empty boxes', kitchen, 'they can be used again'],
    ['The yard manager can send back unused parts', yard, 'they do not take up room'],
    ['Cooks can send back a damaged delivery', kitchen, 'it can be put right by whoever it comes from'],
    ['Customers can rent boats for a whole group', yard, 'I do not have to do it one by one'],
    ['Students can share a ride to the concert', school, 'nobody has to drive alone'],
    ['Clients can say what they do not eat', kitchen, 'I only get what I can use'],
    ['Students can mark passages in a score', school, 'I find them again at once'],
    ['The office can change the classroom', school, 'nobody goes to the wrong place'],
    ['Mechanics can record who has which tool', yard, 'I know whom to ask for it'],
    ['Teachers can note accidents', school, 'it can be shown later what happened'],
    ['Cooks can record temperatures', kitchen, 'it shows early when something changes'],
    ['The yard manager can sort parts by price', yard, 'I do not have to go through them all'],
    ['The yard manager can sort repairs by urgency', yard, 'what is urgent comes first'],
    ['Mechanics can enter readings on the tablet', yard, 'I do not have to write it on paper first'],
    ['Customers can end a contract online', yard, 'I do not have to write a letter for it'],
    ['The office can block a parent who never pays', school, 'nobody uses it without paying'],
    ['The yard manager can ban a customer', yard, 'they can do no further harm'],
    ['Clients can order meals in advance', kitchen, 'it is there when I need it'],
    ['Clients can pay with PayPal', kitchen, 'I do not have to get my card out'],
    ['Teachers can upload a new version of a score', school, 'nobody works with the old one'],
    ['Mechanics can log hours with one hand', yard, 'I have the other hand free'],
    ['The office can send the bill by e-mail', school, 'nobody has to print it and post it'],
    ['Students can fill in a form before the first lesson', school, 'there is less to do when I come'],
    ['Teachers can enter results', school, 'whoever waits for them sees them at once'],
    ['The yard manager can track borrowed tools', yard, 'none of them gets lost'],
    ['Parents can add a second child', school, 'I have them all in one place'],
    ['The yard manager can assign costs to a repair order', yard, 'each part is counted where it belongs'],
    ['Export hours for payroll', yard, 'nobody has to type them in again'],
    ['Parents can unsubscribe from the newsletter', school, 'I only get what I want to read'],
    ['Record where a part is stored', yard, 'nobody has to search for it'],
    ['The office can write off a bill', school, 'it no longer counts as open'],
    ['Vote secretly on a new date', school, 'nobody knows how I voted'],
    ['Teachers can assign exercises to single students', school, 'each of them works on what they need'],
    ['Teachers can lock a test until Monday', school, 'nobody sees it too early'],
    ['The office can change the start time', school, 'nobody comes at the wrong time'],
    ['Mechanics can log which boat was cleaned', yard, 'nobody does it a second time by mistake'],
    ['Teachers can send back homework with a comment', school, 'it is clear what has to change'],
    ['Students can return a borrowed violin', school, 'somebody else can use it'],
    ['Students can return borrowed violins', school, 'somebody else can use them'],
    ['Drivers tick off boxes', kitchen, 'I see at once what is left'],
    ['Students can swap a duty', school, 'nothing is left undone when plans change'],
    ['Parents can share a video', school, 'others can look at it'],
    ['Assign a boat to a mechanic', yard, 'nobody has to ask who takes care of which boat'],
  ])('%s', (idea, of, reason) => {
    expect(why(idea, of)).toBe(reason);
  });

  it.each([
    ['what is lent is given back', 'Students can return a borrowed violin', school, 'put right'],
    ['who has paid is no key', 'The office can record who has paid', school, 'whom to ask for it'],
    ['a whole season is no group', 'Customers can book a mooring for the whole season', yard, 'one by one'],
    ['a bank in a park', 'The yard manager can link a bank transfer to a bill', yard, 'each payment by hand'],
    ['together with somebody', 'Students can book a lesson together with a friend', school, 'again and again'],
    ['a photo guide is no first use', 'A guide to the harbour for customers', yard, 'everybody makes at first'],
    ['who buys is no helper', 'Mechanics can add a customer', yard, 'do their part'],
    ['a reminder is no call', 'Customers get an appointment reminder', yard, 'call for it'],
    ['what is cleared is not thrown away', 'The office can clear a parent for trips', school, 'stays behind'],
    ['by age is no check of the age', 'The office should see contracts by age', school, 'wrong hands'],
    ['a photo is no goal', 'Parents can add photos of milestones', school, 'on course'],
    ['an e-mail is no call', 'Clients can cancel by e-mail', kitchen, 'write for it'],
    ['a search result', 'The office can post search results', school, 'waits for'],
    [
      'a day is nobody to hand it to',
      'The yard manager can move a repair job to another day',
      yard,
      'more than they can do',
    ],
    ['a place is no time', 'The office can change the start page', school, 'at the wrong time'],
    ['what is fetched is not noted', 'Let a neighbour collect my meals', kitchen, 'looked up later'],
    ['a time is set', 'Customers can fetch the boat after six only', yard, 'whenever it suits me'],
  ])('%s', (_, idea, of, wrong) => {
    expect(why(idea, of)).not.toContain(wrong);
  });

  it('asks nobody for what has nothing to do with them', () => {
    expect(why('Clients can thank the cook', kitchen)).toBe('what was done does not go unnoticed');
    expect(why('Clients can list allergies of a guest', kitchen)).not.toMatch(/ask a (?:driver|cook)/);
  });
});

describe('a reason that is remarked behind the wish', () => {
  it.each([
    ['Students can cancel a lesson themselves, the phone never stops ringing', school, 'the phone rings less often'],
    ['A list of open orders for cooks - I hate typing lists', kitchen, 'I do not have to type lists'],
    ['A list of open orders for cooks: it takes ages', kitchen, 'it takes less time'],
    ['Remind students of lessons, half of them do not turn up', school, 'fewer people stay away without a word'],
    ['Show customers the waiting time, people get impatient', yard, 'nobody gets impatient'],
    ['A delivery plan for drivers, we had three mix-ups last month', kitchen, 'there are fewer mix-ups'],
    ['A room plan for the office, at the moment we do it on paper', school, 'nobody has to do it on paper'],
    ['A parts list for mechanics, this would save us a lot of time', yard, /^(?:we|I) save time$/],
    ['Mechanics should see the parts list instead of us typing lists', yard, 'nobody has to type lists'],
    ['Log every repair for the insurance', yard, 'I can show it to the insurance'],
    ['Show the fee for each term to avoid nasty surprises', school, 'I avoid nasty surprises'],
    ['Show the sales per dish to make better decisions', kitchen, 'I can make better decisions'],
    [
      'Drivers can sign on the phone as the printer is always broken',
      kitchen,
      /^(?:the printer is not|it does not matter that the printer)/,
    ],
  ])('%s', (idea, of, reason) => {
    expect(why(idea, of)).toMatch(reason);
  });

  it.each([
    ['it is no wish of its own', 'A list of open orders for cooks, it is annoying', kitchen, /be rid|have it taken/],
    ['nor does it name who acts', 'A room plan on the phone, our competitors have it', school, /competitor/],
    ['nor is it pasted', 'Lock a closed term, last year somebody changed a mark', school, /last year/],
    ['what the case is of goes on', 'When the oven is hot, the light is always red', kitchen, /^$/],
    ['where it is so stands in front', 'At weekends half the rooms stay open', school, /As an? .*use at weekends/],
    ['that people are alike suits nobody', 'Copy an old menu as most are alike', kitchen, /suits those/],
    ['dear things stay dear', 'A receipt by QR code; printer paper is expensive', kitchen, /not expensive/],
    ['what is kept open shows nothing', 'Keep the gate open for the police', yard, /show it to/],
    ['for those who do it', 'Keep a list for the mechanics', yard, /show it to the mechanics/],
  ])('%s', (_, idea, of, wrong) => {
    expect(draftStory({ idea, product: of }).userStory).not.toMatch(wrong);
  });
});
