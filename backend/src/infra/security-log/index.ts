export { SecurityEventRow } from './security-event.entity';
export { SecurityLog, type SecurityNote } from './security-log';
export { SecurityLogModule } from './security-log.module';
