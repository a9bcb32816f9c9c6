/** A step of one of antd's preset palettes (blue-1, blue1, blueHover): nothing of ours shows one. */
const PRESET_STEP =
  /^(?:blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold)(?:-?\d+|Hover|Active)$/;

/**
 * What antd's algorithms make of our tokens, so that no browser works it out anew before it draws.
 * @param antd antd's `theme`
 * @param tokens our global tokens of each mode
 * @returns the tokens that both modes have in common, and each mode's own
 */
export function derivedTokens(antd, tokens) {
  const derive = (algorithm, mode) => {
    const seed = { ...antd.defaultSeed, ...tokens[mode] };
    return Object.entries(algorithm(seed)).filter(
      ([name, value]) => !PRESET_STEP.test(name) && !Object.hasOwn(seed, name) && value !== undefined,
    );
  };
  const dark = derive(antd.darkAlgorithm, 'dark');
  const light = derive(antd.defaultAlgorithm, 'light');
  const isShared = ([name, value]) =>
    [dark, light].every((entries) => entries.some(([other, otherValue]) => other === name && otherValue === value));
  const own = (entries) => Object.fromEntries(entries.filter((entry) => !isShared(entry)));
  return { shared: Object.fromEntries(dark.filter(isShared)), dark: own(dark), light: own(light) };
}
