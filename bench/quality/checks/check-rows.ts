import type { Row } from '../../row.ts';
import { groupBy, mean, share, worst } from '../statistics.ts';
import { cleanBacklogs, OWN_BACKLOGS } from './clean-stories.ts';
import { falseAlarms, measureSeeds } from './measure-checks.ts';
import type { FalseAlarm, SeedResult } from './measure-checks.ts';
import { RULES_OF_KIND } from './rule-kinds.ts';
import type { Kind } from './seeds.ts';
import { SEED_KINDS } from './seeds.ts';

const recall = (results: readonly SeedResult[]): number => mean(results.map(({ found }) => (found ? 1 : 0)));

function recallRow(results: readonly SeedResult[], what: string, bar: number): Row {
  const value = recall(results);
  const kind = worst(
    groupBy(results, (one) => one.kind),
    recall,
    'low',
  );
  const backlog = worst(
    groupBy(results, (one) => one.backlog),
    recall,
    'low',
  );
  return {
    what,
    value: `${share(value)} of ${results.length} (worst "${kind.name}" ${share(kind.value)}, backlog ${backlog.name} ${share(backlog.value)})`,
    bar: `>= ${share(bar)}`,
    ok: value >= bar,
  };
}

/** Of the findings of a kind, on its seeds and on the clean stories, the share that is right. */
function precisionOf(kind: Kind, results: readonly SeedResult[], alarms: readonly FalseAlarm[]): number {
  const right = results.filter((one) => one.kind === kind && one.found).length;
  const wrong = new Set(
    alarms.filter(({ rule }) => RULES_OF_KIND[kind].includes(rule)).map(({ backlog, line }) => backlog + line),
  ).size;
  return right + wrong === 0 ? 1 : right / (right + wrong);
}

function precisionRow(results: readonly SeedResult[], alarms: readonly FalseAlarm[], stories: number): Row {
  const precision = SEED_KINDS.map(({ kind }) => ({ kind, value: precisionOf(kind, results, alarms) }));
  const [low] = precision.toSorted((a, b) => a.value - b.value);
  const value = mean(precision.map((one) => one.value));
  return {
    what: `checks: precision, ${stories} clean stories`,
    value: `${share(value)} (worst "${low?.kind}" ${share(low?.value ?? 1)})`,
    bar: '>= .900',
    ok: value >= 0.9,
  };
}

function alarmRow(alarms: readonly FalseAlarm[]): Row {
  const rules = [...groupBy(alarms, ({ rule }) => rule)].map(([rule, found]) => `${rule} ${found.length}`).join(', ');
  return {
    what: 'checks: findings on clean stories, any rule',
    value: `${alarms.length}${rules === '' ? '' : ` (${rules})`}`,
    bar: '-',
    ok: true,
  };
}

function fixRows(results: readonly SeedResult[]): Row[] {
  const fixes = results.flatMap(({ fixes }) => fixes.map(({ verdict }) => verdict));
  const offered = results.filter((one) => one.fixes.length > 0).length;
  const part = (name: 'gone' | 'noneNew' | 'kept' | 'idempotent'): number =>
    mean(fixes.map((fix) => (fix[name] ? 1 : 0)));
  const safe = mean(fixes.map((fix) => (fix.gone && fix.noneNew && fix.kept && fix.idempotent ? 1 : 0)));
  return [
    { what: 'checks: seeds for which a fix is offered', value: `${offered} of ${results.length}`, bar: '-', ok: true },
    {
      what: 'checks: fixes that are safe',
      value: `${share(safe)} of ${fixes.length} (gone ${share(part('gone'))}, none new ${share(part('noneNew'))}, kept ${share(part('kept'))}, idempotent ${share(part('idempotent'))})`,
      bar: '>= .980',
      ok: fixes.length > 0 && safe >= 0.98,
    },
  ];
}

/** The rows on the checks; `folder` adds the clean stories of real backlogs to the benchmark's own. */
export function checkRows(folder: string | null, onFault: (fault: string) => void = () => undefined): Row[] {
  const backlogs = [...OWN_BACKLOGS, ...(folder === null ? [] : cleanBacklogs(folder))];
  const results = measureSeeds(backlogs);
  const alarms = falseAlarms(backlogs);
  for (const { kind, line, found, fixes, backlog } of results) {
    if (!found) onFault(`missed [${kind}] ${backlog}: ${line}`);
    for (const { fix, verdict } of fixes) {
      const faults = Object.entries(verdict).flatMap(([name, ok]) => (ok ? [] : [name]));
      if (faults.length > 0) onFault(`fix [${kind}] not ${faults.join(', not ')}: ${line} => ${fix}`);
    }
  }
  for (const { rule, line, backlog } of alarms) onFault(`false alarm [${rule}] ${backlog}: ${line}`);
  return [
    recallRow(
      results.filter(({ aqusa }) => aqusa),
      'checks: recall, kinds that AQUSA catches',
      0.95,
    ),
    recallRow(
      results.filter(({ aqusa }) => !aqusa),
      'checks: recall, kinds to which AQUSA is blind',
      0.8,
    ),
    precisionRow(
      results,
      alarms,
      backlogs.reduce((sum, { stories }) => sum + stories.length, 0),
    ),
    alarmRow(alarms),
    ...fixRows(results),
  ];
}
