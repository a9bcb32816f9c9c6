import { ApiError, request, requestBlob, requestBytes, serverMessage } from './http';
import { FakeApi, ok } from './testing';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});
afterEach(() => api.restore());

async function failureOf(path: string): Promise<ApiError> {
  const error: unknown = await request('GET', path).catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
}

describe('the error rule', () => {
  it('takes the error field before the message field [spec 8.1]', async () => {
    api.on({ 'GET /x': { status: 404, body: { error: 'User not found', message: 'Nope', code: 'USER_NOT_FOUND' } } });
    expect(await failureOf('/x')).toMatchObject({ status: 404, code: 'USER_NOT_FOUND', message: 'User not found' });
  });

  it('takes the message field where there is no error field [spec 8.1]', async () => {
    api.on({ 'GET /x': { status: 400, body: { message: 'Nope' } } });
    expect(await failureOf('/x')).toMatchObject({ message: 'Nope', code: null });
  });

  it('takes the raw text where the body is not JSON [spec 8.1]', async () => {
    api.on({ 'GET /x': { status: 502, text: 'upstream is down', statusText: 'Bad Gateway' } });
    expect((await failureOf('/x')).message).toBe('upstream is down');
  });

  it('takes the status text where there is no body [spec 8.1]', async () => {
    api.on({ 'GET /x': { status: 503, text: '', statusText: 'Service Unavailable' } });
    expect((await failureOf('/x')).message).toBe('Service Unavailable');
  });

  it.each([
    { text: '<html><head><title>502 Bad Gateway</title></head></html>', statusText: 'Bad Gateway' },
    {
      text: '<h1>Service Unavailable</h1>',
      statusText: 'Service Unavailable',
      headers: { 'content-type': 'text/html' },
    },
  ])(
    'shows no code of a web page that a proxy answers with: the page speaks its own words ($statusText)',
    async (page) => {
      api.on({ 'GET /x': { status: 502, ...page } });
      expect(serverMessage(await failureOf('/x'), 'Please try again.')).toBe('Please try again.');
    },
  );

  it('keeps the details and when to try again', async () => {
    const details = [{ field: 'email', message: 'must be an email' }];
    api.on({ 'GET /x': { status: 429, body: { error: 'Slow down', details }, headers: { 'retry-after': '30' } } });
    expect(await failureOf('/x')).toMatchObject({ details, retryAfterSeconds: 30 });
  });

  it('is status 0 when no answer came, and then the page speaks its own words', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const error = await failureOf('/x');
    expect(error.status).toBe(0);
    expect(serverMessage(error, 'Please try again.')).toBe('Please try again.');
  });
});

describe('a call', () => {
  it('sends body and content type only with a payload [spec 7.1]', async () => {
    api.on({ 'GET /x': ok({}), 'POST /x': ok({}) });
    await request('GET', '/x');
    await request('POST', '/x', { a: 1 });
    expect(api.calls[0]?.body).toBeUndefined();
    expect(api.calls[0]?.headers).not.toHaveProperty('content-type');
    // the language of the page: mails follow it
    expect(api.calls[0]?.headers).toMatchObject({ 'accept-language': 'en' });
    expect(api.calls[1]).toMatchObject({ body: { a: 1 }, headers: { 'content-type': 'application/json' } });
  });

  it('includes credentials [spec 6.6]', async () => {
    const fetched = jest.fn(globalThis.fetch);
    globalThis.fetch = fetched;
    api.on({ 'GET /x': ok({}) });
    await request('GET', '/x');
    expect(fetched).toHaveBeenCalledWith('/x', expect.objectContaining({ credentials: 'include' }));
  });

  it('answers undefined for an empty body', async () => {
    api.on({ 'DELETE /x': { status: 204 } });
    expect(await request('DELETE', '/x')).toBeUndefined();
  });

  it('hands over files as blobs', async () => {
    api.on({ 'POST /x': { status: 200, text: 'RIFF' } });
    expect((await requestBlob('POST', '/x')).size).toBe(4);
  });
});

describe('parts of a file', () => {
  const bytesOf = (part: ArrayBuffer) => String.fromCharCode(...new Uint8Array(part));

  it('are asked for by a range, and tell how long the whole is', async () => {
    api.on({ 'GET /file': { status: 206, text: 'cdef', headers: { 'content-range': 'bytes 2-5/10' } } });
    const { bytes, total } = await requestBytes('/file', 2, 6);
    expect([bytesOf(bytes), total]).toEqual(['cdef', 10]);
    expect(api.calls.at(-1)?.headers).toMatchObject({ range: 'bytes=2-5' });
  });

  it('are cut out of the whole where a server knows no ranges', async () => {
    api.on({ 'GET /file': { status: 200, text: 'abcdefghij' } });
    const { bytes, total } = await requestBytes('/file', 2, 6);
    expect([bytesOf(bytes), total]).toEqual(['cdef', 10]);
  });
});
