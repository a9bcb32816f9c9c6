import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, SUPPORT_CATEGORIES, type SupportCategory, type SupportRequest } from '@whoosh/contracts';
import { Transform } from 'class-transformer';
import { IsIn, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { IsAddress } from '../../auth';

/** Text that somebody typed: trimmed and not blank. @param wanted the sentence when it is missing */
const IsTyped = (wanted: string, what: string, maxLength: number) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.normalize('NFC').trim() : value)),
    IsString({ message: wanted }),
    MinLength(1, { message: wanted }),
    MaxLength(maxLength, { message: `${what} has at most ${maxLength} characters` }),
  );

export class SupportRequestDto implements SupportRequest {
  @ApiProperty({ format: 'email', maxLength: LIMITS.emailMaxLength, description: 'where the answer goes' })
  @IsAddress()
  email: string;

  @ApiProperty({ enum: SUPPORT_CATEGORIES })
  @IsIn(SUPPORT_CATEGORIES, { message: 'Please choose a category' })
  category: SupportCategory;

  @ApiProperty({ maxLength: LIMITS.supportSubjectMaxLength })
  @IsTyped('Please enter a subject', 'A subject', LIMITS.supportSubjectMaxLength)
  @Matches(/^\P{Cc}*$/u, { message: 'A subject is one line' })
  subject: string;

  @ApiProperty({ maxLength: LIMITS.supportMessageMaxLength })
  @IsTyped('Please enter a message', 'A message', LIMITS.supportMessageMaxLength)
  message: string;
}
