import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AccountLifecycle, type AccountPart } from '../auth';
import { ReviewComment } from './review/review-comment.entity';
import { TimelineItem } from './timeline-item.entity';

/** Clips go before the sounds that they stand on; everything else of a timeline goes with its project. */
@Injectable()
export class TimelineAccount implements AccountPart, OnModuleInit {
  constructor(
    @InjectRepository(TimelineItem) private readonly items: Repository<TimelineItem>,
    @InjectRepository(ReviewComment) private readonly comments: Repository<ReviewComment>,
    private readonly lifecycle: AccountLifecycle,
  ) {}

  onModuleInit(): void {
    this.lifecycle.register(this);
  }

  async collect(userId: number): Promise<Record<string, readonly object[]>> {
    return {
      timelineItems: await this.items.findBy({ userId }),
      reviewComments: await this.comments.findBy({ userId }),
    };
  }

  async erase(userId: number): Promise<void> {
    await this.items.delete({ userId });
  }
}
