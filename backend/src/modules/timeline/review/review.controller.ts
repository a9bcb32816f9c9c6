import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, IdPipe, OpenToKeys, type SessionUser } from '../../../http';
import { ListCommentsDto, ResolveCommentDto, ReviewBody, ReviewCommentBody, ReviewLinkBody } from './review.dto';
import { toCommentBody } from './review.mapper';
import { ReviewComments } from './review-comments.service';
import { ReviewLinks } from './review-links.service';

@ApiTags('timeline')
@OpenToKeys('read', 'manage')
@Controller('projects/:id')
export class ReviewController {
  constructor(
    private readonly links: ReviewLinks,
    private readonly comments: ReviewComments,
  ) {}

  @Get('review')
  @ApiOperation({ summary: 'The link by which others watch a timeline of yours and comment on it' })
  @ApiOkResponse({ type: ReviewBody })
  async get(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<ReviewBody> {
    return { link: await this.links.of(user.id, id) };
  }

  @Post('review')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Opens a review by a link, for 30 days',
    description:
      'One that is open keeps its link. It shows the newest finished MP4, or WAV where there is none, and nothing else.',
  })
  @ApiOkResponse({ type: ReviewLinkBody })
  open(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<ReviewLinkBody> {
    return this.links.open(user.id, id);
  }

  @Delete('review')
  @HttpCode(204)
  @ApiOperation({ summary: 'Revokes the link: it leads nowhere from now on; comments stay' })
  @ApiNoContentResponse()
  revoke(@CurrentUser() user: SessionUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.links.revoke(user.id, id);
  }

  @Get('review-comments')
  @ApiOperation({ summary: 'What reviewers said, a hundred at a time' })
  @ApiOkResponse({ type: [ReviewCommentBody] })
  async list(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Query() { after }: ListCommentsDto,
  ): Promise<ReviewCommentBody[]> {
    return (await this.comments.list(user.id, id, after)).map(toCommentBody);
  }

  @Patch('review-comments/:commentId')
  @ApiOperation({ summary: 'Resolves a comment, or opens it again' })
  @ApiOkResponse({ type: ReviewCommentBody })
  async resolve(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Param('commentId', IdPipe) commentId: number,
    @Body() { resolved }: ResolveCommentDto,
  ): Promise<ReviewCommentBody> {
    return toCommentBody(await this.comments.resolve(user.id, id, commentId, resolved));
  }

  @Delete('review-comments/:commentId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Deletes a comment' })
  @ApiNoContentResponse()
  remove(
    @CurrentUser() user: SessionUser,
    @Param('id', IdPipe) id: number,
    @Param('commentId', IdPipe) commentId: number,
  ): Promise<void> {
    return this.comments.remove(user.id, id, commentId);
  }
}
