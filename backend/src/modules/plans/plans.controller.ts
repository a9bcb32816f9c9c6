import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OpenToKeys, Public } from '../../http';
import { toPlanResponse } from './plan.mapper';
import { PlanResponse } from './plan.response';
import { PlansService } from './plans.service';

@ApiTags('plans')
@OpenToKeys('read')
@Controller('plans')
export class PlansController {
  constructor(private readonly plans: PlansService) {}

  @Public()
  @Get()
  @ApiOperation({ summary: 'The plans on offer' })
  @ApiOkResponse({ type: [PlanResponse] })
  async list(): Promise<PlanResponse[]> {
    return (await this.plans.list()).map(toPlanResponse);
  }
}
