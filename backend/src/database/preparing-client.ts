import { createHash } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';

/** Statements that a connection keeps at most; texts beyond them are planned anew each time. */
const MOST_STATEMENTS = 500;

type Send = (config: unknown, ...rest: unknown[]) => unknown;

/**
 * A connection that prepares each statement with parameters once. Reading and planning a short statement takes
 * PostgreSQL longer than running it: who is signed in, asked with every request, costs it half with this. The texts are
 * those of the code, so they are few.
 */
export class PreparingClient extends Client {
  private static readonly names = new Map<string, string>();

  constructor(config?: string | ClientConfig) {
    super(config);
    const send = this.query.bind(this) as Send;
    const prepare: Send = (config, ...rest) => send(PreparingClient.named(config, rest[0]), ...rest);
    this.query = prepare as Client['query'];
  }

  private static named(config: unknown, values: unknown): unknown {
    if (typeof config !== 'string' || !Array.isArray(values) || values.length === 0) return config;
    const name = PreparingClient.names.get(config) ?? PreparingClient.newName(config);
    return name === undefined ? config : { name, text: config };
  }

  private static newName(text: string): string | undefined {
    if (PreparingClient.names.size >= MOST_STATEMENTS) return undefined;
    const name = createHash('sha256').update(text).digest('base64url');
    PreparingClient.names.set(text, name);
    return name;
  }
}
