import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CreateProjectRequest, Project } from '@whoosh/contracts';
import { CACHE_KEYS } from './cache-keys';
import { request } from './http';

/** All projects of the user. */
export function useProjects() {
  return useQuery<Project[]>({ queryKey: CACHE_KEYS.projects });
}

/** Creates a project and puts it into the list. */
export function useCreateProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateProjectRequest) => request<Project>('POST', '/api/projects', body),
    onSuccess: () => client.invalidateQueries({ queryKey: CACHE_KEYS.projects, exact: true }),
  });
}
