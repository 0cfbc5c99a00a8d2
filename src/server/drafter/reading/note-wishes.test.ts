import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const FERRY = {
  name: 'Quayside',
  description:
    'Quayside runs the day of small ferry lines. Deckhands scan tickets at the ramp, skippers report delays, and the office plans trips and answers passengers. Passengers book a crossing and get a ticket on their phone. Agencies buy tickets in bulk.',
};

function draft(idea: string): { wish: string; story: string; all: string; more: string } {
  const { userStory, acceptanceCriteria, furtherIdeas } = draftStory({ idea, product: FERRY });
  return {
    wish: /, I want to (.+), so that /.exec(userStory)?.[1] ?? userStory,
    story: userStory,
    all: acceptanceCriteria.join('\n'),
    more: furtherIdeas.join('\n'),
  };
}

describe('the wish of a note', () => {
  it.each([
    [
      'stands outside of what is quoted',
      'A skipper wrote: "My deckhand wants to see the tide times every morning." Print the tide times on the day sheet, only if the skipper asks for it.',
      /^print the tide times on the day sheet/,
    ],
    [
      'is in the quotation where nothing else asks',
      'From the summer survey: "I want to see which ramp my crossing leaves from."',
      /^see which ramp my crossing leaves from$/,
    ],
    [
      'is what would be the least',
      '"I ran to the ramp and the boat had left early." We hear this every week. A text message when a crossing leaves early is the minimum.',
      /^get a text message when a crossing leaves early$/,
    ],
    [
      'is not what only happens all the time',
      'We get this a lot in August, passengers who cancel twice should lose the option to hold a place',
      /passengers who cancel twice lose the option to hold a place$/,
    ],
    [
      'is what somebody wants behind what is only told',
      'Agencies pay at the end of the season, and each month the accountant wants a list of how many passengers came, numbers only.',
      /^get a list each month of how many passengers came, numbers only$/,
    ],
    [
      'is what things have to be, and why stands in front',
      'They carry school groups, so names and birthdays have to be hidden on the ramp screen. Right now they cover them with tape.',
      /names and birthdays hidden on the ramp screen$/,
    ],
    [
      'is how something should be, so asked',
      'New deckhands make mistakes. Can we have it so the notes of a deckhand stay hidden until the skipper reads them?',
      /have my notes stay hidden until/,
    ],
    [
      'is what the product would do',
      "I check forty tickets an hour. If the app marked the wrong ones I'd be done by noon.",
      /mark|marked/,
    ],
    [
      'names how it comes about apart',
      'If we read the booking date at upload we could warn the office two days ahead.',
      /^be warned two days ahead$/,
    ],
    [
      'is what one would rather have',
      'The deckhand asks for the plate and writes it on a slip, would rather have it entered at booking.',
      /^have the plate entered at booking$/,
    ],
    [
      'stays negative',
      "She sells for two lines. She also doesn't want their fares in the daily total.",
      /fares (?:from|not)|^(?!want)/,
    ],
    [
      'is what others want done',
      'The tide changes every hour. Skippers with a small boat want the boarding time to move to the next high tide.',
      /^have the boarding time move to the next high tide$/,
    ],
    [
      'is what was asked for before',
      'Every spring we get mails asking to change the name on a ticket. Passengers could do that on their own.',
      /^change the name on a ticket on my own$/,
    ],
    [
      'has both things that must not be',
      "Banned passengers shouldn't appear on the boarding list, and please not on the waiting list either",
      /appearing on the boarding list or on the waiting list$/,
    ],
    [
      'tells of nobody but them',
      'Passenger at the ramp: "I can\'t hear the call here, so I miss my boat." Let her skip the call and still board.',
      /^skip the call/,
    ],
    [
      'is one for all',
      'Got a mail from a line in Norway: they print the same ticket in three languages as three forms. One ticket, three languages, one price list please.',
      /a single ticket with three languages and one price list/,
    ],
    [
      'is what should be, not what could be done before',
      'My former deckhand could still open the ramp gate after he left. When a deckhand leaves the line they need to lose access to the gate at once.',
      /deckhand (?:loses?|lose) access to the gate at once/,
    ],
    [
      'names the thing of the condition',
      "Tickets come off in the rain. If a ticket can't be read any more we need to reprint it with the same number.",
      /^reprint the ticket with the same number if a ticket cannot be read any more$/,
    ],
    [
      'keeps its condition behind another sentence',
      "The first boat fills up in minutes. If someone cancels or hasn't paid by noon, the place should go to the next passenger.",
      /the place go to the next passenger if someone cancels or hasn't paid by noon$/,
    ],
    [
      'is no fact told before it',
      'The ramp is icy in January. Crossings marked as late should be shown to the office first.',
      /^see crossings marked as late first$/,
    ],
    [
      'is what would do it, behind what is told',
      'The ramp jams on Sundays. The gate counts the cars anyway, a warning at forty cars would be plenty.',
      /^get a warning at forty cars$/,
    ],
    [
      'names what somebody asked whether they could',
      'Had two schools ask this week whether they could get one bill a term instead of paying per crossing. I said yes, so we need a way to do that.',
      /^get one bill a term/,
    ],
    [
      'names what cannot be done to what was told of',
      'The tide table is cut off on the left and you cannot scroll it.',
      /^scroll the tide table$/,
    ],
    [
      'is over, where others take it for something else',
      'Departure times go by winter time. Passengers in June think it is eight and it is nine.',
      /^be rid of the problem that departure times go by winter time$/,
    ],
    [
      'is the sight of a name that is marked',
      'Regulars matter. Anyone who has crossed ten times this year should have a small flag next to their name in the boarding list, so the deckhand can greet them.',
      /^see a small flag next to the name of anyone who has crossed ten times this year in the boarding list$/,
    ],
    [
      'is the approval, and not whoever gives it',
      'Some agencies rent the boat, so they need an approval from the owner before any trip at night starts. Currently done by phone.',
      /^get the owner's approval before any trip at night starts$/,
    ],
    [
      'has its condition, told with a bound',
      'If a crossing is less than 2 hours ahead it needs to be a text message. Nobody reads the mails.',
      /text message sent if a crossing is less than 2 hours ahead/,
    ],
    [
      'is what is limited, and no deed that cannot be done',
      "Agents hold three boats for the same day. One group can't sit in two boats, so one booking per day per group.",
      /^limit bookings to one per day per group$/,
    ],
    [
      'is to be spared what somebody asked why it has to be',
      'A lady from the bird club asked why she has to fill in the whole form every week. Fair point.',
      /^no longer have to fill in the whole form every week$/,
    ],
    [
      'is what is named behind a trouble',
      'People walk off with the life vests. A deposit of 20 euros per vest, given back at the ramp.',
      /a deposit of 20 euros per vest/,
    ],
    [
      'starts behind a greeting',
      'hi! Skippers want the tide and the wind on one page.',
      /^see the tide and the wind on one page$/,
    ],
    [
      'is no assurance',
      "Tickets should be scanned at the ramp. We'd never scan a ticket twice, obviously.",
      /^(?!.*twice).*tickets scanned at the ramp/,
    ],
  ])('%s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });

  it('gives no reason that nothing can end', () => {
    const { story, wish } = draft(
      'The tide changes by the hour. Skippers with a small boat want the boarding time to move to the next high tide.',
    );
    expect(wish).toMatch(/^have the boarding time move to the next high tide$/);
    expect(story).not.toMatch(/not change/);
  });

  it('leaves to whoever tells it what is theirs', () => {
    const { more } = draft('Passenger should sign the form before, and we must ring them if the trip is cancelled.');
    expect(more).toMatch(/^Ring them if the trip is cancelled\.$/);
  });

  it('does not take whoever only said it for a thing', () => {
    expect(draft('Feedback from the desk: "the ramp list is too small."').wish).toMatch(/^have a larger ramp list$/);
  });

  it('says how it comes about as a criterion', () => {
    expect(draft('If we read the booking date at upload we could warn the office two days ahead.').all).toContain(
      'The booking date is read at upload.',
    );
  });

  it('leaves what is quoted out of the further ideas', () => {
    const { more } = draft(
      'A skipper wrote: "My deckhand wants to see the tide times every morning." Print the tide times on the day sheet, only if the skipper asks for it.',
    );
    expect(more).not.toMatch(/deckhand/);
  });

  it.each([
    ['a label in front of an order', 'Ramp screen: show the boats of the next hour', /boats of the next hour/],
    ['a question of one sentence', 'Can we have a map of the ramps?', /map of the ramps/],
    ['a story', 'As a skipper I want the ramp list to show names so that I can greet people', /ramp list/],
  ])('leaves %s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });
});

describe('a note of rules', () => {
  it.each([
    [
      'of the product itself',
      'If an agency does not pay we keep its places for two days but block new bookings. After that the places go back on sale.',
      /^be sure that if an agency does not pay, Quayside keeps its places for two days but blocks new bookings$/,
      /After that the places go back on sale/,
    ],
    [
      'of what is needed',
      'Groups over 40 people need two deckhands from our side, one of them with a licence. Below that one is enough.',
      /^be sure that groups over 40 people need two deckhands/,
      /Below that one is enough/,
    ],
    [
      'of what must not be',
      'Dogs are not luggage and must not count against the limit. If we cannot tell whether it is a dog, we ask the passenger once and keep the answer.',
      /^be sure that dogs are not luggage and do not count against the limit$/,
      /Quayside asks the passenger once and keeps the answer/,
    ],
    [
      'of what somebody does in a case',
      "If the passenger doesn't answer the call the deckhand has to ring twice and wait 5 minutes. After that they can give the place away.",
      /^be sure that if .+ not answer the call, the deckhand rings twice and waits 5 minutes$/,
      /After that they can give the place away/,
    ],
    [
      'of who pays less, with how it goes today',
      'Students and deckhands out of work pay half the fare, but they have to show a card every September. At the moment the office keeps photos of the cards.',
      /^be sure that students and deckhands out of work pay half the fare/,
      /half the fare/,
    ],
    [
      'of what needs nothing',
      'Groups under 5 people need no quote. Above that the skipper has to agree first.',
      /^be sure that groups under 5 people need no quote$/,
      /Above that the skipper (?:has to agree|agrees) first/,
    ],
    [
      'with what it does not hold for',
      'Clubs get 30% off before 3pm on weekdays. Not in August though. The desk forgets it half the time.',
      /^be sure that clubs get 30% off before 3pm on weekdays, but not in August$/,
      /30% off/,
    ],
    [
      'told behind what is different',
      'Day tickets are a different animal from season tickets. Season tickets get an end date when they are sold.',
      /^be sure that season tickets get an end date when(?:ever)? they are sold$/,
      /Season tickets get an end date when they are sold/,
    ],
    [
      'behind a remark on how often',
      'Third time this year. The boarding call must only go out once the ramp has been checked.',
      /^be sure that the boarding call only goes out once the ramp has been checked$/,
      /boarding call/,
    ],
  ])('%s is told as it stands', (_, idea, wish, criterion) => {
    const { wish: told, all } = draft(idea);
    expect(told).toMatch(wish);
    expect(all).toMatch(criterion);
  });

  it('is none where somebody asks for something', () => {
    const { wish } = draft(
      'Groups over 40 people need two deckhands. We want to see the groups of the week in a list.',
    );
    expect(wish).toMatch(/^see the groups of the week/);
  });

  it('is none where it complains of how it goes', () => {
    expect(draft('If the boat is late we ring every passenger by hand. It takes an hour.').wish).not.toMatch(
      /^be sure/,
    );
  });
});
