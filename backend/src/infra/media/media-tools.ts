import { findProgram } from '../../config/programs';

/** Where the programs are that read and write video. */
export interface MediaPrograms {
  ffmpeg: string;
  ffprobe: string;
  /** Sets limits of memory and time for the others; null where the system has none. */
  prlimit: string | null;
  /** Hears the processor time that they use while they run, ms at a time. */
  onWork?(ms: number): void;
}

/** Whether this server can read and write video, looked up once at start. */
export class MediaTools {
  constructor(readonly programs: MediaPrograms | null) {}

  /** The programs for one person's work, whose processor time is told; null where there are none. */
  heardBy(onWork: (ms: number) => void): MediaPrograms | null {
    return this.programs === null ? null : { ...this.programs, onWork };
  }

  static find(): MediaTools {
    const [ffmpeg, ffprobe] = [findProgram('ffmpeg'), findProgram('ffprobe')];
    if (ffmpeg === null || ffprobe === null) return new MediaTools(null);
    return new MediaTools({ ffmpeg, ffprobe, prlimit: process.platform === 'linux' ? findProgram('prlimit') : null });
  }
}
