import type { EXPORT_LOUDNESS, ExportFormat } from '@whoosh/contracts';

interface FormatWords {
  format: ExportFormat;
  label: string;
  /** What comes out. */
  note: string;
  /** A loudness can be chosen for it. */
  hasLoudness: boolean;
}

/** What each format is called and holds. */
export const FORMATS: readonly FormatWords[] = [
  { format: 'mp4', label: 'Video', note: 'MP4, the picture untouched, sound AAC 48 kHz', hasLoudness: true },
  { format: 'wav', label: 'Mix', note: 'WAV, 48 kHz 24 bit', hasLoudness: true },
  { format: 'stems', label: 'Stems', note: 'ZIP with one WAV per track', hasLoudness: false },
  { format: 'otio', label: 'OpenTimelineIO', note: 'ZIP with the timeline and its media', hasLoudness: false },
  { format: 'fcpxml', label: 'Final Cut Pro XML', note: 'ZIP with the timeline and its media', hasLoudness: false },
  { format: 'edl', label: 'EDL', note: 'ZIP with the timeline and its media', hasLoudness: false },
];

export type Loudness = (typeof EXPORT_LOUDNESS)[number];

/** As it was heard, or one of the targets. */
export const LOUDNESS_OPTIONS: { value: Loudness | 0; label: string }[] = [
  { value: 0, label: 'As heard' },
  { value: -14, label: '−14 LUFS, web' },
  { value: -16, label: '−16 LUFS, podcast' },
  { value: -23, label: '−23 LUFS, broadcast' },
];
