import { ApiProperty } from '@nestjs/swagger';
import { type CreateProjectRequest, LIMITS } from '@whoosh/contracts';
import { IsIn } from 'class-validator';
import { PROJECT_TYPES, type ProjectType } from '../project-type';
import { IsProjectName } from './project-name';

export class CreateProjectDto implements CreateProjectRequest {
  @ApiProperty({ minLength: 1, maxLength: LIMITS.projectNameMaxLength })
  @IsProjectName()
  name: string;

  @ApiProperty({ enum: PROJECT_TYPES })
  @IsIn(PROJECT_TYPES, { message: 'A project is of type sfx or timeline' })
  type: ProjectType;
}
