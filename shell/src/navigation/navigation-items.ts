import type { ConfigResponse, User } from '@whoosh/contracts';
import { FREE_PLAN_ID, freeSoundsLeft, isFreeAllowance, isUnpriced, LIMITS } from '@whoosh/contracts';
import {
  AudioLines,
  CircleHelp,
  CirclePlus,
  CreditCard,
  House,
  Settings2,
  Upload,
  type LucideIcon,
} from 'lucide-react';
import { formatNumber } from '@whoosh/ui';
import { t } from '../messages';
import { LibraryDrawing, TimelineDrawing } from './drawings';

export interface NavigationItem {
  /** The item's own path, also of one that is not clickable yet. */
  key: string;
  label: string;
  icon: LucideIcon;
  /**
   * A path of the product, or a whole address when it is external; null is not clickable yet and carries the badge
   * Soon.
   */
  to: string | null;
  isExternal?: boolean;
}

export interface NavigationGroup {
  /** The first group has no head. */
  label: string | null;
  items: NavigationItem[];
}

/** What the navigation depends on besides the person. */
export type NavigationSettings = Pick<ConfigResponse, 'timelineEditor' | 'sendFilesUrl'>;

/** Spec §2, side navigation: three groups for signed-in people. */
export function navigationGroups(user: User, settings: NavigationSettings): NavigationGroup[] {
  const topUp: NavigationItem = { key: '/top-up', label: t('shared.topUpCredits'), icon: CirclePlus, to: '/top-up' };
  const billing: NavigationItem[] = isUnpriced(user.planId)
    ? []
    : [{ key: '/pricing', label: t('navigationItems.billing'), icon: CreditCard, to: '/pricing' }];
  const sendFiles: NavigationItem[] =
    settings.sendFilesUrl === null
      ? []
      : [
          {
            key: 'send-files',
            label: t('navigationItems.sendFiles'),
            icon: Upload,
            to: settings.sendFilesUrl,
            isExternal: true,
          },
        ];
  return [
    {
      label: null,
      items: [
        { key: '/', label: t('shared.dashboard'), icon: House, to: '/' },
        { key: '/sfx-creator', label: t('shared.sfxCreator'), icon: AudioLines, to: '/sfx-creator' },
        { key: '/sfx-library', label: t('shared.sfxLibrary'), icon: LibraryDrawing, to: '/sfx-library' },
        {
          key: '/timeline-editor',
          label: t('shared.timelineEditor'),
          icon: TimelineDrawing,
          to: settings.timelineEditor === 'live' ? '/timeline-editor' : null,
        },
      ],
    },
    {
      label: t('navigationItems.account'),
      items: [
        ...billing,
        ...(user.planId > FREE_PLAN_ID ? [topUp] : []),
        { key: '/account', label: t('shared.settings'), icon: Settings2, to: '/account' },
      ],
    },
    {
      label: t('shared.support'),
      items: [{ key: '/support', label: t('shared.support'), icon: CircleHelp, to: '/support' }, ...sendFiles],
    },
  ];
}

/** Spec §2: the active item is marked by path prefix, the dashboard only on exactly /. */
export function isActive(item: NavigationItem, pathname: string): boolean {
  if (item.to === null || item.isExternal === true) return false;
  return item.to === '/' ? pathname === '/' : pathname === item.to || pathname.startsWith(`${item.to}/`);
}

/** Spec §2, beside the avatar; an account that has its free sounds instead of credits is told how many are left. */
export function creditsText({ planId, credits, existingEffects }: CreditsOf): string {
  if (credits === null) return t('shared.freePlan');
  if (isFreeAllowance(planId, credits))
    return t('navigationItems.freeSoundsLeft', {
      left: freeSoundsLeft(existingEffects),
      all: LIMITS.freeMaxEffects,
    });
  return t('navigationItems.creditsRemaining', { credits });
}

/** The same where only a number has room. */
export function shortCredits({ planId, credits, existingEffects }: CreditsOf): string {
  if (credits === null) return t('shared.freePlan');
  if (!isFreeAllowance(planId, credits)) return formatNumber(credits);
  return `${freeSoundsLeft(existingEffects)}/${LIMITS.freeMaxEffects}`;
}

type CreditsOf = Pick<User, 'planId' | 'credits' | 'existingEffects'>;
