/** The p-quantile (0..1) of numbers by nearest rank; NaN for none. */
export function quantile(values, p) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.length === 0
    ? Number.NaN
    : sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(p * sorted.length) - 1))];
}

/** The middle value. */
export const median = (values) => quantile(values, 0.5);
