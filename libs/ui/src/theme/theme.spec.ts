import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from 'antd';
import { derivedTokens } from '../../scripts/derived-tokens.mjs';
import { tokensCss } from '../../scripts/tokens-css.mjs';
import derived from './derived-tokens.json';
import { globalTokens } from './global-tokens';
import { MODE_STORAGE_KEY, readModeChoice, resolveMode, storeModeChoice } from './mode';
import tokens from './tokens.json';
import { whooshTheme } from './whoosh-theme';

it('keeps tokens.css in step with tokens.json', () => {
  expect(readFileSync(join(__dirname, 'tokens.css'), 'utf8')).toBe(tokensCss(tokens));
});

it("keeps derived-tokens.json in step with our tokens and antd's algorithms", () => {
  expect(derived).toEqual(
    derivedTokens(theme, { dark: globalTokens('dark', false), light: globalTokens('light', false) }),
  );
});

it.each(['dark', 'light'] as const)('gives antd the exact accent and status colours in %s', (mode) => {
  const { colorPrimary, colorError, colorSuccess } = theme.getDesignToken(whooshTheme(mode));
  const { accent, status } = tokens.color[mode];
  expect([colorPrimary, colorError, colorSuccess]).toEqual([accent.base, status.danger, status.success]);
});

it('turns the motion of antd off when the system asks for less', () => {
  expect(theme.getDesignToken(whooshTheme('dark', true)).motion).toBe(false);
  expect(theme.getDesignToken(whooshTheme('dark', false)).motion).toBe(true);
});

describe('the mode', () => {
  afterEach(() => localStorage.clear());

  it('follows the system until somebody chooses', () => {
    expect(readModeChoice()).toBe('system');
    storeModeChoice('light');
    expect(readModeChoice()).toBe('light');
    expect(resolveMode('light')).toBe('light');
  });

  it('reads an unknown stored value as the system', () => {
    localStorage.setItem(MODE_STORAGE_KEY, 'sepia');
    expect(readModeChoice()).toBe('system');
  });

  it('is dark where the system has no preference for light', () => {
    expect(resolveMode('system')).toBe('dark');
  });
});
