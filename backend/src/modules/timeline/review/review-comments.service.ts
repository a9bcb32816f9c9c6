import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { REVIEW_LIMITS } from '@whoosh/contracts';
import { DataSource, MoreThan, type Repository } from 'typeorm';
import { AppError } from '../../../http';
import { type Project, ProjectsService } from '../../projects';
import { toSamples } from '../clip-times';
import { TimelineNewsFeed } from '../timeline-news';
import type { CommentDto } from './review.dto';
import { ReviewComment } from './review-comment.entity';

/** What reviewers said: written by whoever has the link, resolved and deleted by the owner. */
@Injectable()
export class ReviewComments {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(ReviewComment) private readonly comments: Repository<ReviewComment>,
    private readonly projects: ProjectsService,
    private readonly news: TimelineNewsFeed,
  ) {}

  /** A page of them, in the order in which they were written. @throws AppError NOT_FOUND */
  async list(userId: number, projectId: number, after = 0): Promise<ReviewComment[]> {
    await this.projects.get(userId, projectId);
    return this.page(projectId, after);
  }

  /** @param project behind a link that holds */
  page(projectId: number, after = 0): Promise<ReviewComment[]> {
    return this.comments.find({
      where: { projectId, id: MoreThan(after) },
      order: { id: 'ASC' },
      take: REVIEW_LIMITS.commentsPerPage,
    });
  }

  /** @param project behind a link that holds @throws AppError VALIDATION_FAILED where there are too many */
  async add({ id: projectId, userId }: Project, { author, text, at }: CommentDto): Promise<ReviewComment> {
    const comment = await this.dataSource.transaction(async (manager) => {
      await this.projects.lock(userId, projectId, manager);
      if ((await manager.countBy(ReviewComment, { projectId })) >= REVIEW_LIMITS.maxComments)
        throw new AppError('VALIDATION_FAILED', {
          message: `A review holds at most ${REVIEW_LIMITS.maxComments} comments.`,
        });
      return manager.save(ReviewComment, {
        projectId,
        userId,
        author,
        text,
        atSamples: toSamples(at),
        resolvedAt: null,
      });
    });
    this.news.publish(projectId, { comments: true });
    return comment;
  }

  /** @throws AppError NOT_FOUND */
  async resolve(userId: number, projectId: number, id: number, resolved: boolean): Promise<ReviewComment> {
    await this.projects.get(userId, projectId);
    await this.comments.update({ id, projectId, userId }, { resolvedAt: resolved ? new Date() : null });
    const comment = await this.comments.findOneBy({ id, projectId, userId });
    if (comment === null) throw new AppError('NOT_FOUND');
    this.news.publish(projectId, { comments: true });
    return comment;
  }

  /** @throws AppError NOT_FOUND */
  async remove(userId: number, projectId: number, id: number): Promise<void> {
    await this.projects.get(userId, projectId);
    if ((await this.comments.delete({ id, projectId, userId })).affected !== 1) throw new AppError('NOT_FOUND');
    this.news.publish(projectId, { comments: true });
  }
}
