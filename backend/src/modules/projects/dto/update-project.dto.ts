import { ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS, type UpdateProjectRequest } from '@whoosh/contracts';
import { ValidateIf } from 'class-validator';
import { IsProjectName } from './project-name';

export class UpdateProjectDto implements UpdateProjectRequest {
  @ApiPropertyOptional({ minLength: 1, maxLength: LIMITS.projectNameMaxLength })
  // Only an absent name is left as it is: null is a wrong one.
  @ValidateIf((body: UpdateProjectDto) => body.name !== undefined)
  @IsProjectName()
  name?: string;
}
