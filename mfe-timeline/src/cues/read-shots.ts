import { TIMELINE_LIMITS, type PictureTiming, type Shot } from '@whoosh/contracts';
import { edlShots } from './edl-shots';
import { fcpxmlShots } from './fcpxml-shots';
import { shownShots } from './layered-shot';
import { otioShots } from './otio-shots';

const { maxShots, maxShotFrame, shotSourceMaxLength } = TIMELINE_LIMITS;

/**
 * The cut that a file tells (OTIO, FCPXML, EDL): what shows when, by frames of the picture, in time order and without
 * overlaps.
 * @returns none for a file that tells no cut, and for one with more shots than a timeline keeps
 */
export function readShots(text: string, timing: PictureTiming, totalMs: number): Shot[] {
  const { numerator, denominator } = timing.rate;
  const frames = (ms: number) => Math.round((ms * numerator) / (1_000 * denominator));
  const layered = otioShots(text) ?? fcpxmlShots(text);
  const shots =
    layered === null
      ? edlShots(text, timing, frames(totalMs)).map((shot, layer) => ({ ...shot, layer }))
      : layered.map(({ layer, source, sourceMs, startMs, durationMs }) => {
          const start = frames(startMs);
          return {
            layer,
            source,
            sourceStart: frames(sourceMs),
            start,
            duration: frames(startMs + durationMs) - start,
          };
        });
  const kept = shots
    .filter(({ start, duration, sourceStart }) => start >= 0 && sourceStart >= 0 && duration > 0)
    .filter(({ start, sourceStart }) => Math.max(start, sourceStart) <= maxShotFrame)
    .map((shot) => ({ ...shot, source: shot.source.slice(0, shotSourceMaxLength) }));
  if (kept.length > maxShots) return [];
  const shown = shownShots(kept);
  return shown.length > maxShots ? [] : shown;
}
