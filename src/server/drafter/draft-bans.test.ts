import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Ridebase',
  description:
    'Ridebase runs a riding school. Riders book lessons. Grooms look after the horses. The stable manager plans lessons and answers riders.',
};

function draft(idea: string) {
  return draftStory({ idea, product });
}

describe('a ban is told whole, with whom it binds and what it excepts', () => {
  it.each([
    [
      'an order that names an alternative is no question',
      "Don't let grooms leave a horse while there's an open gate or a loose dog",
      /I want to keep grooms from leaving a horse while there is an open gate or a loose dog, so that /,
    ],
    [
      'whoever is let is told with what narrows them down',
      "Don't let the groom who fed a horse check its weight, not even when they are on duty alone",
      /I want to keep the groom who fed a horse from checking its weight, even when they are on duty alone, so that somebody else always has a second look/,
    ],
    [
      'a compound noun is no verb',
      "don't let the feed alarm ring at night",
      /I want to keep the feed alarm from ringing at night/,
    ],
    [
      'what somebody asked not to be done is no aim',
      "Don't offer lessons to a rider on a horse whose owner has asked not to have them back.",
      /I want to no longer have lessons offered to a rider on a horse whose owner has asked not to have them back, so that (?!I can have)/,
    ],
    [
      'where something goes is no deed',
      "Don't allow messages to a rider who has left the school.",
      /I want to no longer have messages allowed to a rider who has left the school, so that/,
    ],
    [
      'what somebody could until now',
      'Riders should no longer be able to book a lesson for their friends.',
      /I want to be sure that riders can no longer book a lesson for their friends/,
    ],
    [
      'what may no longer be done',
      'Lessons that are already paid may no longer be moved or deleted.',
      /I want to be sure that lessons that are already paid can no longer be moved or deleted, so that everybody can rely on what was settled/,
    ],
    [
      'a deed as a noun',
      'No filming of lessons, not even by parents, unless every rider in the group has agreed.',
      /I want to be sure that there is no filming of lessons, not even by parents, unless every rider in the group has agreed/,
    ],
    [
      'people who are sent somewhere',
      'Stop sending riders to the wrong arena.',
      /^As a rider, I want to no longer be sent to the wrong arena/,
    ],
    [
      'several who are sent somewhere together',
      'Stop sending two riders into the small arena at the same hour.',
      /I want to no longer have two riders sent into the small arena at the same hour/,
    ],
    [
      'what is never told',
      'Never tell a rider that another rider refused to ride with them.',
      /^As a rider, I want to never be told that another rider refused to ride with me/,
    ],
    [
      'what whoever tells it does no longer',
      'We no longer want to call riders who have left the school.',
      /I want to no longer call riders who have left the school/,
    ],
    [
      'what they find is the reason',
      "Don't send the lesson reminder to riders who booked the same day, they find it odd.",
      /I want to no longer get the lesson reminder, so that I do not find it odd/,
    ],
    [
      'a sentence behind it tells why',
      'The lesson plan should not be printable without the horse names. Some grooms just tick every box before breakfast.',
      /^As a stable manager, I want to be sure that the lesson plan is not printable without the horse names, so that grooms no longer just tick every box before breakfast/,
    ],
    [
      'others want something else',
      "Riders shouldn't be able to swap horses on their own. Grooms want to know which saddle to take.",
      /I want to be sure that riders cannot swap horses on their own, so that I can know which saddle to take/,
    ],
    ['it is', 'no fee when its the school that called off the lesson', /there is no fee when it is the school that/],
  ])('%s', (_, idea, told) => {
    expect(draft(idea).userStory).toMatch(told);
  });

  it.each([
    [
      'a question stays one',
      'Do horses keep their box or do they get a new one?',
      /I want to know whether horses keep/,
    ],
    [
      'a rule and another one',
      'Riders may not swap horses. When a horse is ill, they get another one.',
      /^(?!.*be sure)/,
    ],
    ['what somebody gets no longer', 'Stop sending me the weekly newsletter', /no longer get the weekly newsletter/],
    [
      'whoever must not keeps their exception',
      'Riders must not be able to move a lesson once it has started, unless the stable manager agrees to it and writes down why',
      /unless I agree to it and write down why/,
    ],
  ])('%s', (_, idea, told) => {
    expect(draft(idea).userStory).toMatch(told);
  });

  it.each([
    [
      'a thing with an age and a bound is no rule',
      'Pony camp with a ride every morning, for riders aged 7 to 12, max 5 days',
      /^(?!.*be sure).* a pony camp with a ride every morning for riders aged 7 to 12, at most 5 days/,
    ],
    [
      'those of an age may be bound by one',
      'Riders aged 16 may ride out alone only if a parent has agreed.',
      /be sure that riders aged 16 can ride out alone only if a parent has agreed/,
    ],
    [
      'a chore of today is to end',
      'If a horse is lame the stable manager has to phone all riders one by one, usually at 6 in the morning.',
      /^As a stable manager, I want to no longer have to phone all riders one by one/,
    ],
    [
      'how far somebody may go stands behind who is to be told',
      'Riders may ride no more than two hours a day. As soon as a booking would take somebody over that, the stable manager needs to know.',
      /^As a stable manager, I want to be told as soon as a booking would take somebody over two hours a day/,
    ],
    [
      'the same with a warning',
      'Ponies may work at most three hours a day. If a plan exceeds that, the stable manager should be warned.',
      /^As a stable manager, I want to be warned when a plan exceeds three hours a day/,
    ],
    [
      'what somebody may do stays theirs where nobody is to be told of it',
      'Riders may cancel until noon. The groom needs to know which horses are free.',
      /^As a rider, I want to cancel until noon/,
    ],
    [
      'what cannot be is not turned round, and a list behind a comma stays whole',
      "Anything sharp can't wait in the same box as the brushes. The stable manager has to be called within 10 minutes, nights and Sundays included.",
      /^(?!.* can wait).*called within 10 minutes, including nights and Sundays, /,
    ],
    [
      'what is not working is still a reason',
      "The gate can't be opened from a horse. The stable manager should be able to open it with the phone.",
      /I want to open the gate with the phone/,
    ],
    [
      'a duty stays one',
      'If a horse is lame the groom has to tell the vet within an hour.',
      /^(?!.*no longer).*the vet within an hour/,
    ],
  ])('%s', (_, idea, told) => {
    expect(draft(idea).userStory).toMatch(told);
  });

  it('tells what holds again once a ban has ended', () => {
    const { acceptanceCriteria } = draft(
      'Horses that are lame must no longer be bookable for lessons until the vet has seen them.',
    );
    expect(acceptanceCriteria).toContain(
      'Horses that are lame are bookable for lessons again once the vet has seen them.',
    );
  });

  it('refuses nobody what there is not', () => {
    const { acceptanceCriteria } = draft('no late fee when the arena was closed by the school');
    expect(acceptanceCriteria).toContain('No late fee stands on the bill in such a case.');
    expect(acceptanceCriteria.join(' ')).not.toMatch(/tries it all the same/);
  });
});
