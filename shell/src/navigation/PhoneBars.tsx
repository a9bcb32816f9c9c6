import { isUnpriced, type User } from '@whoosh/contracts';
import { Icon, Link, Logo, useNavigate } from '@whoosh/ui';
import { Dropdown } from '@whoosh/ui/more';
import { LogOut, Menu } from 'lucide-react';
import { t } from '../messages';
import {
  creditsText,
  isActive,
  navigationGroups,
  shortCredits,
  type NavigationItem,
  type NavigationSettings,
} from './navigation-items';
import styles from './PhoneBars.module.css';
import { useLogOut } from './useLogOut';
import { UserMenu } from './UserMenu';

interface PhoneBarProps {
  user: User;
  settings: NavigationSettings;
  /** Path whose item is marked. */
  current: string;
}

/** Under 720 px: mark, credits and avatar at the top. */
export function PhoneTopBar({ user }: Pick<PhoneBarProps, 'user'>) {
  return (
    <header className={styles.top}>
      <Link to="/" className={styles.brand} aria-label={t('shared.whooshDashboard')}>
        <Logo />
      </Link>
      {!isUnpriced(user.planId) && (
        <span className={`mono ${styles.credits}`}>
          <span aria-hidden="true">{shortCredits(user)}</span>
          <span className="visually-hidden">{creditsText(user)}</span>
        </span>
      )}
      <UserMenu user={user} variant="avatar" />
    </header>
  );
}

/** Short names where the navigation's own do not fit under an icon. */
const SHORT = {
  '/': 'short.dashboard',
  '/sfx-creator': 'short.creator',
  '/sfx-library': 'short.library',
  '/timeline-editor': 'short.timeline',
} as const;

const isShort = (key: string): key is keyof typeof SHORT => Object.hasOwn(SHORT, key);

/** The last tab ends at the window's edge, and its menu 8 px before it, 4 px above. */
const MENU_PLACE = { offset: [-8, -4] };

/** Under 720 px: the main pages at the bottom, everything else under More. */
export function PhoneTabBar({ user, settings, current }: PhoneBarProps) {
  const [main, ...others] = navigationGroups(user, settings);
  const more = others.flatMap(({ items }) => items);
  return (
    <nav className={styles.tabs} aria-label={t('shared.main')}>
      {main?.items.map((item) => (
        <Tab key={item.label} item={item} isCurrent={isActive(item, current)} />
      ))}
      <MoreTab items={more} isCurrent={more.some((item) => isActive(item, current))} />
    </nav>
  );
}

function Tab({ item, isCurrent }: { item: NavigationItem; isCurrent: boolean }) {
  const content = (
    <>
      <Icon icon={item.icon} className={styles.icon} />
      <span>{isShort(item.key) ? t(SHORT[item.key]) : item.label}</span>
    </>
  );
  return item.to === null ? (
    <span className={`${styles.tab} ${styles.soon}`} aria-disabled="true">
      {content}
      <span className="visually-hidden">{t('shared.soon')}</span>
    </span>
  ) : (
    <Link
      to={item.to}
      className={`${styles.tab} ${isCurrent ? styles.current : ''}`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {content}
    </Link>
  );
}

function MoreTab({ items, isCurrent }: { items: readonly NavigationItem[]; isCurrent: boolean }) {
  const navigate = useNavigate();
  const logOut = useLogOut();
  const open = ({ to, isExternal }: NavigationItem) => {
    if (to === null) return;
    if (isExternal === true) window.open(to, '_blank', 'noreferrer');
    else void navigate(to);
  };
  const menuItems = [
    ...items.map((item) => ({
      key: item.label,
      label: item.label,
      icon: <Icon icon={item.icon} />,
      onClick: () => open(item),
    })),
    { key: 'log-out', label: t('shared.logOut'), icon: <Icon icon={LogOut} />, onClick: () => void logOut() },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items: menuItems }} autoFocus placement="topRight" align={MENU_PLACE}>
      <button type="button" className={`${styles.tab} ${isCurrent ? styles.current : ''}`} aria-haspopup="menu">
        <Icon icon={Menu} className={styles.icon} />
        <span>{t('phoneBars.more')}</span>
      </button>
    </Dropdown>
  );
}
