import { requestUploadUrl } from '@whoosh/api-client';
import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { FileUploader } from '../upload/file-uploader';

/** The uploader gave up; its sentences say why. */
export class NotSent extends Error {}

/**
 * Sends a take as any sound of one's own is sent.
 * @param onShare told how much of it is sent, 0..1
 * @returns the path under which it is stored
 * @throws NotSent
 */
export function uploadTake(file: File, onShare: (share: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const uploader = new FileUploader({
      kind: 'audio',
      maxBytes: TIMELINE_LIMITS.maxMediaBytes,
      requestUrl: requestUploadUrl,
      onUploaded: (_, path) => {
        stop();
        resolve(path);
      },
    });
    const stop = uploader.subscribe(() => {
      const { status, sent, total, messages } = uploader.snapshot();
      if (total > 0) onShare(sent / total);
      const errors = messages.filter(({ isError }) => isError);
      if (status !== 'idle' || errors.length === 0) return;
      stop();
      reject(new NotSent(errors.map(({ text }) => text).join(' ')));
    });
    uploader.add([file]);
  });
}
