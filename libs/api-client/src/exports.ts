import type { CreateExportRequest, ExportResponse } from '@whoosh/contracts';
import { request } from './http';

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
