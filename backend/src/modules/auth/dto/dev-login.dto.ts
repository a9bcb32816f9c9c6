import { ApiProperty } from '@nestjs/swagger';
import { type DevLoginRequest, LIMITS } from '@whoosh/contracts';
import { IsString } from 'class-validator';
import { IsAddress, IsPersonName } from './fields';

export class DevLoginDto implements DevLoginRequest {
  @ApiProperty({ format: 'email', maxLength: LIMITS.emailMaxLength })
  @IsAddress()
  email: string;

  @ApiProperty({ maxLength: LIMITS.profileNameMaxLength })
  @IsString()
  @IsPersonName()
  name: string;
}
