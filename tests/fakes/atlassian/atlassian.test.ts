import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueDocument } from '#contract/jira-document.ts';
import { PROJECT, SITE, startAtlassian, type FakeAtlassian } from './atlassian.ts';

const REDIRECT = 'http://localhost:3000/jira/callback';
const texts = {
  headline: 'Swap',
  userStory: 'As a gardener\nI want to swap.',
  acceptanceCriteria: ['Shown.', 'Kept.'],
};
const description = issueDocument(texts);
const paragraph = (text: string) => ({
  type: 'doc',
  version: 1,
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

describe('the stand-in for Atlassian', () => {
  let atlassian: FakeAtlassian;
  let token: string;
  beforeAll(async () => {
    atlassian = await startAtlassian();
    token = (await exchange({ grant_type: 'authorization_code', code: atlassian.consent(REDIRECT) })).access_token;
  });
  afterAll(() => atlassian.close());

  async function exchange(grant: object) {
    const { JIRA_CLIENT_ID: client_id, JIRA_CLIENT_SECRET: client_secret } = atlassian.env;
    const body = JSON.stringify({ client_id, client_secret, redirect_uri: REDIRECT, ...grant });
    const reply = await fetch(`${atlassian.url}/oauth/token`, { method: 'POST', body });
    return (await reply.json()) as { access_token: string; refresh_token: string; error?: string };
  }

  async function create(fields: object): Promise<{ status: number; errors: object; errorMessages: string[] }> {
    const usual = { project: { id: PROJECT.id }, issuetype: { id: '10001' }, summary: 'Swap', description };
    const reply = await fetch(`${atlassian.url}/ex/jira/${SITE.id}/rest/api/3/issue`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ fields: { ...usual, ...fields } }),
    });
    return { status: reply.status, ...((await reply.json()) as { errors: object; errorMessages: string[] }) };
  }

  test('takes the issue of a story, by the schema of Atlassian itself', async () => {
    expect((await create({ labels: ['storygenie-1'] })).status).toBe(201);
  });

  test.each([
    [{ description: 'h1. Swap' }, 'description'],
    [{ project: undefined }, 'project'],
    [{ issuetype: { id: '1' } }, 'issuetype'],
    [{ summary: 'x'.repeat(256) }, 'summary'],
    [{ summary: 'Swap\nplots' }, 'summary'],
    [{ summary: undefined }, 'summary'],
    [{ labels: ['two words'] }, 'labels'],
    [{ customfield_1: 'x' }, 'customfield_1'],
  ])('refuses what Jira refuses: %o', async (fields, field) => {
    const { status, errors } = await create(fields);
    expect([status, Object.keys(errors)]).toEqual([400, [field]]);
  });

  test.each([paragraph(''), paragraph('two\nlines'), { ...description, version: 2 }, { type: 'doc', content: [] }])(
    'refuses a document that is none: %o',
    async (document) => {
      const { status, errorMessages } = await create({ description: document });
      expect([status, errorMessages]).toEqual([400, ['INVALID_INPUT']]);
    },
  );

  test('takes a refresh token again within ten minutes of its use, and not after', async () => {
    const now = Date.now();
    atlassian.setClock(() => new Date(now));
    const first = await exchange({ grant_type: 'authorization_code', code: atlassian.consent(REDIRECT) });
    const renew = () => exchange({ grant_type: 'refresh_token', refresh_token: first.refresh_token });
    const second = await renew();
    expect(second.refresh_token).not.toBe(first.refresh_token);
    atlassian.setClock(() => new Date(now + 599_000));
    expect((await renew()).error).toBeUndefined();
    atlassian.setClock(() => new Date(now + 601_000));
    expect((await renew()).error).toBe('invalid_grant');
    expect(
      (await exchange({ grant_type: 'refresh_token', refresh_token: second.refresh_token })).error,
    ).toBeUndefined();
  });
});
