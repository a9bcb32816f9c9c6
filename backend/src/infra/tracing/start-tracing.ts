import type { Env } from '../../config';

/**
 * Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT (OpenTelemetry Protocol over HTTP); further OTEL_… variables are the
 * SDK's own. Without it nothing is loaded, and all spans are empty.
 * @param service the part of the product, for instance whoosh-server
 * @returns sends what is left and stops
 */
export async function startTracing(
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: Env,
  service: string,
): Promise<() => Promise<void>> {
  if (endpoint === undefined) return () => Promise.resolve();
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return () => provider.shutdown();
}
