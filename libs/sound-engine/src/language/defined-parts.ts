/** Those of the named parts of a row or a layer that it has. */
export function definedParts<Whole, Part extends keyof Whole>(
  whole: Whole,
  names: readonly Part[],
): Partial<Pick<Whole, Part>> {
  const held = names.filter((name) => whole[name] !== undefined).map((name) => [name, whole[name]]);
  return Object.fromEntries(held) as Partial<Pick<Whole, Part>>;
}
