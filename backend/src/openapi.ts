import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ERRORS } from '@whoosh/contracts';
import { KEY_SCOPE_EXTENSION, PUBLIC_EXTENSION, type RouteScopes, scopeFor } from './http';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
const SESSION = 'session';
const KEY = 'key';

const ERROR_SCHEMA = {
  type: 'object',
  required: ['error', 'code', 'statusCode', 'requestId'],
  properties: {
    error: { type: 'string', description: 'the sentence a person reads' },
    code: { type: 'string', enum: Object.keys(ERRORS) },
    statusCode: { type: 'integer', minimum: 400, maximum: 599 },
    requestId: { type: 'string' },
    details: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/** The API as a document: what the controllers declare, and the one error shape for everything else. */
export function createOpenApiDocument(app: INestApplication): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle('Whoosh')
    .setDescription('Describe a sound in words, get a finished sound effect.')
    .setVersion('1')
    .addCookieAuth('sid', { type: 'apiKey', in: 'cookie', name: 'sid' }, SESSION)
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        description:
          'an API key; x-key-scope names the scope that an operation asks of it, and without it keys cannot call it',
      },
      KEY,
    )
    .addSecurityRequirements(SESSION)
    .build();
  const document = SwaggerModule.createDocument(app, options, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ErrorResponse: ERROR_SCHEMA as never },
  };
  for (const path of Object.values(document.paths)) {
    for (const method of METHODS) completeOperation(method, path[method]);
  }
  return document;
}

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

function completeOperation(method: string, operation: Operation | undefined): void {
  if (operation === undefined) return;
  operation.responses['default'] ??= {
    description: 'Not done, for the reason that `code` names',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } } },
  };
  if (PUBLIC_EXTENSION in operation) operation.security = [];
  const extended = operation as Operation & { [KEY_SCOPE_EXTENSION]?: unknown };
  const scopes = extended[KEY_SCOPE_EXTENSION];
  if (scopes === undefined) return;
  extended[KEY_SCOPE_EXTENSION] = scopeFor(scopes as RouteScopes, method);
  operation.security ??= [{ [SESSION]: [] }, { [KEY]: [] }];
}

/** The document at /api/docs-json and its reader at /api/docs. */
export function serveOpenApi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => createOpenApiDocument(app), {
    jsonDocumentUrl: 'api/docs-json',
    raw: ['json'],
  });
}
