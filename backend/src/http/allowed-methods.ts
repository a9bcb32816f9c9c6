import type { Application } from 'express';

interface RouteLayer {
  route?: { path: unknown; methods: Record<string, boolean> };
  match(path: string): boolean;
}

/** Nest's own last route, which answers that there is none. */
export const NO_ROUTE = '*path';

/** The methods that some route of the application takes at this path, in capitals; empty where there is no route. */
export function allowedMethods(application: Application, path: string): string[] {
  const { stack } = application.router as unknown as { stack: RouteLayer[] };
  const methods = new Set<string>();
  for (const layer of stack) {
    if (layer.route === undefined || layer.route.path === NO_ROUTE || !layer.match(path)) continue;
    for (const method of Object.keys(layer.route.methods)) methods.add(method.toUpperCase());
  }
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].sort();
}
