import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CreateProjectRequest, Project, SetProjectVideoRequest } from '@whoosh/contracts';
import { CACHE_KEYS } from './cache-keys';
import { request } from './http';

/** How often a video that is being prepared is asked for, milliseconds. */
const PREPARING_MS = 1000;

/** All projects of the user. */
export function useProjects() {
  return useQuery<Project[]>({ queryKey: CACHE_KEYS.projects });
}

/**
 * One project; asked again while its video is being prepared.
 * @param known what the list says of it, shown until the answer comes
 */
export function useProject(known: Project) {
  return useQuery<Project>({
    queryKey: CACHE_KEYS.project(known.id),
    initialData: known,
    // The list may be older than what happened to the video since.
    initialDataUpdatedAt: 0,
    refetchInterval: ({ state }) => (state.data?.video?.state === 'preparing' ? PREPARING_MS : false),
  });
}

/** Creates a project and puts it into the list. */
export function useCreateProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateProjectRequest) => request<Project>('POST', '/api/projects', body),
    onSuccess: () => client.invalidateQueries({ queryKey: CACHE_KEYS.projects, exact: true }),
  });
}

/** Gives a project another name. */
export function useRenameProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: Pick<Project, 'id' | 'name'>) =>
      request<Project>('PATCH', `/api/projects/${id}`, { name }),
    onSuccess: (project) => putProject(client, project),
  });
}

/** Sets the video that was uploaded, or takes it away. */
export function useSetProjectVideo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: SetProjectVideoRequest & { id: number }) =>
      request<Project>('PUT', `/api/projects/${id}`, body),
    onSuccess: (project) => putProject(client, project),
  });
}

/** Moves a project, with what it owns, to the trash. */
export function useDeleteProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Project, 'id'>) => request<void>('DELETE', `/api/projects/${id}`),
    onSuccess: () => refreshProjects(client),
  });
}

/** Takes a project out of the trash again. */
export function useRestoreProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Project, 'id'>) => request<Project>('POST', `/api/projects/${id}/restore`),
    onSuccess: () => refreshProjects(client),
  });
}

async function refreshProjects(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: CACHE_KEYS.projects, exact: true }),
    client.invalidateQueries({ queryKey: CACHE_KEYS.allSoundEffects }),
  ]);
}

/** The list and the project itself show the change at once. */
function putProject(client: QueryClient, changed: Project): void {
  client.setQueryData<Project>(CACHE_KEYS.project(changed.id), changed);
  client.setQueryData<Project[]>(CACHE_KEYS.projects, (projects) =>
    projects?.map((project) => (project.id === changed.id ? changed : project)),
  );
}
