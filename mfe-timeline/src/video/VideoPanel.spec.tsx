import { FakeApi, ok, PREMIUM_USER, project, refusal } from '@whoosh/api-client/testing';
import type { Project, ProjectVideo } from '@whoosh/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Transport } from '../editor/transport';
import { Player } from '../playback';
import { renderPart } from '../testing/ground';
import { VideoPanel } from './VideoPanel';

const SET = 'PUT /api/projects/7';
const URL = '/api/files/harbour.mp4';
const video = (fields: Partial<ProjectVideo>): ProjectVideo => ({
  state: 'ready',
  progress: 1,
  message: null,
  messageCode: null,
  playUrl: URL,
  proxyUrl: null,
  duration: 30,
  width: 640,
  height: 360,
  frameRate: 25,
  frameRateFraction: { numerator: 25, denominator: 1 },
  startTimecode: null,
  frameTimesUrl: null,
  hasAudio: false,
  strip: null,
  sheets: [],
  peaksUrl: null,
  wave: null,
  cuts: [],
  ...fields,
});
let api: FakeApi;
let transport: Transport;
beforeEach(() => {
  api = new FakeApi({ [SET]: ok(project({ id: 7, type: 'timeline' })) });
  // jsdom plays nothing, and says so at each pause
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
  const engine = new Player(
    () => Promise.reject(new Error('no sound here')),
    () => 0,
  );
  transport = new Transport({ engine, onPlay: jest.fn(), onProblem: jest.fn() });
  transport.setTotal(30_000);
});
afterEach(() => {
  transport.dispose();
  api.restore();
});

function openPanel(fields: Partial<Project> = {}) {
  renderPart(
    PREMIUM_USER,
    <VideoPanel
      project={project({ id: 7, type: 'timeline', ...fields })}
      transport={transport}
      hasClips={false}
      onNewCut={jest.fn()}
    />,
  );
  return userEvent.setup();
}

it('offers the upload while there is no video, and cannot be played then [spec 2.38, 2.40]', () => {
  openPanel();
  expect(screen.getByText('Upload Your Video')).toBeTruthy();
  expect(screen.getByText('Supports MP4, MOV, AVI up to 500MB')).toBeTruthy();
  expect(screen.getByLabelText<HTMLButtonElement>('Play video').disabled).toBe(true);
});

it('goes 10 seconds forward and back, not past the ends, and tells the times [spec 2.39, 9.11]', async () => {
  const person = openPanel({ videoUrl: URL, video: video({}) });
  expect(screen.getByText('/ 00:30')).toBeTruthy();
  for (let press = 0; press < 4; press += 1) await person.click(screen.getByLabelText('Forward 10 seconds'));
  expect(transport.positionMs()).toBe(30_000);
  await person.click(screen.getByLabelText('Back 10 seconds'));
  expect(transport.positionMs()).toBe(20_000);
  expect(screen.getByText('00:20')).toBeTruthy();
});

it('tells how far the preparation is', () => {
  openPanel({
    videoUrl: URL,
    video: video({ state: 'preparing', progress: 0.42, message: 'Converting', playUrl: null }),
  });
  expect(screen.getByText('Converting')).toBeTruthy();
  expect(screen.getByLabelText('Preparation of the video').getAttribute('aria-valuenow')).toBe('42');
});

it('says of a video that plays what the server could not find out about it', () => {
  openPanel({ videoUrl: URL, video: video({ message: 'Showing the pictures needs ffmpeg on the server.' }) });
  expect(screen.getByText('Showing the pictures needs ffmpeg on the server.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says why a video cannot be played, and lets another be chosen', async () => {
  const person = openPanel({
    videoUrl: URL,
    video: video({ state: 'failed', message: 'This file is damaged.', playUrl: null }),
  });
  expect(screen.getByRole('alert').textContent).toContain('This file is damaged.');
  await person.click(screen.getByText('Choose another file'));
  expect(api.callsOf('PUT', '/api/projects/7')[0]?.body).toEqual({ videoUrl: null });
});

it('says that the project could not take the change [spec 8.10]', async () => {
  api.on({ [SET]: refusal(503, 'UNAVAILABLE', 'Busy') });
  const person = openPanel({
    videoUrl: URL,
    video: video({ state: 'failed', message: 'This file is damaged.', playUrl: null }),
  });
  await person.click(screen.getByText('Choose another file'));
  expect(await screen.findByText('Failed to update project with video')).toBeTruthy();
});
