import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyFix } from './apply-fix.ts';
import { checkBacklog } from './check-backlog.ts';
import { checkStory } from './check-story.ts';
import { keepsMeaning } from './keeps-meaning.ts';
import { analyzeStory, parseStory } from './parse-story.ts';

const PIECES = [
  'As a ',
  'as an ',
  'nurse',
  ', I want to ',
  ' I need to ',
  ', so that ',
  ' in order to ',
  'book',
  ' a table',
  ' and delete it',
  ' quickly',
  ' (',
  ')',
  '. Note: ',
  ' - ',
  ', ',
  ';',
  ' then ',
  ' or ',
  '/',
  ' user-friendly',
  ' by clicking a button',
  ' etc.',
  '\n',
  '\u0000',
  '😀',
  'Ä',
  '本',
  ' I can ',
  '"',
];
const anyText = fc.oneof(
  { weight: 2, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join('')) },
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
);

const role = fc.constantFrom('nurse', 'site owner', 'editor', 'API user', 'hour keeper');
const verb = fc.constantFrom('book', 'see', 'print', 'sort', 'archive', 'rename');
const thing = fc.constantFrom('a table', 'the old invoices', 'my notes', 'reports', 'an hourly plan');
const defect = fc.constantFrom(
  (wish: string) => `${wish} and delete it`,
  (wish: string) => `${wish}, then inform the team`,
  (wish: string) => `${wish} (see page 3)`,
  (wish: string) => `${wish} by clicking a button`,
  (wish: string) => `${wish} as soon as possible`,
  (wish: string) => `quickly ${wish}`,
  (wish: string) => wish,
);
const wanting = fc.constantFrom(', I want to ', " I'd like to ", ', I need to ', ', I can ', ' I want to be able to ');
const benefit = fc.constantFrom(
  ', so that I save time',
  ' in order to save time',
  ' so I save time',
  '',
  ', so that I save time. Note: see Tom',
);
const seeded = fc
  .tuple(role, wanting, verb, thing, fc.uniqueArray(defect, { minLength: 1, maxLength: 3 }), benefit)
  .map(([who, want, does, what, defects, gain]) => {
    const wish = defects.reduce((text, spoil) => spoil(text), `${does} ${what}`);
    return `As a ${who}${want}${wish}${gain}.`;
  });

describe('any text', () => {
  it('is parsed into words that stand in it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { role, object, benefit } = parseStory(text);
        for (const part of [role, object, benefit]) expect(part === null || text.includes(part)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('is checked without a crash, with places inside the text, the same way each time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const findings = checkStory({ headline: text, userStory: text, acceptanceCriteria: [text, text] });
        for (const { where } of findings) {
          expect(where.start).toBeGreaterThanOrEqual(0);
          expect(where.end).toBeGreaterThanOrEqual(where.start);
          expect(where.end).toBeLessThanOrEqual(text.length);
        }
        expect(checkStory({ headline: text, userStory: text, acceptanceCriteria: [text, text] })).toEqual(findings);
      }),
      { numRuns: 300 },
    );
  });

  it('is checked as a backlog, whatever its lines hold', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 8 }), (lines) => {
        const report = checkBacklog(lines);
        expect(report.storyCount).toBe(lines.filter((line) => line.trim() !== '').length);
      }),
      { numRuns: 100 },
    );
  });

  // A pattern that backtracks without end would hang here and run into the test's own limit.
  it.each([
    'a',
    ' ',
    '(',
    '(a',
    'a, ',
    'and ',
    'As a ',
    'as a, ',
    'so that ',
    'I want to ',
    '1.',
    '#a',
    '. A',
    'a/',
    'a.',
    'the ',
    'to ',
    '- ',
    '; ',
    '[',
    '<',
    'in order to ',
    'a and ',
    'very ',
    'quickly ',
    'by clicking ',
    'e.g. ',
    "'",
    '\n',
    '😀',
    '本',
    'A-',
    'A-1 ',
    'that ',
    'etc ',
    ': ',
    'depends on a ',
    'a_',
    '\u0301',
  ])('of 4,000 characters of %j is checked', (piece) => {
    const text = piece.repeat(Math.ceil(4_000 / piece.length)).slice(0, 4_000);
    for (const userStory of [text, `As a nurse, I want to ${text}`, `As a nurse, I want to rest, so that ${text}`])
      expect(Array.isArray(checkStory({ headline: text, userStory, acceptanceCriteria: [text] }))).toBe(true);
  });
});

describe('a fix', () => {
  it('takes its defect away, adds none, keeps role, action and object, and is done after one time', () => {
    fc.assert(
      fc.property(fc.oneof(seeded, anyText), (userStory) => {
        const findings = checkStory({ userStory });
        const broken = new Set(findings.map((finding) => finding.rule));
        for (const finding of findings.filter((each) => each.fix !== undefined)) {
          const fixed = applyFix({ userStory }, finding).userStory;
          const after = checkStory({ userStory: fixed });
          expect(after.map((each) => each.rule)).not.toContain(finding.rule);
          for (const each of after) expect(broken).toContain(each.rule);
          expect(keepsMeaning(analyzeStory(userStory), analyzeStory(fixed))).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('one after the other they come to an end, with a sound story where nothing had to be invented', () => {
    fc.assert(
      fc.property(seeded, (text) => {
        let userStory = text;
        for (let round = 0; round < 8; round += 1) {
          const next = checkStory({ userStory }).find((finding) => finding.fix !== undefined);
          if (next === undefined) break;
          userStory = applyFix({ userStory }, next).userStory;
        }
        expect(checkStory({ userStory }).filter((finding) => finding.fix !== undefined)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
