import { checkBacklog } from '../../../src/quality/check-backlog.ts';
import type { Row } from '../../row.ts';
import { annotatedFiles, readAnnotations } from '../parsing.ts';
import { vagueWords } from '../judge/lexicon.ts';
import { contentWords, occurs } from '../judge/words.ts';
import { groupBy, mean, share, worst } from '../statistics.ts';

interface FixOnBacklog {
  readonly backlog: string;
  readonly ok: boolean;
}

/** Annotations hold vague words ("easily access") which a fix is there to take out. */
function withoutVague(value: string): string[] {
  const vague = vagueWords(value).join(' ').split(' ');
  return contentWords(value).filter((word) => !vague.includes(word));
}

/** Whether one of the annotated values has all its content words in the text, but for vague ones ("easily access"); true when nothing is annotated. */
function names(values: readonly string[], text: string): boolean {
  const words = contentWords(text);
  const wanted = values.map(withoutVague).filter((value) => value.length > 0);
  return wanted.length === 0 || wanted.some((value) => value.every((word) => occurs(word, words)));
}

function fixesOf(folder: string, file: string, onFault: (fault: string) => void): FixOnBacklog[] {
  const annotated = readAnnotations(folder, file).filter(({ text }) => text.trim() !== '');
  const texts = annotated.map(({ text }) => text);
  const checked = checkBacklog(texts).lines;
  return annotated.flatMap(({ text, truth }, index) =>
    (checked[index]?.findings ?? []).flatMap(({ rule, fix }) => {
      if (fix === undefined) return [];
      const kept = (['role', 'action', 'object'] as const).every(
        (part) => !names(truth[part], text) || names(truth[part], fix),
      );
      const after = checkBacklog(texts.with(index, fix)).lines[index]?.findings ?? [];
      const gone = !after.some((finding) => finding.rule === rule && finding.fix !== undefined && finding.fix !== fix);
      if (!kept || !gone) onFault(`backlog fix [${rule}] not ${kept ? 'settled at once' : 'kept'}: ${text} => ${fix}`);
      return [{ backlog: file.replace('.json', ''), ok: kept && gone }];
    }),
  );
}

/** Fixes offered for the backlogs as people wrote them: the annotated role, action and object must stay, and one application must settle it. */
export function backlogFixRow(folder: string, onFault: (fault: string) => void = () => undefined): Row {
  const fixes = annotatedFiles(folder).flatMap((file) => fixesOf(folder, file, onFault));
  const figure = (group: readonly FixOnBacklog[]): number => mean(group.map(({ ok }) => (ok ? 1 : 0)));
  const value = figure(fixes);
  const low = worst(
    groupBy(fixes, ({ backlog }) => backlog),
    figure,
    'low',
  );
  return {
    what: 'checks: fixes on backlogs as written, annotated parts kept',
    value: `${share(value)} of ${fixes.length} (worst ${low.name} ${share(low.value)})`,
    bar: '>= .980',
    ok: value >= 0.98,
  };
}
