/** Those who want to hear of one kind of event. */
export interface Listeners<Event> {
  /** Begins to listen; returns the way to stop. */
  readonly add: (listener: (event: Event) => void) => () => void;
  readonly tell: (event: Event) => void;
}

export function createListeners<Event>(): Listeners<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(event) {
      for (const listener of listeners) listener(event);
    },
  };
}
