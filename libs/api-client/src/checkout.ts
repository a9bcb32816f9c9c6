import { useMutation } from '@tanstack/react-query';
import type {
  CheckoutRequest,
  CheckoutSessionResponse,
  CheckoutStatusResponse,
  CreditCheckoutRequest,
} from '@whoosh/contracts';
import { request } from './http';

/** Opens a checkout for a credit pack, or for a subscription. */
export function useOpenCheckout() {
  return useMutation({
    mutationFn: (order: CreditCheckoutRequest | CheckoutRequest) =>
      request<CheckoutSessionResponse>(
        'POST',
        'packageId' in order ? '/api/create-credit-checkout-session' : '/api/create-checkout-session',
        order,
      ),
  });
}

/** What became of a checkout. @throws ApiError 404 when it is not the caller's */
export function readCheckoutStatus(sessionId: string): Promise<CheckoutStatusResponse> {
  return request<CheckoutStatusResponse>('GET', `/api/checkout-sessions/${encodeURIComponent(sessionId)}`);
}
