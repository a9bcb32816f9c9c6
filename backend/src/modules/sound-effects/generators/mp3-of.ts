import { finishMp3, joinMp3Streams, resampledFrames } from '@whoosh/audio-codec';
import type { RenderedSound, RenderPool } from '../render-pool';
import type { WorkWatch } from './sound-generator';

/**
 * The MP3 of a sound: the thread that has its samples encodes the tail, the next free one the head. @throws as the pool
 */
export async function mp3Of(
  { head, cut, frames, wav, tail }: RenderedSound,
  title: string,
  watch: WorkWatch,
  pool: Pick<RenderPool, 'encodeMp3' | 'encodeMp3OfWav'>,
): Promise<Uint8Array> {
  const [stream, rest] = await Promise.all([pool.encodeMp3(head, watch), tail]);
  const whole = cut === null || rest === null ? stream : joinMp3Streams(stream, rest, cut);
  return finishMp3(whole ?? (await pool.encodeMp3OfWav(await wav, watch)), resampledFrames(frames), { title });
}
