import { problemOf, readAnswer, type Answer } from './answer.ts';
import type { ModelReply } from './ask-model.ts';
import { takeOutJson } from './take-out-json.ts';

/** `prose`: no JSON at all, so that another way to demand it may help. `problem` is in words for the model. */
export type Reading =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'refusal' }
  | { readonly kind: 'prose'; readonly problem: string; readonly declines: boolean }
  | { readonly kind: 'broken'; readonly problem: string };

const DECLINES = /^\W*(?:(?:i['’]?m|i am) (?:sorry|unable|not able)|sorry\b|i (?:can['’]?t|cannot|can not|won['’]?t))/i;

/** What a model's whole reply is. */
export function readReply({ text, finishReason }: ModelReply): Reading {
  if (finishReason === 'content-filter') return { kind: 'refusal' };
  const json = takeOutJson(text);
  if (json === undefined) {
    return { kind: 'prose', problem: 'it holds no JSON object.', declines: DECLINES.test(text) };
  }
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    const cut = finishReason === 'length' ? 'it was cut off because it is too long; be much briefer.' : '';
    return { kind: 'broken', problem: cut || 'it is not valid JSON.' };
  }
  const answer = readAnswer(value);
  const problem = problemOf(answer);
  return problem === undefined ? { kind: 'answer', answer } : { kind: 'broken', problem };
}
