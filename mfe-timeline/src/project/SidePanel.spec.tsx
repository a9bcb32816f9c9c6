import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, ok, PREMIUM_USER, project } from '@whoosh/api-client/testing';
import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import { useRef, useState } from 'react';
import { Editor } from '../editor/editor';
import type { Panel } from '../editor/panel';
import { Transport } from '../editor/transport';
import { documentOf } from '../model';
import { Player } from '../playback';
import { renderPart } from '../testing/ground';
import { SidePanel } from './SidePanel';

jest.mock('../mixer/MixerPanel', () => ({ MixerPanel: () => <p>Desk</p> }));

let api: FakeApi;
let transport: Transport;
beforeEach(() => {
  api = new FakeApi({ 'GET /api/projects/7/sound-effects': ok([]) });
});
afterEach(() => {
  transport.dispose();
  api.restore();
});

function openPanel() {
  const editor = new Editor({
    document: documentOf({ ...DEFAULT_TIMELINE_SETTINGS, items: [] }),
    now: () => 0,
    newKey: () => 'k',
  });
  const playback = new Player(
    () => Promise.reject(new Error('no sound here')),
    () => 0,
  );
  transport = new Transport({ engine: playback, onPlay: jest.fn(), onProblem: jest.fn() });
  transport.setTotal(30_000);
  function Page() {
    const [panel, setPanel] = useState<Panel>('sounds');
    const recording = useRef<(() => void) | null>(null);
    return (
      <>
        <button onClick={() => setPanel(panel === 'sounds' ? 'mixer' : 'sounds')}>Switch</button>
        <SidePanel
          panel={panel}
          project={project({ id: 7, type: 'timeline' })}
          {...{ editor, transport, playback, recording }}
          media={[]}
          totalMs={30_000}
          flush={() => Promise.resolve()}
          clips={{ of: () => [], remove: () => Promise.resolve() }}
          onPlace={jest.fn()}
          onPlaceFrom={jest.fn()}
          onTry={() => Promise.resolve()}
          onClose={jest.fn()}
        />
      </>
    );
  }
  renderPart(PREMIUM_USER, <Page />);
  return userEvent.setup();
}

it('the words of a sound are there again after the mixer was open', async () => {
  const person = openPanel();
  await person.type(screen.getByRole('textbox', { name: /Description/ }), 'a gate creaks');
  await person.click(screen.getByRole('button', { name: 'Switch' }));
  expect(await screen.findByText('Desk')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /Description/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Switch' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /Description/ })).toHaveProperty('value', 'a gate creaks'),
  );
});
