import { Pause, Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { triedSound } from '@whoosh/api-client';
import type { InterpretResponse } from '@whoosh/contracts';
import { Button, Icon, useNavigate, type TryPanelProps } from '@whoosh/ui';
import { WaveformPlayer } from '@whoosh/ui/more';
import { t } from '../messages';
import { Unread } from '../sound/Unread';
import { DraftScore } from './DraftScore';
import { TRIED_SEED, useDraft } from './useDraft';
import styles from './TryPanel.module.css';

/** Where an account is made; the sound waits for it there. */
const SIGN_UP = '/auth?tab=signup';

/**
 * What becomes of a visitor's words: how they are read, and the sound, made in this browser. Nothing is stored and
 * nobody is asked; to keep it or to have it as a file takes an account.
 */
export function TryPanel({ text, asked, likely = '' }: TryPanelProps) {
  const draft = useDraft(text.trim() === '' ? likely : text, asked);
  const { reading, track, stale, failed, sounding, toggle } = draft;
  const place = usePlaceInSight(stale || track === null ? 0 : asked);
  if (text.trim() === '') return null;
  if (failed) return <p className={styles.note}>{t('share.cannotRender')}</p>;
  if (reading === null) return <p className={styles.note}>{t('try.making')}</p>;
  return (
    <div ref={place} className={`${styles.panel} ${stale ? styles.stale : ''}`}>
      <DraftScore reading={reading} stale={stale} />
      <Unread {...reading} />
      {track !== null && <WaveformPlayer track={track} name={text} variant="card" />}
      <div className={styles.actions}>
        <Button type="primary" icon={<Icon icon={sounding ? Pause : Play} />} onClick={toggle}>
          {t(sounding ? 'hear.pause' : 'hear.listen')}
        </Button>
        <Keep text={text} reading={reading} />
      </div>
      <p className="small tertiary">{t('try.preview')}</p>
    </div>
  );
}

/**
 * On a phone an idea stands at the screen's lower edge, and what becomes of it would lie below.
 * @param heard how often words were asked to be heard, once what they became is drawn; 0 before
 */
function usePlaceInSight(heard: number) {
  const place = useRef<HTMLDivElement>(null);
  const brought = useRef(0);
  useEffect(() => {
    if (heard <= brought.current) return;
    brought.current = heard;
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [heard]);
  return place;
}

/** The ways on, with this very sound. */
function Keep({ text, reading }: { text: string; reading: InterpretResponse }) {
  const navigate = useNavigate();
  // what was only guessed is nothing to keep
  if (reading.meaningless) return null;
  const signUp = () => {
    triedSound.write({ text, seed: TRIED_SEED });
    void navigate(SIGN_UP);
  };
  return (
    <>
      <Button onClick={signUp}>{t('try.keep')}</Button>
      <Button onClick={signUp}>{t('try.download')}</Button>
    </>
  );
}
