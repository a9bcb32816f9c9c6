import { useQuery } from '@tanstack/react-query';
import type { CreateExportRequest, ExportResponse } from '@whoosh/contracts';
import { CACHE_KEYS } from './cache-keys';
import { request } from './http';

/** How often exports are asked for while one is under way, milliseconds. */
const POLL_MS = 1_000;

/** The exports of a project, the newest first; followed while one is under way. Asked for anew each time. */
export function useExports(projectId: number) {
  return useQuery<ExportResponse[]>({
    queryKey: CACHE_KEYS.exports(projectId),
    staleTime: 0,
    refetchInterval: ({ state: { data = [] } }) => (data.some(isUnderWay) ? POLL_MS : false),
  });
}

/** Whether an export has not ended yet. */
export function isUnderWay({ status }: ExportResponse): boolean {
  return status === 'queued' || status === 'running';
}

/** Begins an export. @throws ApiError FFMPEG_MISSING and others say why not */
export function createExport(projectId: number, body: CreateExportRequest): Promise<ExportResponse> {
  return request<ExportResponse>('POST', `/api/projects/${projectId}/exports`, body);
}

/** The exports of a project, the newest first. @throws ApiError */
export function readExports(projectId: number): Promise<ExportResponse[]> {
  return request<ExportResponse[]>('GET', `/api/projects/${projectId}/exports`);
}

/** How far an export is. @throws ApiError */
export function readExport(projectId: number, exportId: string): Promise<ExportResponse> {
  return request<ExportResponse>('GET', `/api/projects/${projectId}/exports/${exportId}`);
}

/** Stops an export, or removes one that ended. @throws ApiError */
export function cancelExport(projectId: number, exportId: string): Promise<void> {
  return request<void>('DELETE', `/api/projects/${projectId}/exports/${exportId}`);
}
