import { timecodeAt, type PictureTiming, type Shot } from '@whoosh/contracts';
import { Button, useToast } from '@whoosh/ui';
import { Dialog } from '@whoosh/ui/more';
import { useMemo } from 'react';
import type { ClipSounds } from '../editor/clip-sounds';
import type { Editor } from '../editor/editor';
import { useEditorState } from '../editor/useEditorState';
import { t } from '../messages/later';
import { patchBetween } from '../model';
import { timecode } from '../words/timecode';
import { conformed, type ClipMove } from './conform';
import styles from './conform.module.css';

interface ConformDialogProps {
  editor: Editor;
  sounds: ClipSounds;
  /** The cut that the clips were laid to. */
  before: readonly Shot[];
  after: readonly Shot[];
  timing: PictureTiming;
  /** Moments are called by the timecode of a video. */
  hasPicture: boolean;
  /** Leaves the clips, and takes the file's cues. */
  onMarkers: () => void;
  onClose: () => void;
}

/** So many rows are listed; the rest is a number. */
const LISTED = 500;

/** What a new cut would move, clip by clip, before it does. */
export function ConformDialog(props: ConformDialogProps) {
  const { editor, sounds, before, after, timing, hasPicture, onMarkers, onClose } = props;
  const document = useEditorState(editor, ({ history }) => history.present);
  const next = useMemo(() => conformed(document, before, after, timing.rate), [document, before, after, timing]);
  const toast = useToast();
  const doubtful = next.moves.filter(({ doubt }) => doubt !== null);
  const moving = next.moves.filter((move) => move.before !== move.after);
  const take = () => {
    editor.edit({ type: 'patch', patch: patchBetween(document, next.document) });
    toast({
      title: t('conform.moved', { count: moving.length }),
      description: t('conform.undo'),
      tone: doubtful.length > 0 ? 'info' : 'success',
    });
    onClose();
  };
  const hasSources = [before, after].every((shots) => shots.some(({ source }) => source !== ''));
  const words = hasPicture ? (ms: number) => timecodeAt(ms, timing) : timecode;
  return (
    <Dialog
      open
      centered
      width={640}
      title={t('conform.title')}
      onCancel={onClose}
      footer={
        <div className={styles.choices}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button
            onClick={() => {
              onMarkers();
              onClose();
            }}
          >
            {t('conform.asMarkers')}
          </Button>
          <Button type="primary" onClick={take}>
            {t('conform.asCut')}
          </Button>
        </div>
      }
    >
      <div className={styles.dialog}>
        <p className="small secondary">
          {t('conform.intro')}
          {!hasSources && ` ${t('conform.byLength')}`}
          {document.tracks.some(({ envelopes }) => (envelopes ?? null) !== null) && ` ${t('conform.bands')}`}
        </p>
        <p role="status">
          {[
            t('conform.moves', { count: moving.length }),
            ...(next.movedMarkers > 0 ? [t('conform.markers', { count: next.movedMarkers })] : []),
            ...(doubtful.length > 0 ? [t('conform.doubts', { count: doubtful.length })] : []),
          ].join(' ')}
        </p>
        {next.moves.length > 0 && (
          <MoveList
            moves={[...doubtful, ...next.moves.filter(({ doubt }) => doubt === null)]}
            nameOf={({ before: clip }) => sounds.of(clip).name}
            words={words}
          />
        )}
      </div>
    </Dialog>
  );
}

interface MoveListProps {
  /** Those that should be looked at first. */
  moves: readonly ClipMove[];
  nameOf: (move: ClipMove) => string;
  /** A moment, milliseconds, in words. */
  words: (ms: number) => string;
}

function MoveList({ moves, nameOf, words }: MoveListProps) {
  return (
    // the keyboard scrolls what it can reach
    <ul className={styles.moves} aria-label={t('conform.list')} tabIndex={0}>
      {moves.slice(0, LISTED).map((move) => (
        <li key={move.before.key} className={move.doubt === null ? undefined : styles.doubtful}>
          <span className="one-line">{nameOf(move)}</span>
          <span className="mono">
            {words(move.before.startMs)}
            {move.after !== move.before && ` → ${words(move.after.startMs)}`}
          </span>
          <span className="small secondary">{why(move)}</span>
        </li>
      ))}
      {moves.length > LISTED && <li>{t('versions.more', { count: moves.length - LISTED })}</li>}
    </ul>
  );
}

function why({ doubt, source }: ClipMove): string {
  if (doubt !== null) return t(`conform.${doubt}`);
  return source === '' ? t('conform.follows') : t('conform.followsSource', { source });
}
