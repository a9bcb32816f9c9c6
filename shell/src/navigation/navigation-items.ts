import type { ConfigResponse, User } from '@whoosh/contracts';
import { FREE_PLAN_ID } from '@whoosh/contracts';
import {
  AudioLines,
  CircleHelp,
  CirclePlus,
  CreditCard,
  House,
  SlidersHorizontal,
  Upload,
  type LucideIcon,
} from 'lucide-react';
import { LibraryDrawing, TimelineDrawing } from './drawings';

export interface NavigationItem {
  label: string;
  icon: LucideIcon;
  /** A path of the product, or a whole address when it is external; null is not clickable yet and carries the badge Soon. */
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
  const topUp: NavigationItem = { label: 'Top Up Credits', icon: CirclePlus, to: '/top-up' };
  const sendFiles: NavigationItem[] =
    settings.sendFilesUrl === null
      ? []
      : [{ label: 'Send files', icon: Upload, to: settings.sendFilesUrl, isExternal: true }];
  return [
    {
      label: null,
      items: [
        { label: 'Dashboard', icon: House, to: '/' },
        { label: 'SFX Creator', icon: AudioLines, to: '/sfx-creator' },
        { label: 'SFX Library', icon: LibraryDrawing, to: '/sfx-library' },
        {
          label: 'Timeline Editor',
          icon: TimelineDrawing,
          to: settings.timelineEditor === 'live' ? '/timeline-editor' : null,
        },
      ],
    },
    {
      label: 'Account',
      items: [
        { label: 'Billing', icon: CreditCard, to: '/pricing' },
        ...(user.planId > FREE_PLAN_ID ? [topUp] : []),
        { label: 'Settings', icon: SlidersHorizontal, to: '/account' },
      ],
    },
    { label: 'Support', items: [{ label: 'Support', icon: CircleHelp, to: '/support' }, ...sendFiles] },
  ];
}

/** Spec §2: the active item is marked by path prefix, the dashboard only on exactly /. */
export function isActive(item: NavigationItem, pathname: string): boolean {
  if (item.to === null || item.isExternal === true) return false;
  return item.to === '/' ? pathname === '/' : pathname === item.to || pathname.startsWith(`${item.to}/`);
}

/** Spec §2, beside the avatar. */
export function creditsText(credits: number | null): string {
  return credits === null ? 'Free plan' : `${credits} credits remaining`;
}
