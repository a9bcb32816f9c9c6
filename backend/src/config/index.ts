export { ConfigModule } from './config.module';
export { Env, loadEnv, SettingsError } from './env';
export { findProgram } from './programs';
