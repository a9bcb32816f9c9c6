/** Short enough to be read out and typed, as those that the server draws. */
const DRAWN_SEED_MAX = 999_999;

/** A seed that was drawn in this browser. */
export function drawSeed(): number {
  return 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % DRAWN_SEED_MAX);
}
