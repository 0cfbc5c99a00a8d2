import { tellsStory } from './model-behaviours.ts';
import { startModelServer, type Behaviour, type ModelServer, type Wire } from './model-server.ts';

const REASON = { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' };
const usageMetadata = { promptTokenCount: 700, candidatesTokenCount: 300, totalTokenCount: 1_000 };

const answer = (text: string, finishReason?: string) => ({
  candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] }, ...(finishReason && { finishReason }) }],
  usageMetadata,
});
const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;

const wire: Wire = {
  prefix: '/v1beta',
  path: /^\/v1beta\/models\/[^/]+:(?:streamGenerateContent|generateContent)/,
  opening: () => '',
  piece: (text) => event(answer(text)),
  refusal: () => '',
  ending: (reason) => event(answer('', REASON[reason])),
  whole: (text) => answer(text, 'STOP'),
  error: (status, message) => ({ error: { code: status, message, status: 'FAILED' } }),
};

/** A stand-in for Google's generative language protocol. */
export function startGoogle(usual: Behaviour = tellsStory()): Promise<ModelServer> {
  return startModelServer(wire, usual);
}
