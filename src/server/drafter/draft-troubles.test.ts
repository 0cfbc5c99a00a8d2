import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Kitebox',
  description:
    'Kitebox runs a hire shop for kites on the beach. Guests book kites and bring them back. Shop hands hand kites out and repair them. The manager orders spare parts and looks at the income.',
};

function storyOf(idea: string): string {
  return draftStory({ idea, product }).userStory;
}

describe('a trouble is told', () => {
  it.each([
    [
      'by what nobody tells',
      'Nobody tells us when a kite comes back torn so we run out of kites',
      /I want to be told when a kite comes back torn, so that I do not run out of kites\.$/,
    ],
    [
      'by what is found, not by what cannot be found',
      "Shop hands order lines that we have three boxes of, because they can't find them",
      /^As a shop hand, I want to find lines that .* three boxes of, so that /,
    ],
    [
      'without the work that is not wanted',
      "I don't want to hand over the keys to strangers at six in the morning",
      /I want to no longer have to hand over the keys to strangers at six in the morning, so that /,
    ],
    [
      'by what must not get lost',
      "I don't want to lose my place in the queue",
      /I want to keep my place in the queue, so that /,
    ],
    [
      'by the whole of whom it befalls',
      'Guests who live abroad get left out because all calls are at noon',
      /I want to keep guests who live abroad from getting left out, so that /,
    ],
    [
      'by those who feel it',
      "New shop hands feel lost in the first weeks because they don't know which kites are being repaired",
      /^As a new shop hand, I want to see which kites are being repaired, so that I do not feel lost in the first weeks\.$/,
    ],
    [
      'by the work that nobody wants to do',
      'The manager runs after the same five guests every week for the deposit and it is embarrassing for everybody',
      /^As a manager, I want to be spared running after the same five guests for the deposit, so that /,
    ],
    [
      'by what the last clause says of it, in the case that the first tells',
      'Guests tell us on Friday how long they stay and then we have too many or too few kites',
      /I want to no longer have too many or too few kites when guests tell me on Friday how long they stay, so that /,
    ],
    [
      'by its first fact where the second comes of it',
      'Torn kites get counted like good ones and we end up paying for scrap',
      /I want to keep torn kites from getting counted like good ones, so that I do not end up paying for scrap\.$/,
    ],
    [
      'by what is right where they get it wrong',
      'Guests get kites in the wrong size all the time',
      /^As a guest, I want to get kites in the right size, so that /,
    ],
    [
      'without the sentence that only vents',
      "Guests say they returned the kite but the manager forgot to scan it. Honestly I'd be furious too.",
      /^As a manager, I want to be reminded to scan the kite, so that /,
    ],
    [
      'with the time that it takes',
      'Every year in January we put together the income report from four spreadsheets. It takes two weeks.',
      /I want to spend less time on putting together the income report from four spreadsheets, so that /,
    ],
    [
      'by the change that confuses',
      'Guests get confused when the shop gives them another kite',
      /^As a guest, I want to be told when the shop gives me another kite, so that I am not confused\.$/,
    ],
    [
      'by what they may well know before they set out',
      'Shop hands drive out to the beach only to find that a line has snapped',
      /^As a shop hand, I want to see whether a line has snapped before I drive out to the beach, so that I do not drive out to the beach in vain\.$/,
    ],
    [
      'as something that works all the same where nothing can be done about it',
      'In the winter guests cannot book a kite because there is no reception on the island.',
      /^As a guest, I want to book a kite even when there is no reception on the island, so that /,
    ],
    [
      'by what is missing when others do what they may',
      'Guests leave the beach and we never get the final photo',
      /I want to get the final photo when guests leave the beach, so that /,
    ],
    [
      'by the news that would have kept them from it',
      'when the meeting point moves because of a storm half of the guests drive to the wrong beach',
      /^As a guest, I want to be told when the meeting point moves because of a storm, so that nobody drives to the wrong beach\.$/,
    ],
    [
      'by the time at which it is found out',
      'I find out at half past six that a kite is still at the sail maker',
      /I want to be told as soon as a kite is at the sail maker, so that I do not find out at half past six\.$/,
    ],
    [
      'by the cause of which nobody tells',
      'My lunch break disappears because repairs overrun and no one tells me',
      /I want to be told when repairs overrun, so that my lunch break does not disappear\.$/,
    ],
    [
      'with the thing that nobody can trace',
      'Kites go missing between weekends and nobody remembers who had them last',
      /I want to see who had the kites last, so that kites do not go missing between weekends\.$/,
    ],
    [
      'by what is complained of',
      'guests complain they pay for lessons on days their kid was sick',
      /^As a guest, I want to be rid of the problem that I pay for lessons on days my kid was sick, so that /,
    ],
    [
      'by what nobody can prove',
      'Guests say that a line was torn before and we have no way to check it',
      /I want to see whether a line was torn before, so that /,
    ],
    [
      'by what nobody can do with it',
      'Guests fill in the damage form on the beach with a pencil, and then nobody can read it',
      /I want to read the damage form, so that /,
    ],
    [
      'with less effort where the work itself has to be done',
      "It's so tedious to write the same note for six kites",
      /I want to write the same note for six kites with less effort, so that /,
    ],
    [
      'as it stands where the words behind it belong to others',
      'we lend kites to people who then find out they have no wind',
      /I want to be rid of the problem that I lend kites to people who then find out they have no wind, so that /,
    ],
    [
      'by what would have warned them',
      'Paths are closed in spring and the guests notice when they stand in front of the fence',
      /^As a guest, I want to be told when paths are closed in spring, so that I know of it before I stand in front of the fence\.$/,
    ],
    [
      'by the work that costs the time, and no price',
      'Guests send their photos in five formats. Converting them costs me a night each month.',
      /I want to convert (?:them|their photos|the photos) in less time, so that /,
    ],
    [
      'without a reason that says the trouble once more',
      'the shop hand comes and the box is only half full, so we drive up twice in one week',
      /^As an? [\w ]+, I want to .*, so that (?!I drive up twice)/,
    ],
    [
      'by the thing that does not do what it should',
      "People keep ringing us because the lock won't open after rain",
      /I want to have the lock open after rain, so that /,
    ],
    [
      'by what the product does to those who say so',
      'Guests say the app keeps reminding them at ten when they are asleep',
      /^As a guest, I want to no longer be reminded at ten when I am asleep, so that /,
    ],
    [
      'as it stands where two facts do not fit each other',
      'Boxes are booked for a whole day but most guests come between five and six',
      /I want to be rid of the problem that boxes are booked for a whole day but most guests come between five and six, so that /,
    ],
    [
      'where many do the same',
      'Three guests have their party on the same beach and each of them books the whole shop',
      /I want to be rid of the problem that three guests have their party on the same beach/,
    ],
    [
      'by what people do too often',
      'People post the same used kite five times',
      /I want to have people no longer post the same used kite five times, so that /,
    ],
    [
      'by what somebody would rather not have',
      "I'd rather not have my phone number there for everybody, strangers keep calling me",
      /I want to no longer have my phone number there for everybody, so that /,
    ],
    [
      'by what they should know before they come',
      'Guests come although they broke a kite five weeks ago and we have to send them home',
      /I want to keep guests from coming when they broke a kite five weeks ago, so that /,
    ],
    [
      'by half of those who do it, without an article',
      'Half the shop turns up with the wrong kites',
      /I want to keep half the shop from turning up with the wrong kites, so that /,
    ],
    [
      'by what hurts behind but',
      'We have storms every week but no free kite is left because everything is booked',
      /I want to be rid of the problem that no free kite is left, so that /,
    ],
  ])('%s', (_, idea, story) => {
    expect(storyOf(idea)).toMatch(story);
  });
});
