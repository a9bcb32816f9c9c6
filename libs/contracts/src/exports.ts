import type { MediaNoteCode } from './media-notes';

/** What a timeline can leave as. `stems`: a sound for each track; `buses`: one for each bus, and all but dialogue. */
export const EXPORT_FORMATS = ['mp4', 'wav', 'stems', 'buses', 'otio', 'fcpxml', 'edl'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Integrated loudness that a mix can be brought to, LUFS. */
export const EXPORT_LOUDNESS = [-14, -16, -23] as const;

/** What a mix is made for: two loudspeakers, one, headphones, or 5.1 (WAV alone, at the loudness that it has). */
export const EXPORT_LAYOUTS = ['stereo', 'mono', 'binaural', 'surround'] as const;
export type ExportLayout = (typeof EXPORT_LAYOUTS)[number];

/** Body of POST /api/projects/{id}/exports. */
export interface CreateExportRequest {
  format: ExportFormat;
  /** LUFS; without it the mix is as it was heard. */
  loudness?: (typeof EXPORT_LOUDNESS)[number];
  /** Of `mp4` and `wav`; stereo without it. */
  layout?: ExportLayout;
}

export type ExportStatus = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

export interface ExportResponse {
  id: string;
  projectId: number;
  format: ExportFormat;
  status: ExportStatus;
  /** 0..1. */
  progress: number;
  /** What it is doing, or why it failed, as a sentence. */
  message: string | null;
  /**
   * The code of `message`, for pages that say it in another language; null without one, and for a sentence of an
   * earlier version.
   */
  messageCode: MediaNoteCode | null;
  /** When done. */
  downloadUrl: string | null;
  fileName: string;
  bytes: number | null;
  createdAt: string;
}
