/**
 * Does to a state what was done to another of the same form. Objects are changed field by field, lists of things with
 * an id thing by thing, all else as a whole; where the state has something of its own, that stays.
 * @param before the other state before
 * @param after and after it
 * @param onto what is changed in the same way
 */
export function carryOver<T>(before: T, after: T, onto: T): T {
  return carried(before, after, onto) as T;
}

function carried(before: unknown, after: unknown, onto: unknown): unknown {
  if (isSame(before, after)) return onto;
  if (isSame(before, onto)) return after;
  if (isIdentified(before) && isIdentified(after) && isIdentified(onto))
    return Object.values(carriedFields(byId(before), byId(after), byId(onto)));
  return isRecord(before) && isRecord(after) && isRecord(onto) ? carriedFields(before, after, onto) : onto;
}

function carriedFields(before: Fields, after: Fields, onto: Fields): Fields {
  const names = [...new Set([...Object.keys(onto), ...Object.keys(after)])];
  const fields = names.map((name) => [name, carried(before[name], after[name], onto[name])] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

type Fields = Readonly<Record<string, unknown>>;
type Identified = Fields & { id: string };

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isIdentified(value: unknown): value is readonly Identified[] {
  return Array.isArray(value) && value.every((each) => isRecord(each) && typeof each.id === 'string');
}

function byId(things: readonly Identified[]): Fields {
  return Object.fromEntries(things.map((thing) => [thing.id, thing]));
}

/** Whatever the order of their fields. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || inOrder(one) === inOrder(other);
}

function inOrder(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1))) : part,
  );
}
