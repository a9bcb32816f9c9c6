import type { SchemaPart } from '../../database/schema-part';
import { Webhooks1795316400000 } from './migrations/1795316400000-Webhooks';
import { WebhookPause1795335600000 } from './migrations/1795335600000-WebhookPause';
import { WebhookHealth1795426380000 } from './migrations/1795426380000-WebhookHealth';
import { WebhookSlots1795439400000 } from './migrations/1795439400000-WebhookSlots';
import { WebhookDeliveryRow } from './webhook-delivery.entity';
import { WebhookEndpointRow } from './webhook-endpoint.entity';

export const webhooksSchema: SchemaPart = {
  entities: [WebhookEndpointRow, WebhookDeliveryRow],
  migrations: [Webhooks1795316400000, WebhookPause1795335600000, WebhookHealth1795426380000, WebhookSlots1795439400000],
};
