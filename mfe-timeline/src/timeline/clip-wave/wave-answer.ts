import { decodeFrames, readWavLayout, type WavLayout } from '@whoosh/audio-codec';
import { FRAMES_PER_MS, waveColumns, type ColumnRange, type WaveColumns } from './wave-columns';

/** What the thread that reads waves is asked. */
export type WaveRequest =
  /** The first bytes of a WAV file. */
  | { type: 'open'; bytes: ArrayBuffer }
  /** Bytes of the samples that a range draws. */
  | { type: 'columns'; bytes: ArrayBuffer; layout: WavLayout; range: ColumnRange };

/** With neither, the file could not be read. */
export interface WaveReply {
  id: number;
  layout?: WavLayout;
  columns?: WaveColumns;
}

export function answerWave({ id, ...request }: WaveRequest & { id: number }): WaveReply {
  const bytes = new Uint8Array(request.bytes);
  try {
    if (request.type === 'columns')
      return { id, columns: waveColumns(decodeFrames(bytes, request.layout).channels, request.range) };
    const layout = readWavLayout(bytes);
    return layout.sampleRate === FRAMES_PER_MS * 1_000 ? { id, layout } : { id };
  } catch {
    return { id };
  }
}
