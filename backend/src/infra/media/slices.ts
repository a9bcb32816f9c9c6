/** Cuts a stream into pieces of one size; the last, if it is shorter, is dropped. */
export function slices(size: number, onSlice: (slice: Uint8Array) => void): (chunk: Uint8Array) => void {
  const slice = new Uint8Array(size);
  let filled = 0;
  return (chunk) => {
    for (let at = 0; at < chunk.length;) {
      const taken = Math.min(size - filled, chunk.length - at);
      slice.set(chunk.subarray(at, at + taken), filled);
      at += taken;
      filled += taken;
      if (filled < size) return;
      onSlice(slice);
      filled = 0;
    }
  };
}
