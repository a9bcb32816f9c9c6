import { formatNumber } from '../language';

const SECONDS_AND_TENTHS = { minimumIntegerDigits: 2, minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Minutes and whole seconds, for instance 0:03; the second that has begun counts once it is complete. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds + 1e-6));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Length of a sound in whole seconds, rounded, at least 0:01 for anything that sounds. */
export function formatLength(seconds: number): string {
  return formatClock(seconds > 0 ? Math.max(1, Math.round(seconds)) : 0);
}

/** Minutes, seconds and tenths as the language of the page writes them, for instance 0:03.1 or 0:03,1. */
export function formatClockTenths(seconds: number): string {
  const tenths = Math.max(0, Math.floor(seconds * 10 + 1e-6));
  return `${Math.floor(tenths / 600)}:${formatNumber((tenths % 600) / 10, SECONDS_AND_TENTHS)}`;
}
