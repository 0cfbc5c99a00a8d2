import type { Row } from '../row.ts';
import { repeatedBenefits, repeatedCriteria, repeatedPatterns } from './drafts.ts';
import type { JudgedDraft } from './drafts.ts';
import type { Verdict } from './judge/judge-draft.ts';
import { groupBy, mean, percent, quantile, share, worst } from './statistics.ts';

type Judged = readonly JudgedDraft[];

const verdicts = (judged: Judged): Verdict[] => judged.flatMap(({ verdict }) => (verdict === null ? [] : [verdict]));

/** How much of the group has a fault; a refused idea is a fault in every row. */
function faultShare(group: Judged, faulty: (verdict: Verdict) => boolean): number {
  return mean(group.map(({ verdict }) => (verdict === null || faulty(verdict) ? 1 : 0)));
}

/** ", worst law-hours .71 and question .80": the product and the form of idea that do worst. */
function worstOf(
  judged: Judged,
  figure: (group: Judged) => number,
  bad: 'low' | 'high',
  print: (value: number) => string,
): string {
  const product = worst(
    groupBy(judged, (one) => one.product.id),
    figure,
    bad,
  );
  const form = worst(
    groupBy(judged, (one) => one.idea.form),
    figure,
    bad,
  );
  return `worst ${product.name} ${print(product.value)}, ${form.name} ${print(form.value)}`;
}

function faultRow(judged: Judged, what: string, bar: number, faulty: (verdict: Verdict) => boolean): Row {
  const value = faultShare(judged, faulty);
  const where = value === 0 ? '' : ` (${worstOf(judged, (group) => faultShare(group, faulty), 'high', percent)})`;
  return {
    what,
    value: `${percent(value)}${where}`,
    bar: bar === 0 ? '0' : `< ${percent(bar)}`,
    ok: bar === 0 ? value === 0 : value < bar,
  };
}

function shareRow(judged: Judged, what: string, bar: number, figure: (group: Judged) => number): Row {
  const value = figure(judged);
  return {
    what,
    value: `${share(value)} (${worstOf(judged, figure, 'low', share)})`,
    bar: `>= ${share(bar)}`,
    ok: value >= bar,
  };
}

/** How often the actor is right where the idea names it, where the description points to it and where it is a guess. */
function actorOrigins(judged: Judged): Row {
  const origins = (['idea', 'product', 'assumption'] as const).map((source) => {
    const group = judged.filter(({ draft }) => draft?.actorGrounding.source === source);
    return `${source} ${share(1 - faultShare(group, ({ actorOk }) => !actorOk))} of ${group.length}`;
  });
  const wrong = judged.filter(({ verdict }) => verdict?.actorOk === false);
  const strangers = wrong.filter(
    ({ verdict, product }) => !product.roles.some((role) => role.toLowerCase() === verdict?.role.toLowerCase()),
  );
  const value = `${origins.join(', ')}; of ${wrong.length} wrong ones ${strangers.length} are no role of the description`;
  return { what: 'actor by where it comes from', value, bar: '-', ok: true };
}

function formBreakdown(judged: Judged): Row {
  const kinds = ['not well-formed', 'not atomic', 'not minimal', 'not uniform', 'duplicate'] as const;
  const counts = kinds.map((kind) => `${kind} ${verdicts(judged).filter(({ form }) => form.includes(kind)).length}`);
  return { what: 'defects of form by kind', value: counts.join(', '), bar: '-', ok: true };
}

function termShare(group: Judged): number {
  return mean(
    group.map(({ idea, verdict }) => (verdict === null ? 0 : 1 - verdict.missingTerms.length / idea.terms.length)),
  );
}

function inventionRow(judged: Judged, kind: 'number' | 'name' | 'technology'): Row {
  const found = judged.flatMap(({ product, verdict }) =>
    (verdict?.invented ?? [])
      .filter((one) => one.startsWith(kind))
      .map((one) => `${product.id} ${one.slice(kind.length + 2)}`),
  );
  const shown = found.slice(0, 4).join('; ');
  return {
    what: `${kind === 'technology' ? 'technologie' : kind}s that nobody said`,
    value: found.length === 0 ? '0' : `${found.length} (${shown})`,
    bar: '0',
    ok: found.length === 0,
  };
}

function observableShare(group: Judged): number {
  const all = group.flatMap(({ draft }) => draft?.acceptanceCriteria ?? []);
  const bad = verdicts(group).flatMap(({ unobservable }) => unobservable);
  return all.length === 0 ? 1 : 1 - bad.length / all.length;
}

