import { Body, Controller, Get, Header, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { type AppRequest, callerAddress, OpenToKeys, Public } from '../../../http';
import { sendFile } from '../../../infra/files';
import { RateLimits, type RateRule } from '../../../infra/rate-limits';
import { Storage } from '../../../infra/storage';
import { CommentDto, ListCommentsDto, OpenReviewBody, ReviewCommentBody } from './review.dto';
import { toCommentBody } from './review.mapper';
import { ReviewComments } from './review-comments.service';
import { ReviewLinks } from './review-links.service';

/** A player asks for a film in many ranges. */
const OPENED_PER_IP: RateRule = { name: 'review-open-ip', points: 600, seconds: 60, perIp: true };
export const COMMENTED_PER_IP: RateRule = { name: 'review-comment-ip', points: 10, seconds: 60, perIp: true };
/** From however many addresses. */
const COMMENTED_PER_LINK: RateRule = { name: 'review-comment-link', points: 200, seconds: 3600 };
const NOT_INDEXED = ['X-Robots-Tag', 'noindex, nofollow'] as const;
/** Asked for anew every time, so that a revoked link is dark at once. */
const CACHE_CONTROL = 'private, no-cache, no-transform';

/** What whoever has a review link may do: watch, hear, read comments and write one. */
@ApiTags('reviews')
@Public()
@OpenToKeys('read', 'manage')
@Controller('reviews/:token')
export class OpenReviewController {
  constructor(
    private readonly links: ReviewLinks,
    private readonly comments: ReviewComments,
    private readonly limits: RateLimits,
    private readonly storage: Storage,
  ) {}

  @Get()
  @Header(...NOT_INDEXED)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'A timeline that its owner lets others review' })
  @ApiOkResponse({ type: OpenReviewBody })
  async show(@Param('token') token: string, @Req() request: AppRequest): Promise<OpenReviewBody> {
    await this.limits.consume(OPENED_PER_IP, callerAddress(request));
    return this.links.shown(token);
  }

  @Get('cut')
  @Header(...NOT_INDEXED)
  @ApiOperation({ summary: 'Its newest finished cut', description: 'Takes one byte range.' })
  @ApiProduces('video/mp4', 'audio/wav')
  @ApiResponse({ status: 200, description: 'the whole file', schema: { type: 'string', format: 'binary' } })
  @ApiResponse({ status: 206, description: 'the range asked for', schema: { type: 'string', format: 'binary' } })
  @ApiResponse({ status: 304, description: 'you have it already' })
  @ApiResponse({ status: 416, description: 'the range lies outside the file' })
  async cut(@Param('token') token: string, @Req() request: AppRequest, @Res() response: Response): Promise<void> {
    await this.limits.consume(OPENED_PER_IP, callerAddress(request));
    await sendFile(this.storage, await this.links.cutFile(token), request, response, CACHE_CONTROL);
  }

  @Get('comments')
  @Header(...NOT_INDEXED)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What was said of it, a hundred at a time' })
  @ApiOkResponse({ type: [ReviewCommentBody] })
  async list(
    @Param('token') token: string,
    @Query() { after }: ListCommentsDto,
    @Req() request: AppRequest,
  ): Promise<ReviewCommentBody[]> {
    await this.limits.consume(OPENED_PER_IP, callerAddress(request));
    const { project } = await this.links.behind(token);
    return (await this.comments.page(project.id, after)).map(toCommentBody);
  }

  @Post('comments')
  @Header(...NOT_INDEXED)
  @ApiOperation({ summary: 'Says something of a moment of it' })
  @ApiCreatedResponse({ type: ReviewCommentBody })
  async comment(
    @Param('token') token: string,
    @Body() body: CommentDto,
    @Req() request: AppRequest,
  ): Promise<ReviewCommentBody> {
    await this.limits.consume(COMMENTED_PER_IP, callerAddress(request));
    const { project } = await this.links.behind(token);
    await this.limits.consume(COMMENTED_PER_LINK, token);
    return toCommentBody(await this.comments.add(project, body));
  }
}
