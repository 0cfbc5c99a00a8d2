import type { Page } from '@playwright/test';

declare global {
  var letEventsPass: (count: number) => void;
}

/**
 * Holds the events of every stream that the page receives, until the test lets them pass: what the server sends
 * within a millisecond can then be watched one by one. Before the page is opened.
 */
export async function holdEvents(page: Page): Promise<{ pass: (count: number) => Promise<void> }> {
  await page.addInitScript(() => {
    const gate = { allowed: 0, opened: Promise.withResolvers<void>() };
    globalThis.letEventsPass = (count) => {
      gate.allowed += count;
      gate.opened.resolve();
      gate.opened = Promise.withResolvers();
    };
    const passSlowly = (): TransformStream<string, string> => {
      let rest = '';
      return new TransformStream({
        async transform(chunk, controller) {
          const events = (rest + chunk).split(/(?<=\n\n)/);
          rest = events.at(-1)?.endsWith('\n\n') ? '' : (events.pop() ?? '');
          for (const event of events) {
            while (gate.allowed === 0) await gate.opened.promise;
            gate.allowed -= 1;
            controller.enqueue(event);
          }
        },
        flush: (controller) => controller.enqueue(rest),
      });
    };
    const send = globalThis.fetch.bind(globalThis);
    globalThis.fetch = async (...request) => {
      const response = await send(...request);
      if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body) return response;
      const held = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(passSlowly());
      return new Response(held.pipeThrough(new TextEncoderStream()), response);
    };
  });
  return { pass: (count) => page.evaluate((passing) => globalThis.letEventsPass(passing), count) };
}
