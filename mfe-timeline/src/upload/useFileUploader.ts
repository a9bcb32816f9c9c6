import type { UploadKind } from '@whoosh/contracts';
import { requestUploadUrl } from '@whoosh/api-client';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { FileUploader, type UploadState } from './file-uploader';

interface FileUploaderHandle extends UploadState {
  add: (files: readonly File[]) => void;
  cancel: () => void;
}

/** An uploader for as long as its place on the page shows. */
export function useFileUploader(
  kind: UploadKind,
  maxBytes: number,
  onUploaded: (file: File, path: string) => void,
): FileUploaderHandle {
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });
  const [uploader] = useState(
    () =>
      new FileUploader({
        kind,
        maxBytes,
        requestUrl: requestUploadUrl,
        onUploaded: (file, path) => latest.current(file, path),
      }),
  );
  useEffect(() => () => uploader.cancel(), [uploader]);
  const state = useSyncExternalStore(uploader.subscribe, uploader.snapshot);
  return { ...state, add: (files) => uploader.add(files), cancel: () => uploader.cancel() };
}
