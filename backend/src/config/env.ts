import { IntersectionType } from '@nestjs/mapped-types';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { resolve } from 'node:path';
import { dataDirectoryProblem, developmentSecret } from './data-directory';
import { developmentDefaults, productionDefaults } from './defaults';
import { SETTING_NAMES } from './setting-names';
import { MailSettings } from './settings/mail';
import { OperationSettings } from './settings/operation';
import { PageSettings } from './settings/pages';
import { PaymentSettings } from './settings/payments';
import { ServerSettings } from './settings/server';
import { SignInSettings } from './settings/sign-in';
import { SoundSettings } from './settings/sounds';
import { StorageSettings } from './settings/storage';
import { WebhookSettings } from './settings/webhooks';

/** A setting is missing or wrong. The message names settings and rules, never values. */
export class SettingsError extends Error {}

/**
 * The settings of the process: read once at start, and the validated object is the one in use. Each group stands in a
 * file of `settings/`.
 */
export class Env extends IntersectionType(
  ServerSettings,
  OperationSettings,
  StorageSettings,
  SignInSettings,
  MailSettings,
  PaymentSettings,
  WebhookSettings,
  SoundSettings,
  PageSettings,
) {}

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
  if (env.PLANS === 'off') withoutPayments(env);
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

/** What a payment provider would need is not looked at where nothing is sold. */
function withoutPayments(env: Env): void {
  env.PAYMENTS = 'none';
  delete env.CHECKOUT_ORIGIN;
}

function pickSettings(values: Record<string, unknown>): Record<string, unknown> {
  const names: readonly (keyof Env)[] = SETTING_NAMES;
  return Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));
}

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
