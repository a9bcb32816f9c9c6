import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS, type SendCodeRequest, type VerifyCodeRequest } from '@whoosh/contracts';
import { IsBoolean, IsOptional } from 'class-validator';
import { IsAddress, IsCode, IsPersonName } from './fields';

export class SendCodeDto implements SendCodeRequest {
  @ApiProperty({ format: 'email', maxLength: LIMITS.emailMaxLength })
  @IsAddress()
  email: string;

  @ApiProperty({ description: 'true for a new account' })
  @IsBoolean({ message: 'isSignup must be true or false' })
  isSignup: boolean;
}

export class VerifyCodeDto implements VerifyCodeRequest {
  @ApiProperty({ format: 'email', maxLength: LIMITS.emailMaxLength })
  @IsAddress()
  email: string;

  @ApiProperty({ pattern: '^\\d{6}$' })
  @IsCode()
  code: string;

  @ApiPropertyOptional({ maxLength: LIMITS.profileNameMaxLength, description: 'sign-up only' })
  @IsOptional()
  @IsPersonName()
  name?: string;
}
