import type { Cue } from './cue';
import { EDL_MARKER } from './edl-shots';
import { fcpxmlCues } from './fcpxml-cues';
import { otioCues } from './otio-cues';
import { frameOfTimecode, frameStartMs, type PictureTiming } from '@whoosh/contracts';

const HOUR_MS = 3_600_000;
/** 00:01:02,345 of subtitles; 00:01:02.345, 01:02.345 or 62.345 of lists. */
const CLOCK = /^(?:(?:(\d+):)?(\d{1,2}):)?(\d+(?:[.,]\d+)?)$/;
/** `001  AX  V  C  source in, source out, record in, record out` of CMX 3600. */
const EDL_EVENT = /^\d+\s+\S+\s+\S+\s+\S+.*?(\d\d:\d\d:\d\d[:;]\d\d)\s+\d\d:\d\d:\d\d[:;]\d\d\s*$/;
const EDL_NAME = /^\*\s*(?:FROM CLIP NAME|COMMENT|LOC)\s*:\s*(.*)$/i;
/** `* LOC: 01:00:08:00 RED  Door slams` of Avid: a marker of its own, wherever the event before it stands. */
const EDL_LOCATOR = /^\*\s*LOC\s*:\s*(\d\d:\d\d:\d\d[:;]\d\d)\s+\S+\s*(.*)$/i;
const SUBTITLE_TIMES = /^\s*([\d:.,]+)\s*-->/;

/**
 * Reads the cues of a file: timelines (OTIO, FCPXML), decision lists (EDL), subtitles (SRT, VTT), and lists with a
 * moment and a name in each line (CSV, marker lists). Timecodes count from that of the video; where a file begins at
 * another whole hour than the timeline does, as films do at one, that hour is taken off.
 * @returns in time order; none for a text that holds none
 */
export function parseCues(text: string, timing: PictureTiming, totalMs: number): Cue[] {
  const cues = otioCues(text) ?? fcpxmlCues(text) ?? lineCues(text, timing);
  return withoutHours(withoutCopies(cues.sort((a, b) => a.timeMs - b.timeMs)), totalMs);
}

function lineCues(text: string, timing: PictureTiming): Cue[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  return lines.some((line) => SUBTITLE_TIMES.test(line))
    ? subtitleCues(lines)
    : lines.some((line) => EDL_EVENT.test(line))
      ? edlCues(lines, timing)
      : listCues(lines, timing);
}

/** Picture and sound of one cut are one cue. */
function withoutCopies(cues: readonly Cue[]): Cue[] {
  const known = new Set<string>();
  return cues.filter(({ timeMs, name }) => {
    const words = `${Math.round(timeMs)} ${name}`;
    return !known.has(words) && known.add(words);
  });
}

function withoutHours(cues: Cue[], totalMs: number): Cue[] {
  const [first] = cues;
  if (first === undefined || first.timeMs < HOUR_MS || first.timeMs <= totalMs) return cues;
  const offsetMs = Math.floor(first.timeMs / HOUR_MS) * HOUR_MS;
  return cues.map(({ timeMs, name }) => ({ timeMs: timeMs - offsetMs, name }));
}

/** The text of a subtitle stands under its times, until an empty line. */
function subtitleCues(lines: readonly string[]): Cue[] {
  return lines.flatMap((line, index): Cue[] => {
    const timeMs = clockMs(SUBTITLE_TIMES.exec(line)?.[1] ?? '');
    if (timeMs === null) return [];
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((each) => each.trim() === '');
    const words = rest.slice(0, end < 0 ? undefined : end).join(' ');
    return [{ timeMs, name: words.replace(/<[^>]*>|\{\\[^}]*\}/g, '').trim() }];
  });
}

function edlCues(lines: readonly string[], timing: PictureTiming): Cue[] {
  const events: Cue[] = [];
  const locators: Cue[] = [];
  for (const line of lines) {
    const [, recordIn] = EDL_EVENT.exec(line) ?? [];
    const [, at, words = ''] = EDL_LOCATOR.exec(line.trim()) ?? [];
    const timeMs = timecodeMs(recordIn ?? at ?? '', timing);
    const last = events.at(-1);
    if (timeMs !== null) (recordIn === undefined ? locators : events).push({ timeMs, name: words.trim() });
    else if (last !== undefined && last.name === '') last.name = edlName(line.trim());
  }
  return [...events, ...locators];
}

function edlName(line: string): string {
  return (EDL_MARKER.exec(line) ?? EDL_NAME.exec(line))?.[1]?.trim() ?? '';
}

/** In each line the first cell that is a moment, and the longest other one that is none. */
function listCues(lines: readonly string[], timing: PictureTiming): Cue[] {
  const sign = ['\t', ';', ','].find((each) => lines.some((line) => cellsOf(line, each).length > 1)) ?? '\t';
  return lines.flatMap((line): Cue[] => {
    const cells = cellsOf(line, sign);
    const momentOf = (cell: string) => timecodeMs(cell, timing) ?? clockMs(cell);
    const at = cells.findIndex((cell) => /[:.]/.test(cell) && momentOf(cell) !== null);
    const place = at < 0 && cells.length > 1 ? cells.findIndex((cell) => momentOf(cell) !== null) : at;
    const timeMs = momentOf(cells[place] ?? '');
    if (timeMs === null) return [];
    const words = cells.filter((cell) => momentOf(cell) === null);
    return [{ timeMs, name: words.reduce((longest, cell) => (cell.length > longest.length ? cell : longest), '') }];
  });
}

/** Cells in quotes may hold the sign, and quotes as two of them (RFC 4180); so may timecodes of dropped numbers. */
function cellsOf(line: string, sign: string): string[] {
  const cells: string[] = [];
  let [cell, isQuoted] = ['', false];
  for (let i = 0; i < line.length; i++) {
    const letter = line.charAt(i);
    if (letter === '"' && isQuoted && line.charAt(i + 1) === '"') cell += line.charAt(++i);
    else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === sign && !isQuoted && !isInTimecode(line, i)) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}

/** Whether this is the semicolon of 00:00:59;02. */
function isInTimecode(line: string, at: number): boolean {
  return (
    line.charAt(at) === ';' &&
    /\b\d\d:\d\d:\d\d$/.test(line.slice(0, at)) &&
    /^\d\d\s*(?:$|[\t;,"])/.test(line.slice(at + 1))
  );
}

/** A timecode that lies before the first picture counts from 0. */
function timecodeMs(text: string, { rate, firstFrame, isDropFrame }: PictureTiming): number | null {
  if (!/^\d{1,2}:\d\d:\d\d[:;]\d\d$/.test(text)) return null;
  const frame = frameOfTimecode(text, rate, text.includes(';') || isDropFrame) ?? frameOfTimecode(text, rate, false);
  return frame === null ? null : frameStartMs(frame < firstFrame ? frame : frame - firstFrame, rate);
}

function clockMs(text: string): number | null {
  const match = CLOCK.exec(text.trim());
  if (match === null) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds.replace(',', '.'))) * 1_000;
}
