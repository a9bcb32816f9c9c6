import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  LIMITS,
  type OpenReview,
  REVIEW_LIMITS,
  reviewPath,
  type ReviewLink as ReviewLinkResponse,
} from '@whoosh/contracts';
import { MIX_RATE } from '@whoosh/timeline-mix';
import { IsNull, LessThan, MoreThan, type Repository } from 'typeorm';
import { AppError } from '../../../http';
import type { StoredFile } from '../../../infra/files';
import { type Project, ProjectsService } from '../../projects';
import { ExportsService } from '../exports/exports.service';
import { ReviewLink } from './review-link.entity';

/** 128 bits: nobody guesses one. */
const TOKEN_BYTES = 16;
const TOKEN = /^[A-Za-z0-9_-]{22}$/;
const DAY_MS = 24 * 3600 * 1_000;

/** Links by which others watch a timeline: made and revoked by its owner, open to everybody until they end. */
@Injectable()
export class ReviewLinks {
  constructor(
    @InjectRepository(ReviewLink) private readonly links: Repository<ReviewLink>,
    private readonly projects: ProjectsService,
    private readonly exports: ExportsService,
  ) {}

  /** The link that holds, or null. @throws AppError NOT_FOUND */
  async of(userId: number, projectId: number): Promise<ReviewLinkResponse | null> {
    await this.projects.get(userId, projectId);
    const link = await this.links.findOneBy({ projectId, userId, ...HOLDS() });
    return link === null ? null : linkOf(link);
  }

  /** Opens a review; one that is open keeps its link and lasts its full time again. @throws AppError NOT_FOUND */
  async open(userId: number, projectId: number): Promise<ReviewLinkResponse> {
    await this.projects.get(userId, projectId);
    const expiresAt = new Date(Date.now() + REVIEW_LIMITS.linkDays * DAY_MS);
    // what has ended never opens again
    await this.links.update(
      { projectId, userId, revokedAt: IsNull(), expiresAt: LessThan(new Date()) },
      { revokedAt: new Date() },
    );
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    // of two requests at once one makes the link and both answer it
    await this.links.createQueryBuilder().insert().values({ token, projectId, userId, expiresAt }).orIgnore().execute();
    await this.links.update({ projectId, userId, revokedAt: IsNull() }, { expiresAt });
    return linkOf(await this.links.findOneByOrFail({ projectId, userId, revokedAt: IsNull() }));
  }

  /** From now on the link leads nowhere. @throws AppError NOT_FOUND */
  async revoke(userId: number, projectId: number): Promise<void> {
    await this.projects.get(userId, projectId);
    await this.links.update({ projectId, userId, revokedAt: IsNull() }, { revokedAt: new Date() });
  }

  /**
   * The project behind a link.
   * @throws AppError NOT_FOUND for one that never was, has ended, or whose project is gone
   */
  async behind(token: string): Promise<{ project: Project; expiresAt: Date }> {
    const link = TOKEN.test(token) ? await this.links.findOneBy({ token, ...HOLDS() }) : null;
    if (link === null) throw new AppError('NOT_FOUND');
    return { project: await this.projects.get(link.userId, link.projectId), expiresAt: link.expiresAt };
  }

  /** What everybody with the link sees: the newest cut, and nothing else. @throws AppError as `behind` */
  async shown(token: string): Promise<OpenReview> {
    const { project, expiresAt } = await this.behind(token);
    const cut = await this.exports.newestCut(project.userId, project.id);
    return {
      name: project.name,
      expiresAt: expiresAt.toISOString(),
      cut: cut && {
        url: `/api/reviews/${token}/cut?made=${cut.createdAt.getTime()}`,
        kind: cut.format === 'mp4' ? 'video' : 'audio',
        duration: cut.snapshot.plan.length / MIX_RATE,
        frameRate: cut.snapshot.video?.frameRateFraction ?? null,
        hasVariableRate: cut.snapshot.video?.hasVariableRate ?? false,
        startTimecode: cut.snapshot.video?.startTimecode ?? null,
        madeAt: cut.createdAt.toISOString(),
      },
    };
  }

  /** @throws AppError as `behind`, and GONE where there is no cut, or none any more */
  async cutFile(token: string): Promise<StoredFile> {
    const { project } = await this.behind(token);
    const cut = await this.exports.newestCut(project.userId, project.id);
    if (cut === null) throw new AppError('GONE', { message: `A cut is kept for ${LIMITS.exportDays} days.` });
    return (await this.exports.fileOf(project.userId, project.id, cut.id)).file;
  }
}

const HOLDS = () => ({ revokedAt: IsNull(), expiresAt: MoreThan(new Date()) });

function linkOf({ token, createdAt, expiresAt }: ReviewLink): ReviewLinkResponse {
  return {
    token,
    path: reviewPath(token),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
