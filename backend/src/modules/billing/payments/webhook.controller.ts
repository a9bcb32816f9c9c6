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
      return this.stripe.readEvent(body, signature);
    } catch (error) {
      this.metrics.came('refused');
      throw error;
    }
  }
}
