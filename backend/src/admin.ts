import 'reflect-metadata';
import { userInfo } from 'node:os';
import { DataSource } from 'typeorm';
import { loadEnv } from './config';
import { databaseOptions } from './database';
import { AdminService, LedgerService } from './modules/billing';

const USAGE = `Usage:
  admin find TEXT                accounts whose e-mail or name contains TEXT
  admin grant E-MAIL CREDITS     give credits
  admin adjust E-MAIL CREDITS    correct a balance, up or down
  admin ban E-MAIL               block an account and end its sessions
  admin unban E-MAIL             let it in again`;

/** The operator's console: `npm run admin -- grant someone@example.com 100`. */
async function main(args: readonly string[]): Promise<void> {
  const [command = '', target = '', amount = ''] = args;
  if (target === '' || (['grant', 'adjust'].includes(command) && !/^-?\d{1,9}$/.test(amount))) throw new UsageError(USAGE);
  const dataSource = await new DataSource(databaseOptions(loadEnv(process.env).DATABASE_URL, { poolSize: 1 })).initialize();
  try {
    const admin = new AdminService(dataSource, new LedgerService(dataSource));
    console.log(await perform(admin, command, target, Number(amount)));
  } finally {
    await dataSource.destroy();
  }
}

class UsageError extends Error {}

async function perform(admin: AdminService, command: string, target: string, amount: number): Promise<string> {
  const operator = userInfo().username;
  switch (command) {
    case 'find':
      return JSON.stringify(await admin.find(target), null, 2);
    case 'grant':
      return `${target} has ${(await admin.grant(operator, target, amount)).balance} credits now.`;
    case 'adjust':
      return `${target} has ${(await admin.adjust(operator, target, amount)).balance} credits now.`;
    case 'ban':
      await admin.ban(operator, target, true);
      return `${target} is blocked and signed out.`;
    case 'unban':
      await admin.ban(operator, target, false);
      return `${target} may sign in again.`;
    default:
      throw new UsageError(USAGE);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
