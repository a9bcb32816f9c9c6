/** A font of the page, for another thread to load. */
export interface StageFont {
  family: string;
  /** As CSS, with whole addresses. */
  source: string;
  weight: string;
  unicodeRange: string;
}

/** The fonts of a family list that the page's style sheets declare. A worker knows none of them. */
export function fontsOf(families: string, sheets: Iterable<CSSStyleSheet> = document.styleSheets): StageFont[] {
  const wanted = new Set(families.split(',').map(bareName));
  return [...sheets]
    .flatMap(facesOf)
    .filter(({ family }) => wanted.has(family));
}

function facesOf(sheet: CSSStyleSheet): StageFont[] {
  const base = sheet.href ?? document.baseURI;
  return rulesOf(sheet)
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => ({
      family: bareName(style.getPropertyValue('font-family')),
      source: style.getPropertyValue('src').replace(/url\((["']?)(.+?)\1\)/g, (_, _quote, address: string) => `url("${new URL(address, base).href}")`),
      weight: style.getPropertyValue('font-weight') || 'normal',
      unicodeRange: style.getPropertyValue('unicode-range') || 'U+0-10FFFF',
    }));
}

/** Sheets of other origins (of extensions) do not show their rules. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

function bareName(family: string): string {
  return family.trim().replace(/^["']|["']$/g, '');
}
