import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const gardens = {
  name: 'Larkfield',
  description:
    'Larkfield runs the allotment gardens of a small town. Tenants rent a plot and log their water use, wardens walk the site and plan the work days, cashiers type the meter readings and send the bills.',
};

function actorOf(idea: string): string {
  return /^As an? (.+?), I want/.exec(draftStory({ idea, product: gardens }).userStory)?.[1] ?? '';
}

describe('a rule', () => {
  it.each([
    ['is for those who look after things', 'No tenant may keep more than two plots at once', 'warden'],
    ['is for whoever decides', 'A plot may only be passed on once the cashier has agreed', 'cashier'],
    ['is for whoever is warned', 'A bill must be paid within a week, otherwise the cashier gets a warning', 'cashier'],
  ])('%s', (_, idea, actor) => {
    expect(actorOf(idea)).toBe(actor);
  });

  it('is none where somebody is to be able to do something', () => {
    expect(actorOf('Tenants must be able to give up a plot within two weeks')).toBe('tenant');
  });
});

describe('whoever tells of their own work', () => {
  it.each([
    ['is the one who does that', 'We type the meter readings from paper and half of them are wrong', 'cashier'],
    ['is nobody of whom they speak', 'my tenants forget the meter and I walk the whole site with a torch', 'warden'],
    ['is nobody who complains to them', 'Tenants complain to me about dogs on the paths', 'warden'],
    ['has what is theirs', 'Show me a warning when my water is too much', 'tenant'],
  ])('%s', (_, idea, actor) => {
    expect(actorOf(idea)).toBe(actor);
  });

  it('may wish for somebody else', () => {
    expect(actorOf('let my tenants see when the water is turned off')).toBe('tenant');
  });
});

describe('somebody to whom something is done', () => {
  it('is not the one who wants it', () => {
    expect(actorOf('Can a tenant be moved to another plot when the hedge is cut?')).not.toBe('tenant');
    expect(actorOf('Can a tenant be told when the water is turned off?')).toBe('tenant');
  });
});

it('is never a word that only ends like people', () => {
  expect(actorOf('Leftovers keep landing on the wrong heap because the signs look the same')).not.toBe('leftover');
});

describe('somebody of whom the work speaks', () => {
  it.each([
    ['whose past is shown', "Show the tenant's last five bills next to the open one"],
    ['for whom something waits', 'Show which bills wait for the tenant'],
  ])('%s is not the one who looks', (_, idea) => {
    expect(actorOf(idea)).not.toBe('tenant');
  });

  it('is reminded although no list of roles has them', () => {
    expect(draftStory({ idea: 'Remind assignees one day before the due date', product: gardens }).userStory).toContain(
      'As an assignee, I want to be reminded one day before the due date',
    );
  });

  it('may be more than one', () => {
    expect(draftStory({ idea: 'Assign a plot to several people at once', product: gardens }).userStory).toContain(
      'to more than one person',
    );
  });
});
