// @ts-check
/** @typedef {{ [name: string]: string | Fields }} Fields nested parameters of a call */

/**
 * Reads a form-encoded body with brackets, as the SDK sends it: `a[b]=1&c[0]=2` is { a: { b: '1' }, c: { 0: '2' } }.
 * @param {string} text
 * @returns {Fields}
 */
export function parseForm(text) {
  /** @type {Fields} */
  const fields = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''));
    let place = fields;
    for (const part of path.slice(0, -1)) {
      const next = place[part];
      place = typeof next === 'object' ? next : (place[part] = Object.create(null));
    }
    place[path[path.length - 1] ?? name] = value;
  }
  return fields;
}

/**
 * A parameter that is text; undefined when it is absent or nested.
 * @param {Fields} fields
 * @param {string} name
 */
export function textOf(fields, name) {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}

/**
 * A nested parameter's own fields; none when it is absent.
 * @param {Fields} fields
 * @param {string} name
 * @returns {Fields}
 */
export function fieldsOf(fields, name) {
  const value = fields[name];
  return typeof value === 'object' ? value : {};
}

/**
 * The text fields of a nested parameter, for metadata.
 * @param {Fields} fields
 * @param {string} name
 * @returns {Record<string, string>}
 */
export function metadataOf(fields, name) {
  return Object.fromEntries(
    Object.entries(fieldsOf(fields, name)).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  );
}
