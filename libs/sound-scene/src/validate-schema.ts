import type { JsonSchema } from './schema';

/** Where a value is wrong (JSON pointer, '' for the whole) and what is wrong with it. */
export interface SceneError {
  path: string;
  message: string;
}

/** After so many errors the rest is not worth reading. */
const MAX_ERRORS = 20;

/** Holds a value against a schema; an empty list means that it fits. Deep nesting ends where the schema ends. */
export function checkAgainst(schema: JsonSchema, value: unknown): SceneError[] {
  const errors: SceneError[] = [];
  check(schema, value, '', errors);
  return errors;
}

function check(schema: JsonSchema, value: unknown, path: string, errors: SceneError[]): void {
  if (errors.length >= MAX_ERRORS) return;
  const fail = (message: string): void => {
    if (errors.length < MAX_ERRORS) errors.push({ path, message });
  };
  if (schema.const !== undefined && value !== schema.const) return fail(`must be ${JSON.stringify(schema.const)}`);
  if (schema.enum && !(typeof value === 'string' && schema.enum.includes(value)))
    return fail(`must be one of ${schema.enum.join(', ')}`);
  if (schema.oneOf) return checkKind(schema.oneOf, value, path, errors);
  switch (schema.type) {
    case 'string':
      return checkString(schema, value, fail);
    case 'number':
    case 'integer':
      return checkNumber(schema, value, fail);
    case 'boolean':
      return typeof value === 'boolean' ? undefined : fail('must be true or false');
    case 'array':
      return checkArray(schema, value, path, errors, fail);
    case 'object':
      return checkObject(schema, value, path, errors, fail);
    default:
  }
}

type Fail = (message: string) => void;

function checkString(schema: JsonSchema, value: unknown, fail: Fail): void {
  if (typeof value !== 'string') return fail('must be a string');
  const length = value.length <= (schema.maxLength ?? Infinity) ? value.length : Array.from(value).length;
  if (schema.minLength !== undefined && length < schema.minLength)
    fail(`must have at least ${schema.minLength} characters`);
  if (schema.maxLength !== undefined && length > schema.maxLength)
    fail(`must have at most ${schema.maxLength} characters`);
}

function checkNumber(schema: JsonSchema, value: unknown, fail: Fail): void {
  if (typeof value !== 'number' || !Number.isFinite(value)) return fail('must be a finite number');
  if (schema.type === 'integer' && !Number.isInteger(value)) return fail('must be a whole number');
  if (schema.minimum !== undefined && value < schema.minimum) return fail(`must be at least ${schema.minimum}`);
  if (schema.maximum !== undefined && value > schema.maximum) return fail(`must be at most ${schema.maximum}`);
}

function checkArray(schema: JsonSchema, value: unknown, path: string, errors: SceneError[], fail: Fail): void {
  if (!Array.isArray(value)) return fail('must be a list');
  if (schema.minItems !== undefined && value.length < schema.minItems)
    return fail(`must have at least ${schema.minItems} entries`);
  if (schema.maxItems !== undefined && value.length > schema.maxItems)
    return fail(`must have at most ${schema.maxItems} entries`);
  const { items } = schema;
  // By index, so that a hole in a sparse list is an entry that is missing.
  for (let index = 0; items && index < value.length && errors.length < MAX_ERRORS; index++)
    check(items, value[index], `${path}/${index}`, errors);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkObject(schema: JsonSchema, value: unknown, path: string, errors: SceneError[], fail: Fail): void {
  if (!isRecord(value)) return fail('must be an object');
  const properties = schema.properties ?? {};
  for (const name of schema.required ?? []) if (!Object.hasOwn(value, name)) fail(`must have "${name}"`);
  for (const name of Object.keys(value)) {
    const inner = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (inner) check(inner, value[name], `${path}/${name}`, errors);
    else fail(`must not have "${name.slice(0, 64)}"`);
  }
}

function checkKind(options: readonly JsonSchema[], value: unknown, path: string, errors: SceneError[]): void {
  const kind = isRecord(value) ? value.kind : undefined;
  const option = options.find((candidate) => candidate.properties?.kind?.const === kind);
  if (option) check(option, value, path, errors);
  else
    errors.push({
      path: `${path}/kind`,
      message: `must be one of ${options.map((candidate) => String(candidate.properties?.kind?.const)).join(', ')}`,
    });
}
