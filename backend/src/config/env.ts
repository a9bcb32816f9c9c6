import { plainToInstance, Transform } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
  validateSync,
} from 'class-validator';
import { resolve } from 'node:path';
import { dataDirectoryProblem, developmentSecret } from './data-directory';

const asNumber = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
);
const URL_OPTIONS = { protocols: ['http', 'https'], require_protocol: true, require_tld: false };

/** Where the built front ends lie beside the backend: the workspace root, seen from backend/dist/config and src/config. */
const WORKSPACE_ROOT = resolve(__dirname, '../../..');

/** A setting is missing or wrong. The message names settings and rules, never values. */
export class SettingsError extends Error {}

/** The settings of the process: read once at start, and the validated object is the one in use. */
export class Env {
  @IsIn(['development', 'production'], { message: 'APP_ENV must be development or production' })
  APP_ENV: 'development' | 'production';

  @IsString()
  @IsNotEmpty({ message: 'HOST must be the address to listen on' })
  HOST: string;

  @asNumber
  @IsInt({ message: 'PORT must be a whole number from 0 to 65535' })
  @Min(0, { message: 'PORT must be a whole number from 0 to 65535' })
  @Max(65535, { message: 'PORT must be a whole number from 0 to 65535' })
  PORT: number;

  /** The address under which browsers reach us, without a path. */
  @IsUrl(URL_OPTIONS, { message: 'PUBLIC_URL must be an http or https address' })
  PUBLIC_URL: string;

  @IsString()
  @IsNotEmpty({ message: 'DATA_DIR must be a folder' })
  DATA_DIR: string;

