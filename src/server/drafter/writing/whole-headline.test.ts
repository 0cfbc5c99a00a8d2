import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { asPhrases, ofCompared } from './as-phrases.ts';
import { faultsIn, losesLittle, sourceOf } from './headline-faults.ts';
import { wholeHeadline } from './whole-headline.ts';

const product = {
  name: 'Slipway',
  description:
    'Slipway is used by a boatyard. Yard managers assign slips and cranes, riggers work on masts and log hours, boat owners book winter storage and pay invoices, and the accountant closes the month.',
};

function headline(idea: string): string {
  return draftStory({ idea, product }).headline;
}

const bare = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(',', '')
    .split(' ')
    .filter((word) => !/^(?:the|an?|their|its|my)$/.test(word));

describe('a headline of a wish with a long clause', () => {
  it.each([
    [
      'As an accountant, I want to see all boat owners who are more than 60 days behind with their storage fees.',
      /^(?:Boat )?owners over 60 days behind with (?:storage )?fees$/i,
    ],
    [
      'As a yard manager, I want to be stopped from assigning a rigger who has had fewer than ten hours of rest since the last shift.',
      /^No (?:assigning )?riggers? with /,
    ],
    [
      'As a yard manager, I want to be warned if a boat is assigned to a slip shallower than its draught.',
      /^Warning of a slip shallower than the draught$/,
    ],
    [
      'As a yard manager, I want to be reminded 7 days before the insurance certificate of a boat expires.',
      /^Reminder 7 days before the insurance certificate expires$/,
    ],
    [
      'As a yard manager, I want to merge two owner records that turn out to be the same person.',
      /^Merge two owner records of the same person$/,
    ],
    [
      'As a boat owner, I want to see which of the invoices that I have received this year are still unpaid.',
      /^See which of the invoices are still unpaid$/,
    ],
    [
      'As a boat owner, I want to see where the boat that I have booked for tomorrow is moored.',
      /where the booked boat is moored$/,
    ],
    ['As a rigger, I want to return a tool at a store other than the one where I picked it up.', /at another store$/],
    [
      'As a rigger, I want to reserve the bench that is closest to the window in the mast hall.',
      /closest to the window/,
    ],
    [
      'As a rigger, I want to see all masts whose inspection expires within the next three months.',
      /expires within three months$/,
    ],
  ])('keeps what is special: %s', (idea, expected) => {
    expect(headline(idea)).toMatch(expected);
  });

  const THINGS = ['boat', 'mast', 'crane', 'storage contract', 'repair order'];
  /** Leads of a wish, and its clauses; a bar marks where a clause may end. */
  const LEADS = [
    ['see all ', 's '],
    ['list every ', ' '],
    ['be told about a ', ' '],
    ['close a ', ' '],
    ['be unable to book a ', ' '],
  ] as const;
  const CLAUSES = [
    'whose owner has not confirmed the date| for the coming season|',
    'that nobody may move| before the end of the winter|',
    'that is closest to the gate| of the yard|',
    'that turns out to be heavier than the limit| in the manual of the lift|',
    'whose deposit runs out| within the next two weeks|',
    'which nobody has looked at| since the storm last autumn|',
  ];
  const wishes = THINGS.flatMap((thing) =>
    LEADS.flatMap(([lead, tail]) => CLAUSES.map((clause) => ({ wish: `${lead}${thing}${tail}`, clause }))),
  );

  it('never ends inside its clause', () => {
    const torn = wishes.flatMap(({ wish, clause }) => {
      const said = headline(`As a yard manager, I want to ${wish}${clause.replaceAll('|', '')}.`);
      const words = bare(clause.replaceAll('|', ' | ').replaceAll(/\s+/g, ' '));
      const [link = '', next = ''] = words;
      const own = bare(said).join(' ');
      if (!own.includes(`${link} ${next}`)) return [];
      const ends = words.flatMap((word, at) =>
        word === '|'
          ? [
              words
                .slice(0, at)
                .filter((one) => one !== '|')
                .join(' '),
            ]
          : [],
      );
      // "within the next two weeks" is said as "within two weeks".
      return ends.some((end) => own.includes(end) || own.includes(end.replace(' next', '')))
        ? []
        : [`${said} < ${clause}`];
    });
    expect(torn).toEqual([]);
  });

  it('never is left with all of them', () => {
    const empty = wishes
      .filter(({ wish }) => wish.startsWith('see all'))
      .map(({ wish, clause }) => headline(`As a yard manager, I want to ${wish}${clause.replaceAll('|', '')}.`))
      .filter((said) => /^See (?:all )?(?:the )?(?:\w+ )?\w+$/i.test(said));
    expect(empty).toEqual([]);
  });

  it('never keeps one article and drops another', () => {
    const mixed = wishes.flatMap(({ wish, clause }) => {
      const idea = `As a yard manager, I want to ${wish}${clause.replaceAll('|', '')}.`;
      const said = headline(idea);
      const dropped = [...idea.matchAll(/\b(?:the|an?) (\w+)/g)].filter(
        ([, noun = '']) =>
          said.includes(` ${noun}`) && !new RegExp(`\\b(?:the|an?|another|no) ${noun}\\b`, 'i').test(said),
      );
      return / (?:the|an?) /.test(said) && dropped.length > 0 ? [said] : [];
    });
    expect(mixed).toEqual([]);
  });
});

