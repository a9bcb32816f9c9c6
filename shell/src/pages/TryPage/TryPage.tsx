import { ButtonLink, Loading, Logo, Navigate, useLocation, usePageTitle } from '@whoosh/ui';
import { Opened } from '../../app/Opened';
import { useSettledSession } from '../../app/useSettledSession';
import { rich, t } from '../../messages';
import { TryBox } from './TryBox';
import styles from './TryPage.module.css';

/** The words of a shared sound, where this page was opened from it. */
function wordsOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'text' in state ? String(state.text) : '';
}

/** /try: a sound without an account. Who has one has the creator. */
export default function TryPage() {
  const { user, isLoading } = useSettledSession();
  const { state } = useLocation();
  usePageTitle(t('try.title'));
  if (isLoading) return <Loading page />;
  if (user !== null) return <Navigate to="/sfx-creator" replace />;
  return (
    <main className={styles.page}>
      <Opened part="page" />
      <header className={styles.head}>
        <Logo />
        <ButtonLink to="/auth">{t('shared.signIn')}</ButtonLink>
      </header>
      <div className={styles.middle}>
        <h1 className={styles.slogan}>{rich('emailStep.slogan', { br: () => <br /> })}</h1>
        <TryBox words={wordsOf(state)} />
      </div>
    </main>
  );
}