function repetitionRows(judged: Judged): Row[] {
  const [same, patterns] = [repeatedCriteria(judged), repeatedPatterns(judged)];
  const show = (found: [string, number][]): string =>
    found.length === 0
      ? '0'
      : `${found.length} (${found
          .slice(0, 2)
          .map(([text, count]) => `${count} x "${text.slice(0, 60)}"`)
          .join('; ')})`;
  return [
    { what: 'same criterion in more than 5 % of stories', value: show(same), bar: '0', ok: same.length === 0 },
    { what: "same pattern (idea's words masked) in more than 10 %", value: show(patterns), bar: '-', ok: true },
  ];
}

function repeatedBenefitRow(judged: Judged): Row {
  const found = repeatedBenefits(judged);
  const shown = found
    .slice(0, 2)
    .map(([text, times]) => `${times} x "${text}"`)
    .join('; ');
  return {
    what: 'same benefit in more than 5 % of stories',
    value: found.length === 0 ? '0' : `${found.length} (${shown})`,
    bar: '0',
    ok: found.length === 0,
  };
}

function furtherIdeasRow(judged: Judged): Row {
  const several = judged.filter(({ idea }) => idea.traits.includes('two-actions'));
  const found = several.filter(({ draft }) => (draft?.furtherIdeas.length ?? 0) > 0).length;
  const rest = judged.filter(({ idea }) => !idea.traits.includes('two-actions'));
  const needless = rest.filter(({ draft }) => (draft?.furtherIdeas.length ?? 0) > 0).length;
  return {
    what: 'further ideas given for several actions; for one',
    value: `${found} of ${several.length}; ${needless} of ${rest.length}`,
    bar: '-',
    ok: true,
  };
}

function speedRows(judged: Judged): Row[] {
  const times = judged.map(({ milliseconds }) => milliseconds);
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  return [
    { what: 'drafter p50', value: `${p50.toFixed(1)} ms`, bar: '<= 15 ms', ok: p50 <= 15 },
    { what: 'drafter p99', value: `${p99.toFixed(1)} ms`, bar: '<= 60 ms', ok: p99 <= 60 },
  ];
}

/** The rows on generated stories. */
export function draftRows(judged: Judged): Row[] {
  const refused = judged.filter(({ draft }) => draft === null);
  const worstRun = Math.max(0, ...verdicts(judged).map(({ copiedRun }) => copiedRun));
  return [
    {
      what: 'ideas drafted',
      value: `${judged.length - refused.length} of ${judged.length}`,
      bar: 'all',
      ok: refused.length === 0,
    },
    faultRow(judged, 'stories with a defect of form', 0.05, ({ form }) => form.length > 0),
    formBreakdown(judged),
    shareRow(judged, 'key terms of the idea present', 0.95, termShare),
    shareRow(judged, 'content words from the input, story', 0.7, (group) =>
      mean(verdicts(group).map(({ storyShare }) => storyShare)),
    ),
    shareRow(judged, 'content words from the input, criteria from the idea', 0.7, (group) =>
      mean(verdicts(group).flatMap(({ criterionShares }) => criterionShares)),
    ),
    { what: 'longest run copied into a criterion', value: `${worstRun} words`, bar: '<= 12 words', ok: worstRun <= 12 },
    inventionRow(judged, 'number'),
    inventionRow(judged, 'name'),
    inventionRow(judged, 'technology'),
    faultRow(judged, 'stories with a vague word', 0, ({ vague }) => vague.length > 0),
    shareRow(judged, 'criteria with an observable outcome', 0.95, observableShare),
    ...repetitionRows(judged),
    shareRow(
      judged,
      'actor is one the idea or product allows',
      0.95,
      (group) => 1 - faultShare(group, ({ actorOk }) => !actorOk),
    ),
    actorOrigins(judged),
    faultRow(judged, 'stories with a grammar slip', 0.05, ({ slips }) => slips.length > 0),
    faultRow(
      judged,
      'stories with a quotation that is not in its source',
      0,
      ({ falseQuotes }) => falseQuotes.length > 0,
    ),
    faultRow(
      judged,
      'stories out of shape (3 to 7 criteria, one sentence each)',
      0.05,
      ({ shape }) => shape.length > 0,
    ),
    faultRow(judged, 'ideas pasted into the story (run over 20 words)', 0.05, ({ pastedRun }) => pastedRun > 20),
    repeatedBenefitRow(judged),
    furtherIdeasRow(judged),
    ...speedRows(judged),
  ];
}
