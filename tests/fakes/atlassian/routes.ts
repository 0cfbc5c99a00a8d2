import type { Call } from './faults.ts';
import type { createIssues, Site } from './issues.ts';
import type { createOauth } from './oauth.ts';

interface Parts {
  readonly oauth: ReturnType<typeof createOauth>;
  readonly jira: ReturnType<typeof createIssues>;
  readonly sites: () => readonly Site[];
}

/** Something that was asked: what kind of call it is, and how it is answered. */
export interface Asked {
  readonly call: Call;
  readonly status: number;
  readonly answer: (body: unknown) => unknown;
}

/** Finds what a request asks for; undefined for what there is not. */
export function createRoutes({ oauth, jira, sites }: Parts) {
  return (method: string, { pathname, searchParams }: URL, authorization: string | undefined): Asked | undefined => {
    if (method === 'POST' && pathname === '/oauth/token') {
      return { call: 'token', status: 200, answer: (body) => oauth.token(body as Record<string, string>) };
    }
    const guarded = (call: Call, run: (body: unknown) => unknown, status = 200): Asked => ({
      call,
      status,
      answer: (body) => {
        oauth.demand(authorization);
        return run(body);
      },
    });
    if (method === 'GET' && pathname === '/oauth/token/accessible-resources') {
      return guarded('resources', sites);
    }
    const [, cloudId = '', path = ''] = /^\/ex\/jira\/([^/]+)\/rest\/api\/3\/(.+)$/.exec(pathname) ?? [];
    if (!sites().some(({ id }) => id === cloudId)) return undefined;
    if (method === 'GET' && path === 'project/search') return guarded('projects', () => jira.projects(searchParams));
    const [, projectId, typeId] = /^issue\/createmeta\/([^/]+)\/issuetypes(?:\/([^/]+))?$/.exec(path) ?? [];
    if (method === 'GET' && projectId !== undefined) {
      return typeId === undefined
        ? guarded('issue types', () => jira.issueTypes(projectId, searchParams))
        : guarded('fields', () => jira.fields(projectId, typeId, searchParams));
    }
    if (method === 'POST' && path === 'issue') return guarded('create', (body) => jira.create(cloudId, body), 201);
    if (method === 'POST' && path === 'search/jql') {
      return guarded('search', (body) => jira.search(cloudId, (body as { jql: string }).jql));
    }
    const [, key] = /^issue\/([\w-]+)$/.exec(path) ?? [];
    if (key !== undefined && method === 'GET') return guarded('read', () => jira.read(cloudId, key));
    if (key !== undefined && method === 'PUT') return guarded('update', (body) => jira.update(cloudId, key, body), 204);
    return undefined;
  };
}
