import { answer } from './answers';
import type { Answer, Question } from './worker-messages';

/** The scope of a worker; the DOM library knows only that of a page. */
declare const self: {
  onmessage: ((event: MessageEvent<Question & { id: number }>) => Promise<void>) | null;
  postMessage(message: Answer, transfer: Transferable[]): void;
};

self.onmessage = async ({ data }) => {
  try {
    const value = await answer(data);
    const channels =
      typeof value === 'object' && value !== null && 'channels' in value && Array.isArray(value.channels)
        ? value.channels
        : [];
    self.postMessage(
      { id: data.id, value },
      channels.flatMap((channel) =>
        channel instanceof Float32Array && channel.buffer instanceof ArrayBuffer ? [channel.buffer] : [],
      ),
    );
  } catch (error) {
    self.postMessage({ id: data.id, error: error instanceof Error ? error.message : String(error) }, []);
  }
};
