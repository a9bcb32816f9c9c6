import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { capturedFrame, type Place } from './latency';

/** Samples as they were captured, from a sample of the audio clock on. */
export interface Piece {
  frame: number;
  /** One or two, equally long. */
  channels: Float32Array<ArrayBuffer>[];
}

/** What a recording is laid down as. */
export type TakeKind = 'voice' | 'foley';

/** A take beside its samples: enough to lay it down, also after the page was loaded anew. */
export interface Take {
  id: string;
  userId: number;
  projectId: number;
  name: string;
  kind: TakeKind;
  /** Among the tracks of the timeline; null: a new one, named after the kind. */
  track: number | null;
  /** Where it begins on the timeline, milliseconds. */
  startMs: number;
  /** Where it ends; null while it is recorded. */
  endMs: number | null;
  /** What was captured before it begins is kept before it, hidden: an editor pulls its edge back to it. */
  keepsLead?: boolean;
  /** null until the timeline played. */
  place: Place | null;
  latencySeconds: number;
  /** Milliseconds since 1970. */
  recordedAt: number;
}

const RATE = TIMELINE_LIMITS.sampleRate;

/** What a take's file holds. */
export interface Performance {
  /** One where a microphone gave the same twice. */
  channels: Float32Array<ArrayBuffer>[];
  /** So many of the samples come before the take begins. */
  lead: number;
}

/**
 * The samples that were performed between the take's start and its end, and before it where those are kept. What was
 * not captured is silent.
 * @returns null where nothing of it was captured
 */
export function performed(take: Take, pieces: readonly Piece[]): Performance | null {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (take.place === null || first === undefined || last === undefined) return null;
  const start = capturedFrame(take.startMs, take.place, take.latencySeconds);
  const from = take.keepsLead === true ? Math.min(start, first.frame) : start;
  const captured = last.frame + lengthOf(last);
  // a take that a closed page cut off ends with what was kept
  const to = take.endMs === null ? captured : capturedFrame(take.endMs, take.place, take.latencySeconds);
  if (to <= start || captured <= start) return null;
  const channels = last.channels.map((_, channel) => stretchOf(pieces, channel, from, to));
  const [left, right] = channels;
  const isMono = left !== undefined && right !== undefined && left.every((sample, i) => sample === right[i]);
  return { channels: isMono ? [left] : channels, lead: start - from };
}

export const lengthOf = ({ channels }: Piece): number => channels[0]?.length ?? 0;

/** Length of what was performed, milliseconds. */
export const millisecondsOf = (samples: number): number => (samples / RATE) * 1_000;

function stretchOf(pieces: readonly Piece[], channel: number, from: number, to: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(to - from);
  for (const piece of pieces) {
    const begin = Math.max(from, piece.frame);
    const end = Math.min(to, piece.frame + lengthOf(piece));
    const part = piece.channels[channel];
    if (part !== undefined && end > begin)
      samples.set(part.subarray(begin - piece.frame, end - piece.frame), begin - from);
  }
  return samples;
}
