import type { PictureTiming } from '@whoosh/contracts';
import { Switch } from '@whoosh/ui/more';
import type { ClipSounds } from '../editor/clip-sounds';
import type { Editor } from '../editor/editor';
import { t } from '../messages';
import type { Clip, ClipValues, Edge, Operation } from '../model';
import { exceedsSound, recordingLeft } from '../scenes';
import { decibels, parseDecibels } from '../words/decibels';
import { parseMoment, parseTimecode, secondsText, timecode } from '../words/timecode';
import { useTrackChoices } from '../words/track-names';
import { Choice } from './Choice';
import styles from './Inspector.module.css';
import { TimeField } from './TimeField';

interface ClipFactsProps {
  editor: Editor;
  /** One or several: what is typed holds for all of them. */
  clips: readonly [Clip, ...Clip[]];
  totalMs: number;
  sounds: ClipSounds;
  /** When pictures show: moments may be typed as their timecode. */
  timing: PictureTiming;
  /** The clip is to be longer than its sound. */
  onRetime: (key: string, edge: Edge, durationMs: number) => void;
}

const parseSeconds = (text: string) => parseTimecode(text.replace(/\s*s$/, ''));

/**
 * Start, duration, track, gain and fades of the selected clips, each of which can be typed; of several the start is
 * that of the earliest.
 */
export function ClipFacts({ editor, clips, totalMs, sounds, timing, onRetime }: ClipFactsProps) {
  const [clip] = clips;
  const keys = clips.map(({ key }) => key);
  const startMs = Math.min(...clips.map((each) => each.startMs));
  const track = sharedValue(clips, 'track');
  const tracks = useTrackChoices();
  const move = (byMs: number, byTracks: number) =>
    editor.edit({ type: 'move', keys, byMs, byTracks, limitMs: totalMs });
  const set = (values: ClipValues) => editor.edit({ type: 'set', keys, values });
  return (
    <dl className={styles.facts}>
      <dt>{t('clipFacts.start')}</dt>
      <dd>
        <TimeField
          label={t('clipFacts.start')}
          value={startMs}
          format={timecode}
          parse={(text) => parseMoment(text, timing)}
          onChange={(ms) => move(ms - startMs, 0)}
        />
      </dd>
      {clips.length === 1 && (
        <>
          <dt>{t('shared.duration')}</dt>
          <dd>
            <TimeField
              label={t('shared.duration')}
              value={clip.durationMs}
              format={secondsText}
              parse={parseSeconds}
              onChange={(durationMs) => lengthen({ editor, clip, durationMs, totalMs, sounds, onRetime })}
            />
          </dd>
        </>
      )}
      <dt>{t('shared.track')}</dt>
      <dd>
        <Choice
          label={t('shared.track')}
          value={track}
          options={tracks}
          onChange={(next) => moveToTrack(editor, clips, next, totalMs)}
        />
      </dd>
      <dt>{t('clipFacts.gain')}</dt>
      <dd>
        <TimeField
          label={t('clipFacts.gainDecibels')}
          value={sharedValue(clips, 'gainDb')}
          format={decibels}
          parse={parseDecibels}
          onChange={(gainDb) => set({ gainDb })}
        />
      </dd>
      <dt className={styles.line}>{t('clipFacts.fades')}</dt>
      <dd className={styles.pair}>
        <span className={styles.fade}>
          <TimeField
            label={t('clipFacts.fadeIn')}
            value={sharedValue(clips, 'fadeInMs')}
            format={secondsText}
            parse={parseSeconds}
            onChange={(fadeInMs) => set({ fadeInMs })}
          />
          <span className="tertiary">{t('clipFacts.in')}</span>
        </span>
        <span className={styles.fade}>
          <TimeField
            label={t('clipFacts.fadeOut')}
            value={sharedValue(clips, 'fadeOutMs')}
            format={secondsText}
            parse={parseSeconds}
            onChange={(fadeOutMs) => set({ fadeOutMs })}
          />
          <span className="tertiary">{t('clipFacts.out')}</span>
        </span>
      </dd>
      {clips.every(({ mediaId }) => mediaId === null) && (
        <ScenePlace isCentered={clips.every(({ centered }) => centered)} onChange={(centered) => set({ centered })} />
      )}
    </dl>
  );
}

interface ScenePlaceProps {
  isCentered: boolean;
  onChange: (isCentered: boolean) => void;
}

/** Whether the sound stands and moves as its scene says, or in the middle, where pans and bands alone place it. */
function ScenePlace({ isCentered, onChange }: ScenePlaceProps) {
  return (
    <>
      <dt className={styles.line}>{t('clipFacts.place')}</dt>
      <dd className={styles.place}>
        <Switch
          size="small"
          aria-label={t('clipFacts.placeOfScene')}
          checked={!isCentered}
          onChange={(isPlaced) => onChange(!isPlaced)}
        />
        <span className="tertiary">{isCentered ? t('clipFacts.middle') : t('clipFacts.fromScene')}</span>
      </dd>
    </>
  );
}

/** What all of the clips have; null where they differ. */
function sharedValue(clips: readonly [Clip, ...Clip[]], field: 'track' | 'fadeInMs' | 'fadeOutMs' | 'gainDb') {
  const value = clips[0][field];
  return clips.every((clip) => clip[field] === value) ? value : null;
}

/** Every clip goes to the track, as one step of undo. */
function moveToTrack(editor: Editor, clips: readonly Clip[], track: number, limitMs: number): void {
  const operations = clips.map(({ key, track: from }): Operation => {
    return { type: 'move', keys: [key], byMs: 0, byTracks: track - from, limitMs };
  });
  editor.edit({ type: 'all', operations });
}

interface Lengthening extends Omit<ClipFactsProps, 'clips' | 'timing'> {
  clip: Clip;
  durationMs: number;
}

/**
 * The clip ends earlier or later; one that is to be longer than its sound has it made again, a recording ends where it
 * ends.
 */
function lengthen({ editor, clip, durationMs, totalMs, sounds, onRetime }: Lengthening): void {
  const { lengthMs } = sounds.of(clip);
  if (exceedsSound({ clip, edge: 'end', durationMs }, lengthMs)) return onRetime(clip.key, 'end', durationMs);
  const byMs = Math.min(
    durationMs - clip.durationMs,
    recordingLeft([clip], () => lengthMs),
  );
  editor.edit({ type: 'trim', keys: [clip.key], edge: 'end', byMs, limitMs: totalMs });
}
