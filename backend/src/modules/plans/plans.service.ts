import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Plan } from './plan.entity';

@Injectable()
export class PlansService {
  constructor(@InjectRepository(Plan) private readonly plans: Repository<Plan>) {}

  /** The plans on offer, cheapest first. */
  list(): Promise<Plan[]> {
    return this.plans.find({ where: { isActive: true }, order: { id: 'ASC' } });
  }
}
