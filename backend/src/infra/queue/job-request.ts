import { currentRequestId } from '../../http';
import { carriedTrace, type TraceCarrier } from '../tracing';

/** Of which request and trace a job is, beside what its owner put into its data. */
export interface JobOrigin {
  requestId?: string;
  trace?: TraceCarrier;
}

/** The data of a job with the request that asks for it, where there is one. */
export function withOrigin(data: object): object {
  const requestId = currentRequestId();
  const trace = carriedTrace();
  return { ...data, ...(requestId !== undefined && { requestId }), ...(Object.keys(trace).length > 0 && { trace }) };
}

/** Who asked for a job. */
export function originOf(data: unknown): JobOrigin {
  return typeof data === 'object' && data !== null ? data : {};
}
