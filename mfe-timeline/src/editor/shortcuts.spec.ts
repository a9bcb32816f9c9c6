import { DEFAULT_BINDINGS } from '../model';
import { ShortcutReader } from './shortcuts';

const press = (key: string, target: Element | null = null, modifiers = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  target,
  ...modifiers,
});

function element(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('[data-target]') ?? document.body;
}

/** A reader of keys on an element that the pointer pressed and that has the focus since. @param pressed what was hit */
function clicked(html: string, pressed = '[data-target]') {
  const target = element(html);
  const reader = new ShortcutReader();
  reader.point(document.querySelector(pressed));
  reader.focus(target);
  return { target, reader };
}

const read = (...args: Parameters<typeof press>) => new ShortcutReader().press(press(...args), DEFAULT_BINDINGS);

it('knows the actions of the key map', () => {
  expect(read(' ')).toBe('playPause');
  expect(read('z', null, { ctrlKey: true })).toBe('undo');
  expect(read('x')).toBe('mixer');
  expect(read('y')).toBeNull();
});

it.each(['<textarea data-target></textarea>', '<input data-target>', '<div role="dialog"><b data-target></b></div>'])(
  'leaves the keys to %s',
  (html) => {
    expect(read('s', element(html))).toBeNull();
  },
);

it.each([
  '<button data-target></button>',
  '<button role="switch" data-target></button>',
  '<input type="radio" data-target>',
  '<input role="combobox" readonly data-target>',
])('lets %s that the keyboard focused keep Space', (html) => {
  expect(read(' ', element(html))).toBeNull();
});

it('leaves other keys to the timeline on a button, and on a clip Space, too', () => {
  expect(read('Delete', element('<button data-target></button>'))).toBe('remove');
  expect(read(' ', element('<div data-clip="a"><button data-target></button></div>'))).toBe('playPause');
});

it.each([
  '<button data-target><i data-hit></i></button>',
  '<button role="switch" data-target data-hit></button>',
  '<label><input type="radio" data-target><b data-hit></b></label>',
  '<div data-hit><input role="combobox" readonly data-target></div>',
])('plays with Space after %s was clicked, until the focus has been elsewhere', (html) => {
  const { target, reader } = clicked(html, '[data-hit]');
  expect(reader.press(press(' ', target), DEFAULT_BINDINGS)).toBe('playPause');
  reader.focus(document.body);
  reader.focus(target);
  expect(reader.press(press(' ', target), DEFAULT_BINDINGS)).toBeNull();
});

it('plays with Space after something was chosen from a list by the pointer, and chooses while the list is open', () => {
  const list = element('<input role="combobox" readonly data-target aria-expanded="true"><i role="option"></i>');
  const reader = new ShortcutReader();
  reader.point(document.body);
  reader.focus(list);
  expect(reader.isAfterClick(press(' ', list))).toBe(false);
  expect(reader.press(press('s', list), DEFAULT_BINDINGS)).toBeNull();
  reader.point(document.querySelector('i'));
  list.setAttribute('aria-expanded', 'false');
  expect(reader.isAfterClick(press(' ', list))).toBe(true);
  expect(reader.press(press(' ', list), DEFAULT_BINDINGS)).toBe('playPause');
});

it('plays with Space after a part of the page was unfolded by the pointer, and leaves its arrows to the timeline', () => {
  const { target: equalizer, reader } = clicked('<button aria-expanded="true" data-target></button>');
  expect(reader.isAfterClick(press(' ', equalizer))).toBe(true);
  expect(reader.press(press(' ', equalizer), DEFAULT_BINDINGS)).toBe('playPause');
  expect(reader.press(press('End', equalizer), DEFAULT_BINDINGS)).toBe('toEnd');
});

it('leaves Space to a list in which is typed, though it was clicked', () => {
  const { target: field, reader } = clicked('<input role="combobox" data-target>');
  expect(reader.isAfterClick(press(' ', field))).toBe(false);
  expect(reader.press(press(' ', field), DEFAULT_BINDINGS)).toBeNull();
});

it('leaves Enter to a clip that is not selected yet, which it selects, and opens one that is', () => {
  expect(
    read('Enter', element('<div data-clip="a"><button aria-pressed="false" data-target></button></div>')),
  ).toBeNull();
  expect(read('Enter', element('<div data-clip="a"><button aria-pressed="true" data-target></button></div>'))).toBe(
    'openClip',
  );
});

it('leaves the keys of a menu to a button whose menu is open', () => {
  const trigger = (isOpen: boolean) => `<button aria-haspopup="menu" aria-expanded="${isOpen}" data-target></button>`;
  expect(read('End', element(trigger(true)))).toBeNull();
  expect(read('End', element(trigger(false)))).toBe('toEnd');
});

it('lets a slider keep its arrows, but not the playhead, whatever it is called', () => {
  expect(read('ArrowLeft', element('<i role="slider" data-target></i>'))).toBeNull();
  expect(
    read('ArrowLeft', element('<i role="slider" data-part="ruler" aria-label="Abspielkopf" data-target></i>')),
  ).toBe('frameBack');
});

it('steps by frames while K is held [timeline 20]', () => {
  const reader = new ShortcutReader();
  expect(reader.press(press('k'), DEFAULT_BINDINGS)).toBe('shuttleStop');
  expect(reader.press(press('l'), DEFAULT_BINDINGS)).toBe('frameForward');
  expect(reader.press(press('l'), DEFAULT_BINDINGS)).toBe('frameForward');
  reader.release({ key: 'l' });
  expect(reader.press(press('l'), DEFAULT_BINDINGS)).toBe('frameForward');
  reader.release({ key: 'l' });
  expect(reader.press(press('j'), DEFAULT_BINDINGS)).toBe('frameBack');
  reader.release({ key: 'j' });
  reader.release({ key: 'k' });
  expect(reader.press(press('l'), DEFAULT_BINDINGS)).toBe('shuttleForward');
});

it('takes K as let go of when the window loses the focus, and holds no letter of a command', () => {
  const reader = new ShortcutReader();
  reader.press(press('k'), DEFAULT_BINDINGS);
  reader.releaseAll();
  expect(reader.press(press('l'), DEFAULT_BINDINGS)).toBe('shuttleForward');
  reader.release({ key: 'l' });
  reader.press(press('k', null, { metaKey: true }), DEFAULT_BINDINGS);
  expect(reader.press(press('l'), DEFAULT_BINDINGS)).toBe('shuttleForward');
});
