import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Mail } from '../mail/mailer.ts';
import { createMailOutbox } from './mail-outbox.ts';

const link = `https://stories.example.com/reset/new?token=${'abcdefgh'.repeat(12)}`;
const mail: Mail = {
  kind: 'password-reset',
  to: 'ada@example.com',
  subject: 'Your new password',
  text: `Hello,\n\n${link}\n`,
  html: `<a href="${link}">here</a>`,
};

test('the outbox keeps each mail in a file that only its user can read, and tells the name alone', async () => {
  const data = await mkdtemp(join(tmpdir(), 'storygenie-outbox-'));
  const folder = join(data, 'outbox');
  const written: string[] = [];
  const outbox = createMailOutbox({ folder, onWritten: (file) => void written.push(file) });
  await Promise.all([outbox.send(mail), outbox.send(mail), outbox.send(mail)]);

  const files = await readdir(folder);
  expect(files.toSorted()).toEqual(written.toSorted());
  expect(new Set(files).size).toBe(3);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  for (const file of files) {
    expect(file).toMatch(/^[0-9a-f-]{36}-password-reset\.txt$/);
    const path = join(folder, file);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readFile(path, 'utf8')).toBe(`To: ada@example.com\nSubject: Your new password\n\nHello,\n\n${link}\n`);
  }
  await rm(data, { recursive: true });
});
