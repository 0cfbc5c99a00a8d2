import {
  NO_RESOURCES,
  type JiraField,
  type JiraIssueType,
  type JiraProject,
  type JiraResource,
} from '#contract/jira.ts';
import { DomainError } from '../errors.ts';
import type { Actor } from '../identity/identity-verifier.ts';
import type { AccessService } from './access.service.ts';
import { isAsked } from './field-values.ts';
import type { Access, IssueTracker } from './issue-tracker.ts';
import { asProblems } from './tracker-problems.ts';

export type CatalogueService = ReturnType<typeof createCatalogueService>;

type Catalogue = Pick<IssueTracker, 'projects' | 'issueTypes' | 'fields'>;

/** What a person may choose from: sites, projects, types of issues, and what those ask for. */
export function createCatalogueService({ access, tracker }: { access: AccessService; tracker: Catalogue }) {
  const onSite = async <T>(actor: Actor, cloudId: string | undefined, use: (access: Access) => Promise<T>) => {
    const { run } = await access.site(actor.uid, cloudId);
    return run(use);
  };

  return {
    async sites(actor: Actor): Promise<JiraResource[]> {
      const sites = await asProblems(access.saved(actor.uid).then(access.sites));
      if (sites.length === 0) throw new DomainError('jira_no_resources', NO_RESOURCES);
      return sites;
    },

    projects: (actor: Actor, cloudId: string | undefined): Promise<JiraProject[]> =>
      asProblems(onSite(actor, cloudId, tracker.projects)),

    issueTypes: (actor: Actor, projectId: string, cloudId: string | undefined): Promise<JiraIssueType[]> =>
      asProblems(onSite(actor, cloudId, (site) => tracker.issueTypes(site, projectId))),

    async fields(
      actor: Actor,
      { projectId, issueTypeId }: { projectId: string; issueTypeId: string },
      cloudId: string | undefined,
    ): Promise<JiraField[]> {
      const fields = await asProblems(onSite(actor, cloudId, (site) => tracker.fields(site, projectId, issueTypeId)));
      return fields.filter(isAsked);
    },
  };
}
