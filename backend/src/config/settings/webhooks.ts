import { IsIn, Matches } from 'class-validator';

/** Where messages to programs outside may go. */
export class WebhookSettings {
  /** Where messages to webhooks may go: into the public internet only, or anywhere, our own network included. */
  @IsIn(['public', 'any'], { message: 'WEBHOOK_TARGETS must be public or any' })
  WEBHOOK_TARGETS: 'public' | 'any';

  /** Ports of webhooks beside 443 and 80, with commas between them. */
  @Matches(/^(\d{1,5}(,\d{1,5})*)?$/, { message: 'WEBHOOK_PORTS must be port numbers with commas between them' })
  WEBHOOK_PORTS: string;
}
