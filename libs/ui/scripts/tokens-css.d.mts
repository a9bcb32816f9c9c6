/** The design tokens as CSS custom properties, see tokens-css.mjs. */
export function tokensCss(tokens: object): string;
