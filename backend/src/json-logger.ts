import { ConsoleLogger } from '@nestjs/common';

/** What Nest tells of its own start, some hundred lines of it. */
const NEST_START = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory', 'NestApplication']);

/** One JSON object a line on standard output; errors on standard error. */
export class JsonLogger extends ConsoleLogger {
  constructor() {
    super({ json: true });
  }

  override log(message: unknown, ...rest: unknown[]): void {
    const context = rest.at(-1);
    if (typeof context === 'string' && NEST_START.has(context)) return;
    super.log(message, ...rest);
  }
}
