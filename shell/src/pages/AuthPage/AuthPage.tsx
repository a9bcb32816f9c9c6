import { FREE_PLAN_ID } from '@whoosh/contracts';
import { Loading, Logo, Navigate, usePageTitle, WhooshSpectrum } from '@whoosh/ui';
import { useState } from 'react';
import { Opened } from '../../app/Opened';
import { useSettledSession } from '../../app/useSettledSession';
import { t } from '../../messages';
import styles from './AuthPage.module.css';
import { CodeStep } from './CodeStep';
import { EmailStep } from './EmailStep';
import { LanguageChoice } from './LanguageChoice';
import type { PendingSignIn } from './pending-sign-in';

/** Sign-in and sign-up: e-mail entry, then code entry. Signed-in people are sent on by their plan. */
export default function AuthPage() {
  const { user, isLoading } = useSettledSession();
  const [pending, setPending] = useState<PendingSignIn | null>(null);
  usePageTitle(t('shared.signIn'));
  if (isLoading) return <Loading page />;
  if (user !== null) return <Navigate to={user.planId === FREE_PLAN_ID ? '/pricing' : '/'} replace />;
  return (
    <main className={styles.page}>
      <Opened part="page" />
      <WhooshSpectrum className={styles.spectrum} />
      <div className={styles.box}>
        <div className={styles.brand}>
          <Logo large />
        </div>
        {pending === null ? (
          <EmailStep onCodeSent={setPending} />
        ) : (
          <CodeStep pending={pending} onBack={() => setPending(null)} />
        )}
        <LanguageChoice />
      </div>
    </main>
  );
}
