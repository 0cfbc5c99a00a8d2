import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Plotwise',
  description:
    'Plotwise is for allotment gardens. Gardeners rent plots, book tools and pay rent. Wardens assign plots, check hedges and answer requests. The treasurer bills gardeners. We want no plot to lie waste.',
};

function draft(idea: string) {
  const { headline, userStory, acceptanceCriteria, furtherIdeas } = draftStory({ idea, product });
  return { headline, story: userStory, criteria: acceptanceCriteria.join('\n'), others: furtherIdeas };
}

describe('a story about a rule', () => {
  it('is told by those who run the service, with the rule whole', () => {
    const { story, criteria, headline } = draft(
      'Gardeners who give up a plot before June should get half of the rent back',
    );
    expect(story).toMatch(
      /^As a treasurer, I want to have gardeners who give up a plot before June get half of the rent back/,
    );
    expect(criteria).toMatch(/^Gardeners who give up a plot before June get half of the rent back\.$/m);
    expect(headline).toBe('Gardeners get half of the rent back');
  });

  it('keeps a ban a ban, and says when it ends', () => {
    const { story, criteria } = draft("gardeners can't book a tool until they have paid the rent");
    expect(story).toMatch(/I want to keep gardeners from booking a tool until they have paid the rent/);
    expect(criteria).toMatch(/^Gardeners can book a tool once they have paid the rent\.$/m);
  });

  it('says what has to come first', () => {
    const { headline, criteria } = draft('At least 3 gardeners have to agree before a plot is split');
    expect(headline).toBe('Plot split only after 3 gardeners have agreed');
    expect(criteria).toMatch(/^A plot cannot be split as long as fewer than 3 gardeners have agreed\.$/m);
  });

  it('tells what follows where a time runs out for whoever waits', () => {
    const { story, criteria } = draft('wardens must answer within 5 days, otherwise the request counts as accepted');
    expect(story).toMatch(
      /^As a gardener, .*the request count as accepted when wardens have not answered within 5 days/,
    );
    expect(criteria).toMatch(/^The request does not count as accepted when wardens have answered within 5 days\.$/m);
  });

  it('has what others may as a criterion of its own', () => {
    const { story, criteria } = draft('Gardeners can book a tool up to 7 days ahead, wardens without any limit');
    expect(story).toMatch(/^As a gardener, I want to book a tool up to 7 days ahead, so/);
    expect(criteria).toMatch(/^Wardens can book a tool without any limit\.$/m);
  });

  it('has a rule that goes on as a criterion', () => {
    const { criteria } = draft('a plot stays reserved for 5 days, during this time nobody else can ask for it');
    expect(criteria).toMatch(/^A plot stays reserved for 5 days\.$/m);
    expect(criteria).toMatch(
      /^During this time nobody else can ask for the plot\.$|^During this time nobody else can ask for it\.$/m,
    );
  });

  it('gives what stands in a list under a time that time', () => {
    const { story, others } = draft(
      'When booking a tool:\n- show which ones are broken\n- let gardeners join a waiting list',
    );
    expect(story).toMatch(/which ones are broken when (?:I am )?booking a tool/);
    expect(others).toEqual(['Let gardeners join a waiting list when booking a tool.']);
  });

  it('gives orders on as orders', () => {
    expect(draft('Mark the plot as free, inform the warden and remove the sign').others).toContain('Remove the sign.');
  });

  it('keeps its condition with the clause that it is about', () => {
    const { story, criteria } = draft(
      'If a gardener gives up a plot, the warden should be told at once and the bill is closed',
    );
    expect(story).toMatch(/^As a warden, I want to be told at once if a gardener gives up a plot, so/);
    expect(criteria).toMatch(/^The bill is closed\.$/m);
  });

  it('says what else is so by the rule', () => {
    const { criteria, headline } = draft('plots with fewer than 2 gardeners are closed, gardeners get their rent back');
    expect(criteria).toMatch(/^Gardeners get their rent back\.$/m);
    expect(headline).toBe('Plots with fewer than 2 gardeners are closed');
  });

  it('keeps the no in the headline of a ban', () => {
    expect(draft('A plot that was left must not be given to a new gardener before June').headline).toMatch(
      /^(?:Plot not|No plot) given/,
    );
  });

  it('refuses what lacks something', () => {
    const { headline, criteria } = draft('no tool without a number on it');
    expect(headline).toBe('No tool without a number on it');
    expect(criteria).toMatch(/^A tool without a number is refused with a message that names what is missing\.$/m);
  });

  it.each([
    ['what somebody cannot do is no ban', 'gardeners cannot find their plot when it is dark', /I want to find/],
    [
      'what somebody should get is a wish',
      'Gardeners who rent a plot should get a map',
      /^As a gardener.*I want to get a map/,
    ],
    ['what somebody pays with is a wish', 'gardeners should pay by card', /^As a gardener, I want to pay/],
  ])('is not made of a wish or a trouble: %s', (_, idea, story) => {
    expect(draft(idea).story).toMatch(story);
  });
});
