import { FREE_PLAN_ID, type User } from '@whoosh/contracts';
import { t } from '../messages';

/** Values of the query parameter `section`. */
export type SectionKey =
  'timeline-projects' | 'sound-effects' | 'account-settings' | 'security' | 'api-keys' | 'webhooks' | 'top-up';

interface Section {
  key: SectionKey;
  label: string;
}

/** The sections that a person sees; Top up Credits is for Premium only (spec §2). */
export function sectionsOf(user: User): readonly Section[] {
  const topUp: Section = { key: 'top-up', label: t('shared.topUpCredits') };
  return [
    { key: 'timeline-projects', label: t('shared.timelineProjects') },
    { key: 'sound-effects', label: t('shared.soundEffects') },
    { key: 'account-settings', label: t('sections.accountSettings') },
    { key: 'security', label: t('security.title') },
    { key: 'api-keys', label: t('keys.title') },
    { key: 'webhooks', label: t('webhooks.title') },
    ...(user.planId > FREE_PLAN_ID ? [topUp] : []),
  ];
}

/** The section that the address asks for; account-settings when it names none that this person has. */
export function sectionFromAddress(value: string | null, user: User): SectionKey {
  return sectionsOf(user).find(({ key }) => key === value)?.key ?? 'account-settings';
}
