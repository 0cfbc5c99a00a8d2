import { tellsStory } from './model-behaviours.ts';
import { startModelServer, type Behaviour, type ModelServer, type Wire } from './model-server.ts';

const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;

const chunk = (delta: unknown, finish_reason: string | null = null) =>
  event({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: 'stand-in',
    choices: [{ index: 0, delta, finish_reason }],
  });

const usage = { prompt_tokens: 700, completion_tokens: 300, total_tokens: 1_000 };

const wire: Wire = {
  prefix: '/v1',
  path: /^\/v1\/chat\/completions$/,
  opening: () => chunk({ role: 'assistant', content: '' }),
  piece: (text) => chunk({ content: text }),
  refusal: (text) => chunk({ refusal: text }),
  ending: (reason) =>
    chunk({}, reason === 'length' ? 'length' : 'stop') +
    event({ id: 'chatcmpl-1', object: 'chat.completion.chunk', model: 'stand-in', choices: [], usage }) +
    'data: [DONE]\n\n',
  whole: (text) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'stand-in',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage,
  }),
  error: (status, message) => ({ error: { message, type: 'stand_in_error', param: null, code: String(status) } }),
};

/** A stand-in for any server of OpenAI's chat protocol. It tells good stories unless told otherwise. */
export function startOpenAiCompatible(usual: Behaviour = tellsStory()): Promise<ModelServer> {
  return startModelServer(wire, usual);
}
