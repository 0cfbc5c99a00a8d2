import type { Endpoint } from '#contract/endpoint.ts';
import {
  addToJira,
  deleteJiraConnection,
  getJiraConnection,
  getJiraSecret,
  getJiraState,
  getJiraTokens,
  linkJiraIssue,
  listJiraFields,
  listJiraIssueTypes,
  listJiraProjects,
  listJiraResources,
  saveJiraConnection,
  updateInJira,
} from '#contract/jira.ts';
import { DomainError } from '../errors.ts';
import type { Handler, Serve } from '../http/serve.ts';
import type { CatalogueService } from './catalogue.service.ts';
import type { ConnectionService } from './connection.service.ts';
import type { IssueService } from './issue.service.ts';
import type { KeptConnectionService } from './kept-connection.service.ts';
import type { PushService } from './push.service.ts';
import type { StandingService } from './standing.service.ts';

/** What needs Atlassian. */
export interface JiraServices {
  readonly connection: ConnectionService;
  readonly catalogue: CatalogueService;
  readonly push: PushService;
  readonly issue: IssueService;
}

interface Services {
  readonly kept: KeptConnectionService;
  readonly standing: StandingService;
  /** Left out where this server is not set up for Jira. */
  readonly jira: JiraServices | undefined;
}

type HandlerWithJira<E extends Endpoint> = (
  jira: JiraServices,
  request: Parameters<Handler<E>>[0],
) => ReturnType<Handler<E>>;
type ServeWithJira = <E extends Endpoint>(endpoint: E, handler: HandlerWithJira<E>) => void;

export function serveJira(serve: Serve, { kept, standing, jira }: Services): void {
  serve(getJiraConnection, ({ actor }) => kept.describe(actor));
  serve(deleteJiraConnection, async ({ actor }) => {
    await kept.forget(actor);
    return undefined;
  });
  serve(getJiraState, ({ actor, params }) => standing.describe(actor, params.id));

  const serveWithJira: ServeWithJira = (endpoint, handler) =>
    serve(endpoint, jira ? (request) => handler(jira, request) : refuse);
  serveConnection(serveWithJira);
  serveWithJira(addToJira, ({ push }, { actor, params, body }) => push.add(actor, params.id, body));
  serveWithJira(updateInJira, async ({ issue }, { actor, params, body }) => {
    await issue.update(actor, params.id, body.overwrite ?? false);
    return standing.describe(actor, params.id);
  });
  serveWithJira(linkJiraIssue, ({ issue }, { actor, params, body }) => issue.link(actor, params.id, body.key));
}

function serveConnection(serve: ServeWithJira): void {
  serve(getJiraSecret, ({ connection }, { actor }) => connection.begin(actor));
  serve(getJiraTokens, ({ connection }, { actor, body }) => connection.grant(actor, body));
  serve(saveJiraConnection, ({ connection }, { actor, body }) =>
    connection.save(actor, body.refreshToken, body.cloudId),
  );
  serve(listJiraResources, ({ catalogue }, { actor }) => catalogue.sites(actor));
  serve(listJiraProjects, ({ catalogue }, { actor, query }) => catalogue.projects(actor, query.cloudId));
  serve(listJiraIssueTypes, ({ catalogue }, { actor, params, query }) =>
    catalogue.issueTypes(actor, params.projectId, query.cloudId),
  );
  serve(listJiraFields, ({ catalogue }, { actor, params, query }) => catalogue.fields(actor, params, query.cloudId));
}

async function refuse(): Promise<never> {
  throw new DomainError('jira_not_configured', 'Jira is not set up on this server.');
}
