import type { MenuProps } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { Dropdown } from './Dropdown';
import styles from './IconButton.module.css';

interface MenuButtonProps {
  /** The button's name. */
  label: string;
  icon: ReactNode;
  className?: string;
  popupClass?: string;
  open: boolean;
  /** @param source a choice, or the button, Escape or a press elsewhere */
  onOpenChange: (open: boolean, source: 'trigger' | 'menu') => void;
  /** Asked for once the menu has been opened. */
  menu: () => MenuProps;
}

/**
 * A small button with an icon that opens a menu. Until it was opened once there is nothing but the button: a list has
 * many, and antd's menu takes a thousand times as long to draw.
 */
export function MenuButton({
  label,
  icon,
  className = '',
  popupClass = '',
  open,
  onOpenChange,
  menu,
}: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isWanted, setWanted] = useState(false);
  const pressedOpen = useRef(false);
  const press = () => {
    // pressing it while the menu is open has closed the menu, as pressing anything else does
    const hasClosed = pressedOpen.current;
    pressedOpen.current = false;
    setWanted(true);
    onOpenChange(!hasClosed, 'trigger');
  };
  return (
    <span className={styles.place}>
      <button
        ref={button}
        type="button"
        className={`${styles.button} ${className}`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerDown={() => (pressedOpen.current = open)}
        onClick={press}
      >
        {icon}
      </button>
      {isWanted && (
        <Dropdown
          open={open}
          opener={button}
          onOpenChange={(next, { source }) => onOpenChange(next, source)}
          trigger={['click']}
          placement="bottomRight"
          autoFocus
          classNames={{ root: `${styles.menu} ${popupClass}` }}
          menu={menu()}
        >
          <span className={styles.anchor} />
        </Dropdown>
      )}
    </span>
  );
}
