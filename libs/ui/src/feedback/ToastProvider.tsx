import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { t } from '../messages';
import { Toast } from './Toast';
import { ToastContext, type ToastContent } from './toast';
import styles from './Toast.module.css';

/** Key that moves the focus to the toasts. */
const HOTKEY = 'F8';

/** Toasts as the specification has them: one at a time, at the bottom centre, F8 to reach them. Mounted once, by the shell. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<(ToastContent & { id: number }) | null>(null);
  const region = useRef<HTMLElement>(null);
  const lastId = useRef(0);

  const show = useCallback((content: ToastContent) => {
    lastId.current += 1;
    setCurrent({ ...content, id: lastId.current });
  }, []);
  const dismiss = useCallback((id: number) => setCurrent((shown) => (shown?.id === id ? null : shown)), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === HOTKEY) region.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      <section ref={region} className={styles.region} aria-label={t('toastProvider.notifications', { value: HOTKEY })} tabIndex={-1}>
        {current !== null && <Toast key={current.id} content={current} onDismiss={() => dismiss(current.id)} />}
      </section>
    </ToastContext>
  );
}
