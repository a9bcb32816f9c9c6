import type { Scene } from './scene';
import { SCENE_SCHEMA, type JsonSchema } from './schema';

/**
 * A scene as text: keys in the order of the schema, numbers with at most three decimals, so that equal scenes are equal
 * bytes.
 * @throws RangeError for a field that the schema does not have, or a number that is not finite
 */
export function serializeScene(scene: Scene): string {
  return write(SCENE_SCHEMA, scene, '');
}

function write(schema: JsonSchema, value: unknown, path: string): string {
  if (typeof value === 'number') return writeNumber(value, path);
  if (Array.isArray(value))
    return `[${value.map((item, index) => write(schema.items ?? {}, item, `${path}/${index}`)).join(',')}]`;
  if (typeof value === 'object' && value !== null) return writeObject(schema, value, path);
  return JSON.stringify(value);
}

function writeNumber(value: number, path: string): string {
  if (!Number.isFinite(value)) throw new RangeError(`${path}: not a finite number`);
  const rounded = Math.round(value * 1000) / 1000;
  // -0 would be written as 0 but is another value than 0 for those who compare.
  return JSON.stringify(rounded === 0 ? 0 : rounded);
}

function writeObject(schema: JsonSchema, value: object, path: string): string {
  const fields = value as Readonly<Record<string, unknown>>;
  const properties = propertiesFor(schema, fields);
  const unknown = Object.keys(fields).find((name) => !Object.hasOwn(properties, name));
  if (unknown !== undefined) throw new RangeError(`${path}: no field "${unknown}"`);
  const parts = Object.entries(properties).flatMap(([name, inner]) => {
    const field = fields[name];
    return field === undefined ? [] : [`${JSON.stringify(name)}:${write(inner, field, `${path}/${name}`)}`];
  });
  return `{${parts.join(',')}}`;
}

function propertiesFor(
  schema: JsonSchema,
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, JsonSchema>> {
  const option = schema.oneOf?.find((candidate) => candidate.properties?.kind?.const === fields.kind);
  return (option ?? schema).properties ?? {};
}
