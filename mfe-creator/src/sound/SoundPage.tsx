import { useMemo } from 'react';
import { ApiError, useLibraryEffect, useSession } from '@whoosh/api-client';
import { ButtonLink, Loading, PageHeader, useParams } from '@whoosh/ui';
import { LoadProblem } from '@whoosh/ui/more';
import { t } from '../messages';
import { soundId } from './sound-path';
import { SoundView } from './SoundView';
import styles from './SoundPage.module.css';

/** /sfx-library/sounds/{id}: everything about one sound of the library. Renders nothing without a person. */
export function SoundPage() {
  const { user } = useSession();
  const { id: asked = '' } = useParams();
  const id = useMemo(() => soundId(asked), [asked]);
  if (user === null) return null;
  return id === null ? <NoSound /> : <Sound key={id} id={id} userId={user.id} />;
}

function Sound({ id, userId }: { id: number; userId: number }) {
  const { data: effect, error, refetch } = useLibraryEffect(id);
  // one that has just been deleted stays until its page is left
  if (effect !== undefined) return <SoundView effect={effect} userId={userId} />;
  if (error === null) return <Loading />;
  if (error instanceof ApiError && error.status === 404) return <NoSound />;
  return <LoadProblem what={t('sound.thisSound')} onRetry={() => void refetch()} />;
}

/** No such sound, or somebody else's: the two are not told apart. */
function NoSound() {
  return (
    <div className={styles.missing}>
      <PageHeader title={t('sound.missing')} />
      <p className="secondary">{t('sound.missingText')}</p>
      <ButtonLink to="/sfx-library">{t('libraryPage.sfxLibrary')}</ButtonLink>
    </div>
  );
}
