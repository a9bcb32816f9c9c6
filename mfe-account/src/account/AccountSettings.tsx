import { useFreshness, usePlans, useSubscription } from '@whoosh/api-client';
import { DEFAULT_PLANS, isUnpriced, type SubscriptionResponse, type User } from '@whoosh/contracts';
import { Button, ButtonLink, formatDollars, useTheme, type ModeChoice } from '@whoosh/ui';
import { formatDay, Segmented } from '@whoosh/ui/more';
import { useState } from 'react';
import { t } from '../messages';
import styles from './AccountSettings.module.css';
import { ConfirmIdentity } from './ConfirmIdentity';
import { CreditsSetting } from './CreditsSetting';
import { DeleteAccountSetting } from './DeleteAccountSetting';
import { EmailSetting } from './EmailSetting';
import { IndividualsSetting } from './IndividualsSetting';
import { LanguageSetting } from './LanguageSetting';
import { NameSetting } from './NameSetting';
import { SensesSetting } from './SensesSetting';
import { SessionsSetting } from './SessionsSetting';
import { SettingRow } from './SettingRow';

const APPEARANCES: readonly ModeChoice[] = ['system', 'dark', 'light'];

/**
 * Name, e-mail, plan and credits where sounds have a price, appearance, language, sessions, a copy of everything, and
 * the way out.
 */
export function AccountSettings({ user }: { user: User }) {
  return (
    <div>
      <NameSetting user={user} />
      <EmailSetting user={user} />
      {!isUnpriced(user.planId) && (
        <>
          <PlanSetting user={user} />
          <CreditsSetting user={user} />
        </>
      )}
      <AppearanceSetting />
      <LanguageSetting />
      <SensesSetting />
      <IndividualsSetting />
      <SessionsSetting />
      <DataSetting />
      <DeleteAccountSetting user={user} />
    </div>
  );
}

function PlanSetting({ user }: { user: User }) {
  const { data: plans } = usePlans();
  const { data: subscription } = useSubscription();
  const plan = [...plans, ...DEFAULT_PLANS].find(({ id }) => id === user.planId);
  const isPaid = plan !== undefined && Number(plan.price) > 0;
  return (
    <SettingRow title={t('accountSettings.plan')}>
      <div className={styles.line}>
        <p>
          {plan?.name}{' '}
          {isPaid && (
            <span className="secondary">
              {[
                t('accountSettings.perMonth', { price: formatDollars(Number(plan.price)) }),
                ...subscriptionNote(subscription),
              ].join(', ')}
            </span>
          )}
        </p>
        {isPaid ? (
          <Button href="/portal" target="_blank" rel="noopener">
            {t('accountSettings.openCustomerPortal')}
          </Button>
        ) : (
          <ButtonLink to="/pricing">{t('accountSettings.billingPricing')}</ButtonLink>
        )}
      </div>
    </SettingRow>
  );
}

/** When the subscription renews or ends; nothing while that is not known. */
function subscriptionNote(subscription: SubscriptionResponse | undefined): string[] {
  if (typeof subscription?.renewsAt === 'string')
    return [t('accountSettings.renewsOn', { renewsAt: formatDay(subscription.renewsAt) })];
  return typeof subscription?.premiumUntil === 'string'
    ? [t('accountSettings.until', { premiumUntil: formatDay(subscription.premiumUntil) })]
    : [];
}

const DATA_ADDRESS = '/api/auth/user/data';

/** The copy of everything, which the law promises (GDPR, articles 15 and 20). */
function DataSetting() {
  const [isAsking, setAsking] = useState(false);
  const freshness = useFreshness();
  const download = () => {
    setAsking(false);
    window.location.assign(DATA_ADDRESS);
  };
  const begin = () => freshness.mutate(undefined, { onSuccess: ({ fresh }) => (fresh ? download() : setAsking(true)) });
  return (
    <SettingRow title={t('accountSettings.yourData')}>
      {isAsking && <ConfirmIdentity onConfirmed={download} onCancel={() => setAsking(false)} />}
      <div className={styles.line} hidden={isAsking}>
        <p className={`secondary ${styles.grow}`}>{t('accountSettings.everythingThatWeKeepAbout')}</p>
        <Button loading={freshness.isPending} onClick={begin}>
          {t('accountSettings.downloadMyData')}
        </Button>
      </div>
    </SettingRow>
  );
}

function AppearanceSetting() {
  const { choice, setChoice } = useTheme();
  const options = APPEARANCES.map((value) => ({ value, label: t(`appearance.${value}`) }));
  return (
    <SettingRow title={t('accountSettings.appearance')}>
      <Segmented<ModeChoice>
        className={styles.appearance ?? ''}
        aria-label={t('accountSettings.appearance')}
        options={options}
        value={choice}
        onChange={setChoice}
      />
    </SettingRow>
  );
}
