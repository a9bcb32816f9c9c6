import type { TimelineMarker } from '@whoosh/contracts';

/** How long a subtitle is shown at least and at most, s. Reference: Netflix, Timed Text Style Guide, Duration. */
const SHORTEST = 5 / 6;
const LONGEST = 7;

/**
 * Markers as SubRip subtitles, each from its moment to the next: the one list of moments that every editor and player
 * reads. One without a name is called by its number, as a subtitle of no words is passed over.
 * @param markers in time order
 */
export function toSrt(markers: readonly Pick<TimelineMarker, 'time' | 'name'>[]): string {
  return markers
    .map(({ time, name }, index) => {
      const next = markers[index + 1]?.time ?? Infinity;
      const end = time + Math.min(LONGEST, Math.max(SHORTEST, next - time));
      return [index + 1, `${clock(time)} --> ${clock(end)}`, words(name) || `Marker ${index + 1}`, '', ''].join('\r\n');
    })
    .join('');
}

/** One line, without the sign that stands between times. */
const words = (name: string): string => name.replace(/-->/g, '→').replace(/\s+/g, ' ').trim();

/** 00:01:02,345 of seconds. */
function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const pad = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, '0');
  return `${pad(ms / 3_600_000)}:${pad((ms / 60_000) % 60)}:${pad((ms / 1000) % 60)},${pad(ms % 1000, 3)}`;
}
