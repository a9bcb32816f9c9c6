export { Metrics } from './metrics';
export { mayReadMetrics } from './metrics-access';
export { MetricsModule } from './metrics.module';
