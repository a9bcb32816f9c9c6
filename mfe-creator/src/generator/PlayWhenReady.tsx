import { Checkbox } from '@whoosh/ui/more';
import { t } from '../messages';
import { mayPlayByItself, usePlayWhenReady } from '../preview/play-when-ready';

/** Whether new takes play by themselves; where they never do, that is said in its place. */
export function PlayWhenReady() {
  const [playsWhenReady, setPlaysWhenReady] = usePlayWhenReady();
  if (!mayPlayByItself()) return <span className="small tertiary">{t('takesSection.notByItself')}</span>;
  return (
    <Checkbox checked={playsWhenReady} onChange={(event) => setPlaysWhenReady(event.target.checked)}>
      {t('takesSection.playWhenReady')}
    </Checkbox>
  );
}
