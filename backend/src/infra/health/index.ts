export { HealthModule } from './health.module';
export { HealthProbes } from './health-probes';
