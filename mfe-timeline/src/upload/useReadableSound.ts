import { useConfig } from '@whoosh/api-client';
import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { useState } from 'react';
import { t } from '../messages';
import { decodeInBrowser, NotDecoded } from './decode-in-browser';
import type { UploadMessage } from './file-uploader';

/** Said where a server reads WAV only. */
export const withoutFfmpeg = (): string => t('readableSound.withoutFfmpeg');

/**
 * Makes the files that are chosen readable for the server before they are sent.
 * @param send what is to be uploaded
 */
export function useReadableSound(send: (files: readonly File[]) => void, decode = decodeInBrowser) {
  const { data: config } = useConfig();
  const [isReading, setReading] = useState(false);
  const [messages, setMessages] = useState<readonly UploadMessage[]>([]);
  const isWithout = config?.hasFfmpeg === false;
  const take = async (files: readonly File[]): Promise<void> => {
    setMessages([]);
    const [file] = files;
    if (!isWithout || file === undefined || files.length > 1 || isWav(file)) return send(files);
    setReading(true);
    try {
      send([await decode(file, TIMELINE_LIMITS.maxMediaBytes)]);
    } catch (error) {
      if (!(error instanceof NotDecoded)) throw error;
      setMessages([{ text: error.message, isError: true }]);
    } finally {
      setReading(false);
    }
  };
  return {
    take: (files: readonly File[]) => void take(files),
    isReading,
    messages,
    note: isWithout ? withoutFfmpeg() : null,
  };
}

const isWav = ({ name }: File): boolean => /\.wav$/i.test(name);
