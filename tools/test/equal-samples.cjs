// What is global is looked up anew at each use within jest.
const { is } = Object;

/**
 * Jest compares two typed arrays as two objects, key by key: seconds for a sound. Here they are compared as jest's
 * toEqual says (a minus zero is none, NaN is itself), number by number; what is no pair of equal length is left to
 * jest.
 */
function equalSamples(a, b) {
  if (
    !ArrayBuffer.isView(a) ||
    !ArrayBuffer.isView(b) ||
    a.length === undefined ||
    a.constructor !== b.constructor ||
    a.length !== b.length
  )
    return undefined;
  for (let i = 0; i < a.length; i += 1) if (!is(a[i], b[i])) return undefined;
  return true;
}

expect.addEqualityTesters([equalSamples]);
