import { fontsOf } from './stage-fonts';

class FakeFontFace {
  constructor(private readonly values: Record<string, string>) {}
  get style() {
    return { getPropertyValue: (name: string) => this.values[name] ?? '' };
  }
}

beforeAll(() => Object.assign(globalThis, { CSSFontFaceRule: FakeFontFace }));

const sheet = (href: string | null, ...rules: unknown[]) => ({ href, cssRules: rules }) as unknown as CSSStyleSheet;

it('finds the fonts of a list of families with whole addresses, whatever sheet they stand in', () => {
  const mono = new FakeFontFace({ 'font-family': '"Geist Mono"', src: 'url(mono.woff2) format("woff2")', 'font-weight': '100 900', 'unicode-range': 'U+0-FF' });
  const other = new FakeFontFace({ 'font-family': 'Other', src: 'url(other.woff2)' });
  expect(fontsOf("'Geist Mono', 'Geist Mono Fallback', monospace", [sheet('https://example.com/fonts/all.css', {}, mono, other)])).toEqual([
    { family: 'Geist Mono', source: 'url("https://example.com/fonts/mono.woff2") format("woff2")', weight: '100 900', unicodeRange: 'U+0-FF' },
  ]);
});

it('leaves fonts of this machine as they are, and passes over sheets that do not show their rules', () => {
  const closed = Object.defineProperty({ href: null }, 'cssRules', { get: () => { throw new Error('not yours'); } }) as unknown as CSSStyleSheet;
  const local = new FakeFontFace({ 'font-family': 'Fallback', src: "local('Courier New')" });
  expect(fontsOf('Fallback', [closed, sheet(null, local)])).toEqual([{ family: 'Fallback', source: "local('Courier New')", weight: 'normal', unicodeRange: 'U+0-10FFFF' }]);
});
