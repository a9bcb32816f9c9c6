import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  LANGUAGES,
  type DeleteAccountResponse as DeleteAccountBody,
  type Language,
  type User,
  type UserResponse as UserResponseBody,
} from '@whoosh/contracts';

export class UserBody implements User {
  @ApiProperty({ type: 'integer', minimum: 1 })
  id: number;

  @ApiProperty({ format: 'email' })
  email: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: 'integer', description: '1 Free, 2 Premium' })
  planId: number;

  @ApiProperty({ type: 'integer', nullable: true, minimum: 0 })
  credits: number | null;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'saved effects plus takes neither kept nor discarded' })
  existingEffects: number;

  @ApiPropertyOptional({ enum: LANGUAGES, description: 'the language that they chose; absent while they chose none' })
  language?: Language;
}

export class UserResponse implements UserResponseBody {
  @ApiProperty({ type: UserBody })
  user: UserBody;

  @ApiPropertyOptional({ enum: [true], description: 'the account was to be deleted, and this sign-in took that back' })
  restored?: true;
}

export class DeleteAccountResponse implements DeleteAccountBody {
  @ApiProperty({ format: 'date-time', description: 'until then signing in keeps the account' })
  goesAt: string;
}
