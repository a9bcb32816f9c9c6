import type { Application } from 'express';

interface RouteLayer {
  route?: { methods: Record<string, boolean> };
  match(path: string): unknown;
}

/** Nest's own last route, which answers that there is none. */
export const NO_ROUTE = '*path';

/** Where Nest answers that there is no route: none of ours takes WebDAV's methods. */
const takesEverything = (route: { methods: Record<string, boolean> }) => route.methods['propfind'] === true;

/** The methods that some route of the application takes at this path, in capitals; empty where there is no route. */
export function allowedMethods(application: Application, path: string): string[] {
  const { stack } = application.router as unknown as { stack: RouteLayer[] };
  const methods = new Set<string>();
  for (const layer of stack) {
    if (layer.route === undefined || takesEverything(layer.route) || !layer.match(path)) continue;
    for (const method of Object.keys(layer.route.methods)) methods.add(method.toUpperCase());
  }
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].sort();
}
