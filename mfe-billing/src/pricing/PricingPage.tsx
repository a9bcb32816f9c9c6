import { usePlans, useSession } from '@whoosh/api-client';
import { CREDIT_PACKS, DEFAULT_PLANS, FREE_PLAN_ID, PREMIUM_PLAN_ID, type Plan } from '@whoosh/contracts';
import { Button, PageHeader } from '@whoosh/ui';
import { CheckoutOverlay } from '../checkout/CheckoutOverlay';
import { useCheckout } from '../checkout/useCheckout';
import { t } from '../messages';
import { CreditPricing } from './CreditPricing';
import { PackCard } from './PackCard';
import { FreePlanCard, PremiumPlanCard } from './PlanCards';
import styles from './PricingPage.module.css';
import { Questions } from './Questions';

/** How many of the packs this page shows; all of them are on /top-up. */
const PACKS_SHOWN = 2;

/** Plans, credit packs and what a credit buys. Every new account lands here. */
export function PricingPage() {
  const { user } = useSession();
  const checkout = useCheckout();
  const { data: plans, isError } = usePlans();
  if (user === null) return null;
  return (
    <>
      <PageHeader title={t('shared.billingPricing')} pageTitle={t('pricingPage.billing')} />
      {user.planId === PREMIUM_PLAN_ID && <ManageSubscription />}
      {isError && (
        <p className={`secondary ${styles.problem}`} role="status">
          {t('pricingPage.failedToFetchPlansThese')}
        </p>
      )}
      <div className={styles.columns}>
        <section className={styles.column}>
          <h2 className={styles.head}>{t('pricingPage.monthlySubscriptions')}</h2>
          <div className={styles.pair}>
            <FreePlanCard plan={planOf(plans, FREE_PLAN_ID)} user={user} />
            <PremiumPlanCard
              plan={planOf(plans, PREMIUM_PLAN_ID)}
              user={user}
              openItem={checkout.item}
              onBuy={checkout.buy}
            />
          </div>
        </section>
        <section className={styles.column}>
          <h2 className={styles.head}>{t('pricingPage.oneTimeCreditPackages')}</h2>
          <div className={styles.pair}>
            {CREDIT_PACKS.slice(0, PACKS_SHOWN).map((pack) => (
              <PackCard key={pack.id} pack={pack} openItem={checkout.item} onBuy={checkout.buy} />
            ))}
          </div>
        </section>
      </div>
      <CreditPricing />
      <Questions />
      <CheckoutOverlay url={checkout.url} onEvent={checkout.onEvent} />
    </>
  );
}

/** The way to the provider's page, where a subscription is cancelled and its card changed. */
function ManageSubscription() {
  return (
    <section className={styles.manage} aria-label={t('pricingPage.manageYourSubscription')}>
      <h2>{t('pricingPage.manageYourSubscription')}</h2>
      <Button href="/portal" target="_blank" rel="noopener">
        {t('pricingPage.openCustomerPortal')}
      </Button>
    </section>
  );
}

/** The plan as the server tells it, else as the product knows it. */
function planOf(plans: readonly Plan[], id: number): Plan {
  const plan = plans.find((candidate) => candidate.id === id) ?? DEFAULT_PLANS.find((candidate) => candidate.id === id);
  if (plan === undefined) throw new RangeError(`plan ${id}`);
  return plan;
}
