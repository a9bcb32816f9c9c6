import type { ThemeConfig } from 'antd';
import { componentTokens } from './component-tokens';
import derived from './derived-tokens.json';
import { globalTokens } from './global-tokens';
import type { Mode } from './mode';

type Algorithm = Extract<NonNullable<ThemeConfig['algorithm']>, (...args: never[]) => unknown>;

/**
 * What antd's algorithms make of our tokens, made before (scripts/generate-tokens.mjs): working it out took a slow
 * browser a third of a second. The seeds stay exact.
 */
const derivation =
  (mode: Mode): Algorithm =>
  // The map that antd's types ask for has its preset palettes, which nothing of ours shows.
  (seed) =>
    ({ ...derived.shared, ...derived[mode], ...seed }) as unknown as ReturnType<Algorithm>;

const ALGORITHMS = { dark: derivation('dark'), light: derivation('light') };

/**
 * Our design on antd 6. Its CSS variables are named `--w-*` and may be read by our own styles.
 * @param reducedMotion the system asks for less motion
 */
export function whooshTheme(mode: Mode, reducedMotion = false): ThemeConfig {
  return {
    algorithm: ALGORITHMS[mode],
    cssVar: { prefix: 'w', key: `whoosh-${mode}` },
    hashed: false,
    token: globalTokens(mode, reducedMotion),
    components: componentTokens(mode),
  };
}
