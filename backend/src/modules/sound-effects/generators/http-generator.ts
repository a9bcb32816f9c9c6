import { type Answer, call, jsonOf, retryAfterMs } from './call';
import type { ForeignAudio } from './foreign-audio';
import type { ForeignAnswer, ForeignService } from './foreign-service';
import { GeneratorFailure, type SoundRequest } from './sound-generator';

const PROTOCOL = 'whoosh-generator/1';
const MODEL_HEADER = 'x-generator-model';
const MODEL_MAX_LENGTH = 60;
const REASON_MAX_LENGTH = 300;
const KINDS: Readonly<Record<string, 'wav' | 'mp3'>> = {
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
  'audio/vnd.wave': 'wav',
  'audio/mpeg': 'mp3',
};

interface HttpSettings {
  url: string;
  key: string | undefined;
  name: string;
  terms: string;
}

/** A generator that the operator runs: docs/generator-protocol.md says what is asked and what may be answered. */
export class HttpGenerator implements ForeignService {
  readonly id = 'http';
  readonly name: string;
  readonly terms: string;

  constructor(private readonly settings: HttpSettings) {
    this.name = settings.name;
    this.terms = settings.terms;
  }

  async ask({ description, scene, key }: SoundRequest, limitMs: number, signal: AbortSignal): Promise<ForeignAnswer> {
    const answer = await call({
      url: this.settings.url,
      limitMs,
      signal,
      headers: {
        Accept: 'audio/wav, audio/mpeg',
        'Idempotency-Key': key,
        ...(this.settings.key === undefined ? {} : { Authorization: `Bearer ${this.settings.key}` }),
      },
      body: {
        protocol: PROTOCOL,
        text: description,
        duration_seconds: scene.duration,
        loop: scene.loop,
        intensity: scene.intensity,
        seed: scene.seed,
      },
    });
    if (answer.status !== 200) throw failureOf(answer);
    return {
      audio: audioOf(answer),
      model: printable(answer.headers.get(MODEL_HEADER) ?? '', MODEL_MAX_LENGTH) || this.name,
    };
  }
}

function audioOf({ type, body }: Answer): ForeignAudio {
  const kind = KINDS[type];
  if (kind === undefined)
    throw new GeneratorFailure('unusable', `answered ${type || 'without a type'} instead of audio/wav or audio/mpeg`);
  return { kind, bytes: body };
}

function failureOf(answer: Answer): GeneratorFailure {
  const told = `answered ${answer.status}`;
  const wait = retryAfterMs(answer.headers);
  if (answer.status === 429) return new GeneratorFailure('busy', told, null, wait);
  if (answer.status >= 500) return new GeneratorFailure('unavailable', told, null, wait);
  if (answer.status === 400 || answer.status === 422) return new GeneratorFailure('refused', told, reasonOf(answer));
  return new GeneratorFailure('closed', told);
}

function reasonOf(answer: Answer): string | null {
  const body = jsonOf(answer);
  const error: unknown = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  return typeof error === 'string' && error.trim() !== '' ? printable(error, REASON_MAX_LENGTH) : null;
}

/** One line, without control characters. */
function printable(text: string, length: number): string {
  return text
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, length);
}
