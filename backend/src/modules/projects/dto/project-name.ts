import { applyDecorators } from '@nestjs/common';
import { LIMITS } from '@whoosh/contracts';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';

const BLANK = 'Please enter a project name.';

/** A project's name: trimmed, not blank (spec §5), without control characters. */
export const IsProjectName = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.normalize('NFC').trim() : value)),
    IsString({ message: BLANK }),
    MinLength(1, { message: BLANK }),
    MaxLength(LIMITS.projectNameMaxLength, {
      message: `A project name has at most ${LIMITS.projectNameMaxLength} characters`,
    }),
    Matches(/^\P{Cc}*$/u, { message: 'A project name has no control characters' }),
  );
