import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const school = {
  name: 'Tempo',
  description:
    'A practice app for music schools. Pupils practise pieces at home, teachers give homework and plan lessons, and parents pay for the lessons. The school office keeps the rooms and the cash box.',
};
const shed = {
  name: 'Lendhouse',
  description:
    'A lending shop for tools and kitchen machines. Members borrow machines and follow recipes, volunteers hand machines out and repair them, and the coordinator sends reminders.',
};

function told(product: typeof school, idea: string): string {
  const { userStory, acceptanceCriteria, openQuestions } = draftStory({ idea, product });
  return [userStory, ...acceptanceCriteria, ...openQuestions].join('\n');
}

describe('what is done every day with any product', () => {
  it.each([
    [school, 'repeat the bars i played wrong', /Only those bars come up/],
    [school, 'let pupils practise the chords they got wrong', /A chord that is right this time is no longer among/],
    [school, 'redo a lesson once more', /The earlier result stays in view beside the new one/],
    [school, 'slow button for the piano recording', /go back to the usual speed while the piano recording plays/],
    [school, 'play the backing track slower', /does not start the backing track from the beginning/],
    [school, 'play the lesson video faster', /play the lesson video at a higher speed, so that it takes me less time/],
    [school, 'loop a passage', /At its end the passage begins again by itself/],
    [school, 'carry on with the exercise where i left off', /place is still known after/],
    [school, 'pick up the video where I stopped', /A video that was played to its end begins from the start/],
    [school, 'skip the intro of a video', /What comes after the intro begins at once/],
    [school, 'let pupils skip an exercise', /An exercise that was skipped does not count as done/],
    [school, 'subtitles in other languages', /The language of the subtitles can be chosen/],
    [school, 'app should accept answers without accents', /differs in anything else is still refused/],
    [school, 'ignore capital letters in the answers', /An answer that differs in nothing else is treated like/],
    [school, 'push all lessons back a day when a teacher is ill', /A lesson that was moved shows its new day/],
    [school, 'let teachers bring the recital forward by two days', /Everybody whom the move affects is told/],
    [school, 'postpone all lessons by an hour if there is a storm', /A lesson whose new time is taken already stays/],
    [shed, 'scale a recipe from 4 to 6 people', /Every amount is shown for the number that was chosen/],
    [shed, 'double the ingredients', /An amount that does not come out even/],
    [shed, 'convert the weight from pounds to kilos', /shown with the unit in which it is given/],
    [shed, 'show temperatures in fahrenheit instead of celsius', /What was entered is not changed by it/],
    [shed, 'nearest open depot', /A depot that is closed is not offered/],
    [shed, 'rotate the cleaning duty every week', /Nobody has the cleaning duty a second time before/],
    [shed, 'can i keep the drill another week?', /somebody else is waiting for cannot be kept longer/],
    [shed, 'hide recipes with nuts', /A recipe to which this does not apply is shown as before/],
    [shed, 'undo closing a repair', /What somebody else has changed since is not undone/],
    [shed, 'reserve the hedge trimmer for saturday', /The hedge trimmer is shown as taken/],
    [shed, 'members should leave a voice note', /can play the voice note before it is saved/],
    [shed, 'no push messages after 9 at night', /A push message that comes up at such a time is not sent then/],
    [shed, 'no reminders on weekends', /Is what comes up meanwhile sent later or left out\?/],
    [shed, 'no bookings if the fee is unpaid', /refused with a message that says that the fee is unpaid/],
    [shed, 'repeat my booking', /Only what is different this time/],
    [school, 'rebook the same lesson next week', /A change to the new lesson leaves the first one/],
    [shed, 'members may cancel up to 12 hours before', /Once that time is over, it is refused with a message/],
    [shed, 'loan drill while mine is being repaired', /want to borrow a loan drill .+ do not have to do without one/],
    [school, 'larger photos', /The photos are shown larger than before/],
    [school, 'the app should pay teachers on the 1st of every month', /Each teacher sees the amount, the day/],
    [school, 'mute lessons of other pupils', /gets no more messages about a lesson that was muted/],
    [shed, 'door code for the shed', /Nobody who has nothing to do there is shown the door code/],
    [school, 'can unused hours roll over to next month?', /More than is left cannot be carried over/],
    [school, 'can i bring my sister to a lesson?', /The sister is listed by name together with/],
    [school, 'vouchers that expire after a year', /A voucher shows until when it is valid/],
    [school, 'discount codes that run out after 30 days', /A discount code that has expired is shown as expired/],
    [shed, 'no changes to a booking after Friday 6 pm', /told until when they are possible/],
    [shed, 'paste a photo into a repair', /A file of another kind is refused/],
    [school, 'do the exercises i found hard once more', /no longer hard off the list/],
    [school, 'lesson video in slow motion', /go back to the usual speed while the lesson video plays/],
    [school, 'push all my lessons back two weeks while i am away', /A lesson that was moved shows its new day/],
    [school, 'draw on a photo of my hand', /The photo underneath stays as it was/],
    [shed, 'sketch the damage on a photo', /Each stroke can be taken back/],
    [shed, 'borrow it for another week', /Once it is overdue, it can no longer be kept longer/],
    [school, 'go back 30 seconds', /It plays on from there at once/],
    [shed, 'recommend a drill to a friend', /sees from whom it comes/],
    [shed, 'search should forgive typos in tool names', /Whoever makes such a slip still finds what is meant/],
    [shed, 'price from days and deposit', /As long as a figure is missing/],
    [school, 'quote from lessons and travel time', /The quote is shown with the figures that went into it/],
    [shed, 'order the same as last week', /What is no longer available is left out of the order/],
    [school, 'move the concert to the big hall when it rains', /The concert is shown with the new place/],
    [shed, 'take turns opening the shop', /Whose turn it is next is shown/],
    [shed, 'share the repair costs between members', /Parts that do not add up/],
    [school, 'mute the chat of my group during lessons', /no more messages about a chat that was muted/],
    [shed, 'double a recipe\u2019s ingredients', /What was saved keeps its own amounts/],
    [shed, 'see when the drill is free', /Each time at which the drill is free is shown with its day/],
    [shed, 'see whose turn it is', /As soon as the turn passes on, the new name is shown/],
    [shed, 'know whose ladder this is', /When it is not known whose ladder it is, that is said/],
    [school, 'see which exercise pupils give up on', /Each exercise can be opened from the list/],
    [
      shed,
      'the app should turn a finished repair into an invoice',
      /What was entered for the finished repair is taken over/,
    ],
    [shed, 'no orders from minors', /Orders from everybody else are possible as before/],
  ])('%#: %s', (product, idea, expected) => {
    expect(told(product, idea)).toMatch(expected);
  });

  it.each([
    [school, 'repeat the last order', /Only those orders|begins anew, without/],
    [school, 'repeat the lesson every week', /The earlier result stays/],
    [school, 'speed up the video upload', /usual speed/],
    [school, 'slow search', /usual speed/],
    [school, 'skip the lesson next week', /What comes after|does not count as done/],
    [school, 'resume a paused subscription', /The place is still known/],
    [school, 'let teachers accept late homework', /differs in anything else/],
    [school, 'move the button up a bit', /Everybody whom the move affects/],
    [school, 'push a reminder an hour before the lesson', /Everybody whom the move affects/],
    [shed, 'convert the price to dollars', /the unit in which it is given/],
    [shed, 'double the fee for late members', /Every amount is shown for the number/],
    [shed, 'rotate the photo', /Whose turn it is/],
    [shed, 'keep the photo for 30 days', /can no longer keep it longer/],
    [shed, 'hide members who left', /were left out is shown/],
    [shed, 'hide the price from volunteers', /were left out is shown/],
    [shed, 'sort the list by nearest', /is shown with the distance/],
    [shed, 'no fee if the drill is returned early', /is refused with a message that says/],
    [shed, 'move the drill to another shelf', /shown with the new place/],
    [school, 'move the lesson to Friday', /shown with the new place/],
    [shed, 'go back to the list', /plays on from there/],
    [shed, 'recommend drills that fit my project', /from whom it comes/],
    [shed, 'see a quote from the supplier', /figures that went into it/],
    [shed, 'draw the winner of the raffle', /underneath stays/],
    [shed, 'see when the freezer gets warm', /Each time at which/],
    [shed, 'see whose fee has expired', /the new name is shown/],
    [shed, 'see which team members are late', /Each team can be opened/],
    [shed, 'rental fees for drills', /want to borrow/],
    [school, 'bring dark mode', /listed by name together/],
    [school, 'show vouchers that expire after the holidays', /shows until when it is valid/],
    [school, 'pay for lessons every month', /Each lesson sees/],
    [school, 'mute notifications for an hour', /about a notification that was muted/],
    [school, 'a discount code for pupils', /is shown the discount code/],
    [shed, 'larger groups for repairs', /shown larger than before/],
    [shed, 'accept donations in cash', /differs in anything else/],
  ])('%#: none of it in %s', (product, idea, unexpected) => {
    expect(told(product, idea)).not.toMatch(unexpected);
  });
});
