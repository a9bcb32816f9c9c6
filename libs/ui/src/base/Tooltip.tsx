import { Tooltip as AntdTooltip, type TooltipProps } from 'antd';
import {
  cloneElement,
  useEffect,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
} from 'react';

/**
 * Spec §9: the pointer rests this long before the first tooltip opens; within the second time after one was open the
 * next opens at once.
 */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Whether the next tooltip opens at once: while one is open, and a little after. Of all tooltips of the page. */
const skipping = (() => {
  let isSkipping = false;
  let openCount = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const set = (next: boolean) => {
    if (next === isSkipping) return;
    isSkipping = next;
    listeners.forEach((listener) => listener());
  };
  return {
    current: () => isSkipping,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    told: (isOpen: boolean) => {
      clearTimeout(timer);
      openCount += isOpen ? 1 : -1;
      if (isOpen) set(true);
      else if (openCount === 0) timer = setTimeout(() => set(false), SKIP_DELAY_MS);
    },
  };
})();

interface Described {
  onFocus?: (event: FocusEvent) => void;
  onBlur?: (event: FocusEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

interface Props extends Pick<TooltipProps, 'title' | 'placement'> {
  /** What is described: one element that takes the handlers given to it. */
  children: ReactElement<Described>;
}

/**
 * antd's Tooltip with the spec's times. It opens at once for who comes by keyboard, and Escape puts it away.
 * Without a title there is none.
 */
export function Tooltip({ children, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isSkipping = useSyncExternalStore(skipping.subscribe, skipping.current);
  const show = (next: boolean) => {
    const hasWords = props.title !== undefined && props.title !== null && props.title !== '';
    setOpen(next && hasWords);
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    skipping.told(true);
    return () => skipping.told(false);
  }, [isOpen]);
  const { onFocus, onBlur, onKeyDown } = children.props;
  return (
    <AntdTooltip
      {...props}
      open={isOpen}
      onOpenChange={show}
      mouseEnterDelay={isSkipping ? 0 : OPEN_DELAY_MS / 1000}
      mouseLeaveDelay={0}
    >
      {cloneElement(children, {
        onFocus: (event) => {
          onFocus?.(event);
          if (event.currentTarget.matches(':focus-visible')) show(true);
        },
        onBlur: (event) => {
          onBlur?.(event);
          show(false);
        },
        onKeyDown: (event) => {
          onKeyDown?.(event);
          if (event.key === 'Escape') show(false);
        },
      })}
    </AntdTooltip>
  );
}
