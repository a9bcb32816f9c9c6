import type { TimelineMarker } from '@whoosh/contracts';

/** How long a subtitle is shown at most, s. Reference: Netflix, Timed Text Style Guide, Duration. */
const LONGEST = 7;
/** A frame of film, s: editors lay subtitles on frames, and lose what is shorter than one. */
const SHORTEST = 1 / 24;

type SrtMarker = Pick<TimelineMarker, 'time' | 'name'>;

/**
 * Markers as SubRip subtitles, each from its moment to the next: the one list of moments that every editor and player
 * reads. No two are shown at once, as many editors refuse that; markers within one frame are lines of one subtitle. One
 * without a name is called by its number, as a subtitle of no words is passed over.
 * @param markers in time order
 */
export function toSrt(markers: readonly SrtMarker[]): string {
  const named = markers.map(({ time, name }, index) => ({ time, name: words(name) || `Marker ${index + 1}` }));
  const subtitles = withinFrames(named);
  return subtitles
    .map(({ time, lines }, index) => {
      const end = Math.min(time + LONGEST, subtitles[index + 1]?.time ?? Infinity);
      return [index + 1, `${clock(time)} --> ${clock(end)}`, ...lines, '', ''].join('\r\n');
    })
    .join('');
}

/** Each with all that follow it within a frame. */
function withinFrames(markers: readonly SrtMarker[]): { time: number; lines: string[] }[] {
  const subtitles: { time: number; lines: string[] }[] = [];
  for (const { time, name } of markers) {
    const last = subtitles.at(-1);
    if (last !== undefined && time - last.time < SHORTEST) last.lines.push(name);
    else subtitles.push({ time, lines: [name] });
  }
  return subtitles;
}

/** One line, without the sign that stands between times. */
const words = (name: string): string => name.replace(/-->/g, '→').replace(/\s+/g, ' ').trim();

/** 00:01:02,345 of seconds. */
function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const pad = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, '0');
  return `${pad(ms / 3_600_000)}:${pad((ms / 60_000) % 60)}:${pad((ms / 1000) % 60)},${pad(ms % 1000, 3)}`;
}
