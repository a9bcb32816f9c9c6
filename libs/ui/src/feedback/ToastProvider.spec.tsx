import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastProvider } from './ToastProvider';
import { useToast, useToldProblems, type ToastContent } from './toast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Page({ toasts }: { toasts: readonly ToastContent[] }) {
  const toast = useToast();
  return (
    <>
      {toasts.map((content) => (
        <button key={content.title} onClick={() => toast(content)}>
          {`Say ${content.title}`}
        </button>
      ))}
    </>
  );
}

function say(...toasts: ToastContent[]) {
  render(
    <ToastProvider>
      <Page toasts={toasts} />
    </ToastProvider>,
  );
  for (const { title } of toasts) fireEvent.click(screen.getByText(`Say ${title}`));
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** jsdom has no pointer events with coordinates; a mouse event of the same type carries them. */
function pointer(type: string, target: Element, clientX = 0) {
  act(() => {
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX }));
  });
}

it('shows title and text politely [spec 8.34]', () => {
  say({ title: 'Code sent', description: 'Check your email.' });
  expect(screen.getByRole('status').textContent).toBe('Code sentCheck your email.');
});

it('is an alert when it is destructive [spec 8.34]', () => {
  say({ title: 'Update failed', tone: 'destructive' });
  expect(screen.getByRole('alert').textContent).toBe('Update failed');
});

it('shows one at a time, the newest [spec 9.18]', () => {
  say({ title: 'First' }, { title: 'Second' });
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.getByText('Second')).toBeTruthy();
});

