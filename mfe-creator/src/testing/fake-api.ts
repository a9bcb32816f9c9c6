import type {
  ErrorCode,
  GenerateRequest,
  GenerationResponse,
  InterpretResponse,
  SoundEffect,
  User,
} from '@whoosh/contracts';
import { encodeBars, ERRORS } from '@whoosh/contracts';

/** One call that the page made. */
export interface Call {
  method: string;
  path: string;
  body: Record<string, unknown>;
  headers: Record<string, string>;
}

type Answer = { status: number; body?: unknown };
type Handler = (call: Call) => Answer | Promise<Answer>;

export const PREMIUM: User = {
  id: 1,
  email: 'mara@example.com',
  name: 'Mara',
  planId: 2,
  credits: 412,
  existingEffects: 3,
};
export const FREE: User = { ...PREMIUM, planId: 1, credits: 0, existingEffects: 1 };

export const BARS = encodeBars(Array.from({ length: 100 }, (_, i) => ({ level: i / 100, brightness: 0.5 })));

/** A backend in memory, behind `fetch`. Tests replace single routes with `on`. */
export class FakeApi {
  readonly calls: Call[] = [];
  private readonly handlers = new Map<string, Handler>();

  constructor(
    public user: User | null = PREMIUM,
    public effects: SoundEffect[] = [],
  ) {
    this.on('GET /api/auth/user', () => (this.user ? ok({ user: this.user }) : refusal('NOT_AUTHENTICATED')));
    this.on('GET /api/sound-effects/all', () => ok(this.effects));
    this.on('GET /api/generations', () => ok([]));
    this.on('POST /api/sound-effects/interpret', ({ body }) => ok(interpretation(String(body.description))));
    this.on('POST /api/sound-effects/generate', ({ body }) => ok(generation(body as unknown as GenerateRequest)));
    this.on('POST /api/sound-effects', ({ body }) => ok(effect(90, { ...body, name: String(body.title) })));
  }

  on(route: string, handler: Handler): this {
    this.handlers.set(route, handler);
    return this;
  }

  /** The calls of one route, oldest first. */
  to(route: string): Call[] {
    return this.calls.filter((call) => `${call.method} ${call.path}` === route);
  }

  install(): void {
    globalThis.fetch = async (input, init = {}) => {
      const url = new URL(String(input), 'http://localhost');
      const call: Call = {
        method: init.method ?? 'GET',
        path: url.pathname,
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as Call['body']) : {},
        headers: (init.headers ?? {}) as Record<string, string>,
      };
      this.calls.push(call);
      const answer = await (this.handlers.get(`${call.method} ${call.path}`) ?? (() => refusal('NOT_FOUND')))(call);
      return response(answer);
    };
  }
}

export const ok = (body?: unknown): Answer => ({ status: 200, body });

export function refusal(code: ErrorCode, error: string = ERRORS[code].message): Answer {
  const { status } = ERRORS[code];
  return { status, body: { error, code, statusCode: status, requestId: 'r-1' } };
}

/** jsdom has no Response; this is the part of it that the API client reads. */
function response({ status, body }: Answer): Response {
  const text = body === undefined ? '' : JSON.stringify(body);
  const part = {
    ok: status < 400,
    status,
    statusText: '',
    headers: { get: () => null },
    text: () => Promise.resolve(text),
  };
  return part as unknown as Response;
}

export function effect(id: number, part: Partial<SoundEffect> = {}): SoundEffect {
  return {
    id,
    projectId: null,
    title: `Sound ${id}`,
    name: `Sound ${id}`,
    description: null,
    audioUrl: `/api/files/${id}.mp3`,
    audioUrl48k: `/api/files/${id}.wav`,
    duration: 5,
    prompt: `prompt of ${id}`,
    intensity: 'moderate',
    createdAt: '2026-11-20T10:00:00.000Z',
    bars: BARS,
    seed: id,
    sources: [{ model: 'rain', label: 'Rain', family: 'weather' }],
    favourite: false,
    tags: [],
    generationId: null,
    take: 1,
    engineVersion: '1',
    ...part,
  };
}

export function generation({
  description = '',
  duration,
  takes = 1,
  seed = 4817,
}: GenerateRequest): GenerationResponse {
  const made = Array.from({ length: takes }, (_, i) => ({
    take: i + 1,
    seed: seed + i,
    audioUrl: `/api/files/t${i + 1}.mp3`,
    audioUrl48k: `/api/files/t${i + 1}.wav`,
    duration,
    bars: BARS,
    soundEffectId: null,
  }));
  return {
    title: description.slice(0, 50),
    audioUrl: '/api/files/t1.mp3',
    audioUrl48k: '/api/files/t1.wav',
    duration,
    creditsDeducted: duration * takes,
    remainingCredits: 412 - duration * takes,
    generationId: 'g-1',
    scene: interpretation(description).scene,
    engineVersion: '1',
    takes: made,
  };
}

/** Understands rain and thunder; everything else is not understood when it is 'purple'. */
export function interpretation(text: string): InterpretResponse {
  const layer = (word: string, label: string): InterpretResponse['layers'] => {
    const at = text.toLowerCase().indexOf(word);
    if (at < 0) return [];
    return [
      {
        id: `${word}-1`,
        model: word,
        label,
        family: 'weather',
        grade: null,
        start: 0,
        end: 5,
        events: [],
        spans: [[at, at + word.length]],
        attributes: [],
        guessed: false,
      },
    ];
  };
  const purple = text.indexOf('purple');
  const scene = { v: 1, text } as unknown as InterpretResponse['scene'];
  return {
    scene,
    layers: [...layer('rain', 'Rain'), ...layer('thunder', 'Thunder')],
    notUnderstood: purple < 0 ? [] : [{ text: 'purple', span: [purple, purple + 6] }],
  };
}
