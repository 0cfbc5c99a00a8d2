import * as z from 'zod';
import { DomainError } from '../errors.ts';

const LINE_END = 0x0a;
const ITEMS_MAX = 20;

const itemHeader = z.object({ type: z.string(), length: z.int().min(0).optional() });

interface EnvelopeItem {
  readonly type: string;
  readonly payload: Buffer;
}

/**
 * Takes an envelope apart, as Sentry's SDKs send them: a line about the whole, then for each item a line about it and
 * its payload. What the first line says, an address above all, is nobody's concern here. Throws `malformed_request`.
 */
export function readEnvelope(bytes: Buffer): EnvelopeItem[] {
  let at = 0;
  const take = (length: number): Buffer => {
    if (at + length > bytes.length) throw malformed();
    const part = bytes.subarray(at, at + length);
    at += length + 1;
    return part;
  };
  const takeLine = (): Buffer => {
    const end = bytes.indexOf(LINE_END, at);
    return take((end === -1 ? bytes.length : end) - at);
  };

  if (!z.object({}).safeParse(readJson(takeLine())).success) throw malformed();
  const items: EnvelopeItem[] = [];
  while (at < bytes.length) {
    const line = takeLine();
    if (line.length === 0) continue;
    const { type, length } = itemHeader.safeParse(readJson(line)).data ?? refuse();
    items.push({ type, payload: length === undefined ? takeLine() : take(length) });
    if (items.length > ITEMS_MAX) throw malformed();
  }
  return items;
}

/** The JSON of a line or a payload. Throws `malformed_request`. */
export function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw malformed();
  }
}

function refuse(): never {
  throw malformed();
}

function malformed(): DomainError {
  return new DomainError('malformed_request', 'The report could not be read. Send an envelope of Sentry’s form.');
}
