/** What is told to addresses of programs. */
export const WEBHOOK_EVENTS = ['generation.finished', 'export.finished'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** An address that is told of events. */
export interface WebhookEndpoint {
  id: string;
  url: string;
  events: WebhookEvent[];
  /** False while it is paused: it is told nothing, and what happens meanwhile is not told later. */
  enabled: boolean;
  createdAt: string;
}

export interface CreateWebhookEndpointRequest {
  url: string;
  events: WebhookEvent[];
}

export interface UpdateWebhookEndpointRequest {
  enabled: boolean;
}

/** The only answers that hold the secret: at its making and after each rotation. */
export interface WebhookEndpointWithSecret extends WebhookEndpoint {
  /** As Standard Webhooks writes it: whsec_ and 32 bytes in base64. */
  secret: string;
}

/** One message to one address. */
export interface WebhookDelivery {
  id: string;
  event: WebhookEvent;
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  /** HTTP status of the last answer; null when there was none. */
  lastStatus: number | null;
  /** Why the last try failed, in words. */
  lastError: string | null;
  createdAt: string;
  lastAttemptAt: string | null;
}
