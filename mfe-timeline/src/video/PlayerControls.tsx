import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { Button, Icon } from '@whoosh/ui';
import { NumberField, PauseShape, PlayShape, Slider } from '@whoosh/ui/more';
import { RotateCcw, RotateCw, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { useIsPlaying, usePositionText, useTotalMs } from '../editor/useTransport';
import type { Transport } from '../editor/transport';
import { t } from '../messages';
import { minutesSeconds } from '../words/timecode';
import styles from './PlayerControls.module.css';

/** Spec §9: 0..100. */
const DEFAULT_VOLUME = 75;
const SEEK_MS = TIMELINE_LIMITS.seekStepSeconds * 1000;

interface PlayerControlsProps {
  transport: Transport;
  hasVideo: boolean;
}

/** Spec §2, video panel: seek by 10 s, play, times, and a volume for listening only. */
export function PlayerControls({ transport, hasVideo }: PlayerControlsProps) {
  const isPlaying = useIsPlaying(transport);
  const clock = usePositionText(transport, minutesSeconds);
  const total = useTotalMs(transport);
  const [volume, setVolume] = useState(DEFAULT_VOLUME);
  const changeVolume = (percent: number) => {
    setVolume(percent);
    transport.setVolume(percent / 100);
  };
  return (
    <div className={styles.controls} data-part="player-controls">
      <Button
        type="text"
        aria-label={t('playerControls.back10Seconds')}
        icon={<Icon icon={RotateCcw} />}
        onClick={() => transport.seek(transport.positionMs() - SEEK_MS)}
      />
      <button
        type="button"
        className={styles.play}
        disabled={!hasVideo}
        aria-label={isPlaying ? t('playerControls.pauseVideo') : t('playerControls.playVideo')}
        onClick={() => transport.toggle()}
      >
        {isPlaying ? <PauseShape /> : <PlayShape />}
      </button>
      <Button
        type="text"
        aria-label={t('playerControls.forward10Seconds')}
        icon={<Icon icon={RotateCw} />}
        onClick={() => transport.seek(transport.positionMs() + SEEK_MS)}
      />
      <span className={`mono ${styles.clock}`}>
        <span ref={clock} />
        <span className={`tertiary ${styles.total}`}>{` / ${minutesSeconds(total)}`}</span>
      </span>
      <Icon icon={volume === 0 ? VolumeX : Volume2} className={styles.speaker} />
      <Slider
        className={styles.volume ?? ''}
        ariaLabelForHandle={t('shared.volume')}
        min={0}
        max={100}
        step={1}
        value={volume}
        onChange={changeVolume}
        tooltip={{ open: false }}
      />
      <NumberField
        className={styles.percent ?? ''}
        label={t('shared.volume')}
        min={0}
        max={100}
        value={volume}
        onChange={changeVolume}
      />
    </div>
  );
}
