import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import {
  PREMIUM_ORDER,
  type CheckoutRequest,
  type CheckoutSessionResponse as CheckoutSessionBody,
  type CheckoutStatusResponse as CheckoutStatusBody,
  type CreditCheckoutRequest,
} from '@whoosh/contracts';
import { IsString, MaxLength } from 'class-validator';
import { CurrentUser, type SessionUser } from '../../../http';
import { CheckoutStatusService } from './checkout-status.service';
import { CheckoutService } from './checkout.service';

class CreditCheckoutDto implements CreditCheckoutRequest {
  @ApiProperty({ example: '100-credits' })
  @IsString({ message: 'Name the package.' })
  @MaxLength(100, { message: 'Name the package.' })
  packageId: string;
}

class CheckoutDto implements CheckoutRequest {
  @ApiProperty({ example: PREMIUM_ORDER.productId })
  @IsString({ message: 'Name the product.' })
  @MaxLength(100, { message: 'Name the product.' })
  productId: string;

  @ApiProperty({ example: PREMIUM_ORDER.productPriceId })
  @IsString({ message: 'Name the price.' })
  @MaxLength(100, { message: 'Name the price.' })
  productPriceId: string;
}

class CheckoutSessionResponse implements CheckoutSessionBody {
  @ApiProperty({ description: 'the checkout page, to be shown in a frame' })
  checkout_url: string;
}

class CheckoutStatusResponse implements CheckoutStatusBody {
  @ApiProperty()
  paid: boolean;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'credits that it added to the balance; 0 until it is paid' })
  creditsAdded: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'credits of it that went to what the account owed' })
  debtPaid: number;
}

@ApiTags('billing')
@Controller()
export class CheckoutController {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly statuses: CheckoutStatusService,
  ) {}

  @Post('create-checkout-session')
  @HttpCode(200)
  @ApiOperation({ summary: 'Open a checkout for Premium by the month' })
  @ApiOkResponse({ type: CheckoutSessionResponse })
  subscribe(@CurrentUser() user: SessionUser, @Body() body: CheckoutDto): Promise<CheckoutSessionResponse> {
    return this.checkout.subscribe(user.id, body);
  }

  @Post('create-credit-checkout-session')
  @HttpCode(200)
  @ApiOperation({ summary: 'Open a checkout for a credit pack' })
  @ApiOkResponse({ type: CheckoutSessionResponse })
  buyCredits(@CurrentUser() user: SessionUser, @Body() body: CreditCheckoutDto): Promise<CheckoutSessionResponse> {
    return this.checkout.buyCredits(user.id, body.packageId);
  }

  @Get('checkout-sessions/:sessionId')
  @ApiOperation({
    summary: 'What became of a checkout of yours',
    description: 'Credits that it paid for are there when it answers paid.',
  })
  @ApiOkResponse({ type: CheckoutStatusResponse })
  status(@CurrentUser() user: SessionUser, @Param('sessionId') sessionId: string): Promise<CheckoutStatusResponse> {
    return this.statuses.settleOwn(user.id, sessionId);
  }
}
