import { useMemo, useState } from 'react';
import { useLibrary } from '@whoosh/api-client';
import { LIMITS, type SoundEffect } from '@whoosh/contracts';
import { Button } from '@whoosh/ui';
import { EffectList, EffectListSkeleton, effectTrack, EmptyRow, formatWhen, LoadProblem } from '@whoosh/ui/more';
import { SoundLine } from '../effects/SoundLine';
import { useTrash } from '../effects/useTrash';
import { t } from '../messages';
import { MoreRows } from './MoreRows';

/** What was deleted in the last days, and the way back. */
export function TrashList() {
  const { data, isError, refetch, hasNextPage, fetchNextPage } = useLibrary({ deleted: true });
  const effects = data?.pages.flat();
  const [now] = useState(() => new Date());
  if (effects === undefined) {
    return isError ? (
      <LoadProblem what={t('trashList.theTrash')} onRetry={() => void refetch()} />
    ) : (
      <EffectListSkeleton />
    );
  }
  if (effects.length === 0) return <EmptyRow>{t('trashList.theTrashIsEmpty')}</EmptyRow>;
  return (
    <>
      <EffectList label={t('trashList.trash')}>
        {effects.map((effect) => (
          <TrashedSound key={effect.id} effect={effect} now={now} />
        ))}
      </EffectList>
      {hasNextPage && <MoreRows onReached={() => void fetchNextPage()} />}
    </>
  );
}

const DAY_MS = 86_400_000;

function TrashedSound({ effect, now }: { effect: SoundEffect; now: Date }) {
  const track = useMemo(() => effectTrack(effect), [effect]);
  const { restore } = useTrash();
  const [busy, setBusy] = useState(false);
  const bringBack = async () => {
    setBusy(true);
    if (!(await restore([effect]))) setBusy(false);
  };
  return (
    <SoundLine track={track} name={effect.name} note={trashNote(effect.deletedAt, now)}>
      <Button
        size="small"
        loading={busy}
        aria-label={t('trashList.restore2', { name: effect.name })}
        onClick={() => void bringBack()}
      >
        {t('trashList.restore')}
      </Button>
    </SoundLine>
  );
}

/** When it was deleted and how long it can be restored. @param deletedAt as the server tells it */
function trashNote(deletedAt: string | null, now: Date): string {
  if (deletedAt === null) return '';
  const days = Math.max(0, Math.ceil(LIMITS.trashDays - (now.getTime() - Date.parse(deletedAt)) / DAY_MS));
  return t('trashList.deletedDaysLeft', { when: insideSentence(formatWhen(deletedAt, now)), days });
}

/** Today, 09:12 becomes today, 09:12; other days begin with a digit. */
const insideSentence = (when: string) => when.charAt(0).toLocaleLowerCase() + when.slice(1);
