type Tokens = Readonly<Record<string, string | number>>;

interface Antd {
  defaultSeed: object;
  darkAlgorithm: (seed: never) => object;
  defaultAlgorithm: (seed: never) => object;
}

/** What antd's algorithms make of our tokens, see derived-tokens.mjs. */
export function derivedTokens(
  antd: Antd,
  tokens: { dark: object; light: object },
): { shared: Tokens; dark: Tokens; light: Tokens };
