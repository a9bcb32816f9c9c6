import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';
import { AccountLifecycle, type AccountPart } from '../auth';
import { ProjectsHousekeeping } from '../projects';
import { EffectUses } from '../sound-effects';
import { MediaService } from './media/media.service';
import { TimelineEdits } from './timeline-edits.service';
import { TimelineItem } from './timeline-item.entity';

/** What other modules ask of timelines: which effects they need, what to tidy up, and what goes with an account. */
@Injectable()
export class TimelineCare implements AccountPart, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly uses: EffectUses,
    private readonly housekeeping: ProjectsHousekeeping,
    private readonly lifecycle: AccountLifecycle,
    private readonly media: MediaService,
    private readonly edits: TimelineEdits,
  ) {}

  onModuleInit(): void {
    this.uses.register((ids) => this.usedEffects(ids));
    this.housekeeping.register(() => this.media.sweep());
    this.housekeeping.register(() => this.edits.sweep());
    this.lifecycle.register(this);
  }

  /** Clips hold their effects; the rest of a timeline goes with its project. */
  async erase(userId: number): Promise<void> {
    await this.dataSource.manager.delete(TimelineItem, { userId });
  }

  private async usedEffects(ids: readonly number[]): Promise<number[]> {
    const rows = await this.dataSource.manager.find(TimelineItem, { where: { soundEffectId: In(ids) }, select: { id: true, soundEffectId: true } });
    return rows.flatMap(({ soundEffectId }) => soundEffectId ?? []);
  }
}
