import { useCallback, useEffect, useState } from 'react';
import { openMicrophone, type Microphone } from './microphone';
import { reasonOf, type MicrophoneReason } from './microphone-problem';

interface MicrophoneState {
  microphone: Microphone | null;
  /** null while there is one, or the browser asks. */
  problem: MicrophoneReason | null;
  devices: readonly MediaDeviceInfo[];
}

const NONE: MicrophoneState = { microphone: null, problem: null, devices: [] };

/**
 * The chosen microphone, open for as long as this shows.
 * @param beforeClose resolves when it is not needed any more
 */
export function useMicrophone(deviceId: string | null, beforeClose: (microphone: Microphone) => Promise<void>) {
  const [state, setState] = useState(NONE);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isOver = false;
    let opened: Microphone | null = null;
    const listDevices = async () => {
      const all = await navigator.mediaDevices.enumerateDevices();
      const devices = all.filter(({ kind }) => kind === 'audioinput');
      if (!isOver) setState((now) => ({ ...now, devices }));
    };
    const listAgain = () => void listDevices();
    const open = async () => {
      try {
        const microphone = await openMicrophone(deviceId);
        if (isOver) return microphone.close();
        opened = microphone;
        microphone.onLost(() => setState((now) => ({ ...now, microphone: null, problem: 'missing' })));
        setState((now) => ({ ...now, microphone, problem: null }));
        navigator.mediaDevices.addEventListener('devicechange', listAgain);
        await listDevices();
      } catch (error) {
        if (!isOver) setState((now) => ({ ...now, microphone: null, problem: reasonOf(error) }));
      }
    };
    void open();
    return () => {
      isOver = true;
      setState(NONE);
      // undefined outside of secure contexts
      (navigator.mediaDevices as MediaDevices | undefined)?.removeEventListener('devicechange', listAgain);
      const closing = opened;
      if (closing !== null) void beforeClose(closing).finally(() => closing.close());
    };
  }, [deviceId, tries, beforeClose]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { ...state, retry };
}
