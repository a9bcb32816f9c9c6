/** A moment that another program has named. */
export interface Cue {
  /** Milliseconds from the start of the timeline. */
  timeMs: number;
  name: string;
}
