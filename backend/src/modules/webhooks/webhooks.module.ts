import { Module } from '@nestjs/common';
import { SecretBox } from './secret-box';
import { WebhookHealth } from './webhook-health';
import { WebhookJob } from './webhook-job';
import { WebhookSecrets } from './webhook-secrets';
import { WebhookSender } from './webhook-sender';
import { WebhooksController } from './webhooks.controller';
import { WebhooksService } from './webhooks.service';

/** Tells programs what has happened. Modules in which things happen announce them here. */
@Module({
  controllers: [WebhooksController],
  providers: [SecretBox, WebhookHealth, WebhookJob, WebhookSecrets, WebhookSender, WebhooksService],
  exports: [WebhooksService],
})
export class WebhooksModule {}
