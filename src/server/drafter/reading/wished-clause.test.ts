import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { wishedClause } from './wished-clause.ts';

describe('what is only thought of is told as what should be', () => {
  it.each([
    ['I wish the berths were numbered', 'the berths should be numbered'],
    ['I wish there was a list of free berths.', 'there should be a list of free berths.'],
    ['We really wish the app showed the tide!', 'the app should show the tide!'],
    ["I'd love it if arrivals were logged automatically", 'arrivals should be logged automatically'],
    ['Nice app. It would be nice if the app shows the tide.', 'Nice app. the app should show the tide.'],
    ['I wish somebody told me when the tide turns', 'I want to be told when the tide turns'],
    [
      'I wish the harbour master told me when the tide turns',
      'I want to be told by the harbour master when the tide turns',
    ],
    ['I wish I did not have to type my name again', 'I no longer want to have to type my name again'],
    ['I wish skippers did not have to call', 'skippers should not have to call'],
    ["I wish the gate wasn't locked at night", 'the gate should not be locked at night'],
    ["I wish the fees weren't so hard to find", 'make it easier to find the fees'],
    ['It should be easy for skippers to pay later', 'make it easier for skippers to pay later'],
    ['It has to be as quick as possible to pay', 'make it quicker to pay'],
    ['We need to make it easy to pay', 'We need to make it easier to pay'],
    ['It has to be possible for skippers to swap berths', 'it should be possible for skippers to swap berths'],
    ['Is there a search?', 'there should be a search'],
    ['Are there any receipts?', 'there should be receipts'],
    ['Skippers have asked for a dark mode.', 'Skippers would like a dark mode.'],
    ['Our skippers are asking for receipts', 'Our skippers would like receipts'],
    ['A list of free berths is missing.', 'we need a list of free berths.'],
    ['What is missing is a map', 'we need a map'],
    ['Less typing when arriving', 'we want to spend less time on typing when arriving'],
    ['Fewer phone calls', 'we need fewer phone calls'],
    ['All I need is a map', 'we need a map'],
    ['What we want is to see the depth', 'we want to see the depth'],
    ['It would help me to see the depth', 'I want to see the depth'],
    ["I'd rather pay per night", 'I would like to pay per night'],
    ['Why not show the depth in metres?', 'show the depth in metres'],
    ['It would be better to show the depth', 'please show the depth'],
    ['I suggest adding a map', 'please add a map'],
    ['I only miss a map', 'I need a map'],
    ['We do not want one more badge to carry.', 'We do not want to have to carry one more badge.'],
    ["I don't want a pin to sign in.", 'I do not want to have to use a pin to sign in.'],
    ['We do not want the need to print passes', 'We do not want to have to print passes'],
    ['We do not want a skipper to move a buoy', 'a skipper must not move a buoy'],
    ['We do not want a berth to vanish', 'a berth must not vanish'],
    ['We do not want visitors to open the gate', 'visitors must not open the gate'],
    ['More details about each berth', 'show more details about each berth'],
  ])('%s', (said, plain) => {
    expect(wishedClause(said)).toBe(plain);
  });

  it.each([
    'I wish I could see the tide',
    'I wish to see the tide',
    'I wish for a list of free berths',
    'I wish I had a list of free berths',
    'It would be nice if skippers could pay later',
    'It would be nice to see the tide',
    'It should be easy',
    'Is there a way to pay later?',
    'A guest has requested a late check-out, but nobody knows',
    'When a skipper has asked for help, tell the harbour master',
    'The list of free berths is missing',
    'A boat must not leave if its crane is missing',
    'Fewer clicks to reserve a berth',
    'All I need is here',
    'Why not only members?',
    'It is better in summer',
    'The only thing that matters is the tide',
    'skippers wish the harbour master a good day',
    'skippers should be able to see when it is easy to leave',
  ])('but nothing is changed in "%s"', (said) => {
    expect(wishedClause(said)).toBe(said);
  });
});

describe('the story of such a wish holds together', () => {
  const product = {
    name: 'Tidewise',
    description:
      'Tidewise helps small harbours. Skippers reserve berths and pay fees. The harbour master assigns berths and checks who has paid.',
  };
  it.each([
    ['I wish there was a list of free berths.', /^see a list of free berths$/],
    ['I wish the berths were numbered.', /^have the berths numbered$/],
    ['It must be simple for skippers to pay fees.', /^pay fees in fewer steps$/],
    ['Please make it easier to pay fees.', /^pay fees in fewer steps$/],
    ['make the berth plan visible to skippers', /^see the berth plan$/],
    ['We should make the map load faster.', /^see the map at once$/],
    ['Skippers want you to make the map faster', /^see the map at once$/],
    ['We need to make it easy to pay', /^pay in fewer steps$/],
    ['Could we make the berths sortable by price?', /^sort the berths by price$/],
    ['enable importing of boats', /^import boats$/],
    ['The app must include printing of labels.', /^print labels$/],
    ['support paying by card', /^pay by card$/],
    ['Make sure that nobody is charged twice.', /^keep anybody from being charged twice$/],
    ['See to it that no skipper is charged twice.', /^keep a skipper from being charged twice$/],
    ['Guarantee that nobody else sees my fees.', /^keep anybody else from seeing my fees$/],
    ['As a skipper, I want that nobody else can see my fees.', /^keep anybody else from seeing my fees$/],
    ['As a skipper, I want nobody else to see my fees.', /^keep anybody else from seeing my fees$/],
    ['As a skipper, I want not to be disturbed at night.', /^no longer be disturbed at night$/],
    ['Nobody else may see my fees.', /^keep anybody else from seeing my fees$/],
    ['Make sure that skippers see the tide.', /^see the tide$/],
    ['Skippers wish they could see the tide.', /^see the tide$/],
    ['Nobody remembers in spring which ropes were new.', /^see in spring which ropes were new$/],
    [
      'If a skipper marks a rope as worn it has to be changed, and the skipper is told at once.',
      /^be told at once if I mark a rope as worn$|^(?!.*worn it\b)/,
    ],
    ['Most skippers wish they were able to see the tide before they sail.', /^see the tide before I sail$/],
  ])('%s', (idea, wish) => {
    expect(/I want to (.+?), so that/.exec(draftStory({ idea, product }).userStory)?.[1]).toMatch(wish);
  });

  it.each([
    ['This would help skippers plan the day.', 'I can plan the day'],
    ['This enables skippers to leave in time.', 'I can leave in time'],
    ['That would help us with sorting arrivals.', 'I can sort arrivals'],
    ['That would help us with the planning.', 'I can prepare for it'],
  ])('%s', (reason, why) => {
    expect(draftStory({ idea: `Show the tide table. ${reason}`, product }).userStory).toContain(`, so that ${why}.`);
  });
});