  @Matches(/^postgres(ql)?:\/\//, {
    message: 'DATABASE_URL must be a postgres:// address (npm start sets it for the embedded database)',
  })
  DATABASE_URL: string;

  /** Signs session cookies; the pepper of one-time codes is derived from it. */
  @MinLength(32, { message: 'SESSION_SECRET must be set, with at least 32 characters' })
  @Matches(/^(?!(.{1,16}?)\1+.{0,15}$)(?!.*(changeme|secret123|password)).*$/is, {
    message: 'SESSION_SECRET must be random',
  })
  @Matches(/^(?=(?:.*?(.)(?!.*\1)){8})/s, { message: 'SESSION_SECRET must be random' })
  SESSION_SECRET: string;

  /** The secret before the last rotation: its cookies still hold. */
  @IsOptional()
  @MinLength(32, { message: 'SESSION_SECRET_PREVIOUS must have at least 32 characters' })
  SESSION_SECRET_PREVIOUS?: string;

  /** Proxies in front of us: their number, or 0 for none. */
  @asNumber
  @IsInt({ message: 'TRUST_PROXY must be the number of proxies in front, 0 to 5' })
  @Min(0, { message: 'TRUST_PROXY must be the number of proxies in front, 0 to 5' })
  @Max(5, { message: 'TRUST_PROXY must be the number of proxies in front, 0 to 5' })
  TRUST_PROXY: number;

  @IsIn(['disk', 's3'], { message: 'STORAGE must be disk or s3' })
  STORAGE: 'disk' | 's3';

  @ValidateIf((env: Env) => env.STORAGE === 's3' && env.S3_ENDPOINT !== undefined)
  @IsUrl(URL_OPTIONS, { message: 'S3_ENDPOINT must be an http or https address' })
  S3_ENDPOINT?: string;

  @ValidateIf((env: Env) => env.STORAGE === 's3')
  @IsNotEmpty({ message: 'S3_REGION must be set when STORAGE is s3' })
  S3_REGION?: string;

  @ValidateIf((env: Env) => env.STORAGE === 's3')
  @IsNotEmpty({ message: 'S3_BUCKET must be set when STORAGE is s3' })
  S3_BUCKET?: string;

  @ValidateIf((env: Env) => env.STORAGE === 's3')
  @IsNotEmpty({ message: 'S3_ACCESS_KEY_ID must be set when STORAGE is s3' })
  S3_ACCESS_KEY_ID?: string;

  @ValidateIf((env: Env) => env.STORAGE === 's3')
  @IsNotEmpty({ message: 'S3_SECRET_ACCESS_KEY must be set when STORAGE is s3' })
  S3_SECRET_ACCESS_KEY?: string;

  @IsIn(['outbox', 'smtp'], {
    message: 'MAIL must be outbox or smtp (production takes the outbox only when it is named)',
  })
  MAIL: 'outbox' | 'smtp';

  @ValidateIf((env: Env) => env.MAIL === 'smtp')
  @Matches(/^smtps?:\/\//, { message: 'SMTP_URL must be an smtp:// or smtps:// address when MAIL is smtp' })
  SMTP_URL?: string;

  @IsEmail({ require_tld: false }, { message: 'MAIL_FROM must be an e-mail address' })
  MAIL_FROM: string;

  /** Codes that the whole site may mail in an hour. */
  @asNumber
  @IsInt({ message: 'MAIL_CODES_PER_HOUR must be a whole number of at least 1' })
  @Min(1, { message: 'MAIL_CODES_PER_HOUR must be a whole number of at least 1' })
  MAIL_CODES_PER_HOUR: number;

  @IsIn(['sandbox', 'stripe'], {
    message: 'PAYMENTS must be sandbox or stripe (production takes the sandbox only when it is named)',
  })
  PAYMENTS: 'sandbox' | 'stripe';

  @ValidateIf((env: Env) => env.PAYMENTS === 'stripe')
  @IsNotEmpty({ message: 'STRIPE_SECRET_KEY must be set when PAYMENTS is stripe' })
  STRIPE_SECRET_KEY?: string;

  @ValidateIf((env: Env) => env.PAYMENTS === 'stripe')
  @IsNotEmpty({ message: 'STRIPE_WEBHOOK_SECRET must be set when PAYMENTS is stripe' })
  STRIPE_WEBHOOK_SECRET?: string;

  /** The secret before the last rotation: until the provider has forgotten it, it signs too. */
  @IsOptional()
  @IsNotEmpty({ message: 'STRIPE_WEBHOOK_SECRET_PREVIOUS must not be empty' })
  STRIPE_WEBHOOK_SECRET_PREVIOUS?: string;

  /** The provider's key for browsers, which the checkout page gets. */
  @ValidateIf((env: Env) => env.PAYMENTS === 'stripe')
  @Matches(/^pk_/, { message: 'STRIPE_PUBLISHABLE_KEY must be a key for browsers (pk_…) when PAYMENTS is stripe' })
  STRIPE_PUBLISHABLE_KEY?: string;

  /** on: the provider adds the tax of where the buyer is. */
  @IsIn(['on', 'off'], { message: 'STRIPE_TAX must be on or off' })
  STRIPE_TAX: 'on' | 'off';

  /** Where the provider's API is when it is not Stripe's own address: protocol, host and port, without a path. */
  @IsOptional()
  @IsUrl(URL_OPTIONS, { message: 'STRIPE_API_BASE must be an http or https address' })
  STRIPE_API_BASE?: string;

  @ValidateIf((env: Env) => env.PAYMENTS === 'stripe')
  @IsNotEmpty({ message: 'STRIPE_PRICE_100_CREDITS must be set when PAYMENTS is stripe' })
  STRIPE_PRICE_100_CREDITS?: string;

  @ValidateIf((env: Env) => env.PAYMENTS === 'stripe')
  @IsNotEmpty({ message: 'STRIPE_PRICE_1000_CREDITS must be set when PAYMENTS is stripe' })
  STRIPE_PRICE_1000_CREDITS?: string;

  @ValidateIf((env: Env) => env.PAYMENTS === 'stripe')
  @IsNotEmpty({ message: 'STRIPE_PRICE_10000_CREDITS must be set when PAYMENTS is stripe' })
  STRIPE_PRICE_10000_CREDITS?: string;

  /** The provider's price id of a month of Premium. */
  @ValidateIf((env: Env) => env.PAYMENTS === 'stripe')
  @IsNotEmpty({ message: 'STRIPE_PRICE_PREMIUM must be set when PAYMENTS is stripe' })
  STRIPE_PRICE_PREMIUM?: string;

  @ValidateIf((env: Env) => env.PAYMENTS === 'stripe' || env.CHECKOUT_ORIGIN !== undefined)
  @IsUrl(URL_OPTIONS, { message: 'CHECKOUT_ORIGIN must be an http or https address when PAYMENTS is stripe' })
  CHECKOUT_ORIGIN?: string;

  /** development multiplies the limits per IP by 100; tries per code and limits per address never change. */
  @IsIn(['strict', 'development'], { message: 'LIMITS must be strict or development' })
  LIMITS: 'strict' | 'development';

  @IsIn(['on', 'off'], { message: 'DEV_LOGIN must be on or off' })
  DEV_LOGIN: 'on' | 'off';

  /** Where messages to webhooks may go: into the public internet only, or anywhere, our own network included. */
  @IsIn(['public', 'any'], { message: 'WEBHOOK_TARGETS must be public or any' })
  WEBHOOK_TARGETS: 'public' | 'any';

  /** Ports of webhooks beside 443 and 80, with commas between them. */
  @Matches(/^(\d{1,5}(,\d{1,5})*)?$/, { message: 'WEBHOOK_PORTS must be port numbers with commas between them' })
  WEBHOOK_PORTS: string;

  /** Who makes the sounds that name no generator; the others can be named where they are set up. */
  @IsIn(['procedural', 'elevenlabs', 'http'], { message: 'SOUND_ENGINE must be procedural, elevenlabs or http' })
  SOUND_ENGINE: 'procedural' | 'elevenlabs' | 'http';

  /** With it, sounds can be had from ElevenLabs, on the account of this key. */
  @ValidateIf((env: Env) => env.SOUND_ENGINE === 'elevenlabs')
  @IsNotEmpty({ message: 'ELEVENLABS_API_KEY must be set when SOUND_ENGINE is elevenlabs' })
  ELEVENLABS_API_KEY?: string;

  @IsUrl(URL_OPTIONS, { message: 'ELEVENLABS_API_BASE must be an http or https address' })
  ELEVENLABS_API_BASE: string;

  /** With it, sounds can be had from a generator of the operator's own: the address that takes its requests (docs/generator-protocol.md). */
  @ValidateIf((env: Env) => env.SOUND_ENGINE === 'http' || env.GENERATOR_URL !== undefined)
  @IsUrl(URL_OPTIONS, { message: 'GENERATOR_URL must be an http or https address when SOUND_ENGINE is http' })
  GENERATOR_URL?: string;

  /** Sent to it as a bearer token. */
  @IsOptional()
  @IsNotEmpty({ message: 'GENERATOR_KEY must not be empty' })
  GENERATOR_KEY?: string;

  /** What people know it as. */
  @MaxLength(60, { message: 'GENERATOR_NAME must have at most 60 characters' })
  GENERATOR_NAME: string;

  /** What may be done with its sounds, beside the licence of the plan: a sentence for people. */
  @ValidateIf((env: Env) => env.GENERATOR_URL !== undefined)
  @IsNotEmpty({ message: 'GENERATOR_TERMS must say what may be done with the sounds when GENERATOR_URL is set' })
  @MaxLength(500, { message: 'GENERATOR_TERMS must have at most 500 characters' })
  GENERATOR_TERMS?: string;

  @IsIn(['live', 'soon'], { message: 'TIMELINE_EDITOR must be live or soon' })
  TIMELINE_EDITOR: 'live' | 'soon';

  @IsOptional()
  @IsUrl(URL_OPTIONS, { message: 'SEND_FILES_URL must be an http or https address' })
  SEND_FILES_URL?: string;

  @IsEmail({ require_tld: false }, { message: 'SUPPORT_EMAIL must be an e-mail address' })
  SUPPORT_EMAIL: string;

  /** The folder that holds shell/dist and mfe-*\/dist. */
  @IsString()
  @MaxLength(4096, { message: 'WEB_ROOT must be a folder' })
  WEB_ROOT: string;

  /** With it, /metrics answers callers from elsewhere that send it as a bearer token. */
  @IsOptional()
  @MinLength(16, { message: 'METRICS_TOKEN must have at least 16 characters' })
  METRICS_TOKEN?: string;

  /** Where traces are sent (OpenTelemetry Protocol over HTTP); without it none are made. */
  @IsOptional()
  @IsUrl(URL_OPTIONS, { message: 'OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address' })
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  /** on: this server process also works off jobs; off: only `npm run worker` does. */
  @IsIn(['on', 'off'], { message: 'WORKER must be on or off' })
  WORKER: 'on' | 'off';

  /** A try at a sound that takes longer is given up, and its credits go back. */
  @asNumber
  @IsInt({ message: 'SOUND_LIMIT_SECONDS must be a whole number from 5 to 100' })
  @Min(5, { message: 'SOUND_LIMIT_SECONDS must be a whole number from 5 to 100' })
  @Max(100, { message: 'SOUND_LIMIT_SECONDS must be a whole number from 5 to 100' })
  SOUND_LIMIT_SECONDS: number;

  /** Where a worker process says how it is and what it measured. */
  @IsOptional()
  @asNumber
  @IsInt({ message: 'WORKER_PORT must be a port from 1 to 65535' })
  @Min(1, { message: 'WORKER_PORT must be a port from 1 to 65535' })
  @Max(65_535, { message: 'WORKER_PORT must be a port from 1 to 65535' })
  WORKER_PORT?: number;
}

