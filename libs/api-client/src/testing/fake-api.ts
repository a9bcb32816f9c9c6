/** What a route of the fake answers: a status with a body, text or nothing. */
export interface FakeAnswer {
  status: number;
  body?: unknown;
  /** Instead of a body: the answer's text as it is. */
  text?: string;
  statusText?: string;
  headers?: Readonly<Record<string, string>>;
}

/** One call that was made. */
export interface FakeCall {
  method: string;
  path: string;
  body: unknown;
  headers: Readonly<Record<string, string>>;
}

type Route = FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>);

/** Answers with 200 and a JSON body, or an empty one. */
export function ok(body?: unknown): FakeAnswer {
  return { status: 200, body };
}

/** Answers with the one error shape. */
export function refusal(status: number, code: string, error: string): FakeAnswer {
  return { status, body: { error, code, statusCode: status, requestId: 'test' } };
}

/**
 * A server for tests: answers `METHOD /path` from a table, remembers the calls, and is 401 or 404 for everything else.
 * A route without a query answers all of its queries.
 */
export class FakeApi {
  readonly calls: FakeCall[] = [];
  private readonly routes = new Map<string, Route>();
  private readonly before = globalThis.fetch;

  /** Takes the place of fetch until `restore`. */
  constructor(routes: Readonly<Record<string, Route>> = {}) {
    this.on({ 'GET /api/auth/user': refusal(401, 'NOT_AUTHENTICATED', 'Not authenticated'), ...routes });
    globalThis.fetch = (input, init) => this.answer(String(input), init);
  }

  /** Adds or replaces routes. */
  on(routes: Readonly<Record<string, Route>>): this {
    for (const [route, answer] of Object.entries(routes)) this.routes.set(route, answer);
    return this;
  }

  /** The calls of one route. */
  callsOf(method: string, path: string): FakeCall[] {
    return this.calls.filter((call) => call.method === method && call.path === path);
  }

  restore(): void {
    globalThis.fetch = this.before;
  }

  protected async answer(path: string, init: RequestInit = {}): Promise<Response> {
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { method, path, body, headers: { ...(init.headers as Record<string, string>) } };
    this.calls.push(call);
    const [bare = path] = path.split('?');
    const route =
      this.routes.get(`${method} ${path}`) ??
      this.routes.get(`${method} ${bare}`) ??
      refusal(404, 'NOT_FOUND', 'Not found');
    return toResponse(typeof route === 'function' ? await route(call) : route);
  }
}

/** The parts of a Response that the client reads; jsdom has none of its own. */
function toResponse({ status, body, text, statusText = '', headers = {} }: FakeAnswer): Response {
  const content = text ?? (body === undefined ? '' : JSON.stringify(body));
  const response: Pick<Response, 'ok' | 'status' | 'statusText' | 'text' | 'blob' | 'arrayBuffer'> & {
    headers: Pick<Headers, 'get'>;
  } = {
    ok: status >= 200 && status < 300,
    status,
    statusText,
    headers: { get: (name) => headers[name.toLowerCase()] ?? null },
    text: () => Promise.resolve(content),
    blob: () => Promise.resolve(new Blob([content])),
    arrayBuffer: () => Promise.resolve(Uint8Array.from(content, (character) => character.charCodeAt(0)).buffer),
  };
  return response as Response;
}