describe('what is wrong with a headline', () => {
  it.each([
    [
      'a cut inside a clause',
      'See the shelf that is closest',
      'see the shelf that is closest to the door',
      'torn',
      1.8,
    ],
    ['half a comparison', 'Warning about a kiln hotter', 'warning about a kiln hotter than the glaze', 'torn', 2.5],
    ['a lost clause', 'See all potters', 'see all potters who owe fees', 'lost', 3],
    ['mixed articles', 'Hand the key to guest', 'hand the key to a guest', 'bare', 1.4],
    ['nothing', 'Hand the key to a guest', 'hand the key to a guest', 'bare', 0],
  ] as const)('%s', (_, said, wish, fault, cost) => {
    expect(faultsIn(said, sourceOf(wish, 'action'))?.[fault]).toBeCloseTo(cost);
  });

  it('holds no headline against other words', () => {
    expect(faultsIn('Fill level of every tank', sourceOf('hand the key to a guest', 'action'))).toBeUndefined();
  });

  it('leaves out no more than a last word with its article', () => {
    const source = sourceOf('enter the weights by scanning the tag at the crate', 'action');
    expect(
      losesLittle('Enter the weights by scanning the tag', 'Enter the weights by scanning tag at crate', source),
    ).toBe(true);
    expect(losesLittle('Enter the weights', 'Enter the weights by scanning tag at crate', source)).toBe(false);
  });
});

describe('a clause told as a phrase', () => {
  it.each([
    [
      'close a kiln that has gone longer than a year without inspection',
      'close a kiln gone over a year without inspection',
    ],
    ['move a piece that has been marked as fragile', 'move a piece marked as fragile'],
    ['see the vehicle that they have booked', 'see the vehicle booked'],
    ['see potters whose lease ends before the date of the firing', 'see potters whose lease ends before the firing'],
    ['see what they have booked', 'see what they have booked'],
  ])('%s', (text, said) => {
    expect(asPhrases(text)).toBe(said);
  });

  it('says what is compared', () => {
    expect(ofCompared('warning when a glaze is put in a firing hotter than it can stand')).toBe(
      'warning of a firing hotter than a glaze can stand',
    );
    expect(ofCompared('warning when a glaze is put in a firing')).toBeUndefined();
  });
});

it.each([
  ['Hand the key over to a friend', 'hand the key over to a friend in the same group'],
  ['Suggest a slip', 'have a slip suggested'],
])('leaves a headline that is whole as it is: %s', (said, wish) => {
  expect(
    wholeHeadline(
      said,
      wish,
      () => [],
      (text) => text,
    ),
  ).toBe(said);
});
