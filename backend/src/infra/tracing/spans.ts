import { type Attributes, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Where a trace is carried along: the headers of a request, the data of a job (W3C Trace Context). */
export type TraceCarrier = Record<string, unknown>;

const tracer = () => trace.getTracer('whoosh');

/** The trace that something is part of, in a form that can be stored; empty without one. */
export function carriedTrace(): TraceCarrier {
  const carrier: TraceCarrier = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}

/** Answers a request within a span; the caller ends it. */
export function inRequestSpan(name: string, attributes: Attributes, headers: TraceCarrier, work: (span: Span) => void): void {
  const parent = propagation.extract(context.active(), headers);
  const span = tracer().startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
  context.with(trace.setSpan(parent, span), () => work(span));
}

/** Does a job within a span that belongs to the trace of who asked for it. */
export async function inJobSpan<T>(name: string, attributes: Attributes, carrier: TraceCarrier, work: () => Promise<T>): Promise<T> {
  const parent = propagation.extract(context.active(), carrier);
  const span = tracer().startSpan(name, { kind: SpanKind.CONSUMER, attributes }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
