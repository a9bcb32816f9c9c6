import { Controller, Get } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { SubscriptionResponse as SubscriptionBody } from '@whoosh/contracts';
import { Repository } from 'typeorm';
import { CurrentUser, type SessionUser } from '../../../http';
import { describeSubscriptions } from './plan-of-subscription';
import { Subscription } from './subscription.entity';

class SubscriptionResponse implements SubscriptionBody {
  @ApiProperty({ enum: ['none', 'active', 'ending', 'paymentFailed'] })
  state: SubscriptionBody['state'];

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'when the next month is paid' })
  renewsAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'when Premium ends, of a cancelled subscription or an unpaid one',
  })
  premiumUntil: string | null;
}

@ApiTags('billing')
@Controller('billing/subscription')
export class SubscriptionController {
  constructor(@InjectRepository(Subscription) private readonly subscriptions: Repository<Subscription>) {}

  @Get()
  @ApiOperation({ summary: 'What you must know of your Premium: when it renews, ends, or could not be paid' })
  @ApiOkResponse({ type: SubscriptionResponse })
  async show(@CurrentUser() user: SessionUser): Promise<SubscriptionResponse> {
    return describeSubscriptions(await this.subscriptions.findBy({ userId: user.id }), new Date());
  }
}
