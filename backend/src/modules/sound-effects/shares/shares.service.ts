import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { sharePath, shownName, type SharedSound, type ShareLink } from '@whoosh/contracts';
import { IsNull, type Repository } from 'typeorm';
import { AppError } from '../../../http';
import { FilesService, type StoredFile } from '../../../infra/files';
import { SoundEffect } from '../sound-effect.entity';
import { SoundEffectsService } from '../sound-effects.service';
import { EffectShare } from './effect-share.entity';

/** 128 bits: nobody guesses one. */
const TOKEN_BYTES = 16;
const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** Links to stored effects: made and revoked by their owner, open to everybody else. */
@Injectable()
export class SharesService {
  constructor(
    @InjectRepository(EffectShare) private readonly shares: Repository<EffectShare>,
    private readonly effects: SoundEffectsService,
    private readonly files: FilesService,
  ) {}

  /** The link that holds, or null. @throws AppError NOT_FOUND */
  async of(userId: number, soundEffectId: number): Promise<ShareLink | null> {
    await this.effects.get(userId, soundEffectId);
    const share = await this.shares.findOneBy({ soundEffectId, userId, revokedAt: IsNull() });
    return share === null ? null : linkOf(share);
  }

  /** Shares an effect; one that is shared keeps its link. @throws AppError NOT_FOUND */
  async share(userId: number, soundEffectId: number): Promise<ShareLink> {
    await this.effects.get(userId, soundEffectId);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    // of two requests at once one makes the link and both answer it
    await this.shares.createQueryBuilder().insert().values({ token, soundEffectId, userId }).orIgnore().execute();
    return linkOf(await this.shares.findOneByOrFail({ soundEffectId, userId, revokedAt: IsNull() }));
  }

  /** From now on the link leads nowhere. @throws AppError NOT_FOUND */
  async revoke(userId: number, soundEffectId: number): Promise<void> {
    await this.effects.get(userId, soundEffectId);
    await this.shares.update({ soundEffectId, userId, revokedAt: IsNull() }, { revokedAt: new Date() });
  }

  /**
   * What everybody with the link sees. @throws AppError NOT_FOUND for a link that never was, was revoked, or whose
   * sound is gone
   */
  async shown(token: string): Promise<SharedSound> {
    const { name, prompt, durationMs, bars, sources } = await this.effectBehind(token);
    return {
      name: shownName(name, prompt),
      duration: durationMs / 1000,
      bars,
      sources,
      audioUrl: `/api/shares/${token}/audio`,
    };
  }

  /** @throws AppError as `shown` */
  async audio(token: string): Promise<StoredFile> {
    const { userId, mp3File } = await this.effectBehind(token);
    const file = await this.files.find(userId, mp3File);
    if (file === null) throw new AppError('NOT_FOUND');
    return file;
  }

  private async effectBehind(token: string): Promise<SoundEffect> {
    const share = TOKEN.test(token) ? await this.shares.findOneBy({ token, revokedAt: IsNull() }) : null;
    if (share === null) throw new AppError('NOT_FOUND');
    // one in the trash is as good as gone
    return this.effects.get(share.userId, share.soundEffectId);
  }
}

function linkOf({ token, createdAt }: EffectShare): ShareLink {
  return { token, path: sharePath(token), createdAt: createdAt.toISOString() };
}
