/** Contents of a box of an MP4 (ISO/IEC 14496-12). */
export interface Box {
  type: string;
  body: DataView;
}

const HEAD_BYTES = 8;
const LONG_HEAD_BYTES = 16;

/** Type and size of the box that begins a stretch of bytes; null where not even its head is there. */
export function boxHead(view: DataView): { type: string; headBytes: number; bytes: number } | null {
  if (view.byteLength < HEAD_BYTES) return null;
  const type = String.fromCharCode(...[4, 5, 6, 7].map((at) => view.getUint8(at)));
  const bytes = view.getUint32(0);
  if (bytes !== 1) return { type, headBytes: HEAD_BYTES, bytes };
  if (view.byteLength < LONG_HEAD_BYTES) return null;
  return { type, headBytes: LONG_HEAD_BYTES, bytes: Number(view.getBigUint64(8)) };
}

/** The boxes that stand in another, from a place in it on. @throws RangeError where one lies about its size */
export function boxesIn(parent: DataView, from = 0): Box[] {
  const found: Box[] = [];
  for (let at = from; at < parent.byteLength;) {
    const head = boxHead(part(parent, at));
    if (head === null || head.bytes < head.headBytes) throw new RangeError('a box lies about its size');
    found.push({ type: head.type, body: part(parent, at + head.headBytes, head.bytes - head.headBytes) });
    at += head.bytes;
  }
  return found;
}

/** The first box at the end of a path of types; null where there is none. */
export function boxAt(parent: DataView, ...path: string[]): DataView | null {
  return path.reduce<DataView | null>(
    (box, type) => (box === null ? null : (boxesIn(box).find((each) => each.type === type)?.body ?? null)),
    parent,
  );
}

/** A stretch of a view, to its end without a length. @throws RangeError outside */
export function part(view: DataView, from: number, bytes = view.byteLength - from): DataView {
  return new DataView(view.buffer, view.byteOffset + from, bytes);
}

/** The bytes of a view. */
export function bytesOf({ buffer, byteOffset, byteLength }: DataView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
