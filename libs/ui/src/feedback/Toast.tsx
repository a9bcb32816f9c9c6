import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useState, type PointerEvent } from 'react';
import { Icon } from '../base/Icon';
import { t } from '../messages';
import type { ToastContent, ToastTone } from './toast';
import styles from './Toast.module.css';
import { useCountdown } from './useCountdown';

/** Spec §9. */
const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

const ICONS: Record<ToastTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  destructive: CircleAlert,
};

interface ToastProps {
  content: ToastContent;
  onDismiss: () => void;
}

/** One toast; it stays while the pointer or the focus is on it, and leaves on a swipe to the right. */
export function Toast({ content, onDismiss }: ToastProps) {
  const { title, description, action, tone = 'info', duration = DURATION_MS } = content;
  const countdown = useCountdown(duration, onDismiss);
  const swipe = useSwipeRight(onDismiss);
  return (
    <div
      role={tone === 'destructive' ? 'alert' : 'status'}
      aria-atomic="true"
      className={`${styles.toast} ${styles[tone]}`}
      style={{ transform: `translateX(${swipe.offset}px)` }}
      onPointerEnter={countdown.pause}
      onPointerLeave={countdown.resume}
      onFocus={countdown.pause}
      onBlur={countdown.resume}
      {...swipe.handlers}
    >
      <Icon icon={ICONS[tone]} className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {description !== undefined && <p className={styles.description}>{description}</p>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      <button type="button" className={styles.close} aria-label={t('toast.dismiss')} onClick={onDismiss}>
        <Icon icon={X} />
      </button>
    </div>
  );
}

/** How far the toast was drawn to the right, pixels; beyond the threshold letting go dismisses it. */
function useSwipeRight(onDismiss: () => void) {
  const [start, setStart] = useState<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = () => {
    if (offset >= SWIPE_THRESHOLD_PX) onDismiss();
    setStart(null);
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => setStart(event.clientX),
      onPointerMove: (event: PointerEvent) => start !== null && setOffset(Math.max(0, event.clientX - start)),
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
