import { fontsOf } from './stage-fonts';

class FakeFontFace {
  readonly cssText = '@font-face { }';

  constructor(private readonly values: Record<string, string>) {}
  get style() {
    return { getPropertyValue: (name: string) => this.values[name] ?? '' };
  }
}

const sheet = (href: string | null, ...rules: unknown[]) => ({ href, cssRules: rules });
const page = (styleSheets: unknown[], fonts: unknown[] = []) => ({ styleSheets, fonts }) as unknown as Document;

it('finds the fonts of a list of families with whole addresses, and says which will be asked for', () => {
  const mono = (src: string, range: string) =>
    new FakeFontFace({ 'font-family': '"Geist Mono"', src, 'font-weight': '100 900', 'unicode-range': range });
  const other = new FakeFontFace({ 'font-family': 'Other', src: 'url(other.woff2)' });
  const fonts = [
    { family: '"Geist Mono"', status: 'unloaded', unicodeRange: 'U+0-FF, U+131' },
    { family: '"Geist Mono"', status: 'loaded', unicodeRange: 'U+400-45F, U+490' },
  ];
  const sheets = [
    sheet(
      'https://example.com/fonts/all.css',
      { cssText: 'p { }' },
      mono('url(latin.woff2) format("woff2")', 'U+0-ff,U+131'),
      mono("url('cyrillic.woff2')", 'U+400-45f,U+490'),
      mono("url('vietnamese.woff2')", 'U+102-103'),
      other,
    ),
  ];
  expect(fontsOf("'Geist Mono', 'Geist Mono Fallback', monospace", page(sheets, fonts))).toEqual([
    {
      family: 'Geist Mono',
      source: 'url("https://example.com/fonts/latin.woff2") format("woff2")',
      weight: '100 900',
      unicodeRange: 'U+0-ff,U+131',
      isUsed: true,
    },
    {
      family: 'Geist Mono',
      source: 'url("https://example.com/fonts/cyrillic.woff2")',
      weight: '100 900',
      unicodeRange: 'U+400-45f,U+490',
      isUsed: true,
    },
    {
      family: 'Geist Mono',
      source: 'url("https://example.com/fonts/vietnamese.woff2")',
      weight: '100 900',
      unicodeRange: 'U+102-103',
      isUsed: false,
    },
  ]);
});

it('leaves fonts of this machine as they are, and passes over sheets that do not show their rules', () => {
  const closed = Object.defineProperty({ href: null }, 'cssRules', {
    get: () => {
      throw new Error('not yours');
    },
  });
  const local = new FakeFontFace({ 'font-family': 'Fallback', src: "local('Courier New')" });
  expect(fontsOf('Fallback', page([closed, sheet(null, local)]))).toEqual([
    { family: 'Fallback', source: "local('Courier New')", weight: 'normal', unicodeRange: 'U+0-10FFFF', isUsed: true },
  ]);
});
