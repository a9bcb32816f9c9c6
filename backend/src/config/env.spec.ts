import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Env, loadEnv, SettingsError } from './env';
import { SETTING_NAMES } from './setting-names';

const DATABASE_URL = 'postgres://user:pa55word@127.0.0.1:5432/whoosh';
const SECRET = 'correct horse battery staple, twice over';

/** The sentence with which the settings stop the start. */
function refusal(start: () => unknown): string {
  try {
    start();
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error('the start was not stopped');
}

describe('settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whoosh-env-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const development = (settings: Record<string, string> = {}) =>
    loadEnv({ DATABASE_URL, DATA_DIR: folder, ...settings });
  const productionSettings = {
    APP_ENV: 'production',
    DATABASE_URL,
    DATA_DIR: folder,
    SESSION_SECRET: SECRET,
    MAIL: 'smtp',
    SMTP_URL: 'smtp://mail',
    MAIL_FROM: 'a@b.example',
    SUPPORT_EMAIL: 'help@b.example',
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_PUBLISHABLE_KEY: 'pk_1',
    STRIPE_WEBHOOK_SECRET: 'wh',
    CHECKOUT_ORIGIN: 'https://pay.b.example',
    STRIPE_PRICE_100_CREDITS: 'price_1',
    STRIPE_PRICE_1000_CREDITS: 'price_2',
    STRIPE_PRICE_10000_CREDITS: 'price_3',
    STRIPE_PRICE_PREMIUM: 'price_4',
    PUBLIC_URL: 'https://b.example',
    TRUST_PROXY: '1',
  };
  const production = (settings: Record<string, string> = {}) => loadEnv({ ...productionSettings, ...settings });

  it('have defaults for development', () => {
    expect(development()).toMatchObject({
      APP_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      STORAGE: 'disk',
      MAIL: 'outbox',
      PAYMENTS: 'sandbox',
      LIMITS: 'development',
      DEV_LOGIN: 'on',
      SOUND_ENGINE: 'procedural',
      TIMELINE_EDITOR: 'live',
    });
  });

  it('take the port into the public address, and count an empty text as unset', () => {
    expect(development({ PORT: '4000', SUPPORT_EMAIL: '' })).toMatchObject({
      PORT: 4000,
      PUBLIC_URL: 'http://localhost:4000',
      SUPPORT_EMAIL: 'support@localhost',
    });
  });

  it('are strict in production and know no door for developers there', () => {
    expect(production()).toMatchObject({ LIMITS: 'strict', DEV_LOGIN: 'off' });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'eighty'],
    ['APP_ENV', 'staging'],
    ['PUBLIC_URL', 'whoosh'],
    ['DATABASE_URL', 'mysql://x'],
    ['SESSION_SECRET', 'short'],
    ['SESSION_SECRET', 'a'.repeat(40)],
    ['SESSION_SECRET', 'ab'.repeat(20)],
    ['SESSION_SECRET', 'abcd1234'.repeat(5)],
    ['SESSION_SECRET', `${'a'.repeat(20)}bcdefg${'a'.repeat(20)}`],
    ['SESSION_SECRET_PREVIOUS', 'ab'.repeat(20)],
    ['METRICS_TOKEN', 'ab'.repeat(20)],
    ['STORAGE', 'tape'],
    ['MAIL', 'pigeon'],
    ['MAIL_FROM', 'nobody'],
    ['LIMITS', 'none'],
    ['DEV_LOGIN', 'maybe'],
    ['PAYMENTS', 'cash'],
    ['PAYMENTS', 'none'],
    ['PLANS', 'maybe'],
    ['QUOTA_GIGABYTES', '0'],
    ['STRIPE_TAX', 'maybe'],
    ['SOUND_ENGINE', 'tape'],
    ['TIMELINE_EDITOR', 'later'],
    ['SEND_FILES_URL', 'zzz'],
    ['SUPPORT_EMAIL', 'zzz'],
    ['TRUST_PROXY', 'true'],
    ['STRIPE_API_BASE', 'zzz'],
    ['METRICS_TOKEN', 'short'],
    ['WORKER', 'maybe'],
    ['MAIL_CODES_PER_HOUR', '0'],
  ])('stop the start with a sentence that names %s, and never its value [security 57]', (name, value) => {
    const message = refusal(() => development({ [name]: value }));
    expect(message).toMatch(new RegExp(`^Settings are wrong: .*${name} must .*\\.$`));
    expect(message).not.toContain(value);
  });

  it.each([
    ['S3_BUCKET', { STORAGE: 's3', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }],
    ['SMTP_URL', { MAIL: 'smtp' }],
    ['STRIPE_SECRET_KEY', { PAYMENTS: 'stripe', STRIPE_WEBHOOK_SECRET: 's', CHECKOUT_ORIGIN: 'https://pay.example' }],
    ['CHECKOUT_ORIGIN', { PAYMENTS: 'stripe', STRIPE_WEBHOOK_SECRET: 's', STRIPE_SECRET_KEY: 's' }],
    [
      'STRIPE_PUBLISHABLE_KEY',
      {
        PAYMENTS: 'stripe',
        STRIPE_SECRET_KEY: 's',
        STRIPE_WEBHOOK_SECRET: 's',
        CHECKOUT_ORIGIN: 'https://pay.example',
      },
    ],
    [
      'STRIPE_PRICE_100_CREDITS',
      {
        PAYMENTS: 'stripe',
        STRIPE_SECRET_KEY: 's',
        STRIPE_WEBHOOK_SECRET: 's',
        CHECKOUT_ORIGIN: 'https://pay.example',
      },
    ],
    ['ELEVENLABS_API_KEY', { SOUND_ENGINE: 'elevenlabs' }],
    ['GENERATOR_URL', { SOUND_ENGINE: 'http' }],
    ['GENERATOR_TERMS', { GENERATOR_URL: 'http://localhost:9000/' }],
  ])('ask for %s where another setting needs it', (name, settings: Record<string, string>) => {
    expect(() => development(settings)).toThrow(name);
  });

  it.each(['SESSION_SECRET', 'MAIL', 'MAIL_FROM', 'SUPPORT_EMAIL', 'PAYMENTS'])(
    'need %s in production: no stand-in runs there unasked [security 19]',
    (name) => {
      expect(() => production({ [name]: '' })).toThrow(name);
    },
  );

  it('ask for nothing of payments in production where sounds have no price', () => {
    const stripe = Object.keys(productionSettings).filter((name) => /^(STRIPE|PAYMENTS|CHECKOUT)/.test(name));
    const without = Object.fromEntries(stripe.map((name) => [name, '']));
    const env = production({ ...without, PLANS: 'off', QUOTA_GIGABYTES: '200' });
    expect(env).toMatchObject({ PLANS: 'off', PAYMENTS: 'none', QUOTA_GIGABYTES: 200 });
    expect(production({ PLANS: 'off' })).not.toHaveProperty('CHECKOUT_ORIGIN');
  });

  it('refuse https without a proxy that speaks it', () => {
    expect(() => production({ TRUST_PROXY: '0' })).toThrow('TRUST_PROXY');
  });

  it('refuse data inside a git work tree in production', () => {
    const inside = join(folder, 'clone', 'data');
    mkdirSync(join(folder, 'clone', '.git'), { recursive: true });
    expect(() => production({ DATA_DIR: inside })).toThrow('DATA_DIR must not lie inside a git work tree');
    expect(development({ DATA_DIR: inside, SESSION_SECRET: SECRET }).DATA_DIR).toBe(inside);
  });

  it('draw a secret for development once and keep it for their owner only [security 57]', () => {
    const data = join(folder, 'fresh');
    const first = development({ DATA_DIR: data }).SESSION_SECRET;
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(development({ DATA_DIR: data }).SESSION_SECRET).toBe(first);
    expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('draw no secret in production [security 57]', () => {
    const data = join(folder, 'none');
    expect(() => production({ DATA_DIR: data, SESSION_SECRET: '' })).toThrow('SESSION_SECRET');
    expect(existsSync(data)).toBe(false);
  });

  it('are all listed in .env.example', () => {
    const example = readFileSync(resolve(__dirname, '../../../.env.example'), 'utf8');
    const listed = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
    expect(listed.sort()).toEqual([...SETTING_NAMES].sort());
  });

  it('cannot be changed afterwards', () => {
    const env: Env = development();
    expect(() => Object.assign(env, { PORT: 1 })).toThrow(TypeError);
  });
});
