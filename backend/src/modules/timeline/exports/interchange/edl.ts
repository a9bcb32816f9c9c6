import { smpteTimecode } from '@whoosh/contracts';
import { decibels, framesOf, type EditList } from './edit-list';

/** One event: channel V or A, a source and times in samples. */
interface EdlEvent {
  channel: 'V' | 'A';
  name: string;
  media: string;
  /** Linear; none for a picture. */
  gain: number | null;
  /** The frame that its source's own timecode begins at. */
  firstFrame: number;
  from: number;
  start: number;
  length: number;
}

/**
 * A timeline as CMX 3600 decision lists, which know neither fades nor overlaps: one for the video and one for each
 * lane. Times are whole frames in the timecode of the video, which the timeline begins at. Gains stand in the comment
 * that editors have for them.
 */
export function toEdls(list: EditList): { name: string; text: string }[] {
  const files = list.lanes.map(({ name, clips }) => ({
    name,
    events: clips.map(({ name: title, media, offset, start, length, gain }): EdlEvent => ({
      channel: 'A',
      name: title,
      media,
      gain,
      firstFrame: 0,
      from: offset,
      start,
      length,
    })),
  }));
  if (list.video !== null) files.unshift({ name: 'V1', events: videoEvents(list, list.video) });
  return files.map(({ name, events }) => ({
    name: `${name}.edl`,
    text: edl(`${list.name} ${name}`, events, list),
  }));
}

/** Picture and sound each have an event: not every editor knows of one for both. */
function videoEvents(
  { length, firstFrame }: EditList,
  { name, media, hasAudio, gain }: NonNullable<EditList['video']>,
): EdlEvent[] {
  const whole = { name, media, firstFrame, from: 0, start: 0, length };
  return [{ ...whole, channel: 'V', gain: null }, ...(hasAudio ? [{ ...whole, channel: 'A' as const, gain }] : [])];
}

type Counting = Pick<EditList, 'frameRate' | 'firstFrame' | 'isDropFrame'>;

function edl(title: string, events: readonly EdlEvent[], counting: Counting): string {
  const { frameRate, firstFrame, isDropFrame } = counting;
  const code = (frame: number) => smpteTimecode(frame, frameRate, isDropFrame);
  const lines = [`TITLE: ${plain(title)}`, `FCM: ${isDropFrame ? 'DROP FRAME' : 'NON-DROP FRAME'}`, ''];
  events.forEach((event, index) => {
    const number = String(index + 1).padStart(3, '0');
    const start = framesOf(event.start, frameRate);
    const end = framesOf(event.start + event.length, frameRate);
    // Both sides last the same number of frames, whatever the rounding.
    const first = event.firstFrame + framesOf(event.from, frameRate);
    const source = [first, first + end - start].map(code);
    const record = [firstFrame + start, firstFrame + end].map(code);
    lines.push(
      `${number}  AX       ${event.channel.padEnd(5)} C        ${[...source, ...record].join(' ')}`,
      // By this name editors look for the file.
      `* FROM CLIP NAME: ${plain(fileName(event.media))}`,
      ...(event.gain === null
        ? []
        : [`* AUDIO LEVEL AT 00:00:00:00 IS ${decibels(event.gain).toFixed(2)} DB  (REEL AX A1)`]),
      `* SOURCE FILE: ${plain(event.media)}`,
      `* COMMENT: ${plain(event.name)}`,
      '',
    );
  });
  return lines.join('\r\n');
}

/** The format is older than any letter but these. */
function plain(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '_');
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
