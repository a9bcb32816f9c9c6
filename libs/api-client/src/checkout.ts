import { useMutation } from '@tanstack/react-query';
import type { CheckoutSessionResponse, CreditCheckoutRequest } from '@whoosh/contracts';
import { request } from './http';

/** Opens a checkout for a credit pack. */
export function useCreditCheckout() {
  return useMutation({
    mutationFn: (body: CreditCheckoutRequest) =>
      request<CheckoutSessionResponse>('POST', '/api/create-credit-checkout-session', body),
  });
}
