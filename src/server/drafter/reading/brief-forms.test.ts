import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Ropeworks',
  description:
    'Ropeworks runs a climbing hall. Climbers book lanes, borrow ropes and rate routes. Route setters build routes and note damage. The desk sells tickets and calls climbers. The hall manager plans shifts and orders ropes.',
};

function wishOf(idea: string): string {
  const { userStory } = draftStory({ idea, product });
  return /, I want to (.+), so that .+\.$/.exec(userStory)?.[1] ?? '';
}

describe('a wish in few words', () => {
  it.each([
    [
      'without the one who wishes',
      'would love to see which lanes are free at noon',
      /^see which lanes are free at noon$/,
    ],
    [
      'as a question for a chance',
      'any chance to get the list of routes as a PDF?',
      /^get the list of routes as a PDF$/,
    ],
    ['as a question why there is none', 'why is there no list of ropes per lane?', /^see a list of ropes per lane$/],
    ['as the name of a message', 'Alert about a worn rope', /^be alerted about a worn rope$/],
    ['as a message to somebody', 'Payment failure notice to the hall manager', /^get a payment failure notice$/],
    [
      'as a message to somebody of something',
      'Message to all climbers of a lane when it is closed',
      /^be told when a lane is closed$/,
    ],
    ['as something low', 'Low chalk alert for the hall manager', /^be alerted when chalk is low$/],
    ['as a ban of doing it twice', 'Never book the same lane twice', /^keep the same lane from being booked twice$/],
    [
      'as doubles that nobody wants',
      'No more double entries in the log',
      /^keep entries from being made twice in the log$/,
    ],
    ['with its reason behind a comma', 'Voice input for route notes, setters wear gloves', /^dictate route notes$/],
    [
      'as those who are kept out',
      'No climbers under 12 in the night lanes',
      /^keep climbers under 12 out of the night lanes$/,
    ],
    [
      'as events that are not to be',
      'No trial lessons on public holidays',
      /^keep trial lessons from being planned on public holidays$/,
    ],
    ['as what must be there', 'Damage photo required at return', /^require a damage photo at return$/],
    [
      'as doubles to be found',
      'Duplicate detection for routes of one wall',
      /^have duplicate routes of one wall pointed out$/,
    ],
    [
      'with a pair of words that are joints',
      'Would be lovely to have before and after photos',
      /^add before-and-after photos$/,
    ],
    ['as persons for a time', 'Guest climbers for a day in summer', /^register guest climbers/],
    ['as what is written down', 'Digital logbook instead of the paper one', /^keep a digital logbook instead of/],
    ['as what people take part in', 'Trial lessons for new climbers at noon', /^book trial lessons/],
    [
      'as something whose name opens like an order',
      'Route elevation profile for new climbers',
      /^see a route elevation profile$/,
    ],
    ['with a verb at its end that is none', 'Strava import of training runs', /^import training runs from Strava/],
    [
      'with its reason behind a comma, of what a thing needs',
      'Chalk labels in two sizes, the small bags need tiny ones',
      /^print chalk labels in two sizes$/,
    ],
    ['as what is shown in a way', 'Out of range values in red for the desk', /^see out-of-range values in red$/],
    [
      'as what is read in languages',
      'House rules in several languages',
      /^read house rules in more than one language$/,
    ],
    [
      'as a reminder that opens like an order',
      'Break reminder after four hours at the desk',
      /^get a break reminder after four hours/,
    ],
    [
      'as a button that opens like an order',
      'Cancel button on the page of a lane',
      /^use a cancel button on the page of a lane$/,
    ],
    [
      'as what was done to it',
      'Comments pinned to a place on the wall',
      /^leave comments pinned to a place on the wall$/,
    ],
    ['as a file', 'Daily takings as an Excel file', /^get daily takings as an Excel file$/],
    ['as what is sent with thanks', 'Thank-you cards after ten visits', /^send thank-you cards after ten visits$/],
    ['as a button for an emergency', 'Panic button in the climber app', /^press a panic button in the climber app$/],
    ['as what belongs to kids', 'Kids profile without late fees', /kids' profile without late fees$/],
    ['as a list of what was', 'Ride history for every climber', /^see (?:a )?ride history/],
    [
      'as a picture and when',
      'Photo of the rope before it leaves the desk',
      /^add a photo of the rope before it leaves the desk$/,
    ],
    [
      'as a message about what failed',
      'Failed delivery alert with the reason',
      /^get a failed delivery alert with the reason$/,
    ],
    ['as what two services share', 'Apple Health sync for workouts', /^sync workouts with Apple Health$/],
    ['as a place in a line', 'Waiting list position for climbers', /^see my place on the waiting list$/],
    [
      'as what depends on something',
      'Weather based cancellation of night lanes',
      /^cancel night lanes depending on the weather$/,
    ],
    [
      'as what only some may write',
      'Reviews only from climbers who were there',
      /^have only climbers who were there write reviews$/,
    ],
    ['as a map that opens like an order', 'Pitch map with power sockets', /^see a pitch map with power sockets$/],
    ['as what is left', 'Space left in the night lanes', /^see how much space is left in the night lanes$/],
    ['as times of something', 'Opening times on the start page', /^see opening times on the start page$/],
    [
      'as templates that open like an order',
      'Document templates with placeholders',
      /^use document templates with placeholders$/,
    ],
    ['as what others are to see', 'Lane notes visible to climbers', /^see lane notes$/],
    ['as those who get no access', 'No access for former employees', /^keep former employees from having access$/],
    ['as a page in the dark', 'Climber page in dark mode', /^switch the climber page to dark mode$/],
    ['as a cancellation with its cause', 'Lane cancellation because of storm', /^cancel lanes because of storm$/],
    [
      'as a calendar of who is free',
      'Route setter availability calendar',
      /^see in a calendar when (?:route setters are|I am) free$/,
    ],
    [
      'as reminders of a last day',
      'Deadline reminders two weeks and two days before',
      /^get deadline reminders two weeks and two days before$/,
    ],
    ['as what is heard', 'Audio guide for blind climbers', /^listen to an audio guide$/],
    [
      'as something that may be entered in a way',
      'would be great if damage could be entered by voice',
      /^have damage entered by voice$/,
    ],
    [
      'as what nobody needs',
      'Do we really need a password for the lane list?',
      /^work without the password for the lane list$/,
    ],
    ['as what would make sense', 'Would it make sense to let setters rate routes?', /^rate routes$/],
    ['as kinds of something', 'Add support for several rope types', /^set up rope types$/],
    ['as a payment in parts', 'Payment in instalments for climbers', /^pay in instalments$/],
    [
      'as a list with a particle',
      'Pick-up list with photos of the ropes',
      /^see a pick-up list with photos of the ropes$/,
    ],
    ['as something one would love', 'would love a map with all lanes near me', /^see a map with all lanes near me$/],
    ['as use without a connection', 'Offline use in the cellar hall', /^work offline in the cellar hall$/],
    ['as a message to many', 'Bulk email to all climbers of a lane', /^reach all climbers of a lane with one message$/],
    ['as what is read out', 'Speech output for route names', /^hear route names read out$/],
    ['as a way in without a password', 'Login without password for older climbers', /^log in without a password$/],
    ['as a calendar of one service', 'Add calendar integration with Google', /^connect my Google calendar$/],
    [
      'as something that takes too long',
      'Faster loading of the route overview, takes 20 secs',
      /^see the route overview at once$/,
    ],
    [
      'as a list of those who are barred',
      'Blacklist for climbers who never show up',
      /^block climbers who never show up$/,
    ],
    ['as many of a kind', 'Live results on a big screen', /^see live results on a big screen$/],
    ['as signs of something', 'Fraud warning signs for the desk', /^(?:get|see|use) fraud warning signs$/],
    ['as a part of a form', 'Add a field for allergies to the sign-up form', /^enter allergies in the sign-up form$/],
    ['as what is sold in a way', 'Support for chalk blocks sold by weight', /^sell chalk blocks by weight$/],
    ['as a group price', 'Group discounts for schools in the holidays', /^offer group discounts for schools/],
  ])('is read %s', (_, idea, wish) => {
    expect(wishOf(idea)).toMatch(wish);
  });

  it.each([
    ['"love" is what climbers do', 'Climbers love to rate routes, let them do it twice', /^(?!love)/],
    ['somebody groups', 'Group ropes by length for the desk', /^group ropes by length/],
    [
      'a warning is given before the next step',
      'Warn climbers if they book two lanes',
      /^be warned if I book two lanes$/,
    ],
  ])('is left alone where %s', (_, idea, wish) => {
    expect(wishOf(idea)).toMatch(wish);
  });
});
