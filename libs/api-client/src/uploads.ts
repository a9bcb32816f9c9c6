import type { UploadUrlRequest, UploadUrlResponse } from '@whoosh/contracts';
import { request } from './http';

/** Where a file may be sent, and its address afterwards. @throws ApiError 413, 415 and 507 say why not */
export function requestUploadUrl(body: UploadUrlRequest): Promise<UploadUrlResponse> {
  return request<UploadUrlResponse>('POST', '/api/upload-url', body);
}
