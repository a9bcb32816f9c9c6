import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';
import { ProjectsHousekeeping } from '../projects';
import { EffectUses } from '../sound-effects';
import { MediaService } from './media/media.service';
import { TimelineEdits } from './timeline-edits.service';
import { TimelineItem } from './timeline-item.entity';

/** What other modules ask of timelines: which effects they need, and what to tidy up. */
@Injectable()
export class TimelineCare implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly uses: EffectUses,
    private readonly housekeeping: ProjectsHousekeeping,
    private readonly media: MediaService,
    private readonly edits: TimelineEdits,
  ) {}

  onModuleInit(): void {
    this.uses.register((ids) => this.usedEffects(ids));
    this.housekeeping.register(() => this.media.sweep());
    this.housekeeping.register(() => this.edits.sweep());
  }

  private async usedEffects(ids: readonly number[]): Promise<number[]> {
    const rows = await this.dataSource.manager.find(TimelineItem, {
      where: { soundEffectId: In(ids) },
      select: { id: true, soundEffectId: true },
    });
    const kept: { effect_id: number }[] = await this.dataSource.query(
      `SELECT DISTINCT effect_id FROM timeline_versions, unnest(effect_ids) AS effect_id
       WHERE effect_ids && $1::integer[] AND effect_id = ANY ($1::integer[])`,
      [ids],
    );
    return [...rows.flatMap(({ soundEffectId }) => soundEffectId ?? []), ...kept.map((row) => row.effect_id)];
  }
}
