/** What can be asked of Atlassian here. */
export type Call =
  | 'token'
  | 'resources'
  | 'projects'
  | 'issue types'
  | 'fields'
  | 'create'
  | 'read'
  | 'update'
  | 'search';

/**
 * What goes wrong: `lost` does what it was asked and answers nothing, `cut` does nothing and answers nothing; a status is
 * answered and nothing done.
 */
export type Fault =
  | 'lost'
  | 'cut'
  | { readonly status: number; readonly body?: unknown; readonly retryAfter?: number | string };

/** One call that is kept waiting. */
export interface Held {
  /** Settles when the call has come. */
  readonly arrived: Promise<void>;
  /** Lets it go on. */
  readonly release: () => void;
}

/** What is to happen to the next calls of a kind, in their order. */
export function createFaults() {
  const planned = new Map<Call, Fault[]>();
  const held = new Map<Call, { arrive: () => void; released: Promise<void> }[]>();
  return {
    plan: (call: Call, fault: Fault, times: number): void =>
      void planned.set(call, [...(planned.get(call) ?? []), ...Array.from({ length: times }, () => fault)]),
    hold: (call: Call): Held => {
      const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      held.set(call, [...(held.get(call) ?? []), { arrive: arrived.resolve, released: released.promise }]);
      return { arrived: arrived.promise, release: released.resolve };
    },
    next: (call: Call): Fault | undefined => planned.get(call)?.shift(),
    wait: async (call: Call): Promise<void> => {
      const next = held.get(call)?.shift();
      next?.arrive();
      await next?.released;
    },
  };
}
