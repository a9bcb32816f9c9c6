import { t } from '../messages';

/** A pan in words: 35% left. @param pan -1..1 */
export function panWords(pan: number): string {
  const percent = Math.round(Math.abs(pan) * 100);
  if (percent === 0) return t('trackDialog.middle');
  return pan < 0 ? t('trackDialog.left', { percent }) : t('trackDialog.right', { percent });
}
