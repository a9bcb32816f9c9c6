import { isUnpriced, type User } from '@whoosh/contracts';
import { Icon } from '@whoosh/ui';
import { Dropdown } from '@whoosh/ui/more';
import { ChevronDown, LogOut } from 'lucide-react';
import { t } from '../messages';
import { creditsText } from './navigation-items';
import { useLogOut } from './useLogOut';
import styles from './UserMenu.module.css';

interface UserMenuProps {
  user: User;
  /** The whole block with e-mail and credits, or the avatar alone. */
  variant: 'block' | 'avatar';
}

/** Who is signed in, with the way out. */
export function UserMenu({ user, variant }: UserMenuProps) {
  const logOut = useLogOut();
  const letter = user.email.charAt(0).toUpperCase();
  const items = [
    { key: 'log-out', label: t('shared.logOut'), icon: <Icon icon={LogOut} />, onClick: () => void logOut() },
  ];
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items }}
      autoFocus
      placement={variant === 'block' ? 'topLeft' : 'bottomRight'}
    >
      {variant === 'avatar' ? (
        <button
          type="button"
          className={styles.round}
          aria-label={t('userMenu.accountOf', { email: user.email })}
          aria-haspopup="menu"
        >
          {letter}
        </button>
      ) : (
        <button type="button" className={styles.block} aria-haspopup="menu">
          <span className={styles.avatar} aria-hidden="true">
            {letter}
          </span>
          <span className={styles.words}>
            <span className={`one-line ${styles.email}`}>{user.email}</span>
            {!isUnpriced(user.planId) && <span className={styles.credits}>{creditsText(user)}</span>}
          </span>
          <Icon icon={ChevronDown} className={styles.chevron} />
        </button>
      )}
    </Dropdown>
  );
}
