import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ErrorDetail } from '@whoosh/contracts';
import type { ValidationError } from 'class-validator';
import { AppError } from './app-error';

/** Leaves path parameters to pipes of their own: Nest would turn `1.0` and ` 1` into the id 1 before those could refuse them. */
class BodyAndQueryPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return metadata.type === 'param' ? value : super.transform(value, metadata);
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

/** The sentence is the first field's; all fields stand in the details. */
function validationError(errors: ValidationError[]): AppError {
  const details = errors.flatMap((error) => toDetails(error, ''));
  return new AppError('VALIDATION_FAILED', { message: details[0]?.message, details });
}

function toDetails(error: ValidationError, parent: string): ErrorDetail[] {
  const field = parent === '' ? error.property : `${parent}.${error.property}`;
  const own = Object.values(error.constraints ?? {}).map((message) => ({ field, message }));
  return [...own, ...(error.children ?? []).flatMap((child) => toDetails(child, field))];
}
