import { PREMIUM_USER } from '@whoosh/api-client/testing';
import { DEFAULT_TIMELINE_SETTINGS, frameRateOf, pictureTiming } from '@whoosh/contracts';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Editor } from '../editor/editor';
import { Transport } from '../editor/transport';
import { documentOf, type Marker } from '../model';
import { Player } from '../playback';
import { renderPart } from '../testing/ground';
import { DrawnRange } from './drawn-range';
import { MarkerDialog } from './MarkerDialog';
import { MarkerFlags } from './MarkerFlags';

const markers: Marker[] = [
  { key: 'm', timeMs: 8000, name: '', kind: 'user' },
  { key: 'c', timeMs: 9000, name: '', kind: 'cut' },
];
let transport: Transport;
beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => transport.dispose());

function openFlags() {
  const drawn = new DrawnRange();
  const editor = new Editor({
    document: documentOf({ ...DEFAULT_TIMELINE_SETTINGS, items: [] }),
    now: () => 0,
    newKey: () => 'k',
  });
  editor.edit({ type: 'addMarkers', markers });
  transport = new Transport({
    engine: new Player(
      () => Promise.reject(new Error('no sound here')),
      () => 0,
    ),
    onPlay: jest.fn(),
    onProblem: jest.fn(),
  });
  transport.setTotal(30_000);
  function Part() {
    const [opened, setOpened] = useState<Marker | null>(null);
    return (
      <>
        <MarkerFlags editor={editor} transport={transport} zoom={100} drawn={drawn} onOpen={setOpened} />
        {opened !== null && (
          <MarkerDialog
            editor={editor}
            marker={opened}
            timing={pictureTiming(frameRateOf(25))}
            onClose={() => setOpened(null)}
          />
        )}
      </>
    );
  }
  renderPart(PREMIUM_USER, <Part />);
  return { editor, person: userEvent.setup(), flag: (name: string) => screen.getByRole('button', { name }) };
}

it('leads to a marker, and opens its name and moment with one more press', async () => {
  const { editor, person, flag } = openFlags();
  await person.click(flag('Marker, 00:08.000'));
  expect(transport.positionMs()).toBe(8000);
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(flag('Marker, 00:08.000'));
  await person.type(screen.getByLabelText('Name'), 'Door slams');
  await person.clear(screen.getByLabelText('Time'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await person.type(screen.getByLabelText('Time'), '0:07.48');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(editor.present.markers).toEqual([{ key: 'm', timeMs: 7480, name: 'Door slams', kind: 'user' }, markers[1]]);
  expect(flag('Door slams, 00:07.480')).toBeTruthy();
});

it('gives a marker a colour, which its flag and line show [timeline 23]', async () => {
  const { editor, person, flag } = openFlags();
  await person.click(flag('Marker, 00:08.000'));
  await person.click(flag('Marker, 00:08.000'));
  await person.click(screen.getByRole('combobox', { name: 'Colour' }));
  const red = await screen.findByTitle('Red');
  expect(red.querySelector('.family-impact')).toBeTruthy();
  await person.click(red);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(editor.present.markers[0]).toEqual({ ...markers[0], color: 'impact' });
  expect(flag('Marker, 00:08.000').className).toContain('family-impact');
  expect(flag('Marker, 00:08.000').parentElement?.className).toContain('family-impact');
});

it('takes a marker away by Delete, and never a cut of the video', async () => {
  const { editor, person, flag } = openFlags();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  flag('Marker, 00:08.000').focus();
  await person.keyboard('{Delete}');
  expect(editor.present.markers).toEqual([markers[1]]);
});

it('moves a marker that is dragged, to whole seconds or with Alt freely, as one step of undo', () => {
  const { editor, flag } = openFlags();
  const drag = (name: string, byPx: number, altKey = false) => {
    const pressed = flag(name);
    // jsdom has no events of pointers
    const tell = (type: string, px: number) =>
      fireEvent(pressed, new MouseEvent(type, { bubbles: true, clientX: 100 + px, altKey }));
    tell('pointerdown', 0);
    for (let px = 1; px <= byPx; px++) tell('pointermove', px);
    tell('pointerup', byPx);
    fireEvent.click(pressed);
  };
  // ten pixels are a second; its release neither leads there nor opens it
  drag('Marker, 00:08.000', 32);
  expect(editor.present.markers.map(({ timeMs }) => timeMs)).toEqual([9_000, 11_000]);
  expect(transport.positionMs()).toBe(0);
  drag('Marker, 00:11.000', 13, true);
  expect(flag('Marker, 00:12.300')).toBeTruthy();
  act(() => editor.undo());
  expect(editor.present.markers[1]?.timeMs).toBe(11_000);
  // a hand that trembles presses
  drag('Marker, 00:11.000', 2);
  expect(transport.positionMs()).toBe(11_000);
});
