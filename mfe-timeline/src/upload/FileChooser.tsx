import type { UploadKind } from '@whoosh/contracts';
import { Button } from '@whoosh/ui';
import { useRef, type ReactNode } from 'react';
import { acceptedEndings } from './check-files';

interface FileChooserProps {
  kind: UploadKind;
  onFiles: (files: readonly File[]) => void;
  size?: 'small' | 'middle';
  /** Words of the button. */
  children: ReactNode;
}

/** A button that opens the file dialog. */
export function FileChooser({ kind, onFiles, size = 'middle', children }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size={size} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        data-testid={`choose-${kind}`}
        accept={acceptedEndings(kind).join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // the same file can be chosen again after it was cancelled
          target.value = '';
        }}
      />
    </>
  );
}
