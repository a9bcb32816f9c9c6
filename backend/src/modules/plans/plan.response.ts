import { ApiProperty } from '@nestjs/swagger';
import type { Plan as PlanBody } from '@whoosh/contracts';

export class PlanResponse implements PlanBody {
  @ApiProperty({ type: 'integer', minimum: 1 })
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ description: 'dollars a month, as text', example: '5' })
  price: string;

  @ApiProperty({ type: 'integer', description: 'granted each month' })
  credits: number;

  @ApiProperty({ type: 'integer', description: 'seconds' })
  maxDuration: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'null is unlimited' })
  maxSoundEffects: number | null;

  @ApiProperty()
  isActive: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}
