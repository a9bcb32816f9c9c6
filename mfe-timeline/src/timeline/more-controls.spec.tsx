import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PREMIUM_USER } from '@whoosh/api-client/testing';
import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import { Editor } from '../editor/editor';
import { Transport } from '../editor/transport';
import { documentOf } from '../model';
import { Player } from '../playback';
import { renderPart } from '../testing/ground';
import { MoreControls } from './MoreControls';

let transport: Transport;
afterEach(() => transport.dispose());

function openControls() {
  const editor = new Editor({
    document: documentOf({ ...DEFAULT_TIMELINE_SETTINGS, items: [] }),
    now: () => 0,
    newKey: () => 'k',
  });
  transport = new Transport({
    engine: new Player(
      () => Promise.reject(new Error('no sound here')),
      () => 0,
    ),
    onPlay: jest.fn(),
    onProblem: jest.fn(),
  });
  const onAction = jest.fn();
  renderPart(
    PREMIUM_USER,
    <MoreControls editor={editor} transport={transport} snapping="Snap 1 s" className="" onAction={onAction} />,
  );
  const person = userEvent.setup();
  const open = () => person.click(screen.getByRole('button', { name: 'More controls' }));
  const choose = async (name: string) => person.click(await screen.findByRole('menuitem', { name }));
  return { editor, onAction, open, choose };
}

it('a narrow transport bar has snapping, the loop and every rubber band in one menu, which stays open', async () => {
  const { editor, onAction, open, choose } = openControls();
  await open();
  const before = editor.snapshot().isSnapping;
  await choose('Snap 1 s');
  expect(editor.snapshot().isSnapping).toBe(!before);
  await choose('Track pan');
  expect(editor.snapshot().bands).toEqual({ of: 'track', name: 'pan' });
  await choose('Rubber bands off');
  expect(editor.snapshot().bands).toBeNull();
  await choose('Loop between in and out');
  expect(onAction).toHaveBeenCalledWith('toggleLoop');
});
