import type { TakeResponse } from '@whoosh/contracts';
import { readBars, type Track } from '@whoosh/ui/more';

/** A take as the player wants it. @param gainDb so much louder, 0 or below */
export function takeTrack(take: TakeResponse, gainDb = 0): Track & { placeholder: boolean } {
  const { bars, placeholder } = readBars(take.bars, `take ${take.seed}`);
  return { url: take.audioUrl, duration: take.duration, bars, placeholder, gainDb };
}
