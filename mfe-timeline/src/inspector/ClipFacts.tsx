import { TIMELINE_LIMITS } from '@whoosh/contracts';
import type { ClipSounds } from '../editor/clip-sounds';
import type { Editor } from '../editor/editor';
import { t } from '../messages';
import type { Clip, ClipValues, Edge } from '../model';
import { exceedsSound } from '../scenes';
import { decibels, parseDecibels } from '../words/decibels';
import { parseTimecode, secondsText, timecode } from '../words/timecode';
import styles from './Inspector.module.css';
import { TimeField } from './TimeField';

interface ClipFactsProps {
  editor: Editor;
  clip: Clip;
  totalMs: number;
  sounds: ClipSounds;
  /** The clip is to be longer than its sound. */
  onRetime: (key: string, edge: Edge, durationMs: number) => void;
}

const TRACKS = Array.from({ length: TIMELINE_LIMITS.trackCount }, (_, track) => track);
const parseSeconds = (text: string) => parseTimecode(text.replace(/\s*s$/, ''));

/** Start, duration, track, fades and gain of one clip, each of which can be typed. */
export function ClipFacts({ editor, clip, totalMs, sounds, onRetime }: ClipFactsProps) {
  const keys = [clip.key];
  const move = (byMs: number, byTracks: number) =>
    editor.edit({ type: 'move', keys, byMs, byTracks, limitMs: totalMs });
  const set = (values: ClipValues) => editor.edit({ type: 'set', keys, values });
  const trim = (durationMs: number) => {
    if (exceedsSound({ clip, edge: 'end', durationMs }, sounds.of(clip).lengthMs))
      onRetime(clip.key, 'end', durationMs);
    else editor.edit({ type: 'trim', keys, edge: 'end', byMs: durationMs - clip.durationMs, limitMs: totalMs });
  };
  return (
    <dl className={styles.facts}>
      <dt>{t('clipFacts.start')}</dt>
      <dd>
        <TimeField
          label={t('clipFacts.start')}
          value={clip.startMs}
          format={timecode}
          parse={parseTimecode}
          onChange={(ms) => move(ms - clip.startMs, 0)}
        />
      </dd>
      <dt>{t('shared.duration')}</dt>
      <dd>
        <TimeField
          label={t('shared.duration')}
          value={clip.durationMs}
          format={secondsText}
          parse={parseSeconds}
          onChange={trim}
        />
      </dd>
      <dt>{t('shared.track')}</dt>
      <dd>
        <select
          className={styles.value}
          aria-label={t('shared.track')}
          value={clip.track}
          onChange={(event) => move(0, Number(event.target.value) - clip.track)}
        >
          {TRACKS.map((track) => (
            <option key={track} value={track}>
              {track + 1}
            </option>
          ))}
        </select>
      </dd>
      <dt>{t('clipFacts.fades')}</dt>
      <dd className={styles.pair}>
        <TimeField
          label={t('clipFacts.fadeIn')}
          value={clip.fadeInMs}
          format={secondsText}
          parse={parseSeconds}
          onChange={(fadeInMs) => set({ fadeInMs })}
        />
        <span className="tertiary">{t('clipFacts.in')}</span>
        <TimeField
          label={t('clipFacts.fadeOut')}
          value={clip.fadeOutMs}
          format={secondsText}
          parse={parseSeconds}
          onChange={(fadeOutMs) => set({ fadeOutMs })}
        />
        <span className="tertiary">{t('clipFacts.out')}</span>
      </dd>
      <dt>{t('clipFacts.gain')}</dt>
      <dd>
        <TimeField
          label={t('clipFacts.gainDecibels')}
          value={clip.gainDb}
          format={decibels}
          parse={parseDecibels}
          onChange={(gainDb) => set({ gainDb })}
        />
      </dd>
    </dl>
  );
}
