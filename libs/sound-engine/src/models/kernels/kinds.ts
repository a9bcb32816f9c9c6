import type { ParamSpecs } from './word-shaping';

/** The parameters of a family of sources with one member's own defaults. */
export function specsWith(specs: ParamSpecs, values: Readonly<Record<string, number>>): ParamSpecs {
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, { ...spec, default: values[name] ?? spec.default }]));
}
