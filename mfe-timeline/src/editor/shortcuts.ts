import { actionOf, chordOf, type KeyAction, type KeyBindings, type KeyPress } from '../model';

/** Keys that a control of its own uses, by the role or kind of what has the focus. */
const OWN_KEYS: Readonly<Record<string, readonly string[]>> = {
  button: ['Space', 'Enter'],
  switch: ['Space', 'Enter'],
  link: ['Enter'],
  slider: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'],
  separator: ['ArrowUp', 'ArrowDown', 'Home', 'End'],
  radio: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Space'],
  menu: ['ArrowUp', 'ArrowDown', 'Enter', 'Space', 'Escape', 'Home', 'End'],
};

/** Reads key presses as actions; knows the letter that is held, for K+J and K+L, and which control was clicked. */
export class ShortcutReader {
  private held: string | null = null;
  /** The control that has the focus because it was clicked. `:focus-visible` cannot tell: a key press makes it true. */
  private clicked: Element | null = null;

  /** Something was pressed with the pointer. */
  point(target: EventTarget | null): void {
    this.clicked = target instanceof Element ? (target.closest('label')?.control ?? controlOf(target)) : null;
  }

  /** The focus has come to something. */
  focus(target: EventTarget | null): void {
    if (target !== this.clicked) this.clicked = null;
  }

  /** The action of a key press; null when it has none, or when the focused control wants the key itself. */
  press(event: KeyPress & { target: EventTarget | null }, bindings: KeyBindings): KeyAction | null {
    const { target } = event;
    if (target instanceof Element && isTyping(target)) return null;
    const chord = chordOf(event, this.held);
    if (event.key.length === 1 && /[a-z]/i.test(event.key)) this.held = event.key.toUpperCase();
    if (chord === null || (target instanceof Element && this.isOwnKey(target, chord))) return null;
    return actionOf(bindings, chord) ?? actionOf(bindings, chordOf(event) ?? '');
  }

  release(event: Pick<KeyboardEvent, 'key'>): void {
    if (event.key.toUpperCase() === this.held) this.held = null;
  }

  /**
   * On a clip or the playhead the timeline's keys hold: Space plays there. Enter selects a clip, and opens one that is
   * selected.
   */
  private isOwnKey(target: Element, chord: string): boolean {
    if (target.closest('[data-clip]') !== null)
      return chord === 'Enter' && target.getAttribute('aria-pressed') === 'false';
    if (target.closest('[data-part="ruler"]') !== null) return false;
    const control = controlOf(target);
    if (control === null) return false;
    // its menu is open and about to take the focus
    if (control.getAttribute('aria-expanded') === 'true') return OWN_KEYS.menu?.includes(chord) ?? false;
    // after a click Space plays, as it does everywhere else
    if (chord === 'Space' && control === this.clicked) return false;
    return OWN_KEYS[kindOf(control)]?.includes(chord) ?? false;
  }
}

function isTyping(target: Element): boolean {
  if (target.closest('[role="dialog"], [role="alertdialog"]') !== null) return true;
  return (
    target.closest('textarea, select, [contenteditable="true"], [role="combobox"], input:not([type="radio"])') !== null
  );
}

const controlOf = (target: Element) => target.closest('[role], button, a, input');

function kindOf(control: Element): string {
  const role = control.getAttribute('role');
  if (role !== null) return role.startsWith('menu') ? 'menu' : role;
  if (control instanceof HTMLInputElement) return control.type;
  return control.tagName === 'A' ? 'link' : control.tagName.toLowerCase();
}
