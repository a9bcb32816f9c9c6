import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import Ajv, { type ValidateFunction } from 'ajv';
import type { Application, NextFunction, Request, RequestHandler, Response } from 'express';
import { createOpenApiDocument } from '../../src/openapi';

type Schema = Record<string, unknown>;

/** What an API says of its answers, made ready to be asked. */
interface Description {
  document: OpenAPIObject;
  /** Knows the document's components, each of them compiled once. */
  ajv: Ajv;
  /** By schema: answers of many routes have the same one. */
  validators: Map<string, ValidateFunction>;
}

/**
 * By the routes of an application: making one takes as long as making the application, and suites that share a file
 * have many of the same routes.
 */
const DESCRIPTIONS = new Map<string, Description>();

/** Compares every answer that a suite gets with what the API's document says about it. */
export class ApiDocument {
  readonly violations: string[] = [];
  private description: Description | undefined;

  /** Reads the document; call it once the application knows its routes. */
  load(app: INestApplication): void {
    this.description = descriptionOf(app);
  }

  /** Sits before everything else and looks at the JSON that goes out. */
  middleware(): RequestHandler {
    return (request: Request, response: Response, next: NextFunction): void => {
      const sendJson = response.json.bind(response);
      response.json = (body: unknown) => {
        // As the wire carries it: dates are text, absent fields are absent.
        this.compare(request, response, JSON.parse(JSON.stringify(body ?? null)) as unknown);
        return sendJson(body);
      };
      next();
    };
  }

  /** What is wrong with an answer as the wire carried it, in words; null when it is one of the document. */
  violationOf(method: string, template: string, statusCode: number, body: unknown): string | null {
    const { description } = this;
    const operation = description === undefined ? undefined : operationIn(description.document, template, method);
    if (description === undefined || operation === undefined) return null;
    const answer =
      operation.responses[String(statusCode)] ?? (statusCode >= 400 ? operation.responses['default'] : undefined);
    const where = `${method} ${template} ${statusCode}`;
    if (answer === undefined || !('content' in answer)) return `${where}: the document has no such answer`;
    const validate = validatorIn(description, answer.content?.['application/json']?.schema);
    return validate(body) ? null : `${where}: ${description.ajv.errorsText(validate.errors)}`;
  }

  private compare(request: Request, response: Response, body: unknown): void {
    const route: unknown = request.route;
    const path = typeof route === 'object' && route !== null && 'path' in route ? String(route.path) : '';
    const violation = this.violationOf(request.method, path.replace(/:(\w+)/g, '{$1}'), response.statusCode, body);
    if (violation !== null) this.violations.push(violation);
  }
}

/** What an application's API says of itself, to be read only: suites that share a file share it. */
export function documentOf(app: INestApplication): OpenAPIObject {
  return descriptionOf(app).document;
}

function descriptionOf(app: INestApplication): Description {
  const routes = routesOf(app);
  const description = DESCRIPTIONS.get(routes) ?? describedBy(createOpenApiDocument(app));
  DESCRIPTIONS.set(routes, description);
  return description;
}

/** Methods and addresses that an application answers. */
function routesOf(app: INestApplication): string {
  const { router } = app.getHttpAdapter().getInstance() as Application;
  return router.stack
    .map(({ route }) => (route === undefined ? '' : `${route.stack.map(({ method }) => method).join()} ${route.path}`))
    .join('\n');
}

function describedBy(document: OpenAPIObject): Description {
  // Components that are called rather than copied into what refers to them are compiled once.
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true, inlineRefs: false });
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    ajv.addSchema(asJsonSchema(schema), nameOf(name));
  return { document, ajv, validators: new Map() };
}

function operationIn({ paths }: OpenAPIObject, template: string, method: string) {
  const item = paths[template] as Record<string, unknown> | undefined;
  return item?.[method.toLowerCase()] as
    { responses: Record<string, { content?: Record<string, { schema?: unknown }> }> } | undefined;
}

function validatorIn({ ajv, validators }: Description, schema: unknown): ValidateFunction {
  const key = JSON.stringify(schema ?? null);
  const validate = validators.get(key) ?? ajv.compile(schema === undefined ? { not: {} } : asJsonSchema(schema));
  validators.set(key, validate);
  return validate;
}

const COMPONENT = '#/components/schemas/';
/**
 * A component as Ajv knows it: what the document refers to by a place is referred to by a name, so that it is compiled
 * once for all that do.
 */
const nameOf = (component: string): string => `component:${component}`;

const asJsonSchema = (schema: unknown): Schema => closed(openApiToJsonSchema(schema)) as Schema;

/** OpenAPI 3.0 says `nullable`, JSON Schema says it with a type; components are named. */
function openApiToJsonSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(openApiToJsonSchema);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, openApiToJsonSchema(value)]),
  ) as Schema;
  const place = copy['$ref'];
  if (typeof place === 'string' && place.startsWith(COMPONENT)) copy['$ref'] = nameOf(place.slice(COMPONENT.length));
  if (copy['nullable'] !== true) return copy;
  const { nullable: _nullable, ...rest } = copy;
  return { anyOf: [rest, { type: 'null' }] };
}

/** A field that the document does not know is a violation, unless the schema says that it is open. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)])) as Schema;
  const isObject = copy['type'] === 'object' && typeof copy['properties'] === 'object';
  return isObject && copy['additionalProperties'] === undefined ? { ...copy, additionalProperties: false } : copy;
}
