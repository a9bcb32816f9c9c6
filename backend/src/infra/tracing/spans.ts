import { type Attributes, context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Where a trace is carried along: the headers of a request, the data of a job (W3C Trace Context). */
export type TraceCarrier = Record<string, unknown>;

const tracer = () => trace.getTracer('whoosh');

/** The trace that something is part of, in a form that can be stored; empty without one. */
export function carriedTrace(): TraceCarrier {
  const carrier: TraceCarrier = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}

/** The span of a request that is being answered. */
export interface RequestSpan {
  /** What is done now, and what follows from it, is part of the span. */
  within: (work: () => void) => void;
  /** @param route its template; undefined for what is no route */
  end: (method: string, route: string | undefined, status: number) => void;
}

/** Begins the span of a request, part of the trace that its headers name. */
export function startRequestSpan(name: string, attributes: Attributes, headers: TraceCarrier): RequestSpan {
  const parent = propagation.extract(context.active(), headers);
  const span = tracer().startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
  return {
    within: (work) => context.with(trace.setSpan(parent, span), work),
    end: (method, route, status) => {
      if (route !== undefined) span.updateName(`${method} ${route}`).setAttribute('http.route', route);
      span.setAttribute('http.response.status_code', status);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Does a job within a span that belongs to the trace of who asked for it. */
export async function inJobSpan<T>(
  name: string,
  attributes: Attributes,
  carrier: TraceCarrier,
  work: () => Promise<T>,
): Promise<T> {
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
