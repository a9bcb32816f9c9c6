import { frameOfTimecode, type PictureTiming, type Shot } from '@whoosh/contracts';

const TIMECODE = String.raw`(\d\d:\d\d:\d\d[:;]\d\d)`;
/** `001  REEL  V  D 024  source in, source out, record in, record out` of CMX 3600 (SMPTE 258M). */
const EVENT = new RegExp(
  String.raw`^(\d+)\s+(\S+)\s+(\S+)\s+(?:C|D|W\d*|K\S*)(?:\s+\d+)?\s+${[0, 1, 2, 3].map(() => TIMECODE).join(String.raw`\s+`)}\s*$`,
);
/**
 * `note |C:ResolveColorBlue |M:name |D:frames` under an event: DaVinci Resolve's lists of markers, which are no cut.
 */
export const EDL_MARKER = /\|C:\S*\s*\|M:(.*?)\s*\|D:\d+/;
const NAME = /^\*\s*(FROM|TO) CLIP NAME\s*:\s*(.*?)\s*$/i;
/** Reels that tell no tape: auxiliary, black. */
const NO_REELS = new Set(['AX', 'BL', 'BLACK']);
/** Channels with a picture: V, V1, B (both), AA/V. */
const PICTURE = /^(V\d*|B|.*\/V)$/i;

interface Event {
  number: string;
  reel: string;
  shot: Shot;
}

/**
 * The pictures of a decision list, one after the other, frames from the start of the timeline. A dissolve belongs to
 * the shot that it leads to; black is none.
 * @param totalFrames the end of the picture: a list that begins behind it counts from its whole hour
 */
export function edlShots(text: string, timing: PictureTiming, totalFrames: number): Shot[] {
  const events: Event[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const match = EVENT.exec(line.trim());
    if (match !== null) events.push(...eventOf(match, timing));
    else if (EDL_MARKER.test(line)) events.pop();
    else named(events, line.trim());
  }
  const shots = events
    .filter(({ reel, shot }) => shot.duration > 0 && !/^BL(ACK)?$/i.test(reel))
    .map(({ shot }) => shot);
  return fromStart(shots, timing, totalFrames).sort((a, b) => a.start - b.start);
}

function eventOf(
  [, number = '', reel = '', channel = '', ...times]: RegExpExecArray,
  { rate, isDropFrame }: PictureTiming,
): Event[] {
  const [sourceStart, , start, end] = times.map(
    (time) => frameOfTimecode(time, rate, time.includes(';') || isDropFrame) ?? frameOfTimecode(time, rate, false),
  );
  if (!PICTURE.test(channel)) return [];
  if (!isFrame(sourceStart) || !isFrame(start) || !isFrame(end)) return [];
  const source = NO_REELS.has(reel.toUpperCase()) ? '' : reel;
  return [{ number, reel, shot: { source, sourceStart, start, duration: end - start } }];
}

const isFrame = (frame: number | null | undefined): frame is number => typeof frame === 'number';

/** Comments name what came before them; of a dissolve both shots. */
function named(events: readonly Event[], line: string): void {
  const [, which = '', name = ''] = NAME.exec(line) ?? [];
  const last = events.at(-1);
  if (last === undefined || name === '') return;
  const both = events.slice(-2).filter(({ number }) => number === last.number);
  const event = which.toUpperCase() === 'TO' ? last : both[0];
  if (event !== undefined) event.shot = { ...event.shot, source: name };
}

function fromStart(
  shots: readonly Shot[],
  { rate, firstFrame, isDropFrame }: PictureTiming,
  totalFrames: number,
): Shot[] {
  const first = Math.min(...shots.map(({ start }) => start));
  const hour = frameOfTimecode('01:00:00:00', rate, isDropFrame) ?? 1;
  const begin = first >= firstFrame && firstFrame > 0 ? firstFrame : first > totalFrames ? first - (first % hour) : 0;
  return shots.map((shot) => ({ ...shot, start: shot.start - begin }));
}
