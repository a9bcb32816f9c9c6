import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
} from 'react';
import { focusPlace, placeOf, type FocusPlace } from '../base/focus-place';
import { t } from '../messages';
import { toClearPlace } from './clear-place';
import { Toast } from './Toast';
import { ProblemsContext, ToastContext, type ToastContent, type ToldProblem } from './toast';
import styles from './Toast.module.css';

/** Key that moves the focus to the toasts. */
const HOTKEY = 'F8';
/** A dialog that is open. */
const DIALOG = '#dialogs .ant-modal-wrap:not([style*="display: none"])';

interface ShownToast extends ToastContent {
  id: number;
  /** The dialogs that were open when it was said, over which it lies. */
  over: readonly Element[];
}
/** Problems that are remembered. */
const PROBLEMS = 20;

/**
 * Toasts as the specification has them: one at a time, at the bottom centre unless something can be used there and not
 * beside it, or on a phone at the top, F8 to reach them; with the toast the focus goes back. A dialog that opens later
 * covers it. Mounted once, by the shell.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<ShownToast | null>(null);
  const [problems, setProblems] = useState<readonly ToldProblem[]>([]);
  const region = useRef<HTMLElement>(null);
  const lastId = useRef(0);

  const show = useCallback((content: ToastContent) => {
    lastId.current += 1;
    const id = lastId.current;
    setCurrent({ ...content, id, over: [...document.querySelectorAll(DIALOG)] });
    const { tone, title, description } = content;
    if (tone === 'destructive')
      setProblems((told) =>
        [{ id, at: Date.now(), title, ...(description !== undefined && { description }) }, ...told].slice(0, PROBLEMS),
      );
  }, []);
  const dismiss = useCallback((id: number) => setCurrent((shown) => (shown?.id === id ? null : shown)), []);

  useEffect(() => {
    // every dialog takes the focus as it opens
    const onFocusIn = ({ target }: FocusEvent) => {
      const dialog = target instanceof Element ? target.closest(DIALOG) : null;
      if (dialog === null) return;
      setCurrent((shown) => (shown === null || shown.over.includes(dialog) ? shown : { ...shown, over: [] }));
    };
    window.addEventListener('focusin', onFocusIn);
    return () => window.removeEventListener('focusin', onFocusIn);
  }, []);

  useClearPlace(region, current, setCurrent);

  const cameFrom = useRef<FocusPlace | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== HOTKEY) return;
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && region.current?.contains(activeElement) === false)
        cameFrom.current = placeOf(activeElement);
      region.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  useEffect(() => {
    const { activeElement } = document;
    const isLeft = activeElement === document.body || (current === null && activeElement === region.current);
    if (!isLeft || cameFrom.current === null) return;
    focusPlace(cameFrom.current);
    cameFrom.current = null;
  }, [current]);

  return (
    <ToastContext value={show}>
      <ProblemsContext value={problems}>{children}</ProblemsContext>
      <section
        ref={region}
        className={styles.region}
        data-over={current !== null && current.over.length > 0 ? 'dialogs' : 'page'}
        aria-label={t('toastProvider.notifications', { value: HOTKEY })}
        tabIndex={-1}
        onKeyDown={(event) => event.key === 'Escape' && setCurrent(null)}
      >
        {current !== null && <Toast key={current.id} content={current} onDismiss={() => dismiss(current.id)} />}
      </section>
    </ToastContext>
  );
}

/**
 * When it is looked what lies under a toast, milliseconds after it was said: what it tells of may come into sight after
 * it, and the dialog that waited for that takes a moment to go, on a busy machine a second and more.
 */
const LOOKS_MS = [0, 100, 300, 600, 1_200, 2_400];
/** What brings other things under a toast, whoever does it, and how long that has to rest before it is looked again. */
const MOVES = ['scroll', 'focusin', 'resize'] as const;
const REST_MS = 120;
/** Signs of somebody who goes on working, also with what lies under a toast. */
const GOING_ON = ['pointerdown', 'wheel'] as const;

const isOpen = (dialog: Element) => dialog.isConnected && dialog.matches(DIALOG);

/**
 * Keeps a toast off what can be used, as far as there is room; one that covers it all the same, and asks for nothing,
 * goes when somebody scrolls or presses elsewhere.
 */
function useClearPlace(
  region: RefObject<HTMLElement | null>,
  toast: ShownToast | null,
  change: Dispatch<SetStateAction<ShownToast | null>>,
) {
  useEffect(() => {
    const { current: place } = region;
    if (place === null || toast === null) return undefined;
    const { tone, action, over } = toast;
    const isPassing = tone !== 'destructive' && action === undefined;
    let covers = false;
    const become = (next: ShownToast | null) => change((shown) => (shown === toast ? next : shown));
    const look = () => {
      if (over.length > 0 && !over.some(isOpen)) become({ ...toast, over: [] });
      else covers = toClearPlace(place);
    };
    const goOn = ({ target }: Event) => {
      if (covers && isPassing && target instanceof Node && !place.contains(target)) become(null);
    };
    const looks = LOOKS_MS.map((ms) => setTimeout(look, ms));
    let afterMove: ReturnType<typeof setTimeout> | undefined;
    const lookAfterMove = () => {
      clearTimeout(afterMove);
      afterMove = setTimeout(look, REST_MS);
    };
    for (const move of MOVES) window.addEventListener(move, lookAfterMove, { capture: true, passive: true });
    for (const sign of GOING_ON) window.addEventListener(sign, goOn, { capture: true, passive: true });
    return () => {
      [...looks, afterMove].forEach(clearTimeout);
      for (const move of MOVES) window.removeEventListener(move, lookAfterMove, { capture: true });
      for (const sign of GOING_ON) window.removeEventListener(sign, goOn, { capture: true });
    };
  }, [region, toast, change]);
}
