import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import Ajv, { type ValidateFunction } from 'ajv';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { createOpenApiDocument } from '../../src/openapi';

type Schema = Record<string, unknown>;

/** Compares every answer that a suite gets with what the API's document says about it. */
export class ApiDocument {
  readonly violations: string[] = [];
  private document: OpenAPIObject | undefined;
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });

  /** Reads the document; call it once the application knows its routes. */
  load(app: INestApplication): void {
    this.document = createOpenApiDocument(app);
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
    const operation = this.operation(template, method);
    if (operation === undefined) return null;
    const answer = operation.responses[String(statusCode)] ?? (statusCode >= 400 ? operation.responses['default'] : undefined);
    const where = `${method} ${template} ${statusCode}`;
    if (answer === undefined || !('content' in answer)) return `${where}: the document has no such answer`;
    const validate = this.validator(where, answer.content?.['application/json']?.schema as Schema | undefined);
    return validate(body) ? null : `${where}: ${this.ajv.errorsText(validate.errors)}`;
  }

  private compare(request: Request, response: Response, body: unknown): void {
    const route: unknown = request.route;
    const path = typeof route === 'object' && route !== null && 'path' in route ? String(route.path) : '';
    const violation = this.violationOf(request.method, path.replace(/:(\w+)/g, '{$1}'), response.statusCode, body);
    if (violation !== null) this.violations.push(violation);
  }

  private operation(template: string, method: string) {
    const item = this.document?.paths[template] as Record<string, unknown> | undefined;
    return item?.[method.toLowerCase()] as { responses: Record<string, { content?: Record<string, { schema?: unknown }> }> } | undefined;
  }

  private validator(where: string, schema: Schema | undefined): ValidateFunction {
    const known = this.validators.get(where);
    if (known !== undefined) return known;
    const components = closed(openApiToJsonSchema(this.document?.components ?? {})) as Schema;
    const own = schema === undefined ? { not: {} } : (closed(openApiToJsonSchema(schema)) as Schema);
    const validate = this.ajv.compile({ ...own, components });
    this.validators.set(where, validate);
    return validate;
  }
}

/** OpenAPI 3.0 says `nullable`, JSON Schema says it with a type. */
function openApiToJsonSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(openApiToJsonSchema);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, openApiToJsonSchema(value)])) as Schema;
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
