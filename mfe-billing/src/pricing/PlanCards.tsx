import { freeSoundsLeft, isFreeAllowance, LIMITS, PREMIUM_PLAN_ID, type Plan, type User } from '@whoosh/contracts';
import { Button, ButtonLink } from '@whoosh/ui';
import { PREMIUM } from '../checkout/useCheckout';
import { AllowedLength } from './AllowedLength';
import { FeatureList } from './FeatureList';
import styles from './PricingPage.module.css';

interface PlanCardProps {
  plan: Plan;
  user: User;
}

/** The Free plan, with the way to the free sounds while there are some left. */
export function FreePlanCard({ plan, user }: PlanCardProps) {
  const isPremium = user.planId === PREMIUM_PLAN_ID;
  const left = isFreeAllowance(user.planId, user.credits) ? freeSoundsLeft(user.existingEffects) : 0;
  return (
    <article className={`${styles.card} ${isPremium ? '' : styles.current}`} aria-label={plan.name}>
      <h3 className={styles.name}>{plan.name}</h3>
      <p className={styles.price}>${plan.price}</p>
      <AllowedLength seconds={LIMITS.freeMaxDurationSeconds} sound="whoosh" />
      <FeatureList
        features={[
          `${LIMITS.freeMaxEffects} sound effects`,
          `Up to ${LIMITS.freeMaxDurationSeconds} s each`,
          'MP3 and WAV',
          'Personal use',
        ]}
      />
      <div className={styles.actions}>
        {left > 0 && (
          <ButtonLink to="/sfx-creator" type="primary" block>
            {left === LIMITS.freeMaxEffects ? `Make your ${left} free sounds` : 'Make your second free sound'}
          </ButtonLink>
        )}
        <Button disabled block>
          {isPremium ? 'Downgraded Plan' : 'Current Plan'}
        </Button>
      </div>
    </article>
  );
}

interface PremiumPlanCardProps extends PlanCardProps {
  /** What is being bought; null when nothing is. */
  openItem: string | null;
  onBuy: (item: string) => void;
}

/** The Premium plan. */
export function PremiumPlanCard({ plan, user, openItem, onBuy }: PremiumPlanCardProps) {
  const isPremium = user.planId === PREMIUM_PLAN_ID;
  return (
    <article className={`${styles.card} ${isPremium ? styles.current : ''}`} aria-label={plan.name}>
      <h3 className={styles.name}>{plan.name}</h3>
      <p className={styles.price}>
        ${plan.price} <small>per month</small>
      </p>
      <AllowedLength seconds={LIMITS.maxDurationSeconds} sound="rain" />
      <FeatureList
        features={[
          `${plan.credits} credits per month`,
          `Unlimited effects, up to ${LIMITS.maxDurationSeconds} s`,
          '48 kHz WAV',
          'Commercial rights',
        ]}
      />
      <div className={styles.actions}>
        {isPremium ? (
          <Button disabled block>
            Current Plan
          </Button>
        ) : (
          // Not disabled: a disabled button loses the focus, which the overlay must give back to it.
          <Button type="primary" block aria-disabled={openItem !== null} onClick={() => onBuy(PREMIUM)}>
            {openItem === PREMIUM ? 'Opening Checkout...' : 'Upgrade to Premium'}
          </Button>
        )}
      </div>
    </article>
  );
}
