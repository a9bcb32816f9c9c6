import type { ComponentProps, ReactNode } from 'react';
import { Dropdown } from '@whoosh/ui/more';
import styles from './LaneHead.module.css';

/** An entry of a chip's menu, or a menu in it. */
export interface ChipItem {
  key: string;
  label: string;
  /** It is what holds now. */
  chosen?: boolean;
  onChoose?: () => void;
  children?: readonly ChipItem[];
}

interface ChipMenuProps {
  /** What it is and what it is for, for people who do not see it. */
  name: string;
  className: string;
  items: readonly ChipItem[];
  children: ReactNode;
}

/** A chip that opens a menu of what can stand in its place. */
export function ChipMenu({ name, className, items, children }: ChipMenuProps) {
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomLeft"
      autoFocus
      classNames={{ root: styles.menu ?? '' }}
      menu={{ items: items.map(menuItem), selectable: true, selectedKeys: chosenKeys(items) }}
    >
      <button type="button" className={`${styles.menuButton} ${className}`} aria-label={name} aria-haspopup="menu">
        {children}
      </button>
    </Dropdown>
  );
}

function chosenKeys(items: readonly ChipItem[]): string[] {
  return items.flatMap(({ key, chosen, children = [] }) => [
    ...(chosen === true ? [key] : []),
    ...chosenKeys(children),
  ]);
}

type MenuItems = NonNullable<NonNullable<ComponentProps<typeof Dropdown>['menu']>['items']>;

function menuItem({ key, label, chosen, onChoose, children }: ChipItem): MenuItems[number] {
  if (children !== undefined) return { key, label, children: children.map(menuItem) };
  return {
    key,
    label,
    ...(chosen === true ? { 'aria-current': true } : {}),
    ...(onChoose === undefined ? {} : { onClick: onChoose }),
  };
}
