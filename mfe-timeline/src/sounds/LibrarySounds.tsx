import { useDebounced, useLibrary } from '@whoosh/api-client';
import { Button, Input } from '@whoosh/ui';
import { clearing, EmptyRow, LoadProblem } from '@whoosh/ui/more';
import { useState } from 'react';
import { t } from '../messages';
import { CardsSkeleton } from './CardsSkeleton';
import type { SoundChoice } from './dragged-sound';
import { SoundCard } from './SoundCard';
import styles from './SoundList.module.css';
import { useEffectDownload } from './useEffectDownload';

/** Words are asked for this long after the last key, milliseconds. */
const REST_MS = 220;

/**
 * Any effect of the user, to be laid on a track; page by page, and searched by the server, so that the oldest is found
 * too.
 */
export function LibrarySounds({ onPlace }: { onPlace: (choice: SoundChoice, track: number) => void }) {
  const [query, setQuery] = useState('');
  const words = useDebounced(query.trim(), REST_MS);
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage } = useLibrary(
    words === '' ? {} : { q: words },
  );
  const download = useEffectDownload();
  const found = data?.pages.flat() ?? [];
  return (
    <section aria-label={t('shared.library')}>
      <div className={styles.head}>
        <h2>{t('shared.library')}</h2>
        {data !== undefined && <span className="mono tertiary">{`${found.length}${hasNextPage ? '+' : ''}`}</span>}
      </div>
      <div className={styles.search}>
        <Input
          type="search"
          placeholder={t('librarySounds.searchYourLibrary')}
          aria-label={t('librarySounds.searchYourLibrary')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          allowClear={clearing()}
        />
      </div>
      {isPending && <CardsSkeleton />}
      <div className={styles.note}>
        {isError && <LoadProblem what={t('librarySounds.yourLibrary')} onRetry={() => void refetch()} />}
        {data !== undefined && found.length === 0 && (
          <EmptyRow>{words === '' ? t('shared.noSoundEffectsYet') : t('librarySounds.noSoundOfThatName')}</EmptyRow>
        )}
      </div>
      <ul className={styles.list}>
        {found.map((effect) => (
          <SoundCard
            key={effect.id}
            effect={effect}
            onPlace={(track) => onPlace({ kind: 'effect', effect }, track)}
            onDownload={(format) => download(effect, format)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <div className={styles.more}>
          <Button type="text" onClick={() => void fetchNextPage()}>
            {t('librarySounds.showMore')}
          </Button>
        </div>
      )}
    </section>
  );
}
