import { theme as antd, type ThemeConfig } from 'antd';
import { componentTokens } from './component-tokens';
import { globalTokens } from './global-tokens';
import type { Mode } from './mode';

type Algorithm = Extract<NonNullable<ThemeConfig['algorithm']>, (...args: never[]) => unknown>;

/** The algorithms recompute seed colours (the dark one dims them); this step puts the exact ones back. */
const exact: Algorithm = (seed, map) => ({
  // antd calls every step but the first with the map of the step before.
  ...(map as NonNullable<typeof map>),
  colorPrimary: seed.colorPrimary,
  colorSuccess: seed.colorSuccess,
  colorWarning: seed.colorWarning,
  colorError: seed.colorError,
  colorInfo: seed.colorInfo,
});

/**
 * Our design on antd 6. Its CSS variables are named `--w-*` and may be read by our own styles.
 * @param reducedMotion the system asks for less motion
 */
export function whooshTheme(mode: Mode, reducedMotion = false): ThemeConfig {
  return {
    algorithm: [mode === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm, exact],
    cssVar: { prefix: 'w', key: `whoosh-${mode}` },
    hashed: false,
    token: globalTokens(mode, reducedMotion),
    components: componentTokens(mode),
  };
}
