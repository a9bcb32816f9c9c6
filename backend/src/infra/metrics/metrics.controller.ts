import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Env } from '../../config';
import { AppError, isLoopbackRequest, Public } from '../../http';
import { Metrics } from './metrics';

/** Prometheus: for this machine, or with the token; for everybody else it does not exist. */
@ApiExcludeController()
@Public()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly env: Env,
    private readonly metrics: Metrics,
  ) {}

  @Get()
  async show(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (!isLoopbackRequest(request, 'http://localhost') && !this.hasToken(request)) throw new AppError('NOT_FOUND');
    const text = await this.metrics.registry.metrics();
    response.setHeader('Cache-Control', 'no-store');
    response.type(this.metrics.registry.contentType).send(text);
  }

  private hasToken(request: Request): boolean {
    if (this.env.METRICS_TOKEN === undefined) return false;
    const digest = (text: string) => createHash('sha256').update(text).digest();
    return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${this.env.METRICS_TOKEN}`));
  }
}
