import { useState } from 'react';
import { useSession } from '@whoosh/api-client';
import { usePageTitle, WhooshSpectrum } from '@whoosh/ui';
import { t } from '../messages';
import { Generator } from './Generator';
import styles from './CreatorPage.module.css';

/** /sfx-creator. Who has made nothing yet is greeted by the whoosh; everybody else starts with the prompt box. */
export function CreatorPage() {
  const { user } = useSession();
  usePageTitle(t('creatorPage.sfxCreator'));
  const [isFirstVisit] = useState(() => user?.existingEffects === 0);
  if (!user) return null;
  const heading = isFirstVisit ? <Hero /> : <h1 className="visually-hidden">{t('creatorPage.sfxCreator')}</h1>;
  return <Generator user={user} projectId={null} heading={heading} />;
}

function Hero() {
  return (
    <header className={styles.hero}>
      <div className={styles.window}>
        <WhooshSpectrum className={styles.picture} />
      </div>
      <h1 className={styles.title}>{t('creatorPage.whatShouldItSoundLike')}</h1>
    </header>
  );
}
