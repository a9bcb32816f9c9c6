/** `primaryFill` becomes `primary-fill`, `softBorder` becomes `soft-border`. */
const kebab = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/** Nested values as custom properties: `surface.app` is `--surface-app`, `ramp[3]` is `--ramp-3`. */
function properties(values, path = []) {
  return Object.entries(values).flatMap(([key, value]) => {
    const name = [...path, kebab(key)];
    return typeof value === 'object' ? properties(value, name) : [`  --${name.join('-')}: ${value};`];
  });
}

const pixels = (values) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => typeof value === 'number')
      .map(([key, value]) => [key, `${value}px`]),
  );

/**
 * Puts the fallback face with the same widths (base.css) behind the font itself, so that nothing shifts when it
 * arrives.
 */
const withFallback = (stack) => stack.replace(/^'(.+?) Variable',/, "'$1 Variable', '$1 Fallback',");

const rule = (selector, lines) => `${selector} {\n${lines.join('\n')}\n}\n`;

/**
 * The design tokens as CSS custom properties: what both modes share under :root, dark colours there too, light ones
 * under :root.light.
 * @param tokens the content of tokens.json
 */
export function tokensCss(tokens) {
  const colours = (mode) => [...properties(tokens.color[mode]), ...properties({ shadow: tokens.shadow[mode] })];
  const { ease, easeIn, fast, base, slow } = tokens.motion;
  const shared = properties({
    font: { sans: withFallback(tokens.font.sans), mono: withFallback(tokens.font.mono) },
    radius: pixels(tokens.radius),
    motion: { fast, base, slow, ease, easeIn },
    z: tokens.z,
  });
  const families = Object.keys(tokens.familyMap).map(
    (family) => `.family-${family} {\n  --family: var(--family-${family});\n}`,
  );
  return [
    '/* Generated from tokens.json by scripts/generate-tokens.mjs; do not edit. */',
    rule(':root', [...shared, ...colours('dark'), '  color-scheme: dark;']).trimEnd(),
    rule(':root.light', [...colours('light'), '  color-scheme: light;']).trimEnd(),
    ...families,
    rule('@media (prefers-reduced-motion: reduce)', [
      '  :root {',
      '    --motion-fast: 0ms;',
      '    --motion-base: 0ms;',
      '    --motion-slow: 0ms;',
      '  }',
    ]),
  ].join('\n');
}
