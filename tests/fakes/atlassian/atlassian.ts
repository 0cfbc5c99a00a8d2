import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { authorizePage, checkRedirect, wayBack } from './authorize-page.ts';
import { createFaults, type Call, type Fault, type Held } from './faults.ts';
import type { FieldMeta, Fields } from './issue-rules.ts';
import { createIssues, type Project, type Site } from './issues.ts';
import { CLIENT, createOauth } from './oauth.ts';
import { Refusal } from './refusal.ts';
import { createRoutes, type Asked } from './routes.ts';

export interface FakeAtlassian {
  readonly url: string;
  /** Settings of a server that shall use it. */
  readonly env: Readonly<Record<'JIRA_CLIENT_ID' | 'JIRA_CLIENT_SECRET' | 'JIRA_AUTH_URL' | 'JIRA_API_URL', string>>;
  /** What was asked, in its order: the call and what it was answered with (0: nothing). */
  readonly requests: readonly { readonly call: string; readonly status: number }[];
  /** How often something was asked. */
  readonly count: (call: Call) => number;
  /** The issues that are there. */
  readonly issues: readonly {
    readonly id: string;
    readonly key: string;
    readonly cloudId: string;
    readonly fields: Fields;
  }[];
  /** The sites that the person let the app reach. */
  setSites(sites: readonly Site[]): void;
  setProjects(projects: readonly Project[]): void;
  /** Fields of every project, beside the usual ones or in their place; `hidden` takes one off the screen. */
  setFields(fields: readonly FieldMeta[]): void;
  /** The next `times` calls of this kind go wrong. */
  break(call: Call, fault: Fault, times?: number): void;
  /** The next call of this kind waits. */
  hold(call: Call): Held;
  /** A new issue is not found by this many searches. */
  lagSearch(searches: number): void;
  /** Somebody changes an issue in Jira. */
  edit(key: string, fields: Fields): void;
  /** Somebody deletes an issue in Jira. */
  remove(key: string): void;
  /** The person takes back what they allowed. */
  revoke(): void;
  /** No access token is good any more; refresh tokens are. */
  expire(): void;
  /** The newest refresh tokens are not good: only those before them, within their leeway. */
  loseNewestTokens(): void;
  /** Seconds that access tokens are good from now on. */
  setLifetime(seconds: number): void;
  /** The clock that tokens run by. */
  setClock(now: () => Date): void;
  /** What the browser would bring back once the person has said yes. */
  readonly consent: (redirectUri: string) => string;
  /** Everything that must never leave the server. */
  readonly secrets: () => string[];
  readonly close: () => Promise<void>;
}

export const SITE: Site = {
  id: '11111111-aaaa-4bbb-8ccc-222222222222',
  url: 'https://plots.atlassian.net',
  name: 'plots',
};

const STORY_TYPES = [
  { id: '10001', name: 'Story', subtask: false },
  { id: '10002', name: 'Task', subtask: false },
  { id: '10003', name: 'Subtask', subtask: true },
];

export const PROJECT: Project = { id: '10000', key: 'PLOT', name: 'Plots', issueTypes: STORY_TYPES };

/** Starts Atlassian as far as the product needs it, at a free local port: its sign-in, its API and one Jira site. */
export async function startAtlassian(): Promise<FakeAtlassian> {
  let clock = (): Date => new Date();
  let sites: readonly Site[] = [SITE];
  const state = { projects: [PROJECT] as readonly Project[], fields: [] as readonly FieldMeta[], searchLag: 0 };
  const oauth = createOauth(() => clock().getTime());
  const jira = createIssues(state);
  const faults = createFaults();
  const requests: { call: string; status: number }[] = [];

  const routes = createRoutes({ oauth, jira, sites: () => sites });

  async function answerApi(request: IncomingMessage, url: URL): Promise<Reply> {
    const sent = await text(request);
    const asked = routes(request.method ?? '', url, request.headers.authorization);
    if (!asked) return { status: 404, body: { code: 404, message: 'Not Found' } };
    const { call } = asked;
    await faults.wait(call);
    const fault = faults.next(call);
    const reply = typeof fault === 'object' ? replyOf(fault) : fault === 'cut' ? SILENCE : attempt(asked, sent);
    const told = fault === 'lost' ? SILENCE : reply;
    requests.push({ call, status: told.status });
    return told;
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname.startsWith('/authorize')) answerBrowser(url, response, oauth.issueCode);
    else void answerApi(request, url).then((reply) => send(response, reply));
  });
  const url = await listen(server);
  return {
    url,
    env: { JIRA_CLIENT_ID: CLIENT.id, JIRA_CLIENT_SECRET: CLIENT.secret, JIRA_AUTH_URL: url, JIRA_API_URL: url },
    requests,
    count: (call) => requests.filter((request) => request.call === call).length,
    issues: jira.issues,
    setSites: (next) => void (sites = next),
    setProjects: (projects) => void (state.projects = projects),
    setFields: (fields) => void (state.fields = fields),
    break: (call, fault, times = 1) => faults.plan(call, fault, times),
    hold: faults.hold,
    lagSearch: (searches) => void (state.searchLag = searches),
    edit: (key, fields) => jira.update(siteOf(key), key, { fields }),
    remove: (key) => jira.delete(siteOf(key), key),
    revoke: oauth.revoke,
    expire: oauth.expire,
    loseNewestTokens: oauth.loseNewest,
    setLifetime: oauth.setLifetime,
    setClock: (now) => void (clock = now),
    consent: oauth.issueCode,
    secrets: () => [CLIENT.secret, ...oauth.secrets()],
    close: () => closed(server),
  };

  function siteOf(key: string): string {
    return jira.issues.find((issue) => issue.key === key)?.cloudId ?? '';
  }
}

interface Reply {
  /** Zero: the connection is cut. */
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const SILENCE: Reply = { status: 0 };

function replyOf({ status, body = { errorMessages: [], errors: {} }, retryAfter }: Exclude<Fault, string>): Reply {
  return { status, body, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } };
}

function attempt({ status, answer }: Asked, sent: string): Reply {
  try {
    return { status, body: answer(sent === '' ? {} : JSON.parse(sent)) };
  } catch (error) {
    return asReply(error);
  }
}

function asReply(error: unknown): Reply {
  if (!(error instanceof Refusal)) throw error;
  return { status: error.status, body: error.body };
}

function answerBrowser(url: URL, response: ServerResponse, issueCode: (redirectUri: string) => string): void {
  const { pathname, searchParams: query } = url;
  try {
    checkRedirect(query);
  } catch (error) {
    return send(response, asReply(error));
  }
  const choice = pathname.split('/')[2];
  const answer =
    choice === 'accept'
      ? { code: issueCode(query.get('redirect_uri') ?? '') }
      : { error: 'access_denied', error_description: 'User did not authorize the request' };
  if (choice !== undefined) response.writeHead(302, { location: wayBack(query, answer) }).end();
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(authorizePage(query));
}

function send(response: ServerResponse, { status, body, headers }: Reply): void {
  if (status === 0) response.destroy();
  else if (body === undefined) response.writeHead(status, headers).end();
  else response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

async function listen(server: Server): Promise<string> {
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function closed(server: Server): Promise<void> {
  const ended = Promise.withResolvers<void>();
  server.close(() => ended.resolve());
  server.closeAllConnections();
  await ended.promise;
}
