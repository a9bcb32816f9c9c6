import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  CreateWebhookEndpointRequest,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointWithSecret,
} from '@whoosh/contracts';
import { CACHE_KEYS } from './cache-keys';
import { request } from './http';

/** A message that waits is looked at again after this time. */
const LOOK_AGAIN_MS = 3_000;

/** The person's webhooks, the newest first. */
export function useWebhooks() {
  return useQuery<WebhookEndpoint[]>({ queryKey: CACHE_KEYS.webhooks });
}

/** Adds a webhook. The answer is the only one that holds its secret: nothing here remembers it. */
export function useCreateWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateWebhookEndpointRequest) =>
      request<WebhookEndpointWithSecret>('POST', '/api/webhook-endpoints', body),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: CACHE_KEYS.webhooks }),
  });
}

/** Gives a webhook a new secret, which only the answer holds. */
export function useRotateWebhook() {
  return useMutation({
    mutationFn: (id: string) =>
      request<WebhookEndpointWithSecret>('POST', `/api/webhook-endpoints/${id}/rotate-secret`),
    gcTime: 0,
  });
}

/** Pauses a webhook, or goes on with it. */
export function useSwitchWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, enabled }: Pick<WebhookEndpoint, 'id' | 'enabled'>) =>
      request<WebhookEndpoint>('PATCH', `/api/webhook-endpoints/${id}`, { enabled }),
    onSettled: () => client.invalidateQueries({ queryKey: CACHE_KEYS.webhooks, exact: true }),
  });
}

/** Removes a webhook with its log. */
export function useRemoveWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request<undefined>('DELETE', `/api/webhook-endpoints/${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: CACHE_KEYS.webhooks, exact: true }),
  });
}

/** The last messages to a webhook, the newest first; asked again while one of them waits. */
export function useWebhookDeliveries(id: string) {
  return useQuery<WebhookDelivery[]>({
    queryKey: CACHE_KEYS.webhookDeliveries(id),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some((delivery) => delivery.state === 'waiting') === true ? LOOK_AGAIN_MS : false,
  });
}

/** Sends a message of a webhook once more. */
export function useResendDelivery(webhookId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      request<WebhookDelivery>('POST', `/api/webhook-endpoints/${webhookId}/deliveries/${id}/resend`),
    onSettled: () => client.invalidateQueries({ queryKey: CACHE_KEYS.webhookDeliveries(webhookId) }),
  });
}
