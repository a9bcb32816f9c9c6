import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

interface RequestLabels {
  route: string;
  method: string;
  status: number;
}

const REQUEST_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

/** The measurements of this process. Labels are kinds, never ids. */
@Injectable()
export class Metrics {
  /** Where modules register what they measure. */
  readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from the request to the end of the answer',
    labelNames: ['route', 'method', 'status'],
    buckets: REQUEST_BUCKETS,
    registers: [this.registry],
  });

  observeRequest(labels: RequestLabels, seconds: number): void {
    this.requests.observe({ ...labels, status: String(labels.status) }, seconds);
  }

  counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** @param buckets upper ends, ascending */
  histogram(name: string, help: string, labelNames: string[], buckets: number[]): Histogram {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
  }

  /** A value that is asked for when somebody looks. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await read());
      },
    });
  }

  /** Such a value for each of a few names that one label can have. */
  gaugeBy<T extends string>(
    label: string,
    names: readonly T[],
    name: string,
    help: string,
    read: (name: T) => number,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect() {
        for (const each of names) this.set({ [label]: each }, read(each));
      },
    });
  }
}
