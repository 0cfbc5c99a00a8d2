import { describe, expect, test } from 'vitest';
import { type Mail, MailFault, type MailOutcome } from './mailer.ts';
import { createPostService } from './post.service.ts';

const PATIENCE = { timeout: 10_000 };
const mail: Mail = {
  kind: 'password-reset',
  to: 'ada@example.com',
  subject: 'A secret subject',
  text: 'https://example.com/?token=secret',
  html: '<p>secret</p>',
};

/** A post whose mailer meets `faults`, one for each try, and then takes the mail. Waiting takes no time. */
function setUp(...faults: (MailOutcome | Error)[]) {
  const sent: Mail[] = [];
  const log: object[] = [];
  const waits: number[] = [];
  let tries = 0;
  const post = createPostService({
    mailer: {
      send: async (offered) => {
        tries += 1;
        const fault = faults.shift();
        if (fault instanceof Error) throw fault;
        if (fault) throw new MailFault(fault, '451');
        sent.push(offered);
      },
    },
    log: (event) => void log.push(event),
    wait: async (milliseconds, signal) => {
      waits.push(milliseconds);
      signal.throwIfAborted();
    },
  });
  return { post, sent, log, waits, tries: () => tries };
}

describe('a mail that somebody waits for', () => {
  test('is sent once, and they hear that it was taken', async () => {
    const { post, sent, log } = setUp();
    expect(await post.sendNow(mail)).toBe(true);
    expect([sent, log]).toEqual([[mail], []]);
  });

  test.each(['busy', 'refused', 'unsure'] as const)('that is not taken (%s) is not tried again', async (outcome) => {
    const { post, log, tries } = setUp(outcome);
    expect(await post.sendNow(mail)).toBe(false);
    expect([tries(), log]).toEqual([1, [{ kind: 'password-reset', reason: '451', again: false }]]);
  });
});

describe('a mail that nobody waits for', () => {
  test('is tried again while the mail server is busy, less and less often, and sent once', async () => {
    const { post, sent, waits, log } = setUp('busy', 'busy', 'busy');
    post.sendLater(mail);
    await expect.poll(() => sent, PATIENCE).toEqual([mail]);
    await post.close();
    expect(waits).toEqual([...waits].toSorted((one, other) => one - other));
    expect(log).toEqual(Array.from({ length: 3 }, () => ({ kind: 'password-reset', reason: '451', again: true })));
  });

  test('is given up when the server stays busy, and the log says so', async () => {
    const { post, sent, log, tries } = setUp(...Array.from({ length: 9 }, () => 'busy' as const));
    post.sendLater(mail);
    await expect.poll(() => log.at(-1), PATIENCE).toEqual({ kind: 'password-reset', reason: '451', again: false });
    expect([sent, tries()]).toEqual([[], 5]);
  });

  test.each(['refused', 'unsure'] as const)('is never sent twice: no other try when it was %s', async (outcome) => {
    const { post, sent, tries } = setUp(outcome);
    post.sendLater(mail);
    await post.close();
    expect([tries(), sent]).toEqual([1, []]);
  });

  test('that meets a fault of our own ends no process', async () => {
    const { post, log } = setUp(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
    post.sendLater(mail);
    await post.close();
    expect(log).toEqual([{ kind: 'password-reset', reason: 'ENOSPC', again: false }]);
  });

  test('has a last try when the server ends', async () => {
    const sent: Mail[] = [];
    const first = Promise.withResolvers<void>();
    let tries = 0;
    const post = createPostService({
      mailer: {
        send: async (offered) => {
          tries += 1;
          if (tries === 1) throw new MailFault('busy', '451');
          sent.push(offered);
        },
      },
      log: () => first.resolve(),
      wait: (_milliseconds, signal) => {
        const { promise, reject } = Promise.withResolvers<void>();
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        return promise;
      },
    });
    post.sendLater(mail);
    await first.promise;
    await post.close();
    expect([tries, sent]).toEqual([2, [mail]]);
  });

  test('leaves neither its address nor its words in the log', async () => {
    const { post, log } = setUp('refused');
    post.sendLater(mail);
    await post.close();
    expect(JSON.stringify(log)).not.toMatch(/ada|secret/);
  });
});
