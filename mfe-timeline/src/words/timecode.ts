import { msOfTimecode, timecodeAt, type PictureTiming } from '@whoosh/contracts';
import { decimalSign, formatDecimals } from '@whoosh/ui';
import { t } from '../messages';

const pad = (value: number, digits: number) => String(value).padStart(digits, '0');

/** Minutes and whole seconds, mm:ss; an hour counts as 60 minutes. */
export function minutesSeconds(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  return `${pad(Math.floor(seconds / 60), 2)}:${pad(seconds % 60, 2)}`;
}

/** The same with milliseconds, mm:ss.mmm, or mm:ss,mmm where the language of the page has a comma. */
export function timecode(ms: number): string {
  const whole = Math.max(0, Math.round(ms));
  return `${minutesSeconds(whole)}${decimalSign()}${pad(whole % 1000, 3)}`;
}

/** A moment as the picture counts it, SMPTE timecode; as time where there is none. */
export function pictureTimecode(ms: number, timing: PictureTiming | null): string {
  return timing === null ? timecode(ms) : timecodeAt(ms, timing);
}

/** Seconds in words for the screen, one decimal: 2.2 s. */
export function secondsText(ms: number): string {
  return `${formatDecimals(ms / 1000, 1)} s`;
}

/** A moment as it is read aloud: 1 minute 24.5 seconds. */
export function spokenTime(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const seconds = Math.round(ms % 60_000) / 1000;
  return minutes === 0 ? t('timecode.seconds', { seconds }) : t('timecode.minutes', { minutes, seconds });
}

/** A moment that a person typed: as SMPTE timecode, 01:00:08:12, or as time. @param timing of the pictures */
export function parseMoment(text: string, timing: PictureTiming): number | null {
  return msOfTimecode(text, timing) ?? parseTimecode(text);
}

/** Milliseconds of what a person typed: 83.5, 1:23,5 or 00:01:23.500; null when it is no time. */
export function parseTimecode(text: string): number | null {
  const match = /^(?:(?:(\d+):)?(\d+):)?(\d+(?:[.,]\d{0,3})?)$/.exec(text.trim());
  if (match === null) return null;
  const [hours, minutes, seconds] = [match[1] ?? '0', match[2] ?? '0', match[3] ?? '0'];
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'))) * 1000);
}
