export { ConfigModule } from './config.module';
export { Env, loadEnv, SETTING_NAMES, SettingsError } from './env';
export { findProgram } from './programs';
