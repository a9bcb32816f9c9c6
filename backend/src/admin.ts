import 'reflect-metadata';
import { userInfo } from 'node:os';
import { DataSource } from 'typeorm';
import { loadEnv } from './config';
import { databaseOptions } from './database';
import { AdminService, LedgerService, type OperatorAct } from './modules/billing';
import { SCHEMA } from './schema';

const MOVES_CREDITS = ['grant', 'adjust'];
const USAGE = `Usage:
  admin find TEXT [REASON]              accounts whose e-mail or name contains TEXT
  admin activity E-MAIL REASON          what happened around the security of an account
  admin grant E-MAIL CREDITS REASON     give credits
  admin adjust E-MAIL CREDITS REASON    correct a balance, up or down
  admin ban E-MAIL REASON               block an account and end its sessions
  admin unban E-MAIL REASON             let it in again
Who did what, when and why is kept in the table admin_actions.`;

/** The operator's console: `npm run admin -- grant someone@example.com 100 "sorry for the outage"`. */
async function main(args: readonly string[]): Promise<void> {
  const [command = '', target = '', ...rest] = args;
  const amount = MOVES_CREDITS.includes(command) ? rest.shift() : undefined;
  const act = { operator: userInfo().username, reason: rest.join(' ').trim() };
  if (
    target === '' ||
    (amount !== undefined && !/^-?\d{1,9}$/.test(amount)) ||
    (command !== 'find' && act.reason === '')
  )
    throw new UsageError(USAGE);
  const env = loadEnv(process.env);
  if (env.PLANS === 'off' && MOVES_CREDITS.includes(command))
    throw new UsageError('There are no credits here: PLANS is off.');
  const dataSource = await new DataSource(databaseOptions(env.DATABASE_URL, SCHEMA, { poolSize: 1 })).initialize();
  try {
    const admin = new AdminService(dataSource, new LedgerService(dataSource));
    console.log(await perform(admin, act, command, target, Number(amount)));
  } finally {
    await dataSource.destroy();
  }
}

class UsageError extends Error {}

async function perform(
  admin: AdminService,
  act: OperatorAct,
  command: string,
  target: string,
  amount: number,
): Promise<string> {
  switch (command) {
    case 'find':
      return JSON.stringify(await admin.find(act, target), null, 2);
    case 'activity':
      return JSON.stringify(await admin.activity(act, target), null, 2);
    case 'grant':
      return `${target} has ${(await admin.grant(act, target, amount)).balance} credits now.`;
    case 'adjust':
      return `${target} has ${(await admin.adjust(act, target, amount)).balance} credits now.`;
    case 'ban':
      await admin.ban(act, target, true);
      return `${target} is blocked and signed out.`;
    case 'unban':
      await admin.ban(act, target, false);
      return `${target} may sign in again.`;
    default:
      throw new UsageError(USAGE);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
