import { LIMITS } from '@whoosh/contracts';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  IsString,
  Matches,
  MaxLength,
  MinLength,
  Validate,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { isEmailAddress, normalizeAddress } from '../email-address';

@ValidatorConstraint({ name: 'isAddress' })
class AddressConstraint implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isEmailAddress(value);
  }

  defaultMessage(): string {
    return 'Please enter a valid email address';
  }
}

const tidy = (value: unknown) => (typeof value === 'string' ? value.normalize('NFC').trim() : value);

/** An e-mail address in the form in which it is compared and stored. */
export const IsAddress = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeAddress(value) : value)),
    Validate(AddressConstraint),
  );

/** A person's name: trimmed, not empty, without control characters. */
export const IsPersonName = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => tidy(value)),
    IsString({ message: 'Please enter your name' }),
    MinLength(1, { message: 'Please enter your name' }),
    MaxLength(LIMITS.profileNameMaxLength, { message: `A name has at most ${LIMITS.profileNameMaxLength} characters` }),
    Matches(/^\P{Cc}*$/u, { message: 'A name has no control characters' }),
  );

/** A one-time code as typed: six digits, blanks around them do not count. */
export const IsCode = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => tidy(value)),
    Matches(/^\d{6}$/, { message: 'Please check your code and try again.' }),
  );
