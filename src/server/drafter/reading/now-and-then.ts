import { upperFirst } from '../language/capitals.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { asItShouldBe } from './label-of-case.ts';
import { ITEM_MARK } from './item-mark.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';

const OF_IT = '(?: (?:state|status|situation|behaviou?r|results?|outcome|process|way|version))?';
/** "Current behaviour", "As is", "Before" */
const NOW = `(?:(?:the )?(?:actual|current|present|existing|observed|old)(?:ly)?${OF_IT}|now|today|as[ -]is|is|status quo|before|so far|until now|what happens(?: now| today)?)`;
/** "Expected result", "To be", "After" */
const THEN = `(?:(?:the )?(?:expected|desired|wanted|wished|target|future|new|ideal|correct|intended|required|proposed)${OF_IT}|to[ -]be|should(?: be)?|after|afterwards|later|in (?:the )?future|from now on|instead|tomorrow|better|what should happen)`;
const PAIR = new RegExp(
  String.raw`^([\s\S]*?)(?<=^|[\n.!?;,]\s*)[\s*_>#-]*${NOW}[*_]*\s*:[*_]*\s*([^\n]+?)[\s;.,]*(?:\n|[.;,]\s+)[\s*_>#-]*${THEN}[*_]*\s*:[*_]*\s*([^\n]+?)[\s.]*$`,
  'i',
);
/** "Expected: ... / Actual: ...": the other way round, where the labels say so by themselves. */
const REVERSED = new RegExp(
  String.raw`^([\s\S]*?)(?<=^|\n)[\s*_>#-]*(?:expected|desired|correct|intended)${OF_IT}[*_]*\s*:[*_]*\s*([^\n]+?)[\s.]*\n[\s*_>#-]*(?:actual|current|observed|present)(?:ly)?${OF_IT}[*_]*\s*:[*_]*\s*([^\n]+?)[\s.]*$`,
  'i',
);
/** Behind a sentence these may as well be the names of what it speaks of: "two groups. Now: pets in the house." */
const IN_TIME = /(?:^|[\n.!?;,]\s*)(?:now|today|is|before|so far|until now)\s*:/i;
/** "Expected result: The bike is free again." by itself */
const ALONE = new RegExp(
  String.raw`^[\s*_>#-]*(?:expected|desired|correct|intended|required)${OF_IT}[*_]*\s*:[*_]*\s*([^\n]+?)[\s.]*$`,
  'i',
);
/** "Steps to reproduce: / 1. Book a bike / 2. Cancel the booking" */
const STEPS = new RegExp(
  String.raw`^([\s\S]*?)(?<=^|\n)[\s*_>#]*(?:steps(?: to reproduce(?: it)?)?|how to reproduce(?: it)?|reproduction|to reproduce)[*_]*\s*:?[*_]*\s*\n((?:\s*${ITEM_MARK}\s+[^\n]+\n)+)\s*([\s\S]+)$`,
  'i',
);
const MARKED = new RegExp(String.raw`^\s*${ITEM_MARK}\s+`);

/** The last step as the case in which it happens: "when I cancel the booking". */
function caseOf(steps: string): string | undefined {
  const last =
    steps
      .trim()
      .split('\n')
      .at(-1)
      ?.replace(MARKED, '')
      .replace(/[\s.]+$/, '') ?? '';
  return isBaseVerb(last.split(' ')[0]?.toLowerCase() ?? '') ? `when I ${lowerFirst(last)}` : undefined;
}

function pairIn(told: string): { before: string; now: string; wished: string } {
  const [, before = '', now = '', then = ''] = PAIR.exec(told) ?? [];
  if (then) return { before, now, wished: then };
  const [, lead = '', expected = '', actual = ''] = REVERSED.exec(told) ?? [];
  return expected
    ? { before: lead, now: actual, wished: expected }
    : { before: '', now: '', wished: ALONE.exec(told)?.[1] ?? '' };
}

/** How it is and how it shall be, told under two labels, in two sentences; the steps of a fault are the case of it. */
export function nowAndThen(text: string, people: People): string {
  const [, lead = '', steps = '', told = text] = STEPS.exec(text) ?? [];
  const { before, now, wished } = pairIn(told);
  if (!wished || (IN_TIME.test(told) && /[.!?:]\s*$/.test(before))) return text;
  const inCase = steps ? caseOf(steps) : undefined;
  const wish = asItShouldBe(upperFirst(wished), people);
  const named = [lead, before].map((part) => part.trim()).filter(Boolean);
  return [
    ...named.map((part) => (/[.!?:]$/.test(part) ? part : `${part}.`)),
    `${upperFirst(wish)}${inCase ? ` ${inCase}` : ''}.`,
    ...(now ? [`At the moment ${lowerFirst(now)}.`] : []),
  ].join(' ');
}
