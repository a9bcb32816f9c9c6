import { useCallback, useState } from 'react';
import { Plus } from 'lucide-react';
import { useDebounced, useLibraryIndex, useLibrarySummary, useSession } from '@whoosh/api-client';
import type { SoundEffect } from '@whoosh/contracts';
import { Button, Icon, useNavigate, usePageTitle } from '@whoosh/ui';
import { EffectListSkeleton, EmptyRow, LoadProblem } from '@whoosh/ui/more';
import { useLoaded } from '../effects/useLoaded';
import { keepForm } from '../request/kept-form';
import { formOfEffect } from '../request/prompt-form';
import { t } from '../messages';
import { FilterBar } from './FilterBar';
import { FilterChips } from './FilterChips';
import { isNarrowed, NO_FILTERS, queryOf, type LibraryFilters } from './library-filters';
import { LibraryRows } from './LibraryRows';
import { useKeptScroll } from './useKeptScroll';
import { useLibraryFilters } from './useLibraryFilters';
import styles from './LibraryPage.module.css';

/** Seldom looked at: loaded with the first look. */
const loadTrash = async () => (await import('./TrashList')).TrashList;
/** Words are asked for this long after the last key, milliseconds. */
const REST_MS = 220;

/** /sfx-library: all effects of the user. Renders nothing without one. */
export function LibraryPage() {
  const { user } = useSession();
  return user && <Library userId={user.id} />;
}

function Library({ userId }: { userId: number }) {
  usePageTitle(t('libraryPage.sfxLibrary'));
  useKeptScroll();
  const [filters, setFilters] = useLibraryFilters();
  const [trash, setTrash] = useState(false);
  const { data: summary } = useLibrarySummary();
  const navigate = useNavigate();
  const change = useCallback(
    (part: Partial<LibraryFilters>) => {
      setTrash(false);
      setFilters((before) => ({ ...before, ...part }));
    },
    [setFilters],
  );
  const useAgain = useCallback(
    (effect: SoundEffect) => {
      keepForm({ userId, projectId: null, form: formOfEffect(effect) });
      void navigate('/sfx-creator');
    },
    [userId, navigate],
  );
  return (
    <>
      <header className={styles.header}>
        <h1>{t('libraryPage.sfxLibrary')}</h1>
        {summary && <span className={`mono tertiary ${styles.count}`}>{summary.count}</span>}
        <Button
          type="primary"
          className={styles.create}
          icon={<Icon icon={Plus} />}
          aria-label={t('libraryPage.createSoundEffects')}
          onClick={() => void navigate('/sfx-creator')}
        >
          <span className={styles.createText}>{t('libraryPage.createSoundEffects')}</span>
        </Button>
      </header>
      <FilterBar filters={filters} onChange={change} />
      <FilterChips summary={summary} filters={filters} onChange={change} trash={trash} onTrash={setTrash} />
      {trash ? <Trash /> : <Sounds filters={filters} onShowAll={() => setFilters(NO_FILTERS)} onUseAgain={useAgain} />}
    </>
  );
}

/** The trash, and what stands in its place until it is loaded. */
function Trash() {
  const { part: TrashList, isFailed, retry } = useLoaded(loadTrash, true);
  if (TrashList !== null) return <TrashList />;
  if (isFailed) return <LoadProblem what={t('trashList.theTrash')} onRetry={retry} />;
  return <EffectListSkeleton rows={6} />;
}

interface SoundsProps {
  filters: LibraryFilters;
  onShowAll: () => void;
  onUseAgain: (effect: SoundEffect) => void;
}

function Sounds({ filters, onShowAll, onUseAgain }: SoundsProps) {
  const words = useDebounced(filters.words, REST_MS);
  const asked = { ...filters, words };
  const { data: ids, isError, isPlaceholderData, refetch } = useLibraryIndex(queryOf(asked));
  if (ids === undefined) {
    return isError ? (
      <LoadProblem what={t('libraryPage.yourLibrary')} onRetry={() => void refetch()} />
    ) : (
      <EffectListSkeleton rows={6} />
    );
  }
  if (ids.length === 0) return <NothingHere filters={asked} onShowAll={onShowAll} />;
  return (
    <div className={isPlaceholderData ? styles.stale : ''} aria-busy={isPlaceholderData}>
      <LibraryRows ids={ids} onUseAgain={onUseAgain} />
    </div>
  );
}

function NothingHere({ filters, onShowAll }: Omit<SoundsProps, 'onUseAgain'>) {
  if (!isNarrowed(filters)) return <EmptyRow>{t('libraryPage.noSoundEffectsYet')}</EmptyRow>;
  return (
    <EmptyRow>
      {filters.words.trim() === ''
        ? t('libraryPage.nothingMatchesFilters')
        : t('libraryPage.nothingMatches', { words: filters.words.trim() })}{' '}
      <Button size="small" onClick={onShowAll}>
        {t('libraryPage.showAll')}
      </Button>
    </EmptyRow>
  );
}
