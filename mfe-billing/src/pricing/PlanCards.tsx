import { freeSoundsLeft, isFreeAllowance, LIMITS, PREMIUM_PLAN_ID, type Plan, type User } from '@whoosh/contracts';
import { Button, ButtonLink, formatDollars } from '@whoosh/ui';
import { PREMIUM } from '../checkout/useCheckout';
import { rich, t } from '../messages';
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
      <p className={styles.price}>{formatDollars(Number(plan.price))}</p>
      <AllowedLength seconds={LIMITS.freeMaxDurationSeconds} sound="whoosh" />
      <FeatureList
        features={[
          t('planCards.soundEffects', { freeMaxEffects: LIMITS.freeMaxEffects }),
          t('planCards.upToSEach', { freeMaxDurationSeconds: LIMITS.freeMaxDurationSeconds }),
          t('planCards.mp3AndWav'),
          t('planCards.personalUse'),
          t('planCards.rightsLater'),
        ]}
      />
      <div className={styles.actions}>
        {left > 0 && (
          <ButtonLink to="/sfx-creator" type="primary" block>
            {left === LIMITS.freeMaxEffects
              ? t('planCards.makeYourFreeSounds', { left })
              : t('planCards.makeYourSecondFreeSound')}
          </ButtonLink>
        )}
        <Button disabled block>
          {isPremium ? t('planCards.downgradedPlan') : t('planCards.currentPlan')}
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
        {rich('planCards.pricePerMonth', {
          price: formatDollars(Number(plan.price)),
          small: (chunks) => <small>{chunks}</small>,
        })}
      </p>
      <AllowedLength seconds={LIMITS.maxDurationSeconds} sound="rain" />
      <FeatureList
        features={[
          t('planCards.creditsPerMonth', { credits: plan.credits }),
          t('planCards.unlimitedEffectsUpToS', { maxDurationSeconds: LIMITS.maxDurationSeconds }),
          t('planCards.wav48'),
          t('shared.commercialRightsForGood'),
        ]}
      />
      <div className={styles.actions}>
        {isPremium ? (
          <Button disabled block>
            {t('planCards.currentPlan')}
          </Button>
        ) : (
          // Not disabled: a disabled button loses the focus, which the overlay must give back to it.
          <Button type="primary" block aria-disabled={openItem !== null} onClick={() => onBuy(PREMIUM)}>
            {openItem === PREMIUM ? t('shared.openingCheckout') : t('planCards.upgradeToPremium')}
          </Button>
        )}
      </div>
    </article>
  );
}
