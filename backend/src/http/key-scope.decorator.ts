import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { KeyScope } from '@whoosh/contracts';

export const KEY_SCOPES_OF_ROUTE = 'whoosh:key-scopes';

/** How the API's document says which scope a key needs for a route; routes without it are closed to keys. */
export const KEY_SCOPE_EXTENSION = 'x-key-scope';

/** The scopes that routes ask of a key. */
export interface RouteScopes {
  readonly reading: KeyScope;
  readonly changing: KeyScope;
}

/**
 * Opens a route, or all routes of a controller, to API keys. What no decorator opens is closed to them. @param changing
 * for all methods but GET
 */
export const OpenToKeys = (reading: KeyScope, changing = reading) => {
  const scopes: RouteScopes = { reading, changing };
  return applyDecorators(SetMetadata(KEY_SCOPES_OF_ROUTE, scopes), ApiExtension(KEY_SCOPE_EXTENSION, scopes));
};

export function scopeFor({ reading, changing }: RouteScopes, method: string): KeyScope {
  return ['GET', 'HEAD'].includes(method.toUpperCase()) ? reading : changing;
}
