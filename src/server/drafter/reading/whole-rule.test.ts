import { describe, expect, it } from 'vitest';
import { people } from './allotments.contract.ts';
import { readWholeRule } from './whole-rule.ts';

describe('a rule told as if it were so already', () => {
  it('keeps what the same people do besides', () => {
    expect(readWholeRule('plot holders describe the tool and get told if it is found', people)).toMatchObject({
      request: { kind: 'act', actor: 'plot holders', text: 'describe the tool' },
      others: [{ text: 'get told if it is found' }],
    });
  });

  it('keeps what comes of it', () => {
    expect(
      readWholeRule('plot holders record a tour by starting and stopping, the route gets filled in', people)?.details,
    ).toEqual(['the route gets filled in']);
  });

  it.each(['the gate does not open', 'we open the gate at dawn', 'a gate at dawn'])('is not told by "%s"', (text) => {
    expect(readWholeRule(text, people)).toBeUndefined();
  });
});
