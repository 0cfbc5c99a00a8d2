export interface ReadEvent {
  readonly event: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever came
  readonly data: any;
}

/** The server-sent events in a reply's text, in their order; comments are left out. */
export function readEvents(text: string): ReadEvent[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [event = '', data = ''] = block.split('\n');
      return { event: event.slice('event: '.length), data: JSON.parse(data.slice('data: '.length)) };
    });
}
