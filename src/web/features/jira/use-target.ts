import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type JiraField,
  type JiraIssueType,
  type JiraProject,
  type JiraState,
  type JiraTarget,
  listJiraFields,
  listJiraIssueTypes,
  listJiraProjects,
} from '#contract/jira.ts';
import { useApi } from '../../lib/api-context.tsx';
import { keyOf } from '../../lib/query-client.ts';
import type { Site } from './connection.ts';
import { defaultProject, defaultType } from './default-target.ts';

/** Where stories go, as it is chosen step by step: a project, one of its types, and what that asks for. */
export interface TargetChoice {
  readonly site: Site;
  readonly projects: UseQueryResult<JiraProject[]>;
  readonly types: UseQueryResult<JiraIssueType[]>;
  readonly fields: UseQueryResult<JiraField[]>;
  readonly projectId: string | undefined;
  readonly issueTypeId: string | undefined;
  readonly chooseProject: (id: string) => void;
  readonly chooseType: (id: string) => void;
}

/**
 * Begins with `last`, where the last story of the product went, as far as that is on this site; with nothing as long
 * as that is not known.
 */
export function useTarget(site: Site, last: JiraTarget | 'not known' | undefined): TargetChoice {
  const [chosen, setChosen] = useState<{ readonly projectId?: string; readonly issueTypeId?: string }>({});
  const { cloudId } = site;
  const isKnown = last !== 'not known';
  const lastHere = isKnown && last?.cloudId === cloudId ? last : undefined;

  const projects = useProjects(cloudId);
  const usualProject = isKnown ? defaultProject(projects.data ?? [], lastHere?.projectId) : undefined;
  const projectId = chosen.projectId ?? usualProject;
  const types = useTypes(cloudId, projectId);
  const lastType = projectId === lastHere?.projectId ? lastHere?.issueTypeId : undefined;
  const issueTypeId = chosen.issueTypeId ?? defaultType(types.data ?? [], lastType);
  const fields = useFields(cloudId, projectId, issueTypeId);

  return {
    site,
    projects,
    types,
    fields,
    projectId,
    issueTypeId,
    // Another project has other types.
    chooseProject: (id) => setChosen({ projectId: id }),
    chooseType: (id) => setChosen((current) => ({ ...current, issueTypeId: id })),
  };
}

function useProjects(cloudId: string): UseQueryResult<JiraProject[]> {
  const api = useApi();
  const input = { query: { cloudId } };
  return useQuery({
    queryKey: keyOf(listJiraProjects, input),
    queryFn: ({ signal }) => api.call(listJiraProjects, input, { signal }),
  });
}

function useTypes(cloudId: string, projectId: string = ''): UseQueryResult<JiraIssueType[]> {
  const api = useApi();
  const input = { params: { projectId }, query: { cloudId } };
  return useQuery({
    queryKey: keyOf(listJiraIssueTypes, input),
    queryFn: ({ signal }) => api.call(listJiraIssueTypes, input, { signal }),
    enabled: projectId !== '',
  });
}

function useFields(cloudId: string, projectId: string = '', issueTypeId: string = ''): UseQueryResult<JiraField[]> {
  const api = useApi();
  const input = { params: { projectId, issueTypeId }, query: { cloudId } };
  return useQuery({
    queryKey: keyOf(listJiraFields, input),
    queryFn: ({ signal }) => api.call(listJiraFields, input, { signal }),
    enabled: projectId !== '' && issueTypeId !== '',
  });
}

/** The chosen project and type in words, as far as they are known. */
export function placeOf({ projects, types, projectId, issueTypeId }: TargetChoice): string {
  const project = projects.data?.find(({ id }) => id === projectId);
  const type = types.data?.find(({ id }) => id === issueTypeId);
  return [project && `${project.name} (${project.key})`, type?.name].filter(Boolean).join(' · ');
}

/** Where the last story of a product went, as the state of one of its stories tells. */
export function lastTarget({ data, isPending }: UseQueryResult<JiraState>): JiraTarget | 'not known' | undefined {
  return isPending ? 'not known' : data?.suggested;
}
