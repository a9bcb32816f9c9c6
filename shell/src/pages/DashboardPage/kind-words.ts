import type { Project } from '@whoosh/contracts';
import { formatLength } from '@whoosh/ui/more';
import { t } from '../../messages';

/** Its type, with the length of its video where that is known. */
export function kindWords({ type, video }: Project): string {
  if (type === 'sfx') return t('shared.soundEffects');
  const seconds = video?.duration ?? null;
  return seconds === null ? t('shared.timeline') : t('projectsSection.timeline', { seconds: formatLength(seconds) });
}
