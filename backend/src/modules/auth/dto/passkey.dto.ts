import { ApiProperty } from '@nestjs/swagger';
import {
  LIMITS,
  type AddPasskeyRequest,
  type Passkey,
  type PasskeyJson,
  type PasskeyOptionsResponse,
  type PasskeySignInRequest,
  type RenamePasskeyRequest,
} from '@whoosh/contracts';
import { Transform } from 'class-transformer';
import { IsObject, IsString, Matches, MaxLength, MinLength } from 'class-validator';

const NAME = `A name has from 1 to ${LIMITS.passkeyNameMaxLength} characters`;
const RESPONSE = 'The response must be what the browser answered.';

export class RenamePasskeyDto implements RenamePasskeyRequest {
  @ApiProperty({ minLength: 1, maxLength: LIMITS.passkeyNameMaxLength })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.normalize('NFC').trim() : value))
  @IsString({ message: NAME })
  @MinLength(1, { message: NAME })
  @MaxLength(LIMITS.passkeyNameMaxLength, { message: NAME })
  @Matches(/^\P{Cc}*$/u, { message: 'A name has no control characters' })
  name: string;
}

export class AddPasskeyDto extends RenamePasskeyDto implements AddPasskeyRequest {
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'RegistrationResponseJSON of WebAuthn' })
  @IsObject({ message: RESPONSE })
  response: PasskeyJson;
}

export class PasskeySignInDto implements PasskeySignInRequest {
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'AuthenticationResponseJSON of WebAuthn' })
  @IsObject({ message: RESPONSE })
  response: PasskeyJson;
}

export class PasskeyOptionsBody implements PasskeyOptionsResponse {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON of WebAuthn',
  })
  options: PasskeyJson;
}

export class PasskeyBody implements Passkey {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  lastUsedAt: string | null;
}
