import { Button } from '@whoosh/ui';
import { ConfirmDialog } from '@whoosh/ui/more';
import { useState } from 'react';
import { Choice } from '../inspector/Choice';
import { t } from '../messages';
import { useTrackChoices } from '../words/track-names';
import { CUT_SOUND } from './cuts';
import styles from './scenes.module.css';

interface CutToolsProps {
  cutsMs: readonly number[];
  /** Sounds made so far; null while none are being made. */
  madeCount: number | null;
  priceWords: (duration: number, takes: number) => string;
  onFill: (cutsMs: readonly number[], track: number) => Promise<void>;
}

/** What can be done with the cuts that were found in the video. Nothing while there are none. */
export function CutTools({ cutsMs, madeCount, priceWords, onFill }: CutToolsProps) {
  const [isAsking, setAsking] = useState(false);
  const tracks = useTrackChoices();
  const last = tracks.length - 1;
  const [chosen, setTrack] = useState(last);
  const track = Math.min(chosen, last);
  const count = cutsMs.length;
  if (count === 0) return null;
  const price = priceWords(CUT_SOUND.seconds, count);
  return (
    <div className={styles.tools}>
      <p className="small secondary">{t('cutTools.cutsFound', { count })}</p>
      <Button size="small" loading={madeCount !== null} onClick={() => setAsking(true)}>
        {madeCount === null ? t('cutTools.aWhooshIntoEveryCut') : t('cutTools.ofMade', { madeCount, count })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('cutTools.aWhooshIntoEveryCut')}
        action={t('cutTools.make', { count, price })}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void onFill(cutsMs, track);
        }}
      >
        <div className={styles.question}>
          <p>{t('cutTools.differentTakesEachLoudestOn', { count })}</p>
          <p className={styles.place}>
            <span className="small secondary">{t('shared.track')}</span>
            <Choice label={t('shared.track')} options={tracks} value={track} onChange={setTrack} />
          </p>
        </div>
      </ConfirmDialog>
    </div>
  );
}
