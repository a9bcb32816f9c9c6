import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { encodeWav } from '@whoosh/audio-codec';

/** What a server answers, or that it says nothing at all. */
export type Scripted = 'silence' | { status: number; headers?: Record<string, string>; body?: string | Uint8Array };

export interface Heard {
  url: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

/** A server of a sound service, which answers as it is told: first what is scripted, then what `usual` says. */
export class GeneratorServer {
  readonly heard: Heard[] = [];
  script: Scripted[] = [];
  usual: (heard: Heard) => Scripted;
  private readonly server: Server;

  constructor(usual: (heard: Heard) => Scripted) {
    this.usual = usual;
    this.server = createServer((request, response) => {
      void text(request).then((body) => {
        const heard = {
          url: request.url ?? '',
          headers: request.headers,
          body: JSON.parse(body) as Record<string, unknown>,
        };
        this.heard.push(heard);
        const answer = this.script.shift() ?? this.usual(heard);
        if (answer === 'silence') return;
        response.writeHead(answer.status, answer.headers).end(answer.body);
      });
    });
  }

  async open(): Promise<void> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  forget(): void {
    this.heard.length = 0;
    this.script = [];
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

/** A tone of -6 dBFS, stereo; the right side is an octave higher. */
export function tone(seconds: number, sampleRate = 48_000): Float32Array[] {
  return [440, 880].map((hertz) =>
    Float32Array.from(
      { length: Math.round(seconds * sampleRate) },
      (_, i) => 0.5 * Math.sin((2 * Math.PI * hertz * i) / sampleRate),
    ),
  );
}

export const wavAnswer = (seconds: number, headers: Record<string, string> = {}): Scripted => ({
  status: 200,
  headers: { 'content-type': 'audio/wav', ...headers },
  body: encodeWav({ sampleRate: 48_000, channels: tone(seconds) }, { bitDepth: 16 }),
});

/** ElevenLabs answers bare samples where a key's subscription lets it. */
export function pcmOf(channels: readonly Float32Array[]): Uint8Array {
  return encodeWav({ sampleRate: 48_000, channels: [...channels] }, { bitDepth: 16 }).subarray(44);
}

/** An error as ElevenLabs tells it. */
export const elevenLabsError = (
  status: number,
  word: string,
  message: string,
  headers: Record<string, string> = {},
): Scripted => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ detail: { status: word, message } }),
});
