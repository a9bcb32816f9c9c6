import { ApiError, CACHE_KEYS, useConfig, useOpenCheckout, useQueryClient, useSession } from '@whoosh/api-client';
import { PREMIUM_ORDER, type CheckoutEvent } from '@whoosh/contracts';
import { useToast } from '@whoosh/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../messages';
import { becomesPaid } from './becomes-paid';
import { sessionIdOf } from './checkout-address';
import { purchaseSentence } from './purchase-sentence';

const FRAME_PATIENCE_MS = 15_000;

/** What to buy to become Premium; everything else is the id of a pack. */
export const PREMIUM = 'premium';

/** One purchase at a time: opens its checkout, and says what came of it (spec §8, Checkout). */
export function useCheckout() {
  const { user } = useSession();
  const { data: config } = useConfig();
  const toast = useToast();
  const client = useQueryClient();
  const { mutate } = useOpenCheckout();
  /** The pack, or PREMIUM, whose checkout is being opened or is open. */
  const [item, setItem] = useState<string | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const hasLoaded = useRef(false);

  const close = useCallback(() => {
    setUrl(null);
    setItem(null);
  }, []);

  const awaitCredits = useCallback(
    async (sessionId: string) => {
      const status = await becomesPaid(sessionId);
      if (status === null) {
        toast({
          tone: 'warning',
          title: t('checkout.paymentPending'),
          description: t('checkout.yourPaymentHasNotArrived'),
        });
        return;
      }
      await Promise.all([CACHE_KEYS.user, CACHE_KEYS.ledger].map((queryKey) => client.invalidateQueries({ queryKey })));
      toast({ tone: 'success', title: t('checkout.purchaseSuccessful'), description: purchaseSentence(status) });
    },
    [client, toast],
  );

  const fail = useCallback(
    (error: unknown) => {
      close();
      if (error instanceof ApiError && /Authentication required|Not authenticated/.test(error.message)) {
        void client.invalidateQueries({ queryKey: CACHE_KEYS.user });
        toast({
          tone: 'destructive',
          title: t('checkout.sessionExpired'),
          description: t('checkout.yourSessionHasExpiredPlease'),
        });
      } else {
        const description =
          error instanceof ApiError
            ? t('checkout.failedToCreateCheckoutSession')
            : t('checkout.failedToOpenCheckoutPlease');
        toast({ tone: 'destructive', title: t('checkout.checkoutError'), description });
      }
    },
    [client, close, toast],
  );

  const buy = (wanted: string) => {
    if (item !== null) return;
    if (user === null) {
      toast({
        tone: 'destructive',
        title: t('checkout.authenticationRequired'),
        description: wanted === PREMIUM ? t('checkout.pleaseLogInToUpgrade') : t('checkout.pleaseLogInToPurchase'),
      });
      return;
    }
    // Spec §5: a checkout needs a person with id and e-mail.
    if (!(user.id > 0) || user.email === '') {
      toast({
        tone: 'destructive',
        title: t('checkout.sessionExpired'),
        description: t('checkout.pleaseRefreshThePageAnd'),
      });
      return;
    }
    hasLoaded.current = false;
    setItem(wanted);
    mutate(wanted === PREMIUM ? PREMIUM_ORDER : { packageId: wanted }, {
      onSuccess: ({ checkout_url: address }) => {
        // Only the configured page is ever framed, whatever the answer names.
        if (new URL(address).origin === config?.checkoutOrigin) setUrl(address);
        else fail(new RangeError('checkout_url'));
      },
      onError: fail,
    });
  };

  useEffect(() => {
    if (url === null) return undefined;
    const timer = setTimeout(() => {
      if (!hasLoaded.current) fail(new RangeError('checkout page'));
    }, FRAME_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [url, fail]);

  const onEvent = useCallback(
    (event: CheckoutEvent) => {
      if (event === 'loaded') hasLoaded.current = true;
      if (event === 'close' || event === 'success') close();
      const sessionId = url === null ? null : sessionIdOf(new URL(url).hash);
      if (event === 'success' && sessionId !== null) void awaitCredits(sessionId);
    },
    [awaitCredits, close, url],
  );
  return { item, url, buy, onEvent };
}
