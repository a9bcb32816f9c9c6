import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type Stripe from 'stripe';
import { AppError, Public } from '../../../http';
import { PaymentMetrics } from './payment-metrics';
import { PaymentEventsService } from './payment-events.service';
import { StripeClient } from './stripe-client';

class WebhookResponse {
  @ApiProperty()
  received: boolean;
}

@ApiTags('billing')
@Controller('webhooks')
export class WebhookController {
  constructor(
    private readonly stripe: StripeClient,
    private readonly events: PaymentEventsService,
    private readonly metrics: PaymentMetrics,
  ) {}

  @Public()
  @Post('stripe')
  @HttpCode(200)
  @ApiOperation({ summary: 'Signed messages of the payment provider' })
  @ApiOkResponse({ type: WebhookResponse })
  async receive(@Req() request: Request, @Headers('stripe-signature') signature?: string): Promise<WebhookResponse> {
    const body: unknown = request.body;
    const event = this.read(body, signature);
    this.metrics.came((await this.events.receive(event)) ? 'new' : 'repeated', event.type);
    return { received: true };
  }

  private read(body: unknown, signature: string | undefined): Stripe.Event {
    try {
      if (!Buffer.isBuffer(body) || signature === undefined) throw new AppError('INVALID_SIGNATURE');
      const event: unknown = this.stripe.readEvent(body, signature);
      if (!isEvent(event)) throw new AppError('BAD_REQUEST');
      return event;
    } catch (error) {
      this.metrics.came('refused');
      throw error;
    }
  }
}

/** What is signed may still be nonsense: whoever has the secret can send anything. */
function isEvent(value: unknown): value is Stripe.Event {
  if (typeof value !== 'object' || value === null) return false;
  const { id, type, data } = value as Partial<Record<string, unknown>>;
  if (typeof id !== 'string' || id === '' || typeof type !== 'string' || type === '') return false;
  return (
    typeof data === 'object' &&
    data !== null &&
    'object' in data &&
    typeof data.object === 'object' &&
    data.object !== null
  );
}
