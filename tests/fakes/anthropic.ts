import { tellsStory } from './model-behaviours.ts';
import { startModelServer, type Behaviour, type ModelServer, type Wire } from './model-server.ts';

const event = (value: { type: string; [field: string]: unknown }) =>
  `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`;

const STOP = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' };

const wire: Wire = {
  prefix: '/v1',
  path: /^\/v1\/messages$/,
  opening: () =>
    event({
      type: 'message_start',
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'stand-in',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 700, output_tokens: 1 },
      },
    }) + event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
  piece: (text) => event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  refusal: (text) => event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  ending: (reason) =>
    event({ type: 'content_block_stop', index: 0 }) +
    event({
      type: 'message_delta',
      delta: { stop_reason: STOP[reason], stop_sequence: null },
      usage: { output_tokens: 300 },
    }) +
    event({ type: 'message_stop' }),
  whole: (text) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'stand-in',
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 700, output_tokens: 300 },
  }),
  error: (status, message) => ({
    type: 'error',
    error: { type: status === 429 ? 'rate_limit_error' : 'api_error', message },
  }),
};

/** A stand-in for Anthropic's messages protocol. */
export function startAnthropic(usual: Behaviour = tellsStory()): Promise<ModelServer> {
  return startModelServer(wire, usual);
}
