import { EXPORT_LAYOUTS, type EXPORT_LOUDNESS, type ExportFormat, type ExportLayout } from '@whoosh/contracts';
import { t } from '../messages/later';

interface Format {
  format: ExportFormat;
  /** A loudness can be chosen for it. */
  hasLoudness: boolean;
}

/** What can be exported; the catalogue says what each is called and holds. */
export const FORMATS: readonly Format[] = [
  { format: 'mp4', hasLoudness: true },
  { format: 'wav', hasLoudness: true },
  { format: 'stems', hasLoudness: false },
  { format: 'buses', hasLoudness: true },
  { format: 'otio', hasLoudness: false },
  { format: 'fcpxml', hasLoudness: false },
  { format: 'edl', hasLoudness: false },
];

/** What a format can be for, the usual first. */
export function layoutsOf(format: ExportFormat): readonly ExportLayout[] {
  if (format === 'wav') return EXPORT_LAYOUTS;
  return format === 'mp4' ? EXPORT_LAYOUTS.filter((layout) => layout !== 'surround') : ['stereo'];
}

export const layoutOptions = (format: ExportFormat): { value: ExportLayout; label: string }[] =>
  layoutsOf(format).map((value) => ({ value, label: t(`layout.${value}`) }));

export type Loudness = (typeof EXPORT_LOUDNESS)[number];

/** As it was heard, or one of the targets. */
export const loudnessOptions = (): { value: Loudness | 0; label: string }[] =>
  ([0, -14, -16, -23] as const).map((value) => ({ value, label: t(`loudness.${value}`) }));
