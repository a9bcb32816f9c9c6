import type { User } from '@whoosh/contracts';
import { Icon, Link, Logo, LogoMark } from '@whoosh/ui';
import { Tooltip } from '@whoosh/ui/more';
import { ArrowUpRight } from 'lucide-react';
import { t } from '../messages';
import { isActive, navigationGroups, type NavigationItem, type NavigationSettings } from './navigation-items';
import styles from './SideNavigation.module.css';
import { UserMenu } from './UserMenu';

interface SideNavigationProps {
  user: User;
  settings: NavigationSettings;
  /** Path whose item is marked. */
  current: string;
  /** Only icons, with tooltips. */
  isRail: boolean;
}

/** The navigation at the left. */
export function SideNavigation({ user, settings, current, isRail }: SideNavigationProps) {
  return (
    <nav className={`${styles.navigation} ${isRail ? styles.rail : ''}`} aria-label={t('shared.main')}>
      <Link to="/" className={styles.brand} aria-label={t('shared.whooshDashboard')}>
        {isRail ? <LogoMark /> : <Logo />}
      </Link>
      {navigationGroups(user, settings).map(({ label, items }) => (
        <div key={label ?? 'main'} role="group" aria-label={label ?? t('shared.main')}>
          {label !== null && (
            <div className={styles.groupLabel} aria-hidden="true">
              {label}
            </div>
          )}
          {items.map((item) => (
            <Tooltip key={item.label} title={isRail ? item.label : ''} placement="right">
              <Item item={item} isCurrent={isActive(item, current)} />
            </Tooltip>
          ))}
        </div>
      ))}
      <div className={styles.user}>
        <UserMenu user={user} variant={isRail ? 'avatar' : 'block'} />
      </div>
    </nav>
  );
}

interface ItemProps {
  item: NavigationItem;
  isCurrent: boolean;
}

function Item({ item, isCurrent, ...tooltip }: ItemProps) {
  const content = (
    <>
      <Icon icon={item.icon} className={styles.icon} />
      <span className={styles.label}>{item.label}</span>
    </>
  );
  if (item.to === null) {
    return (
      <span {...tooltip} className={`${styles.item} ${styles.soon}`} aria-disabled="true">
        {content}
        <span className={styles.badge}>{t('shared.soon')}</span>
      </span>
    );
  }
  if (item.isExternal === true) {
    return (
      <a {...tooltip} className={styles.item} href={item.to} target="_blank" rel="noreferrer">
        {content}
        <Icon icon={ArrowUpRight} className={styles.external} />
        <span className="visually-hidden">{t('sideNavigation.opensInANewTab')}</span>
      </a>
    );
  }
  return (
    <Link
      {...tooltip}
      className={`${styles.item} ${isCurrent ? styles.current : ''}`}
      to={item.to}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {content}
    </Link>
  );
}
