import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const RIDING = {
  name: 'Paddock',
  description:
    'Paddock runs the day at a riding school. Riders book lessons, trainers enter who came and which horse was ridden, and the stable manager plans horses and paddocks. No horse may work more than three hours a day.',
};

function told(idea: string) {
  const draft = draftStory({ idea, product: RIDING });
  return { ...draft, criteria: draft.acceptanceCriteria.join('\n'), further: draft.furtherIdeas.join('\n') };
}

describe('the story of several sentences', () => {
  it.each([
    [
      'asks for what would do, and tells what it spares',
      'The plan is really nice now, thanks! What still bugs us: when a trainer is ill we phone eight parents one after the other. One button that tells them all would be great.',
      /I want to (?:see|use|have) a button (?:that|which) tells them all, so that I do not have to phone eight parents/,
    ],
    [
      'is told by whoever says who they are',
      "I'm a groom and I start at 5. At that time nobody is there to open the tack room. A code on my phone would do.",
      /^As a groom, I want to use a code on my phone, so that somebody is there to open the tack room/,
    ],
    [
      'is for whoever is said to want it, with what for',
      'How many lessons do we have per horse? Nobody knows. The head of the school wants this for the talks in June.',
      /^As a head of the school, I want to see how many lessons I have per horse, so that I have it ready for the talks in June\.$/,
    ],
    [
      'names the one who need not do it, where a question complains',
      "Does the trainer really have to come to the office for the keys? Couldn't he just scan the badge?",
      /^As a trainer, I want to scan the badge, so that I do not have to come to the office for the keys\.$/,
    ],
    [
      'names what the calls ask',
      'We get a lot of calls "when is my lesson". Could riders not just see that themselves?',
      /^As a rider, I want to see when my lesson is, so that we get fewer calls about it\.$/,
    ],
    [
      'is the trouble, where the wish says no more than that it is to be over',
      'Anyone who joins writes to me and then I send them the forms by hand. It would be nice to do that without me.',
      /no longer have to send them the forms by hand/,
    ],
    [
      'is what somebody does first, where steps follow',
      'The stable manager enters the visit of the smith, the horse is then blocked that day and the trainers who planned with it get a message.',
      /^As a stable manager, I want to enter the visit of the smith,/,
    ],
    [
      'names the thing a deed leaves out',
      'The board decides on the fee each year. Trainers want to send it out to all riders.',
      /^As a trainer, I want to send the fee out to all riders,/,
    ],
    [
      'is what they could do, and what comes of it is why',
      'We had three riders who did not believe the bill. If they could see each lesson with its price I think most of the calls go away.',
      /^As a rider, I want to see each lesson with its price, so that most of the calls go away\.$/,
    ],
    [
      'is what is to happen in the case that is asked about',
      'What happens if the trainer does not answer? After two minutes it should go to the stable manager.',
      /if the trainer does not answer/,
    ],
    [
      'is about whom something is said of before it',
      'We have riders who left and still have a key. Nobody noticed for a year. Remind them of the key.',
      /^As a rider, I want to be reminded of the key,/,
    ],
    [
      'is what was missed',
      'It was great in the summer. What we missed was a map of the paddocks.',
      /I want to (?:see|use|have) a map of the paddocks,/,
    ],
    [
      'asks for what would be enough',
      'Riders call and ask. It would be enough if I saw for each horse what is planned.',
      /I want to see for each horse what is planned,/,
    ],
    [
      'tells who does it, where they only have to ask',
      'Is there any reason why riders cannot print the bill from the app?',
      /^As a rider, I want to print the bill from the app,/,
    ],
    [
      'is in less time, where it takes long',
      'Every year in January we put together the report from four lists. It takes two weeks.',
      /less time on putting together the report from four lists/,
    ],
    [
      'tells what is to be so, where it is told as if it were',
      'Trainers weigh each sack twice. Would be good if one weighing was enough and the weight went straight onto the card.',
      /I want to have one weighing enough,/,
    ],
    [
      'is told by whoever something of the product is to tell',
      "Could the trainer's phone tell the rider when he's ten minutes away? Riders hate waiting.",
      /^As a rider, I want to be told when the trainer is ten minutes away,/,
    ],
    [
      'names what it is filtered for',
      'My kids are 2 and 7. I need a horse that is calm with both. Can I filter for that?',
      /I want to filter for a horse that is calm with both,/,
    ],
    [
      'keeps what one gets at with the deed by which one does',
      'I would like to type in the number and see the horse, the date and who rode it.',
      /I want to type in the number and see the horse, the date and who rode it,/,
    ],
    [
      'has one thing in place of many',
      "I am a tax adviser and have 30 stables. I don't want 30 logins, just one list.",
      /^As a tax adviser, I want to see one list instead of 30 logins,/,
    ],
    [
      'bars what must never happen again',
      'A rider left and could still see the new lessons. That must never happen again.',
      /keep a rider who left from seeing the new lessons|from seeing the new lessons/,
    ],
    [
      'tells people what stands before it',
      'Horses with a cough are not ridden. Please tell riders before they come.',
      /^As a rider, I want to be told before I come that horses with a cough are not ridden,/,
    ],
    [
      'is about the things that come in, and not about who sends them',
      'The office sends the fees as a table and we type them in. They should come in by themselves.',
      /I want to have the fees come in by themselves,/,
    ],
    [
      'says nothing of how one feels',
      'Riders say the trainer forgot to enter the lesson. Honestly I would be furious too.',
      /^As a trainer, I want to be reminded to enter the lesson,/,
    ],
  ])('%s', (_what, idea, story) => {
    expect(told(idea).userStory).toMatch(story);
  });

  it.each([
    ['Nobody may approve their own hours. We have trainers who are also riders.', /do not have trainers/],
    [
      "Should we not let the trainer choose the horse? He knows the riders, the office doesn't.",
      /do not know the riders/,
    ],
    ['Trainers take saddles from the room and forget to write it down. A scan would solve it.', /do not take saddles/],
    ['I have been with this school for 20 years. Let me see my old lessons.', /not been/],
    ['Drivers sign for 33 bales and there is nothing to prove it. We need a photo.', /do not sign/],
    ['Riders complain that counting the points takes days. Maybe they can scan the card.', /do not complain/],
    ['Can riders import the card? Typing it in is what makes most of them give up.', /typing it in is not/],
  ])('gives no reason that denies what is only told: %s', (idea, wrong) => {
    expect(told(idea).userStory).not.toMatch(wrong);
  });

  it('keeps what the system has to know as a rule, and what follows from it', () => {
    const draft = told(
      'A horse that has been shod must not be ridden until the next day. The system should know that and not offer it.',
    );
    expect(draft.userStory).toContain('have a horse that has been shod not ridden until the next day');
    expect(draft.criteria).toContain('The system does not offer the horse.');
  });

  it('says each step that follows', () => {
    const draft = told(
      'The stable manager enters the visit of the smith, the horse is then blocked that day and the trainers who planned with it get a message.',
    );
    expect(draft.criteria).toContain('The horse is then blocked that day.');
    expect(draft.criteria).toContain('The trainers who planned with it get a message.');
  });

  it('tells whose further step it is, where another follows a rule that is not kept', () => {
    const draft = told(
      'Riders must upload the form within 14 days. Otherwise the place is closed, but they can reopen it once.',
    );
    expect(draft.criteria).toContain('The place is closed when riders have not uploaded the form within 14 days.');
    expect(draft.further).toContain('Let riders reopen the place once.');
  });
});

