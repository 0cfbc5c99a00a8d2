import type { EventName } from '#contract/event.ts';

/** Something that a person did. It carries nothing about them but their uid. */
export interface RecordedEvent {
  readonly id: string;
  readonly uid: string;
  readonly name: EventName;
  readonly at: string;
  readonly receivedAt: string;
}

/** Where usage events go. */
export interface Analytics {
  /** Resolves when the events are taken; one that only passes them on never rejects. */
  readonly record: (events: readonly RecordedEvent[]) => Promise<void>;
}
