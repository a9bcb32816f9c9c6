import { TIMELINE_LIMITS } from '@whoosh/contracts';
import type { ClipSounds } from '../editor/clip-sounds';
import type { Editor } from '../editor/editor';
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
  const move = (byMs: number, byTracks: number) => editor.edit({ type: 'move', keys, byMs, byTracks, limitMs: totalMs });
  const set = (values: ClipValues) => editor.edit({ type: 'set', keys, values });
  const trim = (durationMs: number) => {
    if (exceedsSound({ clip, edge: 'end', durationMs }, sounds.of(clip).lengthMs)) onRetime(clip.key, 'end', durationMs);
    else editor.edit({ type: 'trim', keys, edge: 'end', byMs: durationMs - clip.durationMs, limitMs: totalMs });
  };
  return (
    <dl className={styles.facts}>
      <dt>Start</dt>
      <dd>
        <TimeField
          label="Start"
          value={clip.startMs}
          format={timecode}
          parse={parseTimecode}
          onChange={(ms) => move(ms - clip.startMs, 0)}
        />
      </dd>
      <dt>Duration</dt>
      <dd>
        <TimeField label="Duration" value={clip.durationMs} format={secondsText} parse={parseSeconds} onChange={trim} />
      </dd>
      <dt>Track</dt>
      <dd>
        <select
          className={styles.value}
          aria-label="Track"
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
      <dt>Fades</dt>
      <dd className={styles.pair}>
        <TimeField
          label="Fade in"
          value={clip.fadeInMs}
          format={secondsText}
          parse={parseSeconds}
          onChange={(fadeInMs) => set({ fadeInMs })}
        />
        <span className="tertiary">in</span>
        <TimeField
          label="Fade out"
          value={clip.fadeOutMs}
          format={secondsText}
          parse={parseSeconds}
          onChange={(fadeOutMs) => set({ fadeOutMs })}
        />
        <span className="tertiary">out</span>
      </dd>
      <dt>Gain</dt>
      <dd>
        <TimeField
          label="Gain, decibels"
          value={clip.gainDb}
          format={decibels}
          parse={parseDecibels}
          onChange={(gainDb) => set({ gainDb })}
        />
      </dd>
    </dl>
  );
}
