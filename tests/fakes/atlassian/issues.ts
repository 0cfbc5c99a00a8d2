import { faultsOf, USUAL_FIELDS, type FieldMeta, type Fields } from './issue-rules.ts';
import { jiraRefusal, Refusal } from './refusal.ts';

export interface Site {
  readonly id: string;
  readonly url: string;
  readonly name: string;
}

export interface Project {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly issueTypes: readonly { readonly id: string; readonly name: string; readonly subtask: boolean }[];
}

export interface Issue {
  readonly id: string;
  readonly key: string;
  readonly cloudId: string;
  fields: Fields;
  /** How many searches have been made since it was. */
  searches: number;
}

const GONE = 'Issue does not exist or you do not have permission to see it.';
const BODY_KEYS = new Set(['fields', 'update', 'properties', 'historyMetadata', 'transition']);

/** What is in Jira: projects, what they ask of an issue, and issues, which a search finds a while after they were made. */
export function createIssues(state: {
  projects: readonly Project[];
  fields: readonly FieldMeta[];
  /** Searches that do not see a new issue yet. */
  searchLag: number;
}) {
  const issues: Issue[] = [];
  let made = 0;

  const onScreen = (): readonly FieldMeta[] =>
    [
      ...USUAL_FIELDS.filter(({ fieldId }) => state.fields.every((field) => field.fieldId !== fieldId)),
      ...state.fields,
    ].filter(({ hidden }) => !hidden);

  function find(cloudId: string, idOrKey: string): Issue {
    const issue = issues.find((one) => one.cloudId === cloudId && (one.key === idOrKey || one.id === idOrKey));
    if (!issue) throw jiraRefusal(404, {}, [GONE]);
    return issue;
  }

  function projectOf(fields: Fields): Project {
    const { id, key } = (fields['project'] ?? {}) as { id?: unknown; key?: unknown };
    const project = state.projects.find((one) => one.id === id || one.key === key);
    if (!project) throw jiraRefusal(400, { project: 'Specify a valid project ID or key' });
    const { id: typeId } = (fields['issuetype'] ?? {}) as { id?: unknown };
    if (!project.issueTypes.some((type) => type.id === typeId)) {
      throw jiraRefusal(400, { issuetype: 'Specify a valid issue type' });
    }
    return project;
  }

  function check(body: unknown, isNew: boolean): Fields {
    const { fields = {}, ...others } = body as { fields?: Fields };
    if (Object.keys(others).some((key) => !BODY_KEYS.has(key))) {
      throw jiraRefusal(400, {}, ['Invalid request payload. Refer to the REST API documentation and try again.']);
    }
    const errors = faultsOf(fields, onScreen(), isNew);
    if (Object.keys(errors).length > 0) {
      const invalid = Object.values(errors).includes('INVALID_INPUT');
      throw invalid ? jiraRefusal(400, {}, ['INVALID_INPUT']) : jiraRefusal(400, errors);
    }
    return fields;
  }

  return {
    issues,

    create(cloudId: string, body: unknown): { id: string; key: string } {
      const { fields = {} } = body as { fields?: Fields };
      const { key: projectKey } = projectOf(fields);
      check(body, true);
      made += 1;
      const issue = { id: String(20_000 + made), key: `${projectKey}-${made}`, cloudId, fields, searches: 0 };
      issues.push(issue);
      return { id: issue.id, key: issue.key };
    },

    read(cloudId: string, idOrKey: string): object {
      const { id, key, fields } = find(cloudId, idOrKey);
      return { id, key, fields };
    },

    update(cloudId: string, idOrKey: string, body: unknown): void {
      const issue = find(cloudId, idOrKey);
      issue.fields = { ...issue.fields, ...check(body, false) };
    },

    delete(cloudId: string, idOrKey: string): void {
      issues.splice(issues.indexOf(find(cloudId, idOrKey)), 1);
    },

    /** Understands `labels = "x"`, with or without an order, and nothing else. */
    search(cloudId: string, jql: string): object {
      const [, label] = /^labels = "([^"\s]+)"(?: ORDER BY created ASC)?$/.exec(jql) ?? [];
      if (label === undefined)
        throw new Refusal(400, { errorMessages: [`Error in the JQL Query: ${jql}`], errors: {} });
      const found = issues.filter(
        ({ cloudId: site, fields, searches }) =>
          site === cloudId &&
          searches >= state.searchLag &&
          (fields['labels'] as string[] | undefined)?.includes(label),
      );
      for (const issue of issues) issue.searches += 1;
      return { issues: found.map(({ id, key, fields }) => ({ id, key, fields })), isLast: true };
    },

    projects(query: URLSearchParams): object {
      const all = state.projects.map(({ id, key, name }) => ({ id, key, name }));
      return page(all, query, 'values');
    },

    issueTypes(projectId: string, query: URLSearchParams): object {
      const project = state.projects.find(({ id }) => id === projectId);
      if (!project) throw jiraRefusal(404, {}, [`No project could be found with id '${projectId}'.`]);
      return page(project.issueTypes, query, 'issueTypes');
    },

    fields(projectId: string, issueTypeId: string, query: URLSearchParams): object {
      const project = state.projects.find(({ id }) => id === projectId);
      if (!project?.issueTypes.some(({ id }) => id === issueTypeId)) {
        throw jiraRefusal(404, {}, ['Issue type is not valid for this project.']);
      }
      return page(onScreen(), query, 'fields');
    },
  };
}

function page(all: readonly object[], query: URLSearchParams, name: string): object {
  const startAt = Number(query.get('startAt') ?? 0);
  const maxResults = Math.min(Number(query.get('maxResults') ?? 50), 50);
  const values = all.slice(startAt, startAt + maxResults);
  return { startAt, maxResults, total: all.length, isLast: startAt + values.length >= all.length, [name]: values };
}