type RawSettings = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the settings; empty ones count as unset.
 * @throws SettingsError with one sentence that names what is wrong
 */
export function loadEnv(source: RawSettings): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const production = given['APP_ENV'] === 'production';
  const merged = { ...(production ? productionDefaults() : developmentDefaults()), ...given };
  const env = plainToInstance(Env, pickSettings(merged), { exposeUnsetFields: false });
  env.DATA_DIR = resolve(String(env.DATA_DIR));
  env.PUBLIC_URL = withoutTrailingSlash(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  if (!production && env.SESSION_SECRET === undefined) env.SESSION_SECRET = developmentSecret(env.DATA_DIR);
  const problems = validateSync(env, { forbidUnknownValues: true, stopAtFirstError: true }).flatMap((error) =>
    Object.values(error.constraints ?? {}),
  );
  // We speak plain http: a browser's https ends at a proxy, whose word about it the session cookie needs.
  if (env.PUBLIC_URL.startsWith('https:') && env.TRUST_PROXY === 0)
    problems.push('TRUST_PROXY must be at least 1 when PUBLIC_URL is https');
  if (production) problems.push(...dataDirectoryProblem(env.DATA_DIR));
  if (problems.length > 0) throw new SettingsError(`Settings are wrong: ${problems.join('; ')}.`);
  return Object.freeze(env);
}

