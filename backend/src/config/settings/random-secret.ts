import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';

/** Nothing that repeats itself (up to 16 letters at a time) as a whole, and no word that stands in every example. */
const REPEATED = /^(?!(.{1,16}?)\1+.{0,15}$)(?!.*(changeme|secret123|password)).*$/is;
/** Eight different letters at least: 32 drawn from sixteen have fewer once in a million times. */
const EIGHT_DIFFERENT = /^(?=(?:.*?(.)(?!.*\1)){8})/s;

/** A setting that was drawn, and not thought of. @param name of the setting, for the sentence that stops the start */
export function RandomSecret(name: string): PropertyDecorator {
  const message = `${name} must be random`;
  return applyDecorators(Matches(REPEATED, { message }), Matches(EIGHT_DIFFERENT, { message }));
}
