/** A font of the page, for another thread to load. */
export interface StageFont {
  family: string;
  /** As CSS, with whole addresses. */
  source: string;
  weight: string;
  unicodeRange: string;
  /** The page has it already, or it has the digits of labels: it will be asked for. */
  isUsed: boolean;
}

/** The fonts of a family list that the page's style sheets declare. A worker knows none of them. */
export function fontsOf(
  families: string,
  { styleSheets, fonts }: Pick<Document, 'styleSheets' | 'fonts'> = document,
): StageFont[] {
  const wanted = new Set(families.split(',').map(bareName));
  const used = new Set(
    [...fonts].flatMap(({ status, family, unicodeRange }) =>
      status === 'loaded' ? rangeKey(bareName(family), unicodeRange) : [],
    ),
  );
  return [...styleSheets]
    .flatMap(facesOf)
    .filter(({ family }) => wanted.has(family))
    .map((face) => ({
      ...face,
      isUsed: HAS_DIGITS.test(face.unicodeRange) || used.has(rangeKey(face.family, face.unicodeRange)),
    }));
}

const HAS_DIGITS = /^U\+0+-/i;

function rangeKey(family: string, unicodeRange: string): string {
  return [family, ...unicodeRange.toUpperCase().split(/,\s*/)].join();
}

function facesOf(sheet: CSSStyleSheet): Omit<StageFont, 'isUsed'>[] {
  const base = sheet.href ?? document.baseURI;
  return rulesOf(sheet)
    .filter(isFontFace)
    .map(({ style }) => ({
      family: bareName(style.getPropertyValue('font-family')),
      source: style
        .getPropertyValue('src')
        .replace(/url\((["']?)(.+?)\1\)/g, (_, _quote, address: string) => `url("${new URL(address, base).href}")`),
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

function isFontFace(rule: CSSRule): rule is CSSFontFaceRule {
  return rule.cssText.startsWith('@font-face');
}