/** The names of all settings, as .env.example lists them. */
export const SETTING_NAMES = [
  'APP_ENV',
  'HOST',
  'PORT',
  'PUBLIC_URL',
  'DATA_DIR',
  'DATABASE_URL',
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'TRUST_PROXY',
  'STORAGE',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'MAIL',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_CODES_PER_HOUR',
  'PAYMENTS',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_WEBHOOK_SECRET_PREVIOUS',
  'STRIPE_TAX',
  'CHECKOUT_ORIGIN',
  'STRIPE_API_BASE',
  'STRIPE_PRICE_100_CREDITS',
  'STRIPE_PRICE_1000_CREDITS',
  'STRIPE_PRICE_10000_CREDITS',
  'STRIPE_PRICE_PREMIUM',
  'LIMITS',
  'DEV_LOGIN',
  'WEBHOOK_TARGETS',
  'WEBHOOK_PORTS',
  'SOUND_LIMIT_SECONDS',
  'SOUND_ENGINE',
  'ELEVENLABS_API_KEY',
  'ELEVENLABS_API_BASE',
  'GENERATOR_URL',
  'GENERATOR_KEY',
  'GENERATOR_NAME',
  'GENERATOR_TERMS',
  'TIMELINE_EDITOR',
  'SEND_FILES_URL',
  'SUPPORT_EMAIL',
  'WEB_ROOT',
  'METRICS_TOKEN',
  'WORKER',
  'WORKER_PORT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
] as const satisfies readonly (keyof Env)[];

function pickSettings(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(SETTING_NAMES.filter((name) => name in values).map((name) => [name, values[name]]));
}

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
    STRIPE_TAX: 'off',
    SOUND_ENGINE: 'procedural',
    ELEVENLABS_API_BASE: 'https://api.elevenlabs.io',
    GENERATOR_NAME: 'Own generator',
    WEBHOOK_TARGETS: 'public',
    WEBHOOK_PORTS: '',
    SOUND_LIMIT_SECONDS: '20',
    TIMELINE_EDITOR: 'live',
    WEB_ROOT: WORKSPACE_ROOT,
    WORKER: 'on',
  };
}

function developmentDefaults() {
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
function productionDefaults() {
  return { ...commonDefaults(), LIMITS: 'strict', DEV_LOGIN: 'off' };
}

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
