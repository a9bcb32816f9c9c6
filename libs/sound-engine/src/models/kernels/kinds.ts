import type { ModelKind } from '../../model';
import type { ParamSpecs } from './word-shaping';

/** The parameters of a family of sources with one member's own defaults. */
export function specsWith(specs: ParamSpecs, values: Readonly<Record<string, number>>): ParamSpecs {
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [name, { ...spec, default: values[name] ?? spec.default }]),
  );
}

/** A source as one row of a kernel's numbers. */
export interface KernelRow {
  id: string;
  /** Names the chain. */
  kernel: string;
  kind: ModelKind;
  values: Readonly<Record<string, number>>;
  /** Brings the defaults to -23 LUFS (measured). */
  level: number;
}
