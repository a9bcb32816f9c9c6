import type { BandView } from '../bands/bands';
import { t } from '../messages';

/** Which rubber bands are shown, in words. */
export function bandWords(view: BandView | null): string {
  if (view === null) return t('bands.off');
  if (view.of === 'clip') return view.name === 'level' ? t('bands.clipLevel') : t('bands.clipPan');
  return view.name === 'level' ? t('bands.trackLevel') : t('bands.trackPan');
}
