import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, ModulesContainer, Reflector } from '@nestjs/core';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import type { OpenAPIObject } from '@nestjs/swagger';
import { IS_PUBLIC } from '../../src/http';
import { documentOf } from './api-document';

export interface Operation {
  method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  /** As the document writes it, with {id}. */
  template: string;
  isPublic: boolean;
}

/** Where errors have the shape of another API: its suite is compatible.e2e-spec. */
export const isCompatible = ({ template }: Operation): boolean => template.startsWith('/v1/');

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Every operation of the API's document. */
export function operationsOf(app: INestApplication): Operation[] {
  return Object.entries(documentOf(app).paths).flatMap(([template, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method) => ({
      method,
      template,
      isPublic: item[method]?.security?.length === 0,
    })),
  );
}

/** Names of all fields of an operation's JSON body, those of what is nested in it, too. */
export function fieldsOf(document: OpenAPIObject, { method, template }: Operation): string[] {
  const body = document.paths[template]?.[method]?.requestBody;
  const found = new Set<string>();
  const seen = new Set<string>();
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string' && !seen.has(value)) {
        seen.add(value);
        look(document.components?.schemas?.[value.slice(value.lastIndexOf('/') + 1)]);
      } else {
        if (key === 'properties') for (const name of Object.keys(value as object)) found.add(name);
        look(value);
      }
    }
  };
  look(body);
  return [...found];
}

/** The address of an operation with some value in its place holders. */
export function addressOf(operation: Operation, value = '1'): string {
  return operation.template.replace(/\{\w+\}/g, value);
}

/** Handlers that open themselves with @Public(), as Controller.method: read from the code, not from the document. */
export function publicHandlers(app: INestApplication): string[] {
  const reflector = app.get(Reflector);
  const discovery = new DiscoveryService(app.get(ModulesContainer));
  return discovery
    .getControllers()
    .flatMap(({ metatype }) => {
      if (typeof metatype !== 'function') return [];
      const prototype = metatype.prototype as Record<string, unknown>;
      return Object.getOwnPropertyNames(prototype)
        .filter((name) => {
          const handler = prototype[name];
          if (
            name === 'constructor' ||
            typeof handler !== 'function' ||
            Reflect.getMetadata(PATH_METADATA, handler) === undefined
          )
            return false;
          return reflector.getAllAndOverride<boolean>(IS_PUBLIC, [handler, metatype]) === true;
        })
        .map((name) => `${metatype.name}.${name}`);
    })
    .sort();
}
