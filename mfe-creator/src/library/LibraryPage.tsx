import { useDeferredValue, useMemo, useState } from 'react';
import { Plus, Search } from 'lucide-react';
import { useAllSoundEffects, useSession } from '@whoosh/api-client';
import { Button, Icon, Input, useNavigate } from '@whoosh/ui';
import { EffectListSkeleton, EmptyRow, LoadProblem, Select } from '@whoosh/ui/more';
import { EffectRows } from '../effects/EffectRows';
import { SORT_ORDERS, visibleEffects, type SortOrder } from './visible-effects';
import styles from './LibraryPage.module.css';

/** /sfx-library: all effects of the user. Renders nothing without one. */
export function LibraryPage() {
  const { user } = useSession();
  return user && <Library />;
}

function Library() {
  const { data: effects, isError, refetch } = useAllSoundEffects();
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState<SortOrder>('newest');
  const navigate = useNavigate();
  const typed = useDeferredValue(query);
  const shown = useMemo(() => (effects ? visibleEffects(effects, typed, order) : undefined), [effects, typed, order]);
  return (
    <>
      <header className={styles.header}>
        <h1>SFX Library</h1>
        {effects && <span className={`mono tertiary ${styles.count}`}>{effects.length}</span>}
        <Button
          type="primary"
          className={styles.create}
          icon={<Icon icon={Plus} />}
          aria-label="Create Sound Effects"
          onClick={() => void navigate('/sfx-creator')}
        >
          <span className={styles.createText}>Create Sound Effects</span>
        </Button>
      </header>
      <div className={styles.filters} role="search">
        <Input
          type="search"
          allowClear
          className={styles.search ?? ''}
          prefix={<Icon icon={Search} />}
          placeholder="Search names and prompts"
          aria-label="Search names and prompts"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Select<SortOrder>
          aria-label="Sort"
          className={styles.sort ?? ''}
          value={order}
          onChange={setOrder}
          options={[...SORT_ORDERS]}
        />
      </div>
      {shown === undefined &&
        (isError ? (
          <LoadProblem what="Your library" onRetry={() => void refetch()} />
        ) : (
          <EffectListSkeleton rows={6} />
        ))}
      {effects?.length === 0 && <EmptyRow>No sound effects yet</EmptyRow>}
      {shown?.length === 0 && effects !== undefined && effects.length > 0 && (
        <EmptyRow>Nothing matches {typed}</EmptyRow>
      )}
      {shown !== undefined && shown.length > 0 && <EffectRows label="Sound effects" effects={shown} />}
    </>
  );
}
