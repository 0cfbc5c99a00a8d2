import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const VET = {
  name: 'Paws',
  description:
    'Paws runs a veterinary practice. Owners book visits for their animals, vets write findings, and the receptionist plans the rooms and sends the bills.',
};

function told(idea: string) {
  const draft = draftStory({ idea, product: VET });
  return `${draft.headline}\n${draft.userStory}\n${draft.acceptanceCriteria.join('\n')}`;
}

describe('the story of what is not wanted for each of many', () => {
  it.each([
    [
      'is one message a day about all of them',
      'stop emailing vets for every booking, once a day is enough',
      [
        /I want to get one e-mail a day about all bookings instead of one for every booking/,
        /No message is sent on a day/,
      ],
    ],
    [
      'is the list that would do',
      "Don't send an SMS for each new finding, a list in the evening would do",
      [/a list of all new findings in the evening instead of an SMS for every new finding/],
    ],
    [
      'is another kind of message',
      'No more calls for each cancelled visit, a text message is enough',
      [/I want to get a text message for every cancelled visit instead of a call/],
    ],
    [
      'is to be done only so often',
      'Stop asking owners for their address at every visit, once a year is enough',
      [/As an owner, I want to be asked for my address only once a year/],
    ],
  ])('%s', (_, idea, patterns) => {
    for (const pattern of patterns) expect(told(idea)).toMatch(pattern);
  });

  it('is a plain ban where nobody says what would do', () => {
    expect(told('Stop emailing vets for every booking')).toMatch(/no longer be emailed for every booking/);
  });

  it('refuses what lacks something, from now on and any more', () => {
    for (const idea of [
      'no visits without a vaccination card any more',
      'No more visits without a vaccination card',
      'no visits without a vaccination card from now on, please',
    ])
      expect(told(idea)).toMatch(/have visits without a vaccination card refused/);
    expect(told('no paper files any longer')).toMatch(/work without paper files/);
    expect(told('No more than three visits per vet')).toMatch(/no more than three visits/);
  });
});

describe('the story of what somebody never knows', () => {
  it.each([
    [
      'is to see it, also for one alone',
      'The receptionist never knows how many animals will come on Monday',
      /^As a receptionist, I want to see how many animals will come on Monday/m,
    ],
    [
      'is to be told of it before somebody else says so',
      'Vets never find out that a room is dirty until an owner complains',
      /be told when a room is dirty, so that I know of it before an owner complains/,
    ],
    [
      'keeps until when it is so, where that is no clause',
      'Owners never notice that the practice is closed until Monday',
      /when the practice is closed until Monday/,
    ],
  ])('%s', (_, idea, pattern) => {
    expect(told(idea)).toMatch(pattern);
  });
});

describe('the story of what the product loses', () => {
  it.each([
    [
      'is to keep it, by its name',
      'Vets write the finding twice because the app loses it when the tablet is locked',
      /I want to keep the finding in the app when the tablet is locked, so that I do not have to write the finding again/,
    ],
    [
      'is to keep what is no time there',
      'Vets type the hours again because the form forgets them when they go back',
      /I want to keep the hours in the form when I go back/,
    ],
  ])('%s', (_, idea, pattern) => {
    expect(told(idea)).toMatch(pattern);
  });

  it('is none of what they do again', () => {
    expect(told('Vets scan the card twice because the reader drops the connection in the cellar')).not.toMatch(
      /keep the card/,
    );
  });
});

describe('what stands in front of a rule', () => {
  it('is no criterion', () => {
    expect(
      told('Visits fill up in minutes. There should be a limit. No owner may book more than two visits a month.'),
    ).not.toMatch(/Visits fill up in minutes/);
  });

  it('is told with what goes on as it is', () => {
    expect(
      told(
        'We have too many emails about bookings. A weekly summary would do. Changes at short notice still go out at once.',
      ),
    ).toMatch(/Changes at short notice still go out at once\./);
  });

  it('is whole where it is told in few words', () => {
    expect(told('No owner may book more than five days in a row.')).not.toMatch(/in rows/);
    expect(told('Owners should not have to call us just to move a visit')).not.toMatch(/call them/);
    expect(told('Owners should tell us when they bring the animal back')).toMatch(/tell the team when I bring/);
  });
});