describe('a price list', () => {
  it.each([
    [
      'Prices: weekdays 14 euros an hour, weekends 18, nights after 10pm 9. Riders 20% less.',
      ['Weekdays cost 14 euros an hour.', 'Weekends cost 18 euros an hour.', 'Riders pay 20% less.'],
    ],
    [
      'Lessons are 15 euros for adults, 10 for pupils, nothing for helpers.',
      ['Lessons are 15 euros for adults.', 'Lessons are 10 euros for pupils.', 'Helpers pay nothing.'],
    ],
    [
      'Cancelling up to 24 hours before is free, after that half the price, no-show full price. Should be charged automatically.',
      [
        'Cancelling up to 24 hours before is free.',
        'After that half the price is due.',
        'A no-show costs the full price.',
      ],
    ],
  ])('is charged by those who run it, each price as a rule: %s', (idea, rules) => {
    const draft = told(idea);
    expect(draft.userStory).toContain('I want to have the right price charged automatically');
    for (const rule of rules) expect(draft.criteria).toContain(rule);
  });

  it('is no list of things that somebody has', () => {
    expect(told('Trainers want to see 3 horses, 4 saddles and 5 bridles').userStory).not.toContain('price');
  });
});

describe('rules of the house', () => {
  it.each([
    ['Two trainers on each ride above 4 hours, that is the law.', /each ride above 4 hours without two trainers/],
    [
      'Before a trainer opens the hall, it has to be watered by the stable manager.',
      /the hall .*watered by the stable manager before .* opens? it/i,
    ],
    [
      'Each piece has a number of copies. When they are used up nobody else can download it.',
      /when copies are used up/,
    ],
    [
      'Electricity is included up to 10 kWh a day, everything above costs 0.60 per kWh.',
      /Everything above costs 0\.60 per kWh\./,
    ],
    [
      'Riders over 60 do not do nights. That has to be respected when the plan is made.',
      /Riders over 60 cannot do nights\./,
    ],
    [
      'Whoever does not come twice should lose the right to book for a month.',
      /Anybody who does not come twice cannot book for a month\./,
    ],
    [
      'who may lock a paddock: only the stable manager, and the trainer has to be told first',
      /^Only the stable manager can lock a paddock\.\nThe trainer is told first\.$/m,
    ],
    [
      'Rent is due on the 3rd. On the 6th a friendly reminder, on the 15th a letter with a fee of 5 euros.',
      /On the 15th a letter with a fee of 5 euros is sent\./,
    ],
    [
      'Riders can change a lesson until 6 pm. Later only the stable manager may do it.',
      /Later only the stable manager can change a lesson\./,
    ],
    ['only the trainer may delete a lesson, the rider has to see why', /^Only the trainer can delete a lesson\.$/m],
    ['Is it true that a lesson can be booked twice? I paid double on Monday.', /A lesson is not booked twice\./],
    ['only the office may lend a saddle, and they must give a reason', /The office gives a reason\./i],
    [
      'new trainers must do the course before they can ride horse A on their own',
      /before they can ride horse A on their own/,
    ],
  ])('are read whole: %s', (idea, rule) => {
    const draft = told(idea);
    expect(`${draft.userStory}\n${draft.criteria}`).toMatch(rule);
  });

  it.each([
    [
      'A rider reserves, the stable manager confirms, then the rider has 2 hours to pay.',
      /^As a rider, I want to reserve/,
    ],
    ['The trainer has to be told first when a horse is moved.', /I want to be told first when a horse is moved,/],
  ])('are never turned into their opposite: %s', (idea, story) => {
    const draft = told(idea);
    expect(draft.userStory).toMatch(story);
    expect(`${draft.headline} ${draft.userStory.replace(/, so that .*$/, '')}`).not.toMatch(
      /\b(?:keep|no longer|no more|not)\b/i,
    );
  });
});
