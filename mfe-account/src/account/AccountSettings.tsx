import { usePlans, useSubscription } from '@whoosh/api-client';
import { DEFAULT_PLANS, type SubscriptionResponse, type User } from '@whoosh/contracts';
import { Button, ButtonLink, useTheme, type ModeChoice } from '@whoosh/ui';
import { formatDay, Segmented } from '@whoosh/ui/more';
import styles from './AccountSettings.module.css';
import { CreditsSetting } from './CreditsSetting';
import { DeleteAccountSetting } from './DeleteAccountSetting';
import { EmailSetting } from './EmailSetting';
import { NameSetting } from './NameSetting';
import { SettingRow } from './SettingRow';

const APPEARANCES: { value: ModeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
];

/** Name, e-mail, plan, credits, appearance, a copy of everything, and the way out. */
export function AccountSettings({ user }: { user: User }) {
  return (
    <div>
      <NameSetting user={user} />
      <EmailSetting user={user} />
      <PlanSetting user={user} />
      <CreditsSetting user={user} />
      <AppearanceSetting />
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
    <SettingRow title="Plan">
      <div className={styles.line}>
        <p>
          {plan?.name} {isPaid && <span className="secondary">{[`$${plan.price} per month`, ...subscriptionNote(subscription)].join(', ')}</span>}
        </p>
        {isPaid ? (
          <Button href="/portal" target="_blank" rel="noopener">
            Open Customer Portal
          </Button>
        ) : (
          <ButtonLink to="/pricing">Billing & Pricing</ButtonLink>
        )}
      </div>
    </SettingRow>
  );
}

/** When the subscription renews or ends; nothing while that is not known. */
function subscriptionNote(subscription: SubscriptionResponse | undefined): string[] {
  if (typeof subscription?.renewsAt === 'string') return [`renews on ${formatDay(subscription.renewsAt)}`];
  return typeof subscription?.premiumUntil === 'string' ? [`until ${formatDay(subscription.premiumUntil)}`] : [];
}

/** The copy of everything, which the law promises (GDPR, articles 15 and 20). */
function DataSetting() {
  return (
    <SettingRow title="Your data">
      <div className={styles.line}>
        <p className={`secondary ${styles.grow}`}>Everything that we keep about you, sounds included, as one ZIP.</p>
        <Button href="/api/auth/user/data" download="whoosh-account.zip">
          Download my data
        </Button>
      </div>
    </SettingRow>
  );
}

function AppearanceSetting() {
  const { choice, setChoice } = useTheme();
  return (
    <SettingRow title="Appearance">
      <Segmented<ModeChoice> aria-label="Appearance" options={APPEARANCES} value={choice} onChange={setChoice} />
    </SettingRow>
  );
}
