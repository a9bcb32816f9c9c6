import { useAllSoundEffects } from '@whoosh/api-client';
import { Input } from '@whoosh/ui';
import { EmptyRow, LoadProblem } from '@whoosh/ui/more';
import { useDeferredValue, useState } from 'react';
import { CardsSkeleton } from './CardsSkeleton';
import type { SoundChoice } from './dragged-sound';
import { SoundCard } from './SoundCard';
import styles from './SoundList.module.css';
import { useEffectDownload } from './useEffectDownload';

/** More cards than these make the panel slow and nobody scrolls through them; the search finds the rest. */
const MAX_SHOWN = 100;

/** Any effect of the user, to be laid on a track. */
export function LibrarySounds({ onPlace }: { onPlace: (choice: SoundChoice, track: number) => void }) {
  const { data: effects, isPending, isError, refetch } = useAllSoundEffects();
  const [query, setQuery] = useState('');
  const words = useDeferredValue(query).trim().toLowerCase();
  const download = useEffectDownload();
  const found = effects?.filter(({ name, prompt }) => `${name} ${prompt}`.toLowerCase().includes(words)) ?? [];
  return (
    <section aria-label="Library">
      <div className={styles.head}>
        <h2>Library</h2>
        {effects !== undefined && <span className="mono tertiary">{found.length}</span>}
      </div>
      <div className={styles.search}>
        <Input
          type="search"
          placeholder="Search your library"
          aria-label="Search your library"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          allowClear
        />
      </div>
      {isError && <LoadProblem what="Your library" onRetry={() => void refetch()} />}
      {isPending && <CardsSkeleton />}
      {effects !== undefined && found.length === 0 && (
        <EmptyRow>{words === '' ? 'No sound effects yet' : 'No sound of that name'}</EmptyRow>
      )}
      <ul className={styles.list}>
        {found.slice(0, MAX_SHOWN).map((effect) => (
          <SoundCard
            key={effect.id}
            effect={effect}
            onPlace={(track) => onPlace({ kind: 'effect', effect }, track)}
            onDownload={(format) => download(effect, format)}
          />
        ))}
      </ul>
    </section>
  );
}
