import { Link } from '@whoosh/ui';
import { Dialog } from '@whoosh/ui/more';
import type { CheckoutEvent } from '@whoosh/contracts';
import { useEffect, useRef } from 'react';
import { readCheckoutEvent } from './checkout-event';
import styles from './CheckoutOverlay.module.css';

interface CheckoutOverlayProps {
  /** Address of the checkout page; null while there is none to show. */
  url: string | null;
  onEvent: (event: CheckoutEvent) => void;
}

/** The provider's checkout page in a frame over ours. */
export function CheckoutOverlay({ url, onEvent }: CheckoutOverlayProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (url === null) return undefined;
    const { origin } = new URL(url);
    const listen = (message: MessageEvent<unknown>) => {
      const event = readCheckoutEvent(message, origin, frame.current?.contentWindow ?? null);
      if (event !== null) onEvent(event);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [url, onEvent]);
  return (
    <Dialog open={url !== null} title="Checkout" footer={null} onCancel={() => onEvent('close')} destroyOnHidden>
      {url !== null && <iframe ref={frame} className={styles.frame} src={url} title="Checkout" allow="payment *" />}
      <p className={styles.terms}>
        By paying you agree to the{' '}
        <Link to="/legal/terms" target="_blank">
          Terms of use
        </Link>{' '}
        and the{' '}
        <Link to="/legal/privacy" target="_blank">
          Privacy notice
        </Link>
        . What you may do with your sounds stands in the{' '}
        <Link to="/legal/licence" target="_blank">
          Licence of sounds
        </Link>
        .
      </p>
    </Dialog>
  );
}
