/** A port that nobody has now. */
export function freePort(): Promise<number>;
