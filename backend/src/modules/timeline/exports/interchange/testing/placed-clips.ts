import { MIX_RATE } from '@whoosh/timeline-mix';

/** Where a clip stands, in seconds: [track, start, length, offset, media]. */
export type Placed = [string, number, number, number, string];

/** An object of a file in JSON. */
export type Json = Record<string, unknown>;

/** A time of OpenTimelineIO in seconds. */
export function secondsOf(time: unknown): number {
  const { rate, value } = time as { rate: number; value: number };
  return value / rate;
}

/** Reads a track of OpenTimelineIO, and knows nothing of who wrote it. */
export function placedInOtio(track: Json): Placed[] {
  let at = 0;
  return (track['children'] as Json[]).flatMap((child): Placed[] => {
    const range = child['source_range'] as Json;
    const [start, length] = [at, secondsOf(range['duration'])];
    at = Math.round((at + length) * MIX_RATE) / MIX_RATE;
    if (child['OTIO_SCHEMA'] === 'Gap.1') return [];
    const references = child['media_references'] as Record<string, Json>;
    return [
      [
        String(track['name']),
        start,
        length,
        secondsOf(range['start_time']),
        decodeURIComponent(String(references[String(child['active_media_reference_key'])]?.['target_url'])),
      ],
    ];
  });
}

/** Reads an edit list of 25 frames a second, and knows nothing of who wrote it. */
export function placedInEdl(text: string, track: string): Placed[] {
  const events = [
    ...text.matchAll(/^\d{3} +AX +A +C +(\S+) (\S+) (\S+) (\S+)\r\n(?:\* (?!SOURCE).*\r\n)*\* SOURCE FILE: (.*)\r$/gm),
  ];
  const seconds = (code: string) =>
    code
      .split(':')
      .map(Number)
      .reduce((sum, part, i) => (i < 3 ? sum * 60 + part : sum + part / 25), 0);
  return events.map(([, from = '', to = '', start = '', end = '', media = '']) => {
    expect(seconds(to) - seconds(from)).toBeCloseTo(seconds(end) - seconds(start), 6);
    return [track, seconds(start), Math.round((seconds(end) - seconds(start)) * 25) / 25, seconds(from), media];
  });
}
