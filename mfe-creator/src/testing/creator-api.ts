import {
  CONFIG,
  FakeApi,
  FREE_USER,
  ok,
  PREMIUM_USER,
  refusal,
  soundEffect,
  type FakeAnswer,
} from '@whoosh/api-client/testing';
import type {
  ChangeSoundEffectsRequest,
  ErrorCode,
  GenerateRequest,
  GenerationResponse,
  LibrarySummary,
  SaveSoundEffectRequest,
  SoundEffect,
  User,
} from '@whoosh/contracts';
import { encodeBars, ERRORS } from '@whoosh/contracts';
import { interpretation } from '@whoosh/scene-editing/testing';
import { gate } from './gate';

/** A Premium account that has made sounds. */
export const PREMIUM: User = { ...PREMIUM_USER, existingEffects: 3 };
/** A Free account with one of its two sounds left. */
export const FREE: User = { ...FREE_USER, existingEffects: 1 };

const BARS = encodeBars(Array.from({ length: 100 }, (_, i) => ({ level: i / 100, brightness: 0.5 })));

/** The server of the creator: somebody with sounds, who makes more. Tests replace single routes with `on`. */
export class CreatorApi extends FakeApi {
  constructor(
    public user: User | null = PREMIUM,
    public effects: SoundEffect[] = [],
  ) {
    super();
    this.on({
      'GET /api/auth/user': () => (this.user ? ok({ user: this.user }) : refused('NOT_AUTHENTICATED')),
      'GET /api/config': ok(CONFIG),
      'GET /api/sound-effects/all': ({ path }) =>
        ok(listed(this.effects, new URL(path, 'http://localhost').searchParams)),
      'GET /api/sound-effects/index': ({ path }) => {
        const found = listed(this.effects, new URL(path, 'http://localhost').searchParams);
        return ok({ ids: found.map(({ id }) => id), effects: found.slice(0, 60) });
      },
      'GET /api/sound-effects/summary': () => ok(summaryOf(this.effects)),
      'GET /api/generations?saved=false': ok([]),
      'GET /api/sound-effects/senses': ok([]),
      'PUT /api/sound-effects/senses': ok(null),
      'GET /api/sound-effects/individuals': ok([]),
      'POST /api/sound-effects/interpret': ({ body }) =>
        ok(interpretation((body as { description: string }).description)),
      'POST /api/sound-effects/generate': ({ body }) => ok(generation(body as GenerateRequest)),
      ...this.libraryRoutes(),
      'POST /api/sound-effects': ({ body }) =>
        ok(soundEffect({ id: 90, name: (body as SaveSoundEffectRequest).title ?? '' })),
    });
  }

  /**
   * In a later task, as from a network: what the page does with an answer then falls into the time that a test waits.
   */
  protected override async answer(path: string, init?: RequestInit): Promise<Response> {
    const response = await super.answer(path, init);
    await new Promise((resolve) => setTimeout(resolve));
    return response;
  }

  /** Sounds that are asked for from now on are made when the gate is opened. */
  holdGenerations(): ReturnType<typeof gate> {
    const made = gate();
    this.on({
      'POST /api/sound-effects/generate': async ({ body }) => {
        await made.opened;
        return ok(generation(body as GenerateRequest));
      },
    });
    return made;
  }

  /** What is done with single sounds; a test's effects have the ids 1 to 9. */
  private libraryRoutes(): Record<string, (call: { body: unknown }) => FakeAnswer> {
    const change = (id: number, fields: Partial<SoundEffect>) => {
      this.effects = this.effects.map((effect) => (effect.id === id ? { ...effect, ...fields } : effect));
      return ok(this.effects.find((effect) => effect.id === id));
    };
    const routesOf = (id: number) => ({
      [`PATCH /api/sound-effects/${id}`]: ({ body }: { body: unknown }) => change(id, body as Partial<SoundEffect>),
      [`GET /api/sound-effects/${id}/versions`]: () => ok(this.effects.filter((effect) => effect.deletedAt === null)),
      [`DELETE /api/sound-effects/${id}`]: () => change(id, { deletedAt: new Date().toISOString() }),
      [`POST /api/sound-effects/${id}/restore`]: () => change(id, { deletedAt: null }),
    });
    const together = (body: unknown, fields: (effect: SoundEffect) => Partial<SoundEffect>) => {
      const { ids } = body as { ids: number[] };
      for (const effect of this.effects.filter(({ id }) => ids.includes(id))) change(effect.id, fields(effect));
      return ok(this.effects.filter(({ id }) => ids.includes(id)));
    };
    const batch = {
      'PATCH /api/sound-effects': ({ body }: { body: unknown }) => {
        const { favourite, addTags = [], removeTags = [] } = body as ChangeSoundEffectsRequest;
        return together(body, (effect) => ({
          favourite: favourite ?? effect.favourite,
          tags: [...effect.tags.filter((tag) => !removeTags.includes(tag)), ...addTags],
        }));
      },
      'POST /api/sound-effects/delete': ({ body }: { body: unknown }) =>
        together(body, () => ({ deletedAt: new Date().toISOString() })),
      'POST /api/sound-effects/restore': ({ body }: { body: unknown }) => together(body, () => ({ deletedAt: null })),
    };
    return Object.assign(batch, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(routesOf)) as ReturnType<typeof routesOf>;
  }
}

/** As the server lists: only words and the trash are asked for here. */
function listed(effects: readonly SoundEffect[], query: URLSearchParams): SoundEffect[] {
  const words = query.get('q') ?? '';
  const trashed = query.get('deleted') === 'true';
  const ids = query.get('ids')?.split(',').map(Number);
  return effects.filter(
    ({ id, name, deletedAt }) =>
      (ids === undefined || ids.includes(id)) && name.toLowerCase().includes(words) && (deletedAt !== null) === trashed,
  );
}

function summaryOf(effects: readonly SoundEffect[]): LibrarySummary {
  const here = effects.filter(({ deletedAt }) => deletedAt === null);
  return {
    count: here.length,
    favourites: here.filter(({ favourite }) => favourite).length,
    deleted: effects.length - here.length,
    families: here.length === 0 ? [] : [{ family: 'weather', count: here.length }],
  };
}

/** The answer of an error of the table. */
export function refused(code: ErrorCode): FakeAnswer {
  const { status, message } = ERRORS[code];
  return refusal(status, code, message);
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
    events: [],
    madeBy: null,
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
    madeBy: null,
    takes: made,
  };
}
