import { CONFIG, FakeApi, ok, PREMIUM_USER } from '@whoosh/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderPart } from '../testing/ground';
import { NotDecoded } from './decode-in-browser';
import { UploadMessages } from './UploadMessages';
import { useReadableSound, withoutFfmpeg } from './useReadableSound';

let api: FakeApi;
afterEach(() => api.restore());

const sent = jest.fn();
const decode = jest.fn();
let take: (files: readonly File[]) => void;

async function open(hasFfmpeg: boolean) {
  sent.mockClear();
  api = new FakeApi({ 'GET /api/config': ok({ ...CONFIG, hasFfmpeg }) });
  function Part() {
    const sound = useReadableSound(sent, decode);
    take = sound.take;
    return (
      <>
        <p>{sound.note ?? 'nothing to say'}</p>
        <p>{sound.isReading ? 'reading' : 'idle'}</p>
        <UploadMessages messages={sound.messages} />
      </>
    );
  }
  renderPart(PREMIUM_USER, <Part />);
  await waitFor(() => expect(api.callsOf('GET', '/api/config')).toHaveLength(1));
}

const mp3 = new File(['x'], 'music.mp3', { type: 'audio/mpeg' });
const wav = new File(['y'], 'Voice.WAV', { type: 'audio/wav' });

it('sends what was chosen where the server reads everything', async () => {
  await open(true);
  await act(async () => take([mp3]));
  expect(sent).toHaveBeenCalledWith([mp3]);
  expect(screen.getByText('nothing to say')).toBeTruthy();
});

it('sends a WAV as it is and anything else as WAV where the server has no ffmpeg, and says what to install', async () => {
  await open(false);
  expect(await screen.findByText(withoutFfmpeg())).toBeTruthy();
  act(() => take([wav]));
  expect(sent).toHaveBeenCalledWith([wav]);
  let finish: (file: File) => void = () => undefined;
  decode.mockReturnValueOnce(new Promise<File>((resolve) => (finish = resolve)));
  act(() => take([mp3]));
  expect(screen.getByText('reading')).toBeTruthy();
  await act(async () => finish(wav));
  expect(sent).toHaveBeenLastCalledWith([wav]);
  expect(screen.getByText('idle')).toBeTruthy();
});

it('says when the browser cannot read a sound, and sends nothing', async () => {
  await open(false);
  await screen.findByText(withoutFfmpeg());
  decode.mockRejectedValueOnce(new NotDecoded('Your browser could not read music.mp3.'));
  await act(async () => take([mp3]));
  expect(screen.getByText('Your browser could not read music.mp3.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});
