import type { OpenAPIObject } from '@nestjs/swagger';
import fc, { type Arbitrary } from 'fast-check';
import type { Operation } from './routes';

/** A request as it goes over the wire. */
export interface HostileRequest {
  /** One for each place of the address, encoded. */
  places: string[];
  /** Without the question mark. */
  query: string;
  headers: Record<string, string>;
  body?: string;
}

/** What a caller has, so that some requests get past the first check. */
export interface Known {
  places: Readonly<Record<string, string | number>>;
  fields: Readonly<Record<string, unknown>>;
  /** A body that is accepted, whose parts are replaced. */
  example?: object;
}

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00\ud800',
  '👩‍👩‍👧‍👦',
  'e\u0301'.repeat(50),
  '\u202eabc',
  '\ufeff',
  "'; DROP TABLE users; --",
  '1 OR 1=1',
  "' UNION SELECT * FROM sessions --",
  '%',
  '\\',
  '../../etc/passwd',
  '/etc/passwd',
  '..\\..\\win.ini',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '\r\nX-Injected: 1',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  ' 1',
  '1.0',
  '-1',
  '9'.repeat(400),
  'x'.repeat(5000),
  '__proto__',
  'constructor',
  'toString',
  'null',
  'true',
  '0001-01-01',
  '275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
];
const VALUES: unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e-308,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  [],
  {},
  [[]],
  [null],
  '',
  nested(15),
  nested(40),
  Array.from({ length: 2500 }, () => 0),
  { toString: 1 },
  { length: -1 },
  { then: 1 },
  { $ne: null },
];
/** Bodies that are no JSON, or JSON that hurts. */
const RAW_BODIES = [
  '',
  '{',
  'null',
  '"text"',
  '7',
  '[]',
  '{}',
  'true',
  '[1,2',
  '{"a":}',
  '\0',
  '\ufeff{}',
  '['.repeat(30_000),
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  '{"a":'.repeat(5000),
  `{"a":"${'x'.repeat(70_000)}"}`,
  `{"name":"${'x'.repeat(1_100_000)}"}`,
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"name":"a","name":"b"}',
  '{"name":"\\u0000"}',
  '{"name":"\\ud800"}',
  '{"a":1e999}',
  '{"a":-1e999}',
];
/** Parts of an address that encoding would make harmless. */
const RAW_PLACES = [
  '%00',
  '%E0%A4%A',
  '%ff',
  '..%2F..%2Fetc%2Fpasswd',
  '1%0d%0aX:%201',
  '%F0%9F%92%A9',
  '1;2',
  '%',
  '1%20',
  '0',
  '01',
  '2147483648',
  '-1',
  '1.0',
];
const HEADERS: Record<string, string>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json; charset=nonsense' },
  { 'content-type': 'multipart/form-data' },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br' },
  { 'content-encoding': 'nonsense' },
  { range: 'bytes=5-1' },
  { range: 'bytes=-0,9-' },
  { accept: 'text/html' },
  { 'if-none-match': '*' },
  { 'if-range': '"' },
  { 'idempotency-key': 'x'.repeat(300) },
  { 'idempotency-key': '\xff' },
  { 'stripe-signature': 't=9e99,v1=zz' },
  { 'x-request-id': '\xe9"' },
  { 'x-forwarded-for': '1.2.3.4, ::1' },
  { 'accept-language': ','.repeat(500) },
  { origin: 'null' },
  { cookie: 'sid=s%3Anonsense; sid=%E0%A4%A' },
];

const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 80 }));
const hostile: Arbitrary<unknown> = fc.oneof(text, fc.constantFrom(...VALUES), fc.double(), fc.object({ maxDepth: 3 }));

/** Requests to one operation: most are nearly right, so that they reach what lies behind the first check. */
export function hostileRequests(
  document: OpenAPIObject,
  operation: Operation,
  known: Known,
): Arbitrary<HostileRequest> {
  const described = document.paths[operation.template]?.[operation.method];
  const parameters = (described?.parameters ?? []) as { name: string; in: string; schema?: Schema }[];
  const places = [...operation.template.matchAll(/\/([\w-]+)\/\{\w+\}/g)].map(([, before]) => before ?? '');
  const requestBody = described?.requestBody as { content: Record<string, { schema?: Schema }> } | undefined;
  const schema = requestBody?.content['application/json']?.schema;
  return fc.record({
    places: fc.tuple(...places.map((before) => placeOf(known.places[before]))).map((values) => [...values]),
    query: queryOf(
      document,
      parameters.filter((parameter) => parameter.in === 'query'),
    ),
    headers: fc.oneof(
      { weight: 4, arbitrary: fc.constant<Record<string, string>>({}) },
      { weight: 1, arbitrary: fc.constantFrom(...HEADERS) },
    ),
    body: operation.method === 'get' ? fc.constant(undefined) : bodyOf(document, schema, known),
  });
}

