import { ConsoleLogger } from '@nestjs/common';
import { currentRequestId } from './http';

/**
 * Lines on standard output leave together, this often at most: each line by itself wakes who reads them, who then takes
 * the processor from the requests (a tenth of the main thread's time at 200 reads a second).
 */
const TOGETHER_MS = 100;

/** What Nest tells of its own start, some hundred lines of it. */
const NEST_START = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory', 'NestApplication']);

/**
 * One JSON object a line on standard output; errors on standard error, at once. Each carries the request on whose
 * behalf it was written. A process that is killed loses what it told in its last tenth of a second; one that ends does
 * not.
 */
export class JsonLogger extends ConsoleLogger {
  private gathering: NodeJS.Timeout | undefined;

  constructor() {
    super({ json: true });
    process.on('exit', () => this.letGo());
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

  protected override printAsJson(...args: Parameters<ConsoleLogger['printAsJson']>): void {
    const [, { writeStreamType = 'stdout' }] = args;
    if (writeStreamType === 'stdout') this.gather();
    super.printAsJson(...args);
  }

  private gather(): void {
    if (this.gathering !== undefined) return;
    process.stdout.cork();
    this.gathering = setTimeout(() => this.letGo(), TOGETHER_MS).unref();
  }

  private letGo(): void {
    if (this.gathering === undefined) return;
    clearTimeout(this.gathering);
    this.gathering = undefined;
    process.stdout.uncork();
  }
}
