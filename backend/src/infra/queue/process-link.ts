import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { Env } from '../../config';

/** First half of the key of every worker's advisory lock; the second is the worker's id. */
export const WORKER_LOCK_CLASS = 0x5768_6f6f;
const CHANNEL = 'whoosh';
const CONNECT_TIMEOUT_MS = 5_000;
const RECONNECT_MIN_MS = 250;
const RECONNECT_MAX_MS = 2_000;

/**
 * One connection of this process that stays open: it listens for notifications and holds an advisory lock under an id
 * drawn for this connection. PostgreSQL drops the lock when the process dies, however it dies, which tells the others
 * that its jobs are free. When only the connection breaks, a new one comes up under a new id.
 */
@Injectable()
export class ProcessLink implements OnApplicationShutdown {
  private readonly logger = new Logger('process-link');
  private readonly listeners = new Set<(payload: string) => void>();
  private readonly connectListeners = new Set<() => void>();
  private client: Client | null = null;
  private opening: Promise<void> | null = null;
  private id: number | null = null;
  private closed = false;
  private retryTimer: NodeJS.Timeout | null = null;

  constructor(private readonly env: Env) {}

  /** The id under which this process may claim jobs, or null while the connection is down. */
  get workerId(): number | null {
    return this.id;
  }

  /** Connects if that has not happened yet. */
  open(): Promise<void> {
    this.opening ??= this.connect();
    return this.opening;
  }

  /** Calls `listener` with every notification, our own included. */
  onNotification(listener: (payload: string) => void): void {
    this.listeners.add(listener);
  }

  /** Calls `listener` after each reconnection: what was told in between went by unheard. */
  onReconnect(listener: () => void): void {
    this.connectListeners.add(listener);
  }

  /** Tells all processes; false when the connection is down. */
  async notify(payload: string): Promise<boolean> {
    if (this.client === null || this.id === null) return false;
    try {
      await this.client.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]);
      return true;
    } catch (error) {
      this.logger.warn(`a notification was not sent: ${String(error)}`);
      return false;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    if (this.retryTimer !== null) clearTimeout(this.retryTimer);
    const client = this.client;
    this.forget();
    await client?.end();
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.env.DATABASE_URL,
      keepAlive: true,
      application_name: `whoosh-link-${process.pid}`,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client, new Error('the connection ended')));
    client.on('notification', ({ payload }) => this.listeners.forEach((listener) => listener(payload ?? '')));
    try {
      const id = await takeUp(client);
      // Only a link that stands can be lost: one that does not come up is the caller's to try again.
      this.client = client;
      this.id = id;
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
  }

  private lost(client: Client, error: Error): void {
    if (client !== this.client || this.closed) return;
    this.logger.warn(`the link to the database was lost: ${error.message}`);
    this.forget();
    client.end().catch(() => undefined);
    this.reconnectIn(RECONNECT_MIN_MS);
  }

  private reconnectIn(delayMs: number): void {
    this.retryTimer = setTimeout(() => {
      this.connect().then(
        () => this.connectListeners.forEach((listener) => listener()),
        () => this.reconnectIn(Math.min(RECONNECT_MAX_MS, delayMs * 2)),
      );
    }, delayMs);
    this.retryTimer.unref();
  }

  private forget(): void {
    this.client = null;
    this.id = null;
  }
}

/** Connects, holds the lock of an id drawn for this connection and listens. @returns the id */
async function takeUp(client: Client): Promise<number> {
  await client.connect();
  // A machine that vanishes without closing its sockets is noticed within 10 s.
  await client.query('SET tcp_keepalives_idle = 4; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3');
  const drawn = await client.query<{ id: number }>(`SELECT nextval('queue_worker_ids')::int AS id`);
  const id = drawn.rows[0]?.id ?? 0;
  await client.query('SELECT pg_advisory_lock($1, $2)', [WORKER_LOCK_CLASS, id]);
  await client.query(`LISTEN ${CHANNEL}`);
  return id;
}
