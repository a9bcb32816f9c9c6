import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Env } from '../../config';
import { AppError, Public } from '../../http';
import { Metrics } from './metrics';
import { mayReadMetrics } from './metrics-access';

/** Prometheus. */
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
    if (!mayReadMetrics(this.env, request)) throw new AppError('NOT_FOUND');
    const text = await this.metrics.registry.metrics();
    response.setHeader('Cache-Control', 'no-store');
    response.type(this.metrics.registry.contentType).send(text);
  }
}
