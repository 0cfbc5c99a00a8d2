import { describe, expect, test } from 'vitest';
import { draftStory } from './draft-story.ts';

const marina = {
  name: 'Harbourline',
  description:
    'Harbourline runs a small marina. The harbour master plans the berths and walks the jetties in the evening. Skippers book a berth in the app and pay on arrival. The mechanic repairs engines and writes down the hours. The office assistant answers the phone and sends the bills. The club secretary of a sailing club books berths for regattas.',
};
const story = (idea: string): string => draftStory({ idea, product: marina }).userStory;
const all = (idea: string): string => {
  const { userStory, acceptanceCriteria, furtherIdeas, headline } = draftStory({ idea, product: marina });
  return [headline, userStory, ...acceptanceCriteria, ...furtherIdeas].join('\n');
};

describe('a rough note', () => {
  test.each([
    [
      'asks behind its mark, and what stands before is no deed',
      '- engine hours still on paper\n- office types them in\n- mechanic waits for his money\n=> enter the hours in the app right after the repair',
      'As a mechanic, I want to enter the hours in the app right after the repair,',
    ],
    [
      'is told for whoever lacks something, and not for who does it to them',
      "The office changes berths and the skipper never hears of it. They'd love to see the change at once.",
      'As a skipper, I want to see the change at once,',
    ],
    [
      'is told for whoever is named with what they are',
      '"Away for the whole of July and I ticked 31 days" (Runa, mechanic). She wants to block a whole month.',
      'As a mechanic, I want to block a whole month,',
    ],
    [
      'is told for whoever works in the house that wants it',
      'Cracked jetty boards, again. We write it down and then nothing. The office must see which repairs are overdue.',
      'As an office assistant, I want to see which repairs are overdue,',
    ],
    [
      'names what several of them are',
      'Reporting broken cleats is a pain, they say: ten cleats = ten forms. Let skippers report several in one go.',
      'I want to report several broken cleats in one go|I want to report more than one broken cleat in one go',
    ],
    [
      'names what one of them is',
      'Engine logs can be read by everyone in the club?? Two skippers got quite upset. Only the harbour master and the mechanic should be able to read one.',
      'an engine log',
    ],
    [
      'is what they could do, where nothing is told of what comes of it',
      'Regatta, 9 am, 30 boats. Skippers ring us every minute to ask where to go. If they could see the berth on their phone before they arrive...',
      'As a skipper, I want to see the berth on my phone before I arrive,',
    ],
    [
      'asks people who are only pointed to',
      'Skippers get mails for boats they sold years ago. Nobody ever asks them. Ask once a year to confirm the boat.',
      'asked once a year to confirm the boat',
    ],
    [
      'is the thing that does it by itself',
      'All repairs are in the app already and still they copy the work log by hand, would be nice if it filled itself with the repairs of the week',
      'fill itself with the repairs of the week|fills itself with the repairs of the week',
    ],
  ])('%s', (_, idea, wish) => {
    expect(wish.split('|').some((one) => story(idea).includes(one))).toBe(true);
  });

  test('does not repeat what is only told', () => {
    const told = all(
      '- boats come at 6 in the morning\n- office phones every skipper one by one\n- half of them do not pick up\n- should get a message when a berth is changed',
    );
    expect(told).not.toMatch(/6 in the morning|one by one|pick up/);
    expect(told).toMatch(/message when a berth is changed/);
  });

  test('gives no reason that is none', () => {
    const told = story(
      'Slip 4 was blocked again, crane in the way, 200 euro fine and a cross skipper. The mechanic should be warned when the slip is booked.',
    );
    expect(told).not.toMatch(/fine|crane/);
  });
});

describe('who is to see it', () => {
  test.each([
    [
      'Skippers should be able to see which berths are free and when each was last cleaned.',
      'I want to see which berths are free and when each was last cleaned,',
    ],
    ['The office must see which bills are overdue.', 'As an office assistant, I want to see which bills are overdue,'],
  ])('sees it themselves: %s', (idea, wish) => {
    expect(story(idea)).toContain(wish);
  });

  test('is no thing that is called like the product', () => {
    const shop = {
      name: 'Loft',
      description: 'Loft is an online shop. The shop manager lists products. Customers order them.',
    };
    expect(
      draftStory({ idea: 'The shop should hide products that are sold out.', product: shop }).userStory,
    ).not.toContain('As a shop manager, I want to hide');
  });
});

describe('what "it" of a note is not', () => {
  test.each([
    [
      'a short name',
      'Is it possible that somebody else gets called if the first one does not answer? Jo was on the water and nothing happened for an hour.',
      /\bjo\b/i,
    ],
    [
      'a figure',
      '"Where is my berth?" is 40% of the calls. It sits in a sheet and nobody sees it. Skippers should see it themselves.',
      /40 ?%/,
    ],
    [
      'whatever stands nearest where the product shows something',
      'Skippers post the map in the chat, but all berths are on it. One skipper with a court order rang. It should only show a skipper their own berth on the map.',
      /court order (?:only )?shows?/i,
    ],
  ])('%s', (_what, idea, unwanted) => {
    const { headline, userStory } = draftStory({ idea, product: marina });
    expect(`${headline}\n${userStory.replace(/, so that .*$/, '')}`).not.toMatch(unwanted);
  });

  test('costs are no order', () => {
    expect(all('old pumps\n- cost us per day\n- mechanic forgets to switch them off\n- we pay on')).not.toMatch(
      /want to cost|can cost/,
    );
  });
});
