import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AccountLifecycle, type AccountPart } from '../auth';
import { TimelineItem } from './timeline-item.entity';

/** Clips go before the sounds that they stand on; everything else of a timeline goes with its project. */
@Injectable()
export class TimelineAccount implements AccountPart, OnModuleInit {
  constructor(
    @InjectRepository(TimelineItem) private readonly items: Repository<TimelineItem>,
    private readonly lifecycle: AccountLifecycle,
  ) {}

  onModuleInit(): void {
    this.lifecycle.register(this);
  }

  async collect(userId: number): Promise<Record<string, readonly object[]>> {
    return { timelineItems: await this.items.findBy({ userId }) };
  }

  async erase(userId: number): Promise<void> {
    await this.items.delete({ userId });
  }
}
