import { fetcher, type FetcherOptions } from '@uppy/core/utils';

/** A request of the library's S3 client. */
interface LibraryRequest {
  url: string;
  method: string;
  data?: XMLHttpRequestBodyInit | null;
  contentType?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  onProgress?: (sent: number, total: number) => void;
}

/** The S3 client of @uppy/aws-s3, which calls its signer as its own method. */
export interface LibraryClient {
  xhr: (request: LibraryRequest) => Promise<XMLHttpRequest>;
}

/**
 * Lets the library's client send each request once. By itself it sends one that failed three times more within a
 * second, without an option for it, so that the pauses of the specification would never be those that are waited.
 */
export function sendOnce(client: LibraryClient): void {
  client.xhr = ({ url, method, data, contentType, headers, signal, onProgress }) =>
    fetcher(url, {
      method,
      body: data ?? null,
      headers: { ...(contentType === undefined ? {} : { 'Content-Type': contentType }), ...headers },
      retries: 0,
      ...(signal === undefined ? {} : { signal }),
      onUploadProgress: ({ lengthComputable, loaded, total }) => lengthComputable && onProgress?.(loaded, total),
    } satisfies FetcherOptions);
}
