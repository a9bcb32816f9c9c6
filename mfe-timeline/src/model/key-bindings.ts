import { KEY_MAP, type KeyAction } from './key-map';

/** A person's own keys by action, where they differ from the defaults; stored as JSON. */
export interface KeyBindings {
  own: Partial<Record<KeyAction, readonly string[]>>;
  /** Keys without Ctrl or Alt that write a character are off (WCAG 2.1.4). */
  singleKeysOff: boolean;
}

export const DEFAULT_BINDINGS: KeyBindings = { own: {}, singleKeysOff: false };

/** What is read of a key press. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Name of a key press: modifiers in the order Ctrl, Alt, Shift, then the key. Command counts as Ctrl. Shift is named
 * with letters and with keys that have a name; of signs it is part already ('?' is never 'Shift+?'). Null for a
 * modifier alone.
 * @param held letter that is down already, for K+J and K+L
 */
export function chordOf(press: KeyPress, held: string | null = null): string | null {
  if (['Control', 'Meta', 'Alt', 'Shift', 'AltGraph', 'CapsLock', 'Dead', 'Process'].includes(press.key)) return null;
  const key = press.key === ' ' ? 'Space' : press.key.length === 1 ? press.key.toUpperCase() : press.key;
  const isSign = key.length === 1 && key.toLowerCase() === key;
  const modifiers = [
    (press.ctrlKey || press.metaKey) && 'Ctrl',
    press.altKey && 'Alt',
    press.shiftKey && !isSign && 'Shift',
    held !== null && held.toUpperCase() !== key && held.toUpperCase(),
  ].filter((name) => name !== false);
  return [...modifiers, key].join('+');
}

export function keysOf(bindings: KeyBindings, action: KeyAction): readonly string[] {
  return bindings.own[action] ?? KEY_MAP.find((row) => row.action === action)?.keys ?? [];
}

/** The action of a chord; null when there is none, or when it is a single key and those are off. */
export function actionOf(bindings: KeyBindings, chord: string): KeyAction | null {
  if (bindings.singleKeysOff && isSingle(chord)) return null;
  return KEY_MAP.find(({ action }) => keysOf(bindings, action).includes(chord))?.action ?? null;
}

/** One character without Ctrl or Alt; named keys such as Space, Delete and arrows are none. */
function isSingle(chord: string): boolean {
  return chord.replace(/^Shift\+/, '').length === 1 || /^[A-Z]\+[A-Z]$/.test(chord);
}

/** Gives an action other keys; whoever had one of them loses it. Its default keys again: the entry goes. */
export function rebound(bindings: KeyBindings, action: KeyAction, keys: readonly string[]): KeyBindings {
  const own: KeyBindings['own'] = { ...bindings.own, [action]: keys };
  for (const row of KEY_MAP) {
    if (row.action === action) continue;
    const left = keysOf(bindings, row.action).filter((key) => !keys.includes(key));
    if (left.length < keysOf(bindings, row.action).length) own[row.action] = left;
  }
  return { ...bindings, own: Object.fromEntries(Object.entries(own).filter(([of, its]) => !isDefault(of, its))) };
}

function isDefault(action: string, keys: readonly string[]): boolean {
  const defaults: readonly string[] = KEY_MAP.find((row) => row.action === action)?.keys ?? [];
  return keys.length === defaults.length && keys.every((key, i) => key === defaults[i]);
}

/** Reads stored bindings; anything that is none of ours is passed over. */
export function parseBindings(text: string | null): KeyBindings {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (
      typeof stored !== 'object' ||
      stored === null ||
      !('own' in stored) ||
      typeof stored.own !== 'object' ||
      stored.own === null
    )
      return DEFAULT_BINDINGS;
    const actions = new Set<string>(KEY_MAP.map(({ action }) => action));
    const own = Object.entries(stored.own).filter(
      ([action, keys]) => actions.has(action) && Array.isArray(keys) && keys.every((key) => typeof key === 'string'),
    );
    return { own: Object.fromEntries(own), singleKeysOff: 'singleKeysOff' in stored && stored.singleKeysOff === true };
  } catch {
    return DEFAULT_BINDINGS;
  }
}
