import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { effectName } from '@whoosh/contracts';
import { DataSource, In } from 'typeorm';
import { CauseNames, type PaidSound } from '../billing';
import { Generation } from './generation.entity';
import { SoundEffect } from './sound-effect.entity';

/** Tells the ledger what its owner called the sounds that they paid for. */
@Injectable()
export class LedgerNames implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly causes: CauseNames,
  ) {}

  onModuleInit(): void {
    this.causes.register('gen', (userId, ids) => this.name(userId, ids));
    this.causes.register('licence', (userId, ids) => this.nameLicensed(userId, ids));
  }

  private async name(userId: number, ids: readonly string[]): Promise<ReadonlyMap<string, PaidSound>> {
    const rows = await this.dataSource.manager.find(Generation, {
      select: { id: true, description: true, takes: true },
      where: { userId, id: In([...ids]) },
    });
    return new Map(rows.map(({ id, description, takes }) => [id, { name: effectName(null, description), takes }]));
  }
  private async nameLicensed(userId: number, ids: readonly string[]): Promise<ReadonlyMap<string, PaidSound>> {
    const rows = await this.dataSource.manager.find(SoundEffect, {
      select: { id: true, name: true },
      where: { userId, id: In(ids.map(Number)) },
    });
    return new Map(rows.map(({ id, name }) => [String(id), { name, takes: 1 }]));
  }
}
