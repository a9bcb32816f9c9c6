import { ConsoleLogger } from '@nestjs/common';
import { currentRequestId } from './http';

/** What Nest tells of its own start, some hundred lines of it. */
const NEST_START = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory', 'NestApplication']);

/**
 * One JSON object a line on standard output; errors on standard error. Each carries the request on whose behalf it was
 * written.
 */
export class JsonLogger extends ConsoleLogger {
  constructor() {
    super({ json: true });
  }

  override log(message: unknown, ...rest: unknown[]): void {
    const context = rest.at(-1);
    if (typeof context === 'string' && NEST_START.has(context)) return;
    super.log(message, ...rest);
  }

  protected override getJsonLogObject(
    ...args: Parameters<ConsoleLogger['getJsonLogObject']>
  ): ReturnType<ConsoleLogger['getJsonLogObject']> {
    const requestId = currentRequestId();
    const line = super.getJsonLogObject(...args);
    return requestId === undefined ? line : { ...line, requestId };
  }
}
