import { useMutation } from '@tanstack/react-query';
import type { SupportRequest, SupportResponse } from '@whoosh/contracts';
import { request } from './http';

/** Writes to the team. */
export function useSendSupportRequest() {
  return useMutation({
    mutationFn: (body: SupportRequest) => request<SupportResponse>('POST', '/api/support/requests', body),
  });
}
