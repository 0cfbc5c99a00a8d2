import * as z from 'zod';
import { TrackerError, type Access, type IssueTracker, type TrackerTokens } from '../../jira/issue-tracker.ts';
import { createAsk, type Ask } from './ask.ts';
import { fieldMeta, toField } from './fields.ts';

interface Settings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where people are asked and tokens are handed out. */
  readonly authUrl: string;
  /** Where Jira is. */
  readonly apiUrl: string;
  readonly timeoutMs: number;
}

const PAGE = 50;
const PAGES_MAX = 20;

const tokens = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number() });
const sites = z.array(z.object({ id: z.string(), url: z.url({ protocol: /^https?$/ }), name: z.string() }));
const project = z.object({ id: z.string(), key: z.string(), name: z.string() });
const issueType = z.object({ id: z.string(), name: z.string(), subtask: z.boolean() });
const issue = z.object({ key: z.string() });
const content = z.object({
  key: z.string(),
  fields: z.object({ summary: z.string(), description: z.unknown().optional() }),
});

/** Jira Cloud, by way of Atlassian's OAuth 2.0 (3LO) and version 3 of Jira's API. */
export function createAtlassian({ clientId, clientSecret, authUrl, apiUrl, timeoutMs }: Settings): IssueTracker {
  const ask = createAsk(timeoutMs);
  const [auth, api] = [authUrl, apiUrl].map((url) => url.replace(/\/+$/, '')) as [string, string];
  const jira = ({ cloudId }: Access, path: string): string =>
    `${api}/ex/jira/${encodeURIComponent(cloudId)}/rest/api/3/${path}`;
  const ofProject = (projectId: string): string => `issue/createmeta/${encodeURIComponent(projectId)}/issuetypes`;

  return {
    clientId,
    authorizeUrl: `${auth}/authorize`,
    ...createGrants(ask, `${auth}/oauth/token`, { client_id: clientId, client_secret: clientSecret }),
    ...createIssueCalls(ask, jira),

    sites: async (accessToken) => {
      const url = `${api}/oauth/token/accessible-resources`;
      const found = await ask({ method: 'GET', url, name: 'resources', accessToken, answer: sites });
      return found.map((site) => ({ id: site.id, name: site.name, url: site.url.replace(/\/+$/, '') }));
    },

    projects: (access) =>
      allPages(ask, access, 'projects', 'values', project, (page) =>
        jira(access, `project/search?action=create&orderBy=name&${page}`),
      ),

    issueTypes: async (access, projectId) => {
      const url = (page: string): string => jira(access, `${ofProject(projectId)}?${page}`);
      const types = await allPages(ask, access, 'issue types', 'issueTypes', issueType, url);
      return types.filter(({ subtask }) => !subtask).map(({ id, name }) => ({ id, name }));
    },

    fields: async (access, projectId, issueTypeId) => {
      const path = `${ofProject(projectId)}/${encodeURIComponent(issueTypeId)}`;
      const url = (page: string): string => jira(access, `${path}?${page}`);
      return (await allPages(ask, access, 'fields', 'fields', fieldMeta, url)).map(toField);
    },
  };
}

function createGrants(ask: Ask, url: string, client: object): Pick<IssueTracker, 'exchangeCode' | 'renew'> {
  const demand = async (grant: object): Promise<TrackerTokens> => {
    const body = { ...client, ...grant };
    const answer = await ask({ method: 'POST', url, name: 'token', body, answer: tokens });
    return { accessToken: answer.access_token, refreshToken: answer.refresh_token, expiresIn: answer.expires_in };
  };
  return {
    exchangeCode: (code, redirect_uri) => demand({ grant_type: 'authorization_code', code, redirect_uri }),
    renew: (refresh_token) => demand({ grant_type: 'refresh_token', refresh_token }),
  };
}

type Jira = (access: Access, path: string) => string;

function createIssueCalls(ask: Ask, jira: Jira): Pick<IssueTracker, 'create' | 'read' | 'update' | 'findByLabel'> {
  const at = (key: string): string => `issue/${encodeURIComponent(key)}`;
  return {
    create: async (access, { projectId, issueTypeId, summary, description, label, fields }) => {
      const own = { project: { id: projectId }, issuetype: { id: issueTypeId }, summary, description };
      const body = { fields: { ...fields, ...own, ...(label !== undefined && { labels: [label] }) } };
      const { accessToken } = access;
      const url = jira(access, 'issue');
      return (await ask({ method: 'POST', url, name: 'create', accessToken, body, answer: issue })).key;
    },

    read: async (access, wanted) => {
      const url = jira(access, `${at(wanted)}?fields=summary,description`);
      const { accessToken } = access;
      const { key, fields } = await ask({ method: 'GET', url, name: 'read', accessToken, answer: content });
      return { key, summary: fields.summary, description: fields.description };
    },

    update: async (access, key, fields) => {
      const { accessToken } = access;
      await ask({ method: 'PUT', url: jira(access, at(key)), name: 'update', accessToken, body: { fields } });
    },

    findByLabel: async (access, label) => {
      if (!/^[\w-]+$/.test(label)) throw new TrackerError('refused', 'A label has letters, digits and dashes only.');
      const body = { jql: `labels = "${label}" ORDER BY created ASC`, fields: ['key'], maxResults: 1 };
      const answer = z.object({ issues: z.array(issue) });
      const { accessToken } = access;
      const url = jira(access, 'search/jql');
      const { issues } = await ask({ method: 'POST', url, name: 'search', accessToken, body, answer });
      return issues[0]?.key;
    },
  };
}

/** All of a list that comes in pages, as far as anybody would look. */
async function allPages<Item extends z.ZodType>(
  ask: Ask,
  { accessToken }: Access,
  name: string,
  listName: string,
  item: Item,
  urlOf: (page: string) => string,
): Promise<z.output<Item>[]> {
  const answer = z.looseObject({ total: z.number().optional(), [listName]: z.array(item) });
  const all: z.output<Item>[] = [];
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const url = urlOf(`startAt=${all.length}&maxResults=${PAGE}`);
    const reply = await ask({ method: 'GET', url, name, accessToken, answer });
    const items = reply[listName] as z.output<Item>[];
    all.push(...items);
    if (items.length === 0 || all.length >= Number(reply['total'] ?? 0)) break;
  }
  return all;
}
