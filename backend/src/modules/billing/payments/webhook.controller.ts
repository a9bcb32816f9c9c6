import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { AppError, Public } from '../../../http';
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
  ) {}

  @Public()
  @Post('stripe')
  @HttpCode(200)
  @ApiOperation({ summary: 'Signed messages of the payment provider' })
  @ApiOkResponse({ type: WebhookResponse })
  async receive(@Req() request: Request, @Headers('stripe-signature') signature?: string): Promise<WebhookResponse> {
    const body: unknown = request.body;
    if (!Buffer.isBuffer(body) || signature === undefined) throw new AppError('INVALID_SIGNATURE');
    await this.events.receive(this.stripe.readEvent(body, signature));
    return { received: true };
  }
}
