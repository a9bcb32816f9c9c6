import { useConfig } from '@whoosh/api-client';
import { Tabs, useSearchParams, type TabItem } from '@whoosh/ui';
import { useState } from 'react';
import { rich, t } from '../../messages';
import { AccountNotFound } from './AccountNotFound';
import styles from './AuthPage.module.css';
import { DevelopmentLogin } from './DevelopmentLogin';
import { EmailForm } from './EmailForm';
import { OpenIdSignIn } from './OpenIdSignIn';
import { PasskeySignIn } from './PasskeySignIn';
import type { PendingSignIn } from './pending-sign-in';

type AuthTab = 'login' | 'signup';

const tabs = (): readonly TabItem<AuthTab>[] => [
  { key: 'login', label: t('emailStep.login') },
  { key: 'signup', label: t('emailStep.signUp') },
];

interface EmailStepProps {
  onCodeSent: (pending: PendingSignIn) => void;
}

/** Step 1: who wants in. The query parameter `tab` and the chosen tab are the same thing. */
export function EmailStep({ onCodeSent }: EmailStepProps) {
  const [search, setSearch] = useSearchParams();
  const [email, setEmail] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const [hasChosenTab, setHasChosenTab] = useState(false);
  const { data: config } = useConfig();
  const tab: AuthTab = search.get('tab') === 'signup' ? 'signup' : 'login';
  const chooseTab = (next: AuthTab) => {
    setUnknown(false);
    setHasChosenTab(true);
    setSearch({ tab: next }, { replace: true });
  };
  return (
    <>
      <h1 className={styles.slogan}>{rich('emailStep.slogan', { br: () => <br /> })}</h1>
      <Tabs label={t('shared.signIn')} items={tabs()} active={tab} onChange={chooseTab}>
        {isUnknown && tab === 'login' && <AccountNotFound onGoToSignUp={() => chooseTab('signup')} />}
        <EmailForm
          key={tab}
          isSignup={tab === 'signup'}
          autoFocus={!hasChosenTab}
          email={email}
          onEmailChange={(next) => {
            setUnknown(false);
            setEmail(next);
          }}
          onCodeSent={onCodeSent}
          onUnknownUser={() => setUnknown(true)}
        />
        {tab === 'login' && <PasskeySignIn />}
        {config?.signInProvider !== undefined && <OpenIdSignIn label={config.signInProvider} />}
      </Tabs>
      {config?.devLogin === true && <DevelopmentLogin email={email} />}
    </>
  );
}
