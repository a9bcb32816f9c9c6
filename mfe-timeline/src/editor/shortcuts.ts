import { actionOf, chordOf, type KeyAction, type KeyBindings, type KeyPress } from '../model';

/** Keys that a control of its own uses, by the role or kind of what has the focus. */
const OWN_KEYS: Readonly<Record<string, readonly string[]>> = {
  button: ['Space', 'Enter'],
  switch: ['Space', 'Enter'],
  combobox: ['Space', 'Enter', 'ArrowUp', 'ArrowDown', 'Home', 'End'],
  link: ['Enter'],
  slider: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'],
  separator: ['ArrowUp', 'ArrowDown', 'Home', 'End'],
  radio: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Space'],
  menu: ['ArrowUp', 'ArrowDown', 'Enter', 'Space', 'Escape', 'Home', 'End'],
};

/** Reads key presses as actions; knows the letters that are held, for K+J and K+L, and which control was clicked. */
export class ShortcutReader {
  private readonly held = new Set<string>();
  /** The control that was pressed with the pointer last, and the one to which the focus came by the pointer. */
  private pointed: Element | null = null;
  private clicked: Element | null = null;
  /** The pointer was used, and no key since. `:focus-visible` cannot tell: a key press makes it true. */
  private isPointing = false;

  /** Something was pressed with the pointer. */
  point(target: EventTarget | null): void {
    this.isPointing = true;
    this.pointed = target instanceof Element ? (target.closest('label')?.control ?? controlOf(target)) : null;
  }

  /** The focus has come to something. */
  focus(target: EventTarget | null): void {
    this.clicked = this.isPointing && target instanceof Element ? controlOf(target) : null;
    if (!this.isPointing) this.pointed = null;
  }

  /** Whether it is Space on a control that was clicked, which is not to hear of it. */
  isAfterClick(event: KeyPress & { target: EventTarget | null }): boolean {
    const { target } = event;
    if (!(target instanceof Element) || isTyping(target) || chordOf(event) !== 'Space') return false;
    const control = controlOf(target);
    return control !== null && !isOpen(control) && (control === this.clicked || control === this.pointed);
  }

  /** The action of a key press; null when it has none, or when the focused control wants the key itself. */
  press(event: KeyPress & { target: EventTarget | null }, bindings: KeyBindings): KeyAction | null {
    const { target } = event;
    this.isPointing = false;
    if (target instanceof Element && isTyping(target)) return null;
    const chord = chordOf(event);
    const chords = [...this.held].map((letter) => chordOf(event, letter));
    // macOS tells of no release under Command
    if (/^[a-z]$/i.test(event.key) && !event.ctrlKey && !event.metaKey) this.held.add(event.key.toUpperCase());
    // after a click Space plays, as it does everywhere else
    const isFree =
      !(target instanceof Element) || this.isAfterClick(event) || (chord !== null && !isOwnKey(target, chord));
    if (chord === null || !isFree) return null;
    for (const each of [...chords, chord]) {
      const action = each === null ? null : actionOf(bindings, each);
      if (action !== null) return action;
    }
    return null;
  }

  release(event: Pick<KeyboardEvent, 'key'>): void {
    this.held.delete(event.key.toUpperCase());
  }

  /** The window has lost the focus: what is let go of elsewhere is not told here. */
  releaseAll(): void {
    this.held.clear();
  }
}

/**
 * On a clip or the playhead the timeline's keys hold: Space plays there. Enter selects a clip, and opens one that is
 * selected.
 */
function isOwnKey(target: Element, chord: string): boolean {
  if (target.closest('[data-clip]') !== null)
    return chord === 'Enter' && target.getAttribute('aria-pressed') === 'false';
  if (target.closest('[data-part="ruler"]') !== null) return false;
  const control = controlOf(target);
  if (control === null) return false;
  const kind = kindOf(control);
  // its menu is open and about to take the focus
  if (isOpen(control)) return kind === 'combobox' || (OWN_KEYS.menu?.includes(chord) ?? false);
  return OWN_KEYS[kind]?.includes(chord) ?? false;
}

/** Text is typed there, a dialog has keys of its own. A list from which alone can be chosen takes no text. */
function isTyping(target: Element): boolean {
  if (target.closest('[role="dialog"], [role="alertdialog"]') !== null) return true;
  return (
    target
      .closest('textarea, select, [contenteditable="true"], [role="combobox"], input:not([type="radio"])')
      ?.matches(':not([role="combobox"][readonly])') ?? false
  );
}

const controlOf = (target: Element) => target.closest('[role], button, a, input');

/** Its menu or its list is open; what only unfolds a part of the page beside it takes no keys. */
const isOpen = (control: Element) => control.matches('[aria-expanded="true"]:is([aria-haspopup], [role="combobox"])');

function kindOf(control: Element): string {
  const role = control.getAttribute('role');
  if (role !== null) return role.startsWith('menu') ? 'menu' : role;
  if (control instanceof HTMLInputElement) return control.type;
  return control.tagName === 'A' ? 'link' : control.tagName.toLowerCase();
}
