import { FakeApi, ok, PREMIUM_USER, project, refusal, SignedIn } from '@whoosh/api-client/testing';
import {
  pictureTiming,
  type ExportResponse,
  type PictureTiming,
  type ReviewComment,
  type User,
} from '@whoosh/contracts';
import { MemoryRouter, Route, Routes, ToastProvider } from '@whoosh/ui';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../testing/ground';
import { question } from '../testing/question';
import { pictureTimecode } from '../words/timecode';
import { ReviewDialog } from './ReviewDialog';
import { ReviewPage } from './ReviewPage';

const TOKEN = 'Zm9vYmFyYmF6cXV4cXV1eA';
const OPEN = `GET /api/reviews/${TOKEN}`;
const EXPORTS = 'GET /api/projects/7/exports';
const SAID = `GET /api/reviews/${TOKEN}/comments`;
const comment = (fields: Partial<ReviewComment> = {}): ReviewComment => ({
  id: 1,
  author: 'Bea',
  text: 'Louder here',
  at: 3.5,
  resolved: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...fields,
});
const cut = {
  url: `/api/reviews/${TOKEN}/cut`,
  kind: 'video' as const,
  duration: 20,
  frameRate: { numerator: 25, denominator: 1 },
  hasVariableRate: false,
  startTimecode: '01:00:00:00',
  madeAt: '2026-11-20T10:00:00.000Z',
};
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({
    [OPEN]: ok({ name: 'Harbour', expiresAt: '2026-12-20T10:00:00.000Z', cut }),
    [SAID]: ok([comment()]),
    [EXPORTS]: ok([]),
    'GET /api/projects/7/review': ok({ link: null }),
    'GET /api/projects/7/review-comments': ok([comment({ id: 2, at: 9, text: 'Too late' }), comment()]),
  });
});
afterEach(() => api.restore());

