import { Dropdown as AntdDropdown, type DropDownProps } from 'antd';
import { useEffect, useRef } from 'react';

/**
 * antd's Dropdown that gives the focus back: once its menu is closed, by Escape, by a choice or by its owner, the focus is
 * where it was when the menu opened. antd leaves it in the hidden menu.
 */
export function Dropdown({ open, onOpenChange, ...props }: DropDownProps) {
  const opener = useRef<Element | null>(null);
  const giveBack = () => {
    const { current } = opener;
    opener.current = null;
    if (current instanceof HTMLElement && isLost(document.activeElement)) current.focus();
  };
  useEffect(() => {
    if (open === false) giveBack();
  }, [open]);
  return (
    <AntdDropdown
      {...props}
      {...(open === undefined ? {} : { open })}
      onOpenChange={(next, info) => {
        if (next) opener.current = document.activeElement;
        // antd ends a choice by putting the focus on the item once more
        else if (open === undefined) setTimeout(giveBack);
        onOpenChange?.(next, info);
      }}
    />
  );
}

/** On nothing, or in a menu that closes; where a choice has moved it, it stays. */
function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.closest('[role="menu"]') !== null;
}
