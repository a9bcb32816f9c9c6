import type { SchemaPart } from '../../database/schema-part';
import { Webhooks1795316400000 } from './migrations/1795316400000-Webhooks';
import { WebhookDeliveryRow } from './webhook-delivery.entity';
import { WebhookEndpointRow } from './webhook-endpoint.entity';

export const webhooksSchema: SchemaPart = { entities: [WebhookEndpointRow, WebhookDeliveryRow], migrations: [Webhooks1795316400000] };
