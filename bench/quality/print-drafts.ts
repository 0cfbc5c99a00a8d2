import type { Grounding } from '#contract/story.ts';
import type { JudgedDraft } from './drafts.ts';

function origin({ source, quote }: Grounding): string {
  return quote === undefined ? `[${source}]` : `[${source}: "${quote}"]`;
}

function lines({ product, idea, draft, verdict, refusal }: JudgedDraft): string[] {
  const head = [
    `## ${product.id} / ${idea.form}${idea.traits.map((trait) => ` #${trait}`).join('')}`,
    `> ${idea.idea.replaceAll('\n', '\n> ')}`,
  ];
  if (draft === null || verdict === null) return [...head, `REFUSED: ${refusal}`];
  const findings = [
    ...verdict.form,
    ...verdict.missingTerms.map((term) => `term missing: ${term}`),
    ...verdict.invented,
    ...verdict.vague.map((word) => `vague: ${word}`),
    ...verdict.slips,
    ...verdict.unobservable.map((text) => `not observable: ${text}`),
    ...verdict.falseQuotes.map((quote) => `not in the source: ${quote}`),
    ...verdict.shape,
    ...(verdict.actorOk ? [] : [`actor: ${verdict.role}`]),
    ...(verdict.copiedRun > 12 ? [`copied run of ${verdict.copiedRun} words`] : []),
  ];
  return [
    ...head,
    `**${draft.headline}**`,
    `${draft.userStory} actor ${origin(draft.actorGrounding)} benefit ${origin(draft.benefitGrounding)}`,
    ...draft.acceptanceCriteria.map(
      (text, index) => `- ${text} ${origin(draft.grounding[index] ?? { source: 'assumption' })}`,
    ),
    ...draft.openQuestions.map((text) => `? ${text}`),
    ...draft.furtherIdeas.map((text) => `+ ${text}`),
    ...findings.map((text) => `!! ${text}`),
  ];
}

/** Writes every idea with its draft and what the judge says of it, for a person to read. */
export function printDrafts(judged: readonly JudgedDraft[]): void {
  for (const one of judged) console.log(`${lines(one).join('\n')}\n`);
}
