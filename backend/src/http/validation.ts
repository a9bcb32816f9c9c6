import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ErrorDetail } from '@whoosh/contracts';
import type { ValidationError } from 'class-validator';
import { AppError } from './app-error';

/**
 * Nothing in a body of ours has so many fields; naming each of thousands that are unknown would take the event loop.
 */
const MOST_FIELDS = 500;
/** More than anybody reads; each is a sentence, and thousands of them would take the event loop to write. */
const MOST_DETAILS = 100;

/**
 * Leaves path parameters to pipes of their own: Nest would turn `1.0` and ` 1` into the id 1 before those could refuse
 * them.
 */
class BodyAndQueryPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'param') return value;
    if (hasTooManyFields(value))
      throw new AppError('VALIDATION_FAILED', { message: `Send at most ${MOST_FIELDS} fields.` });
    return super.transform(value, metadata);
  }
}

/** Checks bodies and queries against their DTO classes: unknown fields are refused, nothing is converted by guess. */
export function createValidationPipe(): ValidationPipe {
  return new BodyAndQueryPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    transformOptions: { enableImplicitConversion: false },
    exceptionFactory: (errors) => validationError(errors),
  });
}

/** How deep bodies may be is held before they come here. */
function hasTooManyFields(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false;
  const fields: unknown[] = Object.values(value);
  return (!Array.isArray(value) && fields.length > MOST_FIELDS) || fields.some(hasTooManyFields);
}

/** The sentence is the first field's; the first fields stand in the details. */
function validationError(errors: ValidationError[]): AppError {
  const details: ErrorDetail[] = [];
  for (const error of errors) addDetails(error, '', details);
  return new AppError('VALIDATION_FAILED', { message: details[0]?.message, details });
}

function addDetails(error: ValidationError, parent: string, details: ErrorDetail[]): void {
  if (details.length >= MOST_DETAILS) return;
  const field = parent === '' ? error.property : `${parent}.${error.property}`;
  for (const message of Object.values(error.constraints ?? {})) details.push({ field, message });
  for (const child of error.children ?? []) addDetails(child, field, details);
}