describe('the page of a review', () => {
  // jsdom plays nothing
  beforeEach(() => jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  function open(user: User | null = PREMIUM_USER) {
    render(
      <SignedIn user={user}>
        <MemoryRouter initialEntries={[`/r/${TOKEN}`]}>
          <ToastProvider>
            <Routes>
              <Route path="/r/:token" element={<ReviewPage />} />
            </Routes>
          </ToastProvider>
        </MemoryRouter>
      </SignedIn>,
    );
    return userEvent.setup();
  }

  it('says whose page it is to somebody without an account', async () => {
    open(null);
    expect(await screen.findByText('Whoosh')).toBeTruthy();
  });

  it('shows the cut and takes a comment at the moment at which it stands [timeline 33]', async () => {
    api.on({ [`POST /api/reviews/${TOKEN}/comments`]: ok(comment({ id: 2 })) });
    const person = open();
    const video = await screen.findByLabelText<HTMLVideoElement>('Video');
    expect(video.getAttribute('src')).toBe(cut.url);
    video.currentTime = 8.48;
    fireEvent.timeUpdate(video);
    await person.type(screen.getByRole('textbox', { name: 'Your name' }), 'Bea');
    await person.type(screen.getByRole('textbox', { name: 'Comment at 01:00:08:12' }), 'Later');
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(api.callsOf('POST', `/api/reviews/${TOKEN}/comments`)[0]?.body).toEqual({
      author: 'Bea',
      text: 'Later',
      at: 8.48,
    });
    expect(await screen.findByText('Sent. Your comment is in the list.')).toBeTruthy();
  });

  it('goes to the moment of a comment, and shows it', async () => {
    const person = open();
    const video = await screen.findByLabelText<HTMLVideoElement>('Video');
    video.scrollIntoView = jest.fn();
    await person.click(await screen.findByRole('button', { name: '01:00:03:12' }));
    expect(video.currentTime).toBe(3.5);
    expect(video.scrollIntoView).toHaveBeenCalled();
  });

  it('plays a cut without a picture as a sound', async () => {
    api.on({ [OPEN]: ok({ name: 'Harbour', expiresAt: '', cut: { ...cut, kind: 'audio' } }) });
    open();
    expect((await screen.findByLabelText('Review')).tagName).toBe('AUDIO');
    expect(screen.queryByLabelText('Video')).toBeNull();
  });

  it('calls the moments of comments as the picture does', async () => {
    open();
    expect(await screen.findByRole('button', { name: '01:00:03:12' })).toBeTruthy();
  });

  it('calls moments of pictures at unequal distances as the editor does, to the hundredth of a frame', async () => {
    api.on({ [OPEN]: ok({ name: 'Harbour', expiresAt: '', cut: { ...cut, hasVariableRate: true } }) });
    open();
    const startsMs = [0, 3_493.367, 3_500];
    const inEditor = pictureTiming(cut.frameRate, { startTimecode: cut.startTimecode, startsMs });
    const words = pictureTimecode(3_500, inEditor);
    expect(words).toBe('01:00:03:12.50');
    expect(await screen.findByRole('button', { name: words })).toBeTruthy();
  });

  it('asks for no comment while there is nothing to watch, and shows those there are', async () => {
    api.on({ [OPEN]: ok({ name: 'Harbour', expiresAt: '', cut: null }) });
    open();
    expect(await screen.findByText('There is nothing to watch yet. Please come back later.')).toBeTruthy();
    expect(await screen.findByText('Louder here')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });

  it('asks for a name', async () => {
    const person = open();
    await person.click(await screen.findByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Please enter your name and a comment.');
    expect(api.callsOf('POST', `/api/reviews/${TOKEN}/comments`)).toEqual([]);
  });

  it('says that a link leads nowhere', async () => {
    api.on({ [OPEN]: refusal(404, 'NOT_FOUND', 'Not found') });
    open();
    expect(await screen.findByText("This link doesn't exist or no longer works.")).toBeTruthy();
  });
});

describe('what the owner sees of a review', () => {
  const goTo = jest.fn();
  const flush = jest.fn(() => Promise.resolve());
  /** @param timing of the video's picture */
  function open(timing: PictureTiming | null = null) {
    renderPart(
      PREMIUM_USER,
      <ReviewDialog
        project={project({ id: 7, type: 'timeline', videoUrl: null })}
        timing={timing}
        flush={flush}
        onGoTo={goTo}
        onClose={jest.fn()}
      />,
    );
    return userEvent.setup();
  }

  it('is a link that is made, and revoked again', async () => {
    const link = { token: TOKEN, path: `/r/${TOKEN}`, createdAt: '', expiresAt: '2026-12-20T10:00:00.000Z' };
    api.on({ 'POST /api/projects/7/review': ok(link), 'DELETE /api/projects/7/review': { status: 204 } });
    const person = open();
    await person.click(await screen.findByRole('button', { name: 'Create review link' }));
    const field = await screen.findByLabelText<HTMLInputElement>('Review link');
    expect(field.value).toMatch(new RegExp(`/r/${TOKEN}$`));
    await person.click(screen.getByRole('button', { name: 'Revoke' }));
    const asked = await question('Revoke this link?');
    expect(api.callsOf('DELETE', '/api/projects/7/review')).toHaveLength(0);
    await person.click(asked.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByRole('button', { name: 'Create review link' })).toBeTruthy();
  });

  it('are the comments in the order of the film, to go to, resolve and delete', async () => {
    api.on({
      'PATCH /api/projects/7/review-comments/1': ok(comment({ resolved: true })),
      'DELETE /api/projects/7/review-comments/2': { status: 204 },
    });
    const person = open();
    await screen.findByText('Louder here');
    const [first, second] = within(screen.getByRole('region', { name: 'Comments' })).getAllByRole('listitem');
    if (first === undefined || second === undefined) throw new Error('no comments');
    await person.click(within(first).getByRole('button', { name: '00:03.500' }));
    expect(goTo).toHaveBeenCalledWith(3_500);
    await person.click(within(first).getByRole('button', { name: 'Resolve' }));
    expect(api.callsOf('PATCH', '/api/projects/7/review-comments/1')[0]?.body).toEqual({ resolved: true });
    await person.click(within(second).getByRole('button', { name: 'Delete' }));
    const asked = await question('Delete this comment?');
    expect(api.callsOf('DELETE', '/api/projects/7/review-comments/2')).toHaveLength(0);
    await person.click(asked.getByRole('button', { name: 'Delete' }));
    expect(api.callsOf('DELETE', '/api/projects/7/review-comments/2')).toHaveLength(1);
  });

  const made = (fields: Partial<ExportResponse>): ExportResponse => ({
    id: 'e1',
    projectId: 7,
    format: 'wav',
    status: 'running',
    progress: 0.4,
    message: null,
    messageCode: null,
    downloadUrl: null,
    fileName: 'Harbour.wav',
    bytes: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    ...fields,
  });

  it('makes a cut of the timeline as it is saved, and says when reviewers see it', async () => {
    const link = { token: TOKEN, path: `/r/${TOKEN}`, createdAt: '', expiresAt: '2026-12-20T10:00:00.000Z' };
    api.on({ 'GET /api/projects/7/review': ok({ link }), 'POST /api/projects/7/exports': ok({}) });
    const person = open();
    expect(await screen.findByText('Reviewers see nothing yet.')).toBeTruthy();
    api.on({ [EXPORTS]: ok([made({})]) });
    await person.click(screen.getByRole('button', { name: 'Show the timeline as it is now' }));
    expect(flush).toHaveBeenCalled();
    expect(api.callsOf('POST', '/api/projects/7/exports')[0]?.body).toEqual({ format: 'wav' });
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('40');
    expect(screen.queryByRole('link')).toBeNull();
    // what programs read is nothing to watch
    const others = [made({ id: 'e2', format: 'edl', status: 'done', downloadUrl: '/edl' })];
    api.on({ [EXPORTS]: ok([...others, made({ status: 'done', progress: 1, downloadUrl: '/file' })]) });
    expect(await screen.findByText(/Reviewers see the timeline from .*20/, {}, { timeout: 3_000 })).toBeTruthy();
    const opened = screen.getByRole('link', { name: 'Open the review page' });
    expect(opened.getAttribute('href')).toBe(`/r/${TOKEN}`);
  });

  it('says that reviewers see the newest video, also where a mix was exported after it', async () => {
    const done = { status: 'done', progress: 1, downloadUrl: '/file' } as const;
    const film = made({ ...done, id: 'e3', format: 'mp4', createdAt: '2026-11-18T10:00:00.000Z' });
    api.on({ [EXPORTS]: ok([made(done), film]) });
    open();
    expect(await screen.findByText(/Reviewers see the timeline from .*18/)).toBeTruthy();
  });

  it('counts the frames of the picture, as reviewers do', async () => {
    open(pictureTiming({ numerator: 24_000, denominator: 1_001 }, { startTimecode: '01:00:00:00' }));
    expect(await screen.findByRole('button', { name: '01:00:03:11' })).toBeTruthy();
  });
});