it('leaves after 5 seconds [spec 9.18]', () => {
  say({ title: 'Saved' });
  pass(4999);
  expect(screen.getByText('Saved')).toBeTruthy();
  pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('gives a new toast its own 5 seconds', () => {
  say({ title: 'First' }, { title: 'Second' });
  pass(4000);
  fireEvent.click(screen.getByText('Say First'));
  pass(4999);
  expect(screen.getByText('First')).toBeTruthy();
});

it('stays while the focus is on it, and takes the rest of its time afterwards', () => {
  say({ title: 'Saved' });
  pass(3000);
  const close = screen.getByRole('button', { name: 'Dismiss' });
  act(() => close.focus());
  pass(60_000);
  expect(screen.getByText('Saved')).toBeTruthy();
  act(() => close.blur());
  pass(1999);
  expect(screen.getByText('Saved')).toBeTruthy();
  pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('can be dismissed by its button and by Escape', () => {
  say({ title: 'Saved' });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Saved')).toBeNull();
  fireEvent.click(screen.getByText('Say Saved'));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Dismiss' }), { key: 'Escape' });
  expect(screen.queryByText('Saved')).toBeNull();
});

it.each([
  [49, true],
  [50, false],
])('after a swipe of %i px to the right it stays: %s [spec 9.19]', (distance, stays) => {
  say({ title: 'Saved' });
  const toast = screen.getByRole('status');
  pointer('pointerdown', toast, 100);
  pointer('pointermove', toast, 100 + distance);
  pointer('pointerup', toast, 100 + distance);
  expect(screen.queryByText('Saved') !== null).toBe(stays);
});

it('lies under a dialog that opens after it, and over one that was open when it was said', () => {
  say({ title: 'Before' }, { title: 'Within' });
  fireEvent.click(screen.getByText('Say Before'));
  const region = screen.getByRole('region');
  expect(region.dataset['over']).toBe('page');
  const dialogs = document.createElement('div');
  dialogs.id = 'dialogs';
  dialogs.innerHTML = '<div class="ant-modal-wrap"></div>';
  document.body.append(dialogs);
  fireEvent.click(screen.getByText('Say Within'));
  expect(region.dataset['over']).toBe('dialogs');
  dialogs.remove();
});

it('lies under the next dialog, though it was said over one that closes', () => {
  const dialogs = document.createElement('div');
  dialogs.id = 'dialogs';
  const dialog = '<div class="ant-modal-wrap"><input /></div>';
  dialogs.innerHTML = dialog;
  document.body.append(dialogs);
  const focusWithin = () => act(() => dialogs.querySelector('input')?.focus());
  say({ title: 'Moved' });
  focusWithin();
  const region = screen.getByRole('region');
  expect(region.dataset['over']).toBe('dialogs');
  dialogs.innerHTML = dialog;
  focusWithin();
  expect(region.dataset['over']).toBe('page');
  dialogs.remove();
});

describe('where something can be used', () => {
  /** A button that lies there, in a window where a toast lies at the bottom centre, to the right of it or at the top. */
  function cover(places: readonly string[], tag: 'button' | 'label' = 'button') {
    const region = screen.getByRole('region');
    const button = document.body.appendChild(document.createElement(tag));
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return new DOMRect(100 * PLACES.indexOf(this.dataset['place'] ?? ''), 0, 10, 10);
    });
    document.elementsFromPoint = (x) => (places.includes(PLACES[Math.floor(x / 100)] ?? '') ? [button] : []);
    return { region, button };
  }
  const PLACES = ['centre', 'right', 'top'];
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(document, 'elementsFromPoint');
  });

  it('looks at the places without moving there, which would be a shift of the page', () => {
    say({ title: 'Saved' });
    const { region } = cover(['centre', 'right']);
    const under = document.elementsFromPoint;
    const places = new Set<string | undefined>();
    document.elementsFromPoint = (x, y) => {
      places.add(region.dataset['place']);
      return under.call(document, x, y);
    };
    pass(300);
    expect(region.dataset['place']).toBe('top');
    expect(places).not.toContain('right');
  });

  it('lies beside it, as far as there is room', () => {
    say({ title: 'Saved' });
    const { region } = cover(['centre']);
    pass(300);
    expect(region.dataset['place']).toBe('right');
    expect(screen.getByText('Saved')).toBeTruthy();
  });

  it('lies at the top where there is none beside it, as on a phone', () => {
    say({ title: 'Saved' });
    const { region } = cover(['centre', 'right']);
    pass(300);
    expect(region.dataset['place']).toBe('top');
  });

  it('lies off the labels of a choice as well, whose fields are not seen', () => {
    say({ title: 'Saved' });
    const { region } = cover(['centre', 'right'], 'label');
    pass(300);
    expect(region.dataset['place']).toBe('top');
  });

  it('looks again when the page has scrolled under it', () => {
    say({ title: 'Saved' });
    const { region, button } = cover([]);
    pass(3_000);
    expect(region.dataset['place']).toBe('centre');
    document.elementsFromPoint = (x) => (x < 200 ? [button] : []);
    fireEvent.scroll(document);
    pass(200);
    expect(region.dataset['place']).toBe('top');
  });

  it('rather covers other controls than what plays a sound', () => {
    say({ title: 'Saved' });
    const { region, button } = cover([]);
    button.dataset['transport'] = '';
    const others = ['a', 'b'].map(() => document.body.appendChild(document.createElement('button')));
    document.elementsFromPoint = (x) => (x < 200 ? [button] : others);
    pass(300);
    expect(region.dataset['place']).toBe('top');
  });

  it('goes, where there is none, as soon as somebody goes on beside it', () => {
    say({ title: 'Saved' });
    const { region, button } = cover(['centre', 'right', 'top']);
    pass(300);
    expect(region.dataset['place']).toBe('centre');
    fireEvent.pointerDown(screen.getByText('Saved'));
    expect(screen.getByText('Saved')).toBeTruthy();
    fireEvent.pointerDown(button);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stays all the same when it tells of a failure', () => {
    say({ title: 'Lost', tone: 'destructive' });
    const { button } = cover(['centre', 'right', 'top']);
    pass(300);
    fireEvent.pointerDown(button);
    expect(screen.getByText('Lost')).toBeTruthy();
  });

  it('lies beside what can be used, too, where the dialog that waited for it goes late', () => {
    const dialogs = document.body.appendChild(document.createElement('div'));
    dialogs.id = 'dialogs';
    dialogs.innerHTML = '<div class="ant-modal-wrap"></div>';
    say({ title: 'Saved' });
    const { region } = cover(['centre', 'right']);
    pass(1_000);
    dialogs.remove();
    pass(2_000);
    expect(region.dataset).toMatchObject({ over: 'page', place: 'top' });
  });

  it('lies over the page again when the dialog over which it was said is closed', () => {
    const dialogs = document.body.appendChild(document.createElement('div'));
    dialogs.id = 'dialogs';
    dialogs.innerHTML = '<div class="ant-modal-wrap"></div>';
    say({ title: 'Saved' });
    expect(screen.getByRole('region').dataset['over']).toBe('dialogs');
    dialogs.remove();
    pass(600);
    expect(screen.getByRole('region').dataset['over']).toBe('page');
  });
});

it('is reached with F8 [spec 9.20]', () => {
  say({ title: 'Saved' });
  fireEvent.keyDown(window, { key: 'F8' });
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications (F8)' }));
});

it('remembers what went wrong, the latest first, when its toast has gone', () => {
  function Log() {
    return (
      <output>
        {useToldProblems()
          .map(({ title, description }) => `${title}/${description ?? ''}`)
          .join(' ')}
      </output>
    );
  }
  render(
    <ToastProvider>
      <Page
        toasts={[
          { title: 'Saved', tone: 'success' },
          { title: 'Lost', tone: 'destructive', description: 'No line' },
          { title: 'Late', tone: 'destructive' },
        ]}
      />
      <Log />
    </ToastProvider>,
  );
  for (const title of ['Saved', 'Lost', 'Late']) fireEvent.click(screen.getByText(`Say ${title}`));
  pass(60_000);
  expect(screen.queryByText('Late')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Late/ Lost/No line');
});
