import { randomUUID } from 'node:crypto';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { ProcessLink } from './process-link';

/**
 * PostgreSQL serialises commits that notify, so each process tells everything new at once, at most 20 times a second.
 */
const FLUSH_MS = 50;
/** PostgreSQL takes payloads below 8,000 bytes. */
const MAX_PAYLOAD_BYTES = 7_500;

export type SignalListener = (key: string, value: unknown) => void;
type Signal = [topic: string, key: string, value: unknown];

/**
 * News between processes that may be lost: whoever needs certainty also looks at the database. Listeners in this
 * process are called at once; the others hear the latest value of each key soon after.
 */
@Injectable()
export class Signals implements BeforeApplicationShutdown {
  private readonly origin = randomUUID();
  private readonly listeners = new Map<string, Set<SignalListener>>();
  private readonly pending = new Map<string, Signal>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly link: ProcessLink) {
    link.onNotification((payload) => this.receive(payload));
  }

  /** @returns how to stop listening */
  subscribe(topic: string, listener: SignalListener): () => void {
    const listeners = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** `value` must survive JSON; a later value of the same key replaces one that has not gone out yet. */
  publish(topic: string, key: string, value: unknown = null): void {
    this.tell(topic, key, value);
    this.pending.set(`${topic}\n${key}`, [topic, key, value]);
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS);
  }

  /** The last news go out: those of jobs that finished while the process was stopping. */
  async beforeApplicationShutdown(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    await this.flush();
  }

  private async flush(): Promise<void> {
    this.timer = null;
    const signals = [...this.pending.values()];
    this.pending.clear();
    for (const batch of batches(signals)) await this.link.notify(JSON.stringify([this.origin, batch]));
  }

  private receive(payload: string): void {
    const [origin, signals] = JSON.parse(payload) as [string, Signal[]];
    if (origin === this.origin) return;
    for (const [topic, key, value] of signals) this.tell(topic, key, value);
  }

  private tell(topic: string, key: string, value: unknown): void {
    this.listeners.get(topic)?.forEach((listener) => listener(key, value));
  }
}

function batches(signals: Signal[]): Signal[][] {
  const result: Signal[][] = [];
  let size = MAX_PAYLOAD_BYTES;
  for (const signal of signals) {
    const bytes = Buffer.byteLength(JSON.stringify(signal)) + 1;
    if (size + bytes > MAX_PAYLOAD_BYTES) {
      result.push([]);
      size = 64;
    }
    result[result.length - 1]?.push(signal);
    size += bytes;
  }
  return result;
}
