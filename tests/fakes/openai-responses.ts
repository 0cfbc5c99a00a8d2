import { tellsStory } from './model-behaviours.ts';
import { startModelServer, type Behaviour, type ModelServer, type Wire } from './model-server.ts';

const event = (value: { type: string; [field: string]: unknown }) =>
  `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`;

const item = { id: 'msg_1', type: 'message', status: 'in_progress', role: 'assistant', content: [] };
const response = { id: 'resp_1', object: 'response', created_at: 1_700_000_000, model: 'stand-in' };
const usage = {
  input_tokens: 700,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: 300,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: 1_000,
};
const place = { item_id: 'msg_1', output_index: 0, content_index: 0 };

const wire: Wire = {
  prefix: '/v1',
  path: /^\/v1\/responses$/,
  opening: () =>
    event({ type: 'response.created', response }) +
    event({ type: 'response.output_item.added', output_index: 0, item }),
  piece: (text) => event({ type: 'response.output_text.delta', ...place, delta: text, logprobs: [] }),
  refusal: (text) => event({ type: 'response.refusal.delta', ...place, delta: text }),
  ending: (reason) => {
    const done = event({
      type: 'response.output_item.done',
      output_index: 0,
      item: {
        ...item,
        status: 'completed',
        content: [
          reason === 'refusal'
            ? { type: 'refusal', refusal: 'I will not write this.' }
            : { type: 'output_text', text: '', annotations: [] },
        ],
      },
    });
    return reason === 'length'
      ? done +
          event({
            type: 'response.incomplete',
            response: { ...response, incomplete_details: { reason: 'max_output_tokens' }, usage },
          })
      : done + event({ type: 'response.completed', response: { ...response, usage } });
  },
  whole: (text) => ({
    ...response,
    output: [{ ...item, status: 'completed', content: [{ type: 'output_text', text, annotations: [] }] }],
    usage,
  }),
  error: (status, message) => ({ error: { message, type: 'stand_in_error', param: null, code: String(status) } }),
};

/** A stand-in for OpenAI's responses protocol. */
export function startOpenAiResponses(usual: Behaviour = tellsStory()): Promise<ModelServer> {
  return startModelServer(wire, usual);
}
