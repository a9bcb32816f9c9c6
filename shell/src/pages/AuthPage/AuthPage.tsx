import { triedSound, usePendingLink } from '@whoosh/api-client';
import { FREE_PLAN_ID, type User } from '@whoosh/contracts';
import { Loading, Logo, Navigate, usePageTitle, useSearchParams, WhooshSpectrum } from '@whoosh/ui';
import { useState } from 'react';
import { Opened } from '../../app/Opened';
import { useSettledSession } from '../../app/useSettledSession';
import { t } from '../../messages';
import { TryBox } from '../TryPage/TryBox';
import styles from './AuthPage.module.css';
import { CodeStep } from './CodeStep';
import { EmailStep } from './EmailStep';
import { LanguageChoice } from './LanguageChoice';
import type { PendingSignIn } from './pending-sign-in';

/** Where signed-in people are sent on to: by their plan, or with the sound that they made before. */
function pageAfter({ planId }: User): string {
  if (triedSound.read() !== null) return '/sfx-creator';
  return planId === FREE_PLAN_ID ? '/pricing' : '/';
}

/** Sign-in and sign-up beside a prompt that works without: e-mail entry or a provider, then code entry. */
export default function AuthPage() {
  const { user, isLoading } = useSettledSession();
  const [pending, setPending] = useState<PendingSignIn | null>(null);
  const [search, setSearch] = useSearchParams();
  const isLinking = search.get('step') === 'link';
  const link = usePendingLink(isLinking);
  usePageTitle(t('shared.signIn'));
  if (isLoading || link.isLoading) return <Loading page />;
  if (user !== null) return <Navigate to={pageAfter(user)} replace />;
  const waiting = isLinking && link.data ? { email: link.data.email, name: null, isLink: true } : pending;
  const goBack = () => {
    setPending(null);
    if (isLinking) setSearch({}, { replace: true });
  };
  return (
    <main className={styles.page}>
      <Opened part="page" />
      <WhooshSpectrum className={styles.spectrum} />
      <div className={styles.box}>
        <div className={styles.brand}>
          <Logo large />
        </div>
        {waiting === null ? <EmailStep onCodeSent={setPending} /> : <CodeStep pending={waiting} onBack={goBack} />}
        <LanguageChoice />
      </div>
      <div className={styles.try}>
        <TryBox />
      </div>
    </main>
  );
}
