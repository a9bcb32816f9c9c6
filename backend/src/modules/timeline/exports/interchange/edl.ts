import { MIX_RATE } from '@whoosh/timeline-mix';
import type { EditList, FrameRate } from './edit-list';

/** One event: channel V or A, a source and times in samples. */
interface EdlEvent {
  channel: 'V' | 'A' | 'B';
  name: string;
  media: string;
  from: number;
  start: number;
  length: number;
}

/**
 * A timeline as CMX 3600 decision lists, which know neither gains nor overlaps: one for the picture and one for each lane. Times are
 * whole frames, counted without drops.
 */
export function toEdls(list: EditList): { name: string; text: string }[] {
  const { video, length, frameRate } = list;
  const files = list.lanes.map(({ name, clips }) => ({
    name, events: clips.map((clip): EdlEvent => ({ channel: 'A', name: clip.name, media: clip.media, from: clip.offset, start: clip.start, length: clip.length })),
  }));
  if (video !== null) files.unshift({ name: 'V1', events: [{ channel: video.hasAudio ? 'B' : 'V', name: video.name, media: video.media, from: 0, start: 0, length }] });
  return files.map(({ name, events }) => ({ name: `${name}.edl`, text: edl(`${list.name} ${name}`, events, frameRate) }));
}

function edl(title: string, events: readonly EdlEvent[], frameRate: FrameRate): string {
  const lines = [`TITLE: ${plain(title)}`, 'FCM: NON-DROP FRAME', ''];
  events.forEach((event, index) => {
    const number = String(index + 1).padStart(3, '0');
    const record = [timecode(event.start, frameRate), timecode(event.start + event.length, frameRate)];
    // Both sides last the same number of frames, whatever the rounding.
    const first = frameOf(event.from, frameRate);
    const source = [code(first, frameRate), code(first + frameOf(event.start + event.length, frameRate) - frameOf(event.start, frameRate), frameRate)];
    lines.push(
      `${number}  AX       ${event.channel.padEnd(5)} C        ${[...source, ...record].join(' ')}`,
      `* FROM CLIP NAME: ${plain(event.name)}`, `* SOURCE FILE: ${plain(event.media)}`, '',
    );
  });
  return lines.join('\r\n');
}

function frameOf(samples: number, { numerator, denominator }: FrameRate): number {
  return Math.round((samples / MIX_RATE) * (numerator / denominator));
}

function timecode(samples: number, frameRate: FrameRate): string {
  return code(frameOf(samples, frameRate), frameRate);
}

function code(frame: number, { numerator, denominator }: FrameRate): string {
  const perSecond = Math.round(numerator / denominator);
  const seconds = Math.floor(frame / perSecond);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60, frame % perSecond];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** The format is older than any letter but these. */
function plain(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '_');
}
