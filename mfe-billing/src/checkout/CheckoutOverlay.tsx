import { Link } from '@whoosh/ui';
import { Dialog } from '@whoosh/ui/more';
import type { CheckoutEvent } from '@whoosh/contracts';
import { useEffect, useRef, type ReactNode } from 'react';
import { rich, t } from '../messages';
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
    <Dialog
      open={url !== null}
      title={t('shared.checkout')}
      footer={null}
      onCancel={() => onEvent('close')}
      destroyOnHidden
    >
      {url !== null && (
        <iframe ref={frame} className={styles.frame} src={url} title={t('shared.checkout')} allow="payment *" />
      )}
      <p className={styles.terms}>
        {rich('checkoutOverlay.byPaying', {
          terms: (chunks) => <LegalLink to="/legal/terms">{chunks}</LegalLink>,
          privacy: (chunks) => <LegalLink to="/legal/privacy">{chunks}</LegalLink>,
          licence: (chunks) => <LegalLink to="/legal/licence">{chunks}</LegalLink>,
        })}
      </p>
    </Dialog>
  );
}

/** In a tab of its own: the checkout stays open. */
function LegalLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} target="_blank">
      {children}
    </Link>
  );
}
