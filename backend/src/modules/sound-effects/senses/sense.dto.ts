import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, type NamedSense, type PersonalSense } from '@whoosh/contracts';
import { IsString, MaxLength, MinLength } from 'class-validator';

const WORDS = `The words are 1 to ${LIMITS.senseMaxLength} characters.`;
const MODEL = 'The sound is the id of one of the sources.';

export class SenseWordsDto {
  @ApiProperty({ minLength: 1, maxLength: LIMITS.senseMaxLength, description: 'as they stand in a description' })
  @IsString({ message: WORDS })
  @MinLength(1, { message: WORDS })
  @MaxLength(LIMITS.senseMaxLength, { message: WORDS })
  words: string;
}

export class SenseDto extends SenseWordsDto implements PersonalSense {
  @ApiProperty({ description: 'id of the source that they mean, from /api/sound-effects/sources' })
  @IsString({ message: MODEL })
  @MinLength(1, { message: MODEL })
  @MaxLength(64, { message: MODEL })
  model: string;
}

export class SenseBody implements NamedSense {
  @ApiProperty()
  words: string;

  @ApiProperty()
  model: string;

  @ApiProperty({ description: 'name of the source, in English' })
  label: string;
}
