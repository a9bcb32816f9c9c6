import { FakeApi, ok, PREMIUM_USER, refusal, soundEffect } from '@whoosh/api-client/testing';
import { interpretation } from '@whoosh/scene-editing/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clipSounds } from '../editor/clip-sounds';
import type { Clip } from '../model';
import { clip } from '../testing/clip';
import { renderPart } from '../testing/ground';
import type { SoundOrder } from './requested-sound';
import { useRemakeAll } from './useRemakeAll';

const sounds = clipSounds([soundEffect({ id: 1, name: 'Rain', duration: 4 })], []);
const CLIPS = [clip({ key: 'a' }), clip({ key: 'b' }), clip({ key: 'voice', soundEffectId: null, mediaId: 1 })];
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({
    'GET /api/sound-effects/1/scene': ok({ ...interpretation('heavy rain'), events: [], gestures: [] }),
  });
});
afterEach(() => api.restore());

function Part({ remake }: { remake: (clip: Clip, order: SoundOrder) => Promise<boolean> }) {
  const priceOf = (seconds: readonly number[]) => ` (${seconds.join(' + ')})`;
  const { ask, dialog } = useRemakeAll({ sounds, remake, priceOf });
  return (
    <>
      <button onClick={() => ask(CLIPS)}>Ask</button>
      {dialog}
    </>
  );
}

async function agree(remake: (clip: Clip, order: SoundOrder) => Promise<boolean>) {
  renderPart(PREMIUM_USER, <Part remake={remake} />);
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByText('Regenerate the sounds of 2 clips?');
  await person.click(screen.getByRole('button', { name: 'Regenerate (4 + 4)' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
}

it('makes another take of each effect after the other, and leaves recordings alone', async () => {
  const made: string[] = [];
  await agree(({ key }, { name, takes }) => {
    made.push(`${key} ${name} ${takes}`);
    return Promise.resolve(true);
  });
  expect(made).toEqual(['a Rain 1', 'b Rain 1']);
});

it('stops at the first that could not be made', async () => {
  const remake = jest.fn(() => Promise.resolve(false));
  await agree(remake);
  expect(remake).toHaveBeenCalledTimes(1);
});

it('says why it stopped where a sound could not be read', async () => {
  api.restore();
  api = new FakeApi({ 'GET /api/sound-effects/1/scene': refusal(500, 'INTERNAL', 'Out of order') });
  const remake = jest.fn(() => Promise.resolve(true));
  await agree(remake);
  await screen.findByText('Out of order');
  expect(remake).not.toHaveBeenCalled();
});
