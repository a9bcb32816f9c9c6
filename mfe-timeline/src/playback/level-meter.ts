import { SILENT_LEVELS, type Levels } from '@whoosh/timeline-mix';

/** What the mixer told last of how loud everything is. */
export class LevelMeter {
  private peaks: Levels = SILENT_LEVELS;
  /** The same in decibels. */
  private shown: { of: Levels; levels: Levels } | null = null;

  /** @param peaks of the last moments, 1 is full scale */
  take(peaks: Levels): void {
    this.peaks = peaks;
  }

  /** Nothing sounds any more; what was measured of the programme stays. */
  fallSilent(): void {
    this.peaks = { ...SILENT_LEVELS, programme: this.peaks.programme };
  }

  /** Loudness and true peak are measured anew. */
  resetProgramme(): void {
    this.peaks = { ...this.peaks, programme: SILENT_LEVELS.programme };
  }

  /** dBFS; -Infinity is silence. */
  levels(): Levels {
    // each meter asks by itself, and most of the time for the same
    if (this.shown?.of !== this.peaks) this.shown = { of: this.peaks, levels: inDecibels(this.peaks) };
    return this.shown.levels;
  }
}

function inDecibels({ tracks, video, buses, reverbs, master, ...rest }: Levels): Levels {
  const db = (peak: number) => 20 * Math.log10(peak);
  const { dialogue, effects, ambience, music } = buses;
  return {
    ...rest,
    tracks: tracks.map(db),
    video: db(video),
    buses: { dialogue: db(dialogue), effects: db(effects), ambience: db(ambience), music: db(music) },
    reverbs: reverbs.map(db),
    master: db(master),
  };
}
