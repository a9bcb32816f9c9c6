/** A PUT that was answered with a failure, or with nothing at all (status 0). */
export class FailedPut extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(status === 0 ? 'no answer' : `status ${status}`);
  }
}

interface Sending {
  url: string;
  contentType: string;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
}

/**
 * Sends a file with a single PUT. Not with fetch, which tells nothing of its progress.
 * @throws FailedPut; after an abort nothing happens any more
 */
export function putFile(file: File, { url, contentType, signal, onProgress }: Sending): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new FailedPut(request.status, request.responseText));
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', contentType);
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail());
    request.onerror = fail;
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
