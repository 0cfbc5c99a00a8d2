import { describe, expect, it } from 'vitest';
import { draftStory } from '../../draft-story.ts';
import { knowPeople } from '../people.ts';
import { readProduct } from '../read-product.ts';
import { readImplied } from './read-implied.ts';

const product = {
  name: 'Pottery Row',
  description:
    'Pottery Row runs a shared pottery studio. Members book a wheel, sign up for courses and have pieces fired. Teachers give courses and note what each member learns. The studio manager plans the firings and keeps the waiting list.',
};
const people = knowPeople(readProduct(product.name, product.description));

function draft(idea: string) {
  return draftStory({ idea, product });
}

function story(idea: string): string {
  return draft(idea).userStory;
}

describe('what a complaint implies', () => {
  it.each([
    [
      'whoever gets in touch wants to see what they ask',
      'We get dozens of mails each week from people who only want to know when their bowl will be fired.',
      'As a member, I want to see when my bowl will be fired, so that I do not have to write to find out.',
    ],
    [
      'whoever keeps ringing wants to see it, and not the one who is rung',
      'Members keep ringing me to ask if the kiln is cold, I have clay on both hands',
      'As a member, I want to see whether the kiln is cold, so that I do not have to ring to find out.',
    ],
    [
      'those who are told by telephone want to see it',
      'The studio manager spends half her day telling members which wheel is free.',
      'As a member, I want to see which wheel is free, so that I do not have to ask somebody.',
    ],
    [
      'what goes only by telephone',
      "A member's train was late and there was no way to move the course to another week except by ringing us.",
      'As a member, I want to move the course to another week, so that I do not have to ring the team.',
    ],
    [
      'what is announced somewhere else',
      'Members come to the old yard because the firing days are only pinned on a board in the hall.',
      'As a member, I want to see the firing days in Pottery Row, so that I do not come to the old yard.',
    ],
    [
      'what nobody records',
      'Pieces crack in the kiln and no one notes it down, so the next time the teacher has no idea.',
      'As a teacher, I want to note down when pieces crack in the kiln, so that I know about it the next time.',
    ],
    [
      'those who wait do not hear of what comes free',
      'Two or three wheels a week stay unused after late cancellations, and nobody on the waiting list gets to hear of it.',
      'As a studio manager, I want to have the people on the waiting list told when wheels come free after late cancellations, so that wheels do not stay empty.',
    ],
    [
      'hardly anyone knows it',
      'Hardly anyone knows that the studio opens later in the first week of January.',
      'As a member, I want to be told in time when the studio opens later in the first week of January, so that I do not have to look again and again.',
    ],
    [
      'some who have signed up never come',
      'A third of the members who sign up for the Friday course never turn up, and the teacher waits in the cold for them',
      'As a member, I want to be reminded of the Friday course in time, so that the teacher does not wait in the cold for me.',
    ],
    [
      'a date is missed',
      'Members keep missing the deadline for pausing a month and then they are billed for wheels that stand still.',
      'As a member, I want to be reminded before the deadline for pausing a month, so that I am not billed for wheels that stand still.',
    ],
    [
      'nobody remembers, and somebody has to nag',
      'Nobody remembers to clean the glaze room and she has to nag us every single week',
      'I want to be reminded to clean the glaze room, so that nobody has to nag',
    ],
    [
      'what comes in is no use, and it is found out late',
      'Members photograph the bowl, it comes out blurry, and they only hear about it a week later',
      'As a member, I want to be told at once when the bowl comes out blurry, so that I do not find out only a week later.',
    ],
    [
      'nobody tells who found out',
      'Half of the forms arrive unsigned or so crumpled that nobody can read them, and it is noticed weeks later.',
      'I want to be told at once when forms arrive unsigned or too crumpled to read them, so that it is not found out only weeks later',
    ],
    [
      'what comes without what is needed',
      'Teachers get bowls without any name and have to ask around every single time.',
      'As a teacher, I want to get bowls with a name, so that I do not have to ask around',
    ],
    [
      'what is done one by one',
      'The studio manager keeps phoning members one by one when a firing is moved.',
      'As a studio manager, I want to tell all members at once when a firing is moved, so that I do not have to phone them one by one.',
    ],
    [
      'those who come in vain',
      'Teachers fall ill and their members stand in front of a locked door.',
      'As a member, I want to be told in time when teachers fall ill, so that I do not stand in front of a locked door.',
    ],
    [
      'those whom nobody calls',
      'Members hand in a vase, it turns out to have a crack, and nobody calls them.',
      'As a member, I want to be told when the vase turns out to have a crack, ',
    ],
    [
      'what was done already',
      'Members glaze bowls that were glazed an hour ago.',
      'As a member, I want to see which bowls have been glazed already, so that I do not glaze them again.',
    ],
    [
      'what is left undone',
      'Members borrow a tool and never bring it back, so the drawers are empty.',
      'As a member, I want to be reminded to bring the tool back, ',
    ],
    [
      'what is given up and lost',
      'Members cancel an hour before and the wheel stays empty.',
      'I want to offer the wheel to others when members cancel an hour before',
    ],
    [
      'what is typed twice',
      'Teachers type each glaze recipe in twice, once for the shelf and once for the book.',
      'As a teacher, I want to enter each glaze recipe only once, so that I do not have to do it twice.',
    ],
    ['what is written twice', 'Teachers write the same letter twice.', 'I want to write the same letter only once'],
    [
      'whoever is asked all day is not the one who wants to see it',
      'The studio manager gets asked ten times a day which wheel is free.',
      'As a member, I want to see which wheel is free, so that I do not have to ask.',
    ],
    [
      'nobody tells them of it',
      "Nobody reminds members of the end of the trial month and then they're stuck for a year.",
      'As a member, I want to be reminded of the end of the trial month, so that I am not stuck for a year.',
    ],
    [
      'none of two notices it',
      'The insurance of the kiln runs out and neither the teachers nor we notice.',
      'As a teacher, I want to be told in time when the insurance of the kiln runs out',
    ],
    [
      'what is free while others look for it',
      'Wheels stand unused in the morning while members are looking for one.',
      'As a member, I want to see which wheels are free in the morning, so that I do not have to look for one.',
    ],
    [
      'what gets lost on paper',
      'Teachers write the next glaze on a slip of paper and the member loses it.',
      'As a member, I want to see the next glaze in Pottery Row',
    ],
    [
      'what takes long to find',
      'Recipes end up in three folders and the teacher needs ten minutes to find the right one.',
      'As a teacher, I want to find the right recipe at once, so that I do not need ten minutes for it.',
    ],
    [
      'what is learnt only by something else',
      "It's only when a shelf falls down that we learn a screw has come loose.",
      'I want to be told as soon as a screw has come loose, so that I know of it before a shelf falls down.',
    ],
    [
      'what nobody does and others have to',
      'Nobody sweeps the glaze room, so the first one on Monday has to do it.',
      'I want to have the glaze room swept',
    ],
  ])('%s', (_, idea, expected) => {
    expect(story(idea)).toContain(expected);
  });

  it('is not read into what is asked for, ruled or simply so', () => {
    for (const idea of [
      'Members get a mail when their bowl is fired.',
      'Nobody can open the kiln without entering a code.',
      'Members can only pay by scanning the code.',
      'Nobody leaves the studio without signing out.',
      'Teachers note which glaze a member has used.',
      'Members who book a wheel see the free hours first.',
      'The studio manager tells all members when the kiln is broken.',
      'Members cancel a wheel and the wheel is shown as free.',
      'Nobody tells members of a firing without being asked.',
      'Teachers write the glaze on the label and the member reads it.',
      'Wheels are free in the morning.',
      'Members are asked which glaze they like.',
    ])
      expect(`${idea} ${readImplied(idea, people, product.name)?.wish}`).toBe(`${idea} undefined`);
  });

  it('asks for what such a wish needs, in the words of the complaint', () => {
    const { acceptanceCriteria, headline } = draft(
      'Two or three wheels a week stay unused after late cancellations, and nobody on the waiting list gets to hear of it.',
    );
    expect(headline).toBe('Notice when wheels come free');
    expect(acceptanceCriteria).toEqual([
      'The people on the waiting list are told when wheels come free after late cancellations.',
      'The message says which wheel it is about.',
      'The first who takes the wheel has it, and the others are told that it is gone.',
      'As long as nobody takes the wheel, it is shown as free.',
    ]);
  });

  it('tells nothing of the complaint as something that holds', () => {
    const { acceptanceCriteria } = draft(
      'Half the members who sign up for the Friday course never turn up, and the teacher waits in the cold for them',
    );
    expect(acceptanceCriteria.join(' ')).not.toMatch(/also holds|waits in the cold/);
  });
});
