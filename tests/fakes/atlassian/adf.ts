import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ajv from 'ajv-draft-04';

const schema = readFileSync(join(import.meta.dirname, 'adf-schema-57.7.22.json'), 'utf8');
const validate = new ajv.default({ strict: false }).compile(JSON.parse(schema) as object);

/** What is wrong with a document, by Atlassian's own schema and by what Jira refuses beside it; undefined when nothing is. */
export function faultOfDocument(document: unknown): string | undefined {
  if (typeof document !== 'object' || document === null) {
    return 'Operation value must be an Atlassian Document (see the Atlassian Document Format)';
  }
  if (!validate(document)) return 'INVALID_INPUT';
  return textsOf(document).some((text) => /[\r\n]/.test(text)) ? 'INVALID_INPUT' : undefined;
}

function textsOf(node: object): string[] {
  const { text, content } = node as { text?: unknown; content?: unknown };
  return [...(typeof text === 'string' ? [text] : []), ...(Array.isArray(content) ? content.flatMap(textsOf) : [])];
}
