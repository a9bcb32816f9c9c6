import { actionOf, chordOf, DEFAULT_BINDINGS, keysOf, parseBindings, rebound, type KeyPress } from './key-bindings';
import { KEY_MAP } from './key-map';

const press = (key: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
});

describe('keys', () => {
  it('are named alike on every machine', () => {
    expect(chordOf(press(' '))).toBe('Space');
    expect(chordOf(press('Z', { metaKey: true, shiftKey: true }))).toBe('Ctrl+Shift+Z');
    expect(chordOf(press('ArrowLeft', { altKey: true, shiftKey: true }))).toBe('Alt+Shift+ArrowLeft');
    expect(chordOf(press('?', { shiftKey: true }))).toBe('?');
    expect(chordOf(press('l'), 'k')).toBe('K+L');
    expect(chordOf(press('k'), 'k')).toBe('K');
    expect(chordOf(press('Shift', { shiftKey: true }))).toBeNull();
  });

  it('have one action each by default, and every action a key that can be pressed', () => {
    const keys = KEY_MAP.flatMap((row) => [...row.keys]);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { action, keys: own } of KEY_MAP)
      for (const key of own) expect(actionOf(DEFAULT_BINDINGS, key)).toBe(action);
  });

  it('can be given to another action, which takes them from the one that had them', () => {
    const bindings = rebound(DEFAULT_BINDINGS, 'split', ['M', 'Ctrl+K']);
    expect([actionOf(bindings, 'M'), actionOf(bindings, 'Ctrl+K'), actionOf(bindings, 'S')]).toEqual([
      'split',
      'split',
      null,
    ]);
    expect(keysOf(bindings, 'marker')).toEqual([]);
    const back = rebound(rebound(bindings, 'split', ['S', 'Ctrl+B']), 'marker', ['M']);
    expect(back).toEqual(DEFAULT_BINDINGS);
  });

  it('can be switched off where they are single characters', () => {
    const off = { ...DEFAULT_BINDINGS, singleKeysOff: true };
    expect(['S', 'Shift+M', '?', 'K+L'].map((key) => actionOf(off, key))).toEqual([null, null, null, null]);
    expect(['Space', 'Ctrl+B', 'Delete', 'Alt+H'].map((key) => actionOf(off, key))).toEqual([
      'playPause',
      'split',
      'remove',
      'alignEnd',
    ]);
  });

  it('come back from storage, whatever stands there', () => {
    const bindings = { ...rebound(DEFAULT_BINDINGS, 'split', ['X']), singleKeysOff: true };
    expect(parseBindings(JSON.stringify(bindings))).toEqual(bindings);
    for (const text of [null, '', 'null', '7', '{"own":null}', '{"own":{"split":"S","nonsense":["Q"]}}'])
      expect(parseBindings(text)).toEqual(DEFAULT_BINDINGS);
  });
});
