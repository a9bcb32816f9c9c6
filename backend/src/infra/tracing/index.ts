export { carriedTrace, inJobSpan, startRequestSpan, type RequestSpan, type TraceCarrier } from './spans';
export { startTracing } from './start-tracing';
