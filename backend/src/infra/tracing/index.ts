export { carriedTrace, inJobSpan, inRequestSpan, type TraceCarrier } from './spans';
export { startTracing } from './start-tracing';
