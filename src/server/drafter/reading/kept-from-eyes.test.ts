import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { negativesPlainly } from './negatives-plainly.ts';

describe('what is to be kept from the eyes of others', () => {
  it.each([
    ['Never show a guide where a guest lives', 'A guide must not see where a guest lives'],
    ["Don't show guides what a guest wrote about them", 'Guides must not see what a guest wrote about them'],
    ['Do not show other guests my number', 'Other guests must not see my number'],
    ['Never tell a guide how much a guest pays', 'A guide must not see how much a guest pays'],
    ["Never give a guide's private number to guests", "Guests must not see a guide's private number"],
    ['Never give guests the private number of a guide', 'Guests must not see the private number of a guide'],
    [
      "Don't give out the owner's address until the tour is paid",
      "The owner's address must not be shown until the tour is paid",
    ],
    ["Don't show a guide the code before the tour begins", 'A guide must not see the code before the tour begins'],
  ])('is told as what they must not see: %s', (text, plain) => {
    expect(negativesPlainly(text)).toBe(plain);
  });

  it.each([
    'Never show guests ads',
    'Do not show guests what they have seen',
    'Stop showing guides the notes that are not finished',
    'Do not show customers the internal notes',
    'Do not show the number of a guest to guides before the tour',
    'Never show the family name of a guest to a guide',
    'Never tell a guide that the tour is full',
    "Don't give guests a second ticket",
  ])('spares somebody something and stays: %s', (text) => {
    expect(negativesPlainly(text)).toBe(text);
  });
});

describe('who tells it', () => {
  const product = {
    name: 'Trailmate',
    description:
      'Trailmate brings guests and guides together. Guests book tours and rate them, guides lead the tours, and the office plans the season.',
  };
  const story = (idea: string) => draftStory({ idea, product });

  it('is the one whose it is', () => {
    const { userStory, acceptanceCriteria } = story('Never show a guide where a guest lives before the tour is paid');
    expect(userStory).toMatch(/^As a guest, I want to keep a guide from seeing where a guest lives/);
    expect(acceptanceCriteria.join(' ')).toMatch(/A guide can see where a guest lives once the tour is paid/);
    expect(story("Don't give out a guest's address until the tour is paid").userStory).toMatch(/^As a guest, /);
  });

  it('is one of those who are called the others', () => {
    const { userStory } = story("Don't show other guests my phone number");
    expect(userStory).toMatch(/^As a guest, I want to keep other guests from seeing my phone number/);
  });
});

describe('who is not to be sent somewhere', () => {
  const product = {
    name: 'Homecare',
    description: 'Carers visit clients and note what they did. Planners make the tours. Relatives read the notes.',
  };
  const told = (idea: string) => {
    const { userStory, acceptanceCriteria } = draftStory({ idea, product });
    return [userStory, ...acceptanceCriteria].join('\n');
  };

  it('is sent, and gets nothing', () => {
    expect(told('Never send a carer alone to a house with a dangerous dog')).toMatch(
      /I want to no longer be sent alone to a house with a dangerous dog/,
    );
    expect(told('Do not send vans into a street that is closed')).toMatch(/no longer have vans sent into a street/);
    expect(told('Stop sending carers across town for one visit')).not.toMatch(/Other messages/);
  });

  it('is put there by others', () => {
    expect(told('Do not put a carer with a client who has a cat')).toMatch(/no longer be put with a client/);
    expect(told('Stop sending relatives a mail after each visit')).toMatch(/no longer (?:get|be sent) a mail/);
  });

  it('is offered nothing that does not suit', () => {
    expect(told('Stop offering night tours to carers with small children')).toMatch(/what does not suit them/);
    expect(told('Stop offering me night tours')).not.toMatch(/what does not suit them/);
  });
});
