import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  LANGUAGES,
  LIMITS,
  type ChooseLanguageRequest,
  type ConfirmIdentityRequest,
  type DeleteAccountRequest,
  type Language,
  type LogoutEverywhereRequest,
  type SendEmailChangeCodeRequest,
  type UpdateEmailRequest,
  type UpdateProfileRequest,
} from '@whoosh/contracts';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { IsAddress, IsCode, IsPersonName } from './fields';

export class UpdateProfileDto implements UpdateProfileRequest {
  @ApiProperty({ maxLength: LIMITS.profileNameMaxLength })
  @IsPersonName()
  name: string;
}

export class ChooseLanguageDto implements ChooseLanguageRequest {
  @ApiProperty({ enum: LANGUAGES })
  @IsIn(LANGUAGES)
  language: Language;
}

export class SendEmailChangeCodeDto implements SendEmailChangeCodeRequest {
  @ApiProperty({ format: 'email', maxLength: LIMITS.emailMaxLength })
  @IsAddress()
  email: string;

  @ApiPropertyOptional({
    pattern: '^\\d{6}$',
    description: 'the code that went to the current address, when the session is older than 15 minutes',
  })
  @IsOptional()
  @IsCode()
  identityCode?: string;
}

export class UpdateEmailDto implements UpdateEmailRequest {
  @ApiProperty({ format: 'email', maxLength: LIMITS.emailMaxLength })
  @IsAddress()
  email: string;

  @ApiProperty({ pattern: '^\\d{6}$' })
  @IsCode()
  code: string;
}

export class DeleteAccountDto implements DeleteAccountRequest {
  @ApiPropertyOptional({
    pattern: '^\\d{6}$',
    description: 'the code that went to the account’s address, when the session is older than 15 minutes',
  })
  @IsOptional()
  @IsCode()
  code?: string;
}

export class ConfirmIdentityDto implements ConfirmIdentityRequest {
  @ApiProperty({ pattern: '^\\d{6}$' })
  @IsCode()
  code: string;
}

export class LogoutEverywhereDto implements LogoutEverywhereRequest {
  @ApiPropertyOptional({ description: 'revokes all API keys, too' })
  @IsOptional()
  @IsBoolean({ message: 'revokeKeys must be true or false' })
  revokeKeys?: boolean;
}
