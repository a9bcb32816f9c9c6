import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  KEY_SCOPES,
  LIMITS,
  type ApiKey,
  type CreatedKeyResponse,
  type CreateKeyRequest,
  type KeyScope,
} from '@whoosh/contracts';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';

const NAME = `A name has from 1 to ${LIMITS.apiKeyNameMaxLength} characters`;
const SCOPES = `Choose at least one of ${KEY_SCOPES.join(', ')}.`;
const CREDITS = `The limit is a whole number of credits from 0 to ${LIMITS.apiKeyMaxCreditsPerDay}, or none.`;

export class CreateKeyDto implements CreateKeyRequest {
  @ApiProperty({ minLength: 1, maxLength: LIMITS.apiKeyNameMaxLength })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.normalize('NFC').trim() : value))
  @IsString({ message: NAME })
  @MinLength(1, { message: NAME })
  @MaxLength(LIMITS.apiKeyNameMaxLength, { message: NAME })
  @Matches(/^\P{Cc}*$/u, { message: 'A name has no control characters' })
  name: string;

  @ApiProperty({ enum: KEY_SCOPES, isArray: true, minItems: 1 })
  @IsArray({ message: SCOPES })
  @ArrayNotEmpty({ message: SCOPES })
  @ArrayMaxSize(KEY_SCOPES.length, { message: SCOPES })
  @IsIn(KEY_SCOPES, { each: true, message: SCOPES })
  scopes: KeyScope[];

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: 0,
    maximum: LIMITS.apiKeyMaxCreditsPerDay,
    description: 'credits that it may spend on one day (UTC); null for no limit of its own',
  })
  @IsOptional()
  @IsInt({ message: CREDITS })
  @Min(0, { message: CREDITS })
  @Max(LIMITS.apiKeyMaxCreditsPerDay, { message: CREDITS })
  creditsPerDay?: number | null;
}

export class ApiKeyBody implements ApiKey {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ description: 'the first characters of the key' })
  prefix: string;

  @ApiProperty({ enum: KEY_SCOPES, isArray: true })
  scopes: KeyScope[];

  @ApiProperty({ type: 'integer', nullable: true, minimum: 0 })
  creditsPerDay: number | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, description: 'to the minute' })
  lastUsedAt: string | null;
}

export class CreatedKeyBody extends ApiKeyBody implements CreatedKeyResponse {
  @ApiProperty({ description: 'the key itself: this answer is the only one that holds it' })
  secret: string;
}
