import { type Answer, call, jsonOf, retryAfterMs } from './call';
import type { ForeignAudio } from './foreign-audio';
import type { ForeignAnswer, ForeignService } from './foreign-service';
import { GeneratorFailure, type SoundRequest } from './sound-generator';

const MODEL = 'eleven_text_to_sound_v2';
/** Best first. Which of them a key may ask for depends on its subscription. */
const FORMATS = ['pcm_48000', 'mp3_44100_192', 'mp3_44100_128'] as const;
const PCM_RATE = 48_000;
const BYTES_PER_SAMPLE = 2;
/** What the API calls a refusal of an output format; the word has changed before, the status has not. */
const FORMAT_REFUSED = /output_format|subscription|tier/;

/**
 * ElevenLabs' `POST /v1/sound-generation` (elevenlabs.io/docs/api-reference/text-to-sound-effects/convert). It has
 * neither seeds nor takes.
 */
export class ElevenLabs implements ForeignService {
  readonly id = 'elevenlabs';
  readonly name = 'ElevenLabs';
  readonly terms =
    'Made by ElevenLabs’ model on the account of this installation’s operator: the terms of ElevenLabs hold as well.';
  /** The best format that was not refused yet. */
  private best = 0;

  /** @param base address of the API, without a slash at its end */
  constructor(
    private readonly base: string,
    private readonly key: string,
  ) {}

  async ask(request: SoundRequest, limitMs: number, signal: AbortSignal): Promise<ForeignAnswer> {
    for (;;) {
      const asked = this.best;
      const format = FORMATS[asked] ?? FORMATS[0];
      const answer = await call({
        url: `${this.base}/v1/sound-generation?output_format=${format}`,
        headers: { 'xi-api-key': this.key, Accept: 'audio/*' },
        limitMs,
        signal,
        body: {
          text: request.description,
          duration_seconds: request.scene.duration,
          loop: request.scene.loop,
          model_id: MODEL,
        },
      });
      if (answer.status === 200) return { model: MODEL, audio: audioOf(answer, format, request.scene.duration) };
      const failure = failureOf(answer);
      if (!isFormatRefused(answer) || asked + 1 >= FORMATS.length) throw failure;
      this.best = Math.max(this.best, asked + 1);
    }
  }
}

function audioOf({ type, body }: Answer, format: (typeof FORMATS)[number], seconds: number): ForeignAudio {
  if (!type.startsWith('audio/') && type !== 'application/octet-stream')
    throw new GeneratorFailure('unusable', `answered ${type || 'without a type'} instead of sound`);
  if (format !== 'pcm_48000') return { kind: 'mp3', bytes: body };
  // Bare samples do not say how many channels they are of; their number does.
  const channels = body.byteLength > 1.5 * seconds * PCM_RATE * BYTES_PER_SAMPLE ? 2 : 1;
  return { kind: 'pcm16', bytes: body, sampleRate: PCM_RATE, channels };
}

/** `{"detail": {"status", "message"}}`, or the list of fields of a 422. */
function detailOf(answer: Answer): { status: string; message: string | null } {
  const body = jsonOf(answer);
  const detail: unknown = typeof body === 'object' && body !== null && 'detail' in body ? body.detail : null;
  const first: unknown = Array.isArray(detail) ? detail[0] : detail;
  if (typeof first !== 'object' || first === null) return { status: '', message: null };
  const status = 'status' in first && typeof first.status === 'string' ? first.status : '';
  const message = 'message' in first ? first.message : 'msg' in first ? first.msg : null;
  return { status, message: typeof message === 'string' ? message : null };
}

const isFormatRefused = (answer: Answer): boolean =>
  [400, 401, 403].includes(answer.status) && FORMAT_REFUSED.test(detailOf(answer).status);

function failureOf(answer: Answer): GeneratorFailure {
  const { status: word, message } = detailOf(answer);
  const told = `answered ${answer.status} ${word}`.trim();
  // Both of its 429: too_many_concurrent_requests and system_busy.
  if (answer.status === 429) return new GeneratorFailure('busy', told, null, retryAfterMs(answer.headers));
  if (answer.status >= 500) return new GeneratorFailure('unavailable', told, null, retryAfterMs(answer.headers));
  if (answer.status === 400 || answer.status === 422)
    return word === 'quota_exceeded'
      ? new GeneratorFailure('closed', told)
      : new GeneratorFailure('refused', told, message);
  return new GeneratorFailure('closed', told);
}
