import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseStory } from '../../src/quality/parse-story.ts';
import type { Row } from '../row.ts';
import { mean, share } from './statistics.ts';

/** One annotated story of the nlp-stories ground truth, as far as it is read here. */
interface Annotation {
  readonly Text: string;
  readonly Persona: readonly string[];
  readonly Action: { readonly 'Primary Action': readonly string[] };
  readonly Entity: { readonly 'Primary Entity': readonly string[] };
  readonly Benefit: string;
}

type Part = 'role' | 'action' | 'object' | 'benefit';
const BARS: Record<Part, number> = { role: 0.99, action: 0.9, object: 0.73, benefit: 0.95 };
const PARTS = Object.keys(BARS) as Part[];

/** The stories of `gNN.json`, with the mark in front of each text taken off. */
export function readAnnotations(
  folder: string,
  file: string,
): { text: string; truth: Record<Part, readonly string[]> }[] {
  const annotations = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Annotation[];
  return annotations.map((one) => ({
    text: one.Text.replace(/^#\w+#\s*/u, ''),
    truth: {
      role: one.Persona,
      action: one.Action['Primary Action'],
      object: one.Entity['Primary Entity'],
      benefit: [one.Benefit],
    },
  }));
}

/** The annotated backlogs of a folder: every `g<number>.json`. */
export function annotatedFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^g\d+\.json$/u.test(name))
    .toSorted();
}

/** Strict on purpose: case, white space, a leading article or possessive and outer punctuation do not count; all else does. */
export function normalise(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/’/gu, "'")
    .replace(/\s+/gu, ' ')
    .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
  return plain.replace(/^(?:an?|the|my|our|your|his|her|its|their)\s+(?=\S)/u, '');
}

interface Counts {
  hits: number;
  wrong: number;
  missed: number;
}

/** Counts one prediction: a hit equals any of the annotated values; a wrong one counts as wrong and as missed. */
export function count(counts: Counts, predicted: string | null, truth: readonly string[]): void {
  const accepted = truth.map(normalise).filter((value) => value !== '');
  const value = predicted === null ? '' : normalise(predicted);
  if (value !== '' && accepted.includes(value)) counts.hits += 1;
  else {
    if (value !== '') counts.wrong += 1;
    if (accepted.length > 0) counts.missed += 1;
  }
}

export function f1({ hits, wrong, missed }: Counts): number {
  return hits === 0 && wrong + missed === 0 ? 1 : (2 * hits) / (2 * hits + wrong + missed);
}

function measureBacklog(folder: string, file: string, onMiss: (miss: string) => void): Record<Part, number> {
  const counts = Object.fromEntries(PARTS.map((part) => [part, { hits: 0, wrong: 0, missed: 0 }])) as Record<
    Part,
    Counts
  >;
  for (const { text, truth } of readAnnotations(folder, file)) {
    const parsed = parseStory(text);
    for (const part of PARTS) {
      const before = counts[part].hits + (truth[part].some((value) => value !== '') || parsed[part] !== null ? 0 : 1);
      count(counts[part], parsed[part], truth[part]);
      if (counts[part].hits === before && (parsed[part] !== null || truth[part].some((value) => value !== ''))) {
        onMiss(
          `${file} ${part}: got ${JSON.stringify(parsed[part])}, annotated ${JSON.stringify(truth[part])} in: ${text}`,
        );
      }
    }
  }
  return Object.fromEntries(PARTS.map((part) => [part, f1(counts[part])])) as Record<Part, number>;
}

/** Exact-match F1 of each part over the backlogs of `folder`: the mean of the backlogs and the worst of them. */
export function parsingRows(folder: string, onMiss: (miss: string) => void = () => undefined): Row[] {
  const measured = annotatedFiles(folder).map((file) => ({ file, figures: measureBacklog(folder, file, onMiss) }));
  return PARTS.map((part) => {
    const value = mean(measured.map(({ figures }) => figures[part]));
    const [low] = measured.toSorted((a, b) => a.figures[part] - b.figures[part]);
    const worst = low === undefined ? '' : ` (worst ${low.file.replace('.json', '')} ${share(low.figures[part])})`;
    return {
      what: `parsing: ${part}, F1`,
      value: `${share(value)}${worst}`,
      bar: `>= ${share(BARS[part])}`,
      ok: value >= BARS[part],
    };
  });
}
