import { IsIn, IsInt, IsOptional, IsUrl, Max, Min, MinLength } from 'class-validator';
import { RandomSecret } from './random-secret';
import { asNumber, URL_OPTIONS } from './rules';

/** What the operator measures, and which processes work off jobs. */
export class OperationSettings {
  /** With it, /metrics answers callers from elsewhere that send it as a bearer token. */
  @IsOptional()
  @MinLength(16, { message: 'METRICS_TOKEN must have at least 16 characters' })
  @RandomSecret('METRICS_TOKEN')
  METRICS_TOKEN?: string;

  /** Where traces are sent (OpenTelemetry Protocol over HTTP); without it none are made. */
  @IsOptional()
  @IsUrl(URL_OPTIONS, { message: 'OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address' })
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  /** on: this server process also works off jobs; off: only `npm run worker` does. */
  @IsIn(['on', 'off'], { message: 'WORKER must be on or off' })
  WORKER: 'on' | 'off';

  /** Where a worker process says how it is and what it measured. */
  @IsOptional()
  @asNumber
  @IsInt({ message: 'WORKER_PORT must be a port from 1 to 65535' })
  @Min(1, { message: 'WORKER_PORT must be a port from 1 to 65535' })
  @Max(65_535, { message: 'WORKER_PORT must be a port from 1 to 65535' })
  WORKER_PORT?: number;
}
