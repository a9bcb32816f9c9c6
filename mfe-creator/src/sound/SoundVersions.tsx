import { useMemo, useState } from 'react';
import { useSoundVersions } from '@whoosh/api-client';
import { madeAs, shownName, type SoundEffect } from '@whoosh/contracts';
import { Link } from '@whoosh/ui';
import {
  Checkbox,
  formatClockTenths,
  NameLine,
  PlayDisc,
  player,
  useTrackPlayback,
  WaveformPlayer,
} from '@whoosh/ui/more';
import { t } from '../messages';
import { familyTrees, inOrder, type Version } from './family-tree';
import { OPENED_HERE, soundPath } from './sound-path';
import { useCompare, type Compare } from './useCompare';
import styles from './SoundVersions.module.css';

/** What each is called beside what it came from. */
const KINDS = { take: 'sound.variation', part: 'sound.cut', mix: 'sound.mix' } as const;

/** Deeper ones are no further indented. */
const MOST_INDENTS = 4;

/**
 * What a sound came from and what came from it, each to be heard, opened, and compared with the others. Nothing where
 * it stands alone.
 */
export function SoundVersions({ id }: Pick<SoundEffect, 'id'>) {
  const { data = NONE } = useSoundVersions(id);
  const trees = useMemo(() => familyTrees(data), [data]);
  const effects = useMemo(() => inOrder(trees), [trees]);
  const [isComparing, setComparing] = useState(false);
  const compare = useCompare(effects, isComparing);
  const names = useMemo(() => distinctNames(effects), [effects]);
  if (data.length < 2) return null;
  return (
    <section aria-label={t('sound.versions')}>
      <div className={styles.head}>
        <h2>{t('sound.versions')}</h2>
        <Checkbox checked={isComparing} onChange={(event) => setComparing(event.target.checked)}>
          {t('compare.on')}
        </Checkbox>
      </div>
      {isComparing && <p className={`small tertiary ${styles.hint}`}>{t('compare.hint')}</p>}
      {isComparing && <p className={`small tertiary ${styles.touchHint}`}>{t('compare.touchHint')}</p>}
      <ul className={styles.list} aria-label={t('sound.versions')}>
        <Versions versions={trees} current={id} depth={0} compare={compare} isComparing={isComparing} names={names} />
      </ul>
    </section>
  );
}

const NONE: readonly SoundEffect[] = [];

interface RowsProps {
  current: number;
  compare: Compare;
  isComparing: boolean;
  /** Of each effect, by its id: no two are one. */
  names: ReadonlyMap<number, string>;
}

/** The names of versions for who does not see their places: several of one name have their number beside it. */
function distinctNames(effects: readonly SoundEffect[]): ReadonlyMap<number, string> {
  const all = effects.map(({ name }) => name);
  return new Map(
    effects.map(({ id, name }, i) => [
      id,
      all.indexOf(name) === all.lastIndexOf(name) ? name : t('sound.version', { name, number: i + 1 }),
    ]),
  );
}

function Versions({ versions, depth, ...rows }: RowsProps & { versions: readonly Version[]; depth: number }) {
  return versions.map(({ effect, versions: further }) => (
    <li key={effect.id}>
      <VersionRow effect={effect} {...rows} />
      {further.length > 0 && (
        <ul className={depth < MOST_INDENTS ? styles.further : styles.deep}>
          <Versions versions={further} depth={depth + 1} {...rows} />
        </ul>
      )}
    </li>
  ));
}

function VersionRow({ effect, current, compare, isComparing, names }: RowsProps & { effect: SoundEffect }) {
  const track = useMemo(() => compare.trackOf(effect), [compare, effect]);
  const { status } = useTrackPlayback(track.url);
  const { id, name } = effect;
  const shown = shownName(name, effect.prompt);
  const told = names.get(id) ?? name;
  const isCurrent = id === current;
  const key = compare.keyOf(effect);
  return (
    <div className={`${styles.row} ${isCurrent ? styles.current : ''}`}>
      <PlayDisc
        name={told}
        sounding={status === 'playing' || status === 'loading'}
        onClick={() => (isComparing ? compare.hear(effect) : player.toggle(track))}
      />
      <div className={styles.words}>
        {isCurrent ? (
          <div className={`one-line ${styles.name}`} aria-current="page">
            <NameLine name={shown} />
          </div>
        ) : (
          <Link
            to={soundPath(id)}
            state={OPENED_HERE}
            className={`one-line ${styles.name}`}
            {...(told === name ? {} : { 'aria-label': told })}
          >
            <NameLine name={shown} />
          </Link>
        )}
        <div className="one-line small tertiary">
          {key !== null && <kbd className={`mono ${styles.key}`}>{key}</kbd>}
          {kindOf(effect)}
        </div>
      </div>
      <div className={styles.wave}>
        <WaveformPlayer track={track} name={told} placeholder={track.placeholder} />
      </div>
      <span className="mono secondary">{formatClockTenths(track.duration)}</span>
    </div>
  );
}

function kindOf(effect: SoundEffect): string {
  if (effect.parentId === null) return t('sound.original');
  return t(KINDS[madeAs(effect)]);
}
