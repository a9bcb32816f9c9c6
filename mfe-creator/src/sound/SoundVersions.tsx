import { useMemo } from 'react';
import { useSoundVersions } from '@whoosh/api-client';
import { madeAs, type SoundEffect } from '@whoosh/contracts';
import { Link } from '@whoosh/ui';
import { effectTrack, formatLength, NameLine, PlayButton, WaveformPlayer } from '@whoosh/ui/more';
import { t } from '../messages';
import { familyTrees, type Version } from './family-tree';
import { OPENED_HERE, soundPath } from './sound-path';
import styles from './SoundVersions.module.css';

/** What each is called beside what it came from. */
const KINDS = { take: 'sound.variation', part: 'sound.cut', mix: 'sound.mix' } as const;

/** Deeper ones are no further indented. */
const MOST_INDENTS = 4;

/** What a sound came from and what came from it, each to be heard and opened. Nothing where it stands alone. */
export function SoundVersions({ id }: Pick<SoundEffect, 'id'>) {
  const { data = [] } = useSoundVersions(id);
  const trees = useMemo(() => familyTrees(data), [data]);
  if (data.length < 2) return null;
  return (
    <section aria-label={t('sound.versions')}>
      <h2>{t('sound.versions')}</h2>
      <ul className={styles.list} aria-label={t('sound.versions')}>
        <Versions versions={trees} current={id} depth={0} />
      </ul>
    </section>
  );
}

function Versions({ versions, current, depth }: { versions: readonly Version[]; current: number; depth: number }) {
  return versions.map(({ effect, versions: further }) => (
    <li key={effect.id}>
      <VersionRow effect={effect} isCurrent={effect.id === current} />
      {further.length > 0 && (
        <ul className={depth < MOST_INDENTS ? styles.further : styles.deep}>
          <Versions versions={further} current={current} depth={depth + 1} />
        </ul>
      )}
    </li>
  ));
}

function VersionRow({ effect, isCurrent }: { effect: SoundEffect; isCurrent: boolean }) {
  const track = useMemo(() => effectTrack(effect), [effect]);
  const { id, name } = effect;
  return (
    <div className={`${styles.row} ${isCurrent ? styles.current : ''}`}>
      <PlayButton track={track} name={name} />
      <div className={styles.words}>
        {isCurrent ? (
          <div className={`one-line ${styles.name}`} aria-current="page">
            <NameLine name={name} />
          </div>
        ) : (
          <Link to={soundPath(id)} state={OPENED_HERE} className={`one-line ${styles.name}`}>
            <NameLine name={name} />
          </Link>
        )}
        <div className="one-line small tertiary">{kindOf(effect)}</div>
      </div>
      <div className={styles.wave}>
        <WaveformPlayer track={track} name={name} placeholder={track.placeholder} />
      </div>
      <span className="mono secondary">{formatLength(track.duration)}</span>
    </div>
  );
}

function kindOf(effect: SoundEffect): string {
  if (effect.parentId === null) return t('sound.original');
  return t(KINDS[madeAs(effect)]);
}
