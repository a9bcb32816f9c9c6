import { Dropdown as AntdDropdown, type DropDownProps, type MenuProps } from 'antd';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { TypeAhead } from './type-ahead';

/**
 * Spec §9: a submenu opens after the pointer rested this long, and waits this long for a pointer that left. In seconds.
 */
const SUBMENU_OPEN_DELAY_SECONDS = 0.1;
const SUBMENU_GRACE_SECONDS = 0.3;

interface Props extends DropDownProps {
  /** What opens it and gets the focus back, where that is not the child; whoever sets `open` names it. */
  opener?: RefObject<HTMLElement | null>;
}

/**
 * antd's Dropdown that gives the focus back: once its menu is closed, by Escape, by a choice or by its owner, the focus
 * is where it was when the menu opened. antd leaves it in the hidden menu. Letters go to the entry that begins with
 * them, and who comes in by key begins on the entry that holds.
 */
export function Dropdown({ open, onOpenChange, menu, opener: button, ...props }: Props) {
  const typeAhead = useRef(new TypeAhead());
  const opener = useRef<Element | null>(null);
  const giveBack = () => {
    const { current } = opener;
    opener.current = null;
    if (current instanceof HTMLElement && isLost(document.activeElement)) current.focus();
  };
  useEffect(() => {
    if (open === true && button) opener.current = button.current;
    // antd ends a choice by putting the focus on the item once more
    if (open === false) setTimeout(giveBack);
  }, [open, button]);
  // a dialog that a choice opens remembers where the focus was: not the entry, which is hidden by then
  const onClick: MenuProps['onClick'] = (info) => {
    // the same Enter would press what has the focus next
    if (info.domEvent.type === 'keydown') info.domEvent.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
    menu?.onClick?.(info);
  };
  return (
    <AntdDropdown
      {...props}
      {...(menu && {
        menu: {
          subMenuOpenDelay: SUBMENU_OPEN_DELAY_SECONDS,
          subMenuCloseDelay: SUBMENU_GRACE_SECONDS,
          onKeyDown: (event) => followLetter(event, typeAhead.current),
          onFocus: beginOnWhatHolds,
          ...menu,
          onClick,
        },
      })}
      {...(open === undefined ? {} : { open })}
      onOpenChange={(next, info) => {
        if (next) opener.current = document.activeElement;
        else if (open === undefined) setTimeout(giveBack);
        onOpenChange?.(next, info);
      }}
    />
  );
}

/** antd puts the focus on the first entry, whichever is chosen. */
function beginOnWhatHolds({ currentTarget, relatedTarget }: FocusEvent): void {
  const isWithin = relatedTarget instanceof Element && relatedTarget.closest('[role="menu"]') !== null;
  if (!isWithin) currentTarget.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
}

function followLetter(event: KeyboardEvent, typeAhead: TypeAhead): void {
  const { target, currentTarget, key } = event;
  const isLetter = [...key].length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  // a menu may hold a field
  if (!isLetter || !(target instanceof Element) || target.closest('input, textarea') !== null) return;
  const entries = [...currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')];
  const names = entries.map(({ textContent }) => textContent);
  entries[typeAhead.find(key, names, entries.indexOf(target as HTMLElement), performance.now())]?.focus();
}

/** On nothing, or in a menu that closes; where a choice has moved it, it stays. */
function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.closest('[role="menu"]') !== null;
}