function placeOf(own: string | number | undefined): Arbitrary<string> {
  const wrong = fc.oneof(
    fc.constantFrom(...RAW_PLACES),
    text.filter((value) => value !== '').map((value) => encodeURIComponent(wellFormed(value).slice(0, 2000))),
  );
  return own === undefined
    ? wrong
    : fc.oneof({ weight: 2, arbitrary: fc.constant(String(own)) }, { weight: 1, arbitrary: wrong });
}

function queryOf(document: OpenAPIObject, parameters: readonly { name: string; schema?: Schema }[]): Arbitrary<string> {
  const one = ({ name, schema }: { name: string; schema?: Schema }) =>
    fc
      .oneof(valueOf(document, schema ?? {}, {}, false).map(String), text)
      .map((value) => `${name}=${encodeURIComponent(wellFormed(value))}`);
  const extra = fc.constantFrom(
    'unknown=1',
    '__proto__[a]=1',
    'limit[]=1&limit[]=2',
    'cursor[a]=1',
    '=',
    '&&',
    'q=%E0%A4%A',
  );
  if (parameters.length === 0)
    return fc.oneof({ weight: 5, arbitrary: fc.constant('') }, { weight: 1, arbitrary: extra });
  const parts = fc
    .subarray([...parameters], { maxLength: Math.min(4, parameters.length) })
    .chain((chosen) => fc.tuple(...chosen.map(one)));
  return fc
    .tuple(parts, fc.option(extra, { freq: 8, nil: '' }))
    .map(([chosen, more]) => [...chosen, more].filter((part) => part !== '').join('&'));
}

function bodyOf(
  document: OpenAPIObject,
  schema: Schema | undefined,
  { fields, example }: Known,
): Arbitrary<string | undefined> {
  const raw = fc.constantFrom(...RAW_BODIES);
  const anything = hostile.map((value) => JSON.stringify(value));
  if (schema === undefined) return fc.oneof(fc.constant(undefined), raw, anything);
  const near = valueOf(document, schema, fields, true).map((value) => JSON.stringify(value));
  const whole = [
    { weight: 1, arbitrary: raw },
    { weight: 1, arbitrary: anything },
    { weight: 5, arbitrary: near },
  ];
  if (example === undefined) return fc.oneof(...whole);
  const changed = fc
    .tuple(fc.nat(10_000), hostile)
    .map(([at, value]) => JSON.stringify(withOneReplaced(example, at, value)));
  return fc.oneof(...whole, { weight: 5, arbitrary: changed });
}

/** A value of the schema, in which some parts are not what it says. */
function valueOf(document: OpenAPIObject, schema: Schema, fields: Known['fields'], spoil: boolean): Arbitrary<unknown> {
  const { $ref, allOf } = schema;
  if ($ref !== undefined)
    return valueOf(
      document,
      (document.components?.schemas?.[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}) as Schema,
      fields,
      spoil,
    );
  if (allOf?.[0] !== undefined) return valueOf(document, allOf[0], fields, spoil);
  const right = rightValueOf(document, schema, fields, spoil);
  return spoil ? fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: hostile }) : right;
}

function rightValueOf(
  document: OpenAPIObject,
  schema: Schema,
  fields: Known['fields'],
  spoil: boolean,
): Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const { minimum = -1e6, maximum = 1e6 } = schema;
  switch (schema.type) {
    case 'string':
      if (schema.format === 'email')
        return fc.constantFrom('ada@example.com', 'eve@example.com', 'ada+1@example.co.uk');
      return schema.pattern === undefined
        ? fc.string({ unit: 'grapheme', maxLength: Math.min(schema.maxLength ?? 40, 60) })
        : fc.stringMatching(new RegExp(schema.pattern));
    case 'integer':
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valueOf(document, schema.items ?? {}, fields, spoil), { maxLength: 4 });
    default:
      if (schema.properties === undefined) return fc.object({ maxDepth: 2 });
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties).map(([name, property]) => [
            name,
            name in fields
              ? fc.oneof(fc.constant(fields[name]), valueOf(document, property, fields, spoil))
              : valueOf(document, property, fields, spoil),
          ]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
  }
}

/** A copy in which one of all values, counted through, is another. */
function withOneReplaced(example: object, at: number, value: unknown): unknown {
  const copy: unknown = structuredClone(example);
  const slots: (() => void)[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      slots.push(() => void Reflect.set(node, key, value));
      look(child);
    }
  };
  look(copy);
  slots[at % slots.length]?.();
  return copy;
}

/** Addresses are UTF-8, in which a lone surrogate cannot stand. */
function wellFormed(value: string): string {
  return Buffer.from(value, 'utf8').toString('utf8');
}
