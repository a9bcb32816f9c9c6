import { resolve } from 'node:path';

/**
 * Where the built front ends lie beside the backend: the workspace root, seen from backend/dist/config and src/config.
 */
const WORKSPACE_ROOT = resolve(__dirname, '../../..');

/** Asked of the environment alone: what is not given has one of these values. */
function commonDefaults() {
  return {
    APP_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: '3000',
    DATA_DIR: '.data',
    TRUST_PROXY: '0',
    STORAGE: 'disk',
    MAIL_CODES_PER_HOUR: '600',
    PLANS: 'on',
    STRIPE_TAX: 'off',
    OIDC_SCOPES: 'openid email profile',
    OIDC_LABEL: 'OpenID Connect',
    SOUND_ENGINE: 'procedural',
    ELEVENLABS_API_BASE: 'https://api.elevenlabs.io',
    GENERATOR_NAME: 'Own generator',
    INTERPRETER: 'off',
    INTERPRETER_NAME: 'Another reader',
    WEBHOOK_TARGETS: 'public',
    WEBHOOK_PORTS: '',
    SOUND_LIMIT_SECONDS: '20',
    TIMELINE_EDITOR: 'live',
    WEB_ROOT: WORKSPACE_ROOT,
    WORKER: 'on',
  };
}

/** What is not given in development. */
export function developmentDefaults() {
  return {
    ...commonDefaults(),
    MAIL: 'outbox',
    MAIL_FROM: 'whoosh@localhost',
    SUPPORT_EMAIL: 'support@localhost',
    PAYMENTS: 'sandbox',
    LIMITS: 'development',
    DEV_LOGIN: 'on',
  };
}

/** Production has no default for the stand-ins: the outbox and the sandbox run there only when asked for by name. */
export function productionDefaults() {
  return { ...commonDefaults(), LIMITS: 'strict', DEV_LOGIN: 'off' };
}
