/** A name that is not taken: Rain, then Rain 2, Rain 3. A number at its end is counted on. */
export function variantName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const [, base = name, last] = /^(.*\S) (\d{1,4})$/.exec(name) ?? [];
  for (let number = Number(last ?? 1) + 1; ; number++) {
    const next = `${base} ${number}`;
    if (!taken.has(next)) return next;
  }
}
