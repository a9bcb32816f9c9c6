import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, UuidPipe, type SessionUser } from '../../http';
import { SecurityLog } from '../../infra/security-log';
import { IdentityCheck, SecurityNotices } from '../auth';
import {
  CreateWebhookEndpointDto,
  UpdateWebhookEndpointDto,
  WebhookDeliveryBody,
  WebhookEndpointBody,
  WebhookEndpointWithSecretBody,
} from './dto/webhook.dto';
import type { WebhookDeliveryRow } from './webhook-delivery.entity';
import type { WebhookEndpointRow } from './webhook-endpoint.entity';
import { type NewSecret, WebhooksService } from './webhooks.service';

/** Addresses that are told when a sound or an export is finished. */
@ApiTags('webhooks')
@Controller('webhook-endpoints')
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly identity: IdentityCheck,
    private readonly log: SecurityLog,
    private readonly notices: SecurityNotices,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Your webhooks, the newest first' })
  @ApiOkResponse({ type: [WebhookEndpointBody] })
  async list(@CurrentUser() user: SessionUser): Promise<WebhookEndpointBody[]> {
    return (await this.webhooks.list(user.id)).map(toBody);
  }

  @Post()
  @ApiOperation({
    summary: 'Adds a webhook',
    description:
      'The answer holds the secret that signs its messages. A session older than 15 minutes answers ' +
      'FRESH_SIGN_IN_REQUIRED.',
  })
  @ApiCreatedResponse({ type: WebhookEndpointWithSecretBody })
  async create(
    @CurrentUser() user: SessionUser,
    @Body() body: CreateWebhookEndpointDto,
  ): Promise<WebhookEndpointWithSecretBody> {
    this.identity.assertFresh(user);
    const created = await this.webhooks.create(user.id, body);
    await this.log.record('webhook-created', user.id, { note: created.endpoint.id });
    await this.notices.tell(user.id, 'webhook', new URL(created.endpoint.url).host);
    return withSecret(created);
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Pauses a webhook, or goes on with it' })
  @ApiOkResponse({ type: WebhookEndpointBody })
  async update(
    @CurrentUser() user: SessionUser,
    @Param('id', UuidPipe) id: string,
    @Body() { enabled }: UpdateWebhookEndpointDto,
  ): Promise<WebhookEndpointBody> {
    return toBody(await this.webhooks.setEnabled(user.id, id, enabled));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes a webhook with its messages' })
  @ApiNoContentResponse()
  async remove(@CurrentUser() user: SessionUser, @Param('id', UuidPipe) id: string): Promise<void> {
    await this.webhooks.remove(user.id, id);
    await this.log.record('webhook-removed', user.id, { note: id });
  }

  @Post(':id/rotate-secret')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Gives a webhook a new secret',
    description:
      'For a day messages carry a signature of the old one, too. A session older than 15 minutes answers ' +
      'FRESH_SIGN_IN_REQUIRED.',
  })
  @ApiOkResponse({ type: WebhookEndpointWithSecretBody })
  async rotate(
    @CurrentUser() user: SessionUser,
    @Param('id', UuidPipe) id: string,
  ): Promise<WebhookEndpointWithSecretBody> {
    this.identity.assertFresh(user);
    const rotated = await this.webhooks.rotate(user.id, id);
    await this.log.record('webhook-secret-rotated', user.id, { note: id });
    await this.notices.tell(user.id, 'webhook-secret', new URL(rotated.endpoint.url).host);
    return withSecret(rotated);
  }

  @Get(':id/deliveries')
  @ApiOperation({ summary: 'The last 100 messages to a webhook and what became of them' })
  @ApiOkResponse({ type: [WebhookDeliveryBody] })
  async deliveries(
    @CurrentUser() user: SessionUser,
    @Param('id', UuidPipe) id: string,
  ): Promise<WebhookDeliveryBody[]> {
    return (await this.webhooks.deliveries(user.id, id)).map(toDelivery);
  }

  @Post(':id/deliveries/:deliveryId/resend')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sends a message once more, under the same id' })
  @ApiOkResponse({ type: WebhookDeliveryBody })
  async resend(
    @CurrentUser() user: SessionUser,
    @Param('id', UuidPipe) id: string,
    @Param('deliveryId', UuidPipe) deliveryId: string,
  ): Promise<WebhookDeliveryBody> {
    return toDelivery(await this.webhooks.resend(user.id, id, deliveryId));
  }
}

function toBody({ id, url, events, enabled, createdAt }: WebhookEndpointRow): WebhookEndpointBody {
  return { id, url, events, enabled, createdAt: createdAt.toISOString() };
}

function withSecret({ endpoint, secret }: NewSecret): WebhookEndpointWithSecretBody {
  return { ...toBody(endpoint), secret: `whsec_${secret.toString('base64')}` };
}

function toDelivery({
  id,
  event,
  state,
  attempts,
  lastStatus,
  lastError,
  createdAt,
  lastAttemptAt,
}: WebhookDeliveryRow): WebhookDeliveryBody {
  return {
    id,
    event,
    state,
    attempts,
    lastStatus,
    lastError,
    createdAt: createdAt.toISOString(),
    lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
  };
}
