import { ApiProperty } from '@nestjs/swagger';
import type { Project as ProjectBody } from '@whoosh/contracts';
import { PROJECT_TYPES, type ProjectType } from '../project-type';

export class ProjectResponse implements ProjectBody {
  @ApiProperty({ type: 'integer', minimum: 1 })
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty({ enum: PROJECT_TYPES })
  type: ProjectType;

  @ApiProperty({ type: String, nullable: true })
  videoUrl: string | null;

  @ApiProperty({ type: Number, nullable: true, description: 'seconds; 240 is assumed when missing' })
  videoDuration: number | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}
