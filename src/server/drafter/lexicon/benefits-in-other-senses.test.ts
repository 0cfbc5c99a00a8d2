import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Pantry',
  description:
    'Pantry is for food banks. Volunteers sort goods and pack parcels, drivers collect from shops and bring the crates, and families order a parcel and pick it up. The office plans the shifts.',
};

function why(idea: string): string {
  return /so that (.+)\.$/.exec(draftStory({ idea, product }).userStory)?.[1] ?? '';
}
function all(idea: string): string {
  const { userStory, acceptanceCriteria, openQuestions } = draftStory({ idea, product });
  return [userStory, ...acceptanceCriteria, ...openQuestions].join('\n');
}

describe('the reason goes with the sense of the words', () => {
  it.each([
    ['a bound in percent is no age', 'Families must not order parcels below 60% of the usual size', /their age/],
    ['a stop is passed', 'Let drivers pass a shop that has nothing', /gets to those/],
    ['somebody runs late', 'Let volunteers run late once a month', /happens when it is needed/],
    ['attention is drawn to it', "Let volunteers draw a family's attention to the list", /at a glance/],
    ['a rate is no ride', 'Let the office offer a lower rate for rides before seven', /drive alone/],
    ['it goes back to its place', 'Let volunteers return damaged goods to the shelf', /whoever it comes from/],
    ['things are no money', 'Let families donate unsold things to a neighbour', /support what I like/],
    ['a person is no fine', 'Let volunteers challenge drivers to drive less in May', /my side is heard/],
    ['a switch for somebody else', 'A pause button that stops parcels while a family is away', /while I am away/],
  ])('%s: %s', (_, idea, wrong) => {
    expect(why(idea)).not.toMatch(wrong);
  });

  it('where it means the usual one it stays', () => {
    expect(why('Never sell wine to anybody under 16')).toMatch(/their age/);
    expect(why('Let families donate to the food bank')).toMatch(/support what I like/);
    expect(why('Let families challenge a fine')).toMatch(/my side is heard|does not simply stand/);
    expect(why('A holiday button that stops my parcels')).toMatch(/while I am away/);
    expect(why('Let drivers share a ride with a volunteer')).toMatch(/drive alone/);
    expect(why('Let volunteers draw the way on a plan')).toMatch(/glance|words|spot/);
  });

  it('speaks of a return and not of an undo where something is brought back', () => {
    expect(all('Let drivers bring a crate back a day late')).not.toMatch(/undone|which state|slip/);
    expect(all('Let the office bring back a deleted entry')).toMatch(/brought back/);
  });

  it('lets what was lent out be told as returned, whatever stands between', () => {
    expect(all('Let drivers bring empty crates back the next day')).toMatch(/brought back/);
  });

  it('splits what several pay for together', () => {
    expect(all('Let volunteers split the electricity by use')).toMatch(/do not add up to the whole/);
    expect(all('Let volunteers split the parcel into two')).not.toMatch(/do not add up to the whole/);
  });

  it('rates what nobody chooses without speaking of a choice', () => {
    expect(why('Let families rate the parcel')).not.toMatch(/choose/);
    expect(why('Let families rate a shop')).toMatch(/choose/);
  });

  it('shows a timeline of pictures, and adds none', () => {
    expect(all('A photo timeline for each branch')).toMatch(/want to see a photo timeline/);
    expect(all('A photo of each crate')).not.toMatch(/want to see a photo timeline/);
  });

  it('asks nobody to keep up to date what was snapped', () => {
    expect(all('Let volunteers snap a receipt')).not.toMatch(/up to date/);
  });
});
