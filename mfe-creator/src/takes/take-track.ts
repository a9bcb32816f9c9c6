import type { TakeResponse } from '@whoosh/contracts';
import { readBars, type Track } from '@whoosh/ui/more';

/**
 * A take as the player wants it. @param gainDb so much louder, 0 or below @param url where its samples are, if not in
 * its file
 */
export function takeTrack(take: TakeResponse, gainDb = 0, url = take.audioUrl): Track & { placeholder: boolean } {
  const { bars, placeholder } = readBars(take.bars, `take ${take.seed}`);
  return { url, duration: take.duration, bars, placeholder, gainDb };
}
