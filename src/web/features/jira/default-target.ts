import { JIRA_ISSUE_TYPE_ID, JIRA_PROJECT_ID, type JiraIssueType, type JiraProject } from '#contract/jira.ts';

type Listed = Pick<JiraProject | JiraIssueType, 'id' | 'name'>;

/** The one to begin with: what was chosen last, else the usual one, else the only one; undefined leaves it to the person. */
function defaultOf(listed: readonly Listed[], ...wanted: readonly (string | undefined)[]): string | undefined {
  const known = wanted.find((id) => id !== undefined && listed.some((one) => one.id === id));
  return known ?? (listed.length === 1 ? listed[0]?.id : undefined);
}

/** The project to begin with. */
export function defaultProject(projects: readonly JiraProject[], last: string | undefined): string | undefined {
  return defaultOf(projects, last, JIRA_PROJECT_ID);
}

/** The issue type to begin with; one that is called a story comes next to the usual one. */
export function defaultType(types: readonly JiraIssueType[], last: string | undefined): string | undefined {
  const story = types.find(({ name }) => name.toLowerCase() === 'story')?.id;
  return defaultOf(types, last, JIRA_ISSUE_TYPE_ID, story);
}
