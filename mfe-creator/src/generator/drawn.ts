/** Short enough to be read out and typed, as those that the server draws. */
const DRAWN_SEED_MAX = 999_999;

/** A seed for an edited scene: drawn here, because the scene that is sent carries one. */
export function drawSeed(): number {
  return 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % DRAWN_SEED_MAX);
}
