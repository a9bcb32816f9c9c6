import type { PictureTiming, SoundEffect } from '@whoosh/contracts';
import { Fragment } from 'react';
import { clipSounds, type ClipSounds } from '../editor/clip-sounds';
import type { Editor } from '../editor/editor';
import { rich, t } from '../messages/later';
import type { TimelineDocument } from '../model';
import { MomentButton } from '../words/MomentButton';
import { pictureTimecode } from '../words/timecode';
import { differences, momentOf, type Difference, type SettingDifference } from './differences';
import styles from './versions.module.css';

interface DifferenceListProps {
  version: { document: TimelineDocument; effects: readonly SoundEffect[] };
  editor: Editor;
  /** What the clips of the page sound like. */
  sounds: ClipSounds;
  timing: PictureTiming | null;
  /** Goes to a moment, milliseconds. */
  onGoTo: (ms: number) => void;
  /** Shows the mixer, which is where tracks and their levels differ. */
  onMixer: () => void;
}

/** So many rows are listed; the rest is a number. */
const LISTED = 200;

/** What differs now from a version, each with its moment, which leads there. */
export function DifferenceList({ version, editor, sounds, timing, onGoTo, onMixer }: DifferenceListProps) {
  const rows = differences(version.document, editor.present);
  const then = clipSounds(version.effects, []);
  const nameOf = (row: Exclude<Difference, { kind: 'settings' }>) => {
    if (row.kind === 'marker') return t('difference.marker', { name: row.marker.name }).trim();
    return (sounds.of(row.clip).isMissing ? then : sounds).of(row.clip).name;
  };
  if (rows.length === 0) return <p className="small secondary">{t('versions.same')}</p>;
  return (
    <ul className={styles.differences} aria-label={t('versions.since')}>
      {rows.slice(0, LISTED).map((row) => {
        if (row.kind === 'settings') return <SettingsRow key="settings" what={row.what} onMixer={onMixer} />;
        const words = row.what.map((kind) => t(`difference.${kind}`)).join(', ');
        const ms = momentOf(row) ?? 0;
        return (
          <li key={row.kind === 'clip' ? row.clip.key : row.marker.key}>
            <MomentButton at={ms} words={pictureTimecode(ms, timing)} onGoTo={onGoTo} />
            <span className="one-line">{nameOf(row)}</span>
            <span className="secondary">{words}</span>
          </li>
        );
      })}
      {rows.length > LISTED && <li>{t('versions.more', { count: rows.length - LISTED })}</li>}
    </ul>
  );
}

/** What differs all over the timeline: what the mixer shows leads there. */
function SettingsRow({ what, onMixer }: { what: readonly SettingDifference[] } & Pick<DifferenceListProps, 'onMixer'>) {
  const kinds = what.map((kind, at) => (
    <Fragment key={kind}>
      {at > 0 && ', '}
      {kind === 'cut' ? (
        t('difference.cut')
      ) : (
        <button type="button" className={styles.place} onClick={onMixer}>
          {t(`difference.${kind}`)}
        </button>
      )}
    </Fragment>
  ));
  return (
    <li>
      <span>{rich('versions.alsoChanged', { what: kinds })}</span>
    </li>
  );
}
