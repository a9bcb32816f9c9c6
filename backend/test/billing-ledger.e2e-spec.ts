import { randomUUID } from 'node:crypto';
import type { LedgerKind } from '@whoosh/contracts';
import fc from 'fast-check';
import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../src/http';
import { LedgerService } from '../src/modules/billing';
import { createTestApp, type TestApp } from './support/create-test-app';

jest.setTimeout(600_000);

/** The long form tries more. */
const EFFORT = process.env['TEST_FORM'] === 'full' ? 20 : 1;

type Outcome = 'applied' | 'duplicate' | 'refused';

/** A ledger as the properties see it. */
interface Ledger {
  openAccount(): Promise<number>;
  post(userId: number, kind: LedgerKind, delta: number, cause: string): Promise<Outcome>;
  /** The balance as stored, and as the entries say. */
  audit(userId: number): Promise<{ balance: number; sum: number; entries: number }>;
}

type Command =
  | { do: 'grant'; amount: number; event: number }
  | { do: 'reserve'; amount: number; generation: number }
  | { do: 'release'; generation: number };

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constant('grant' as const), amount: fc.integer({ min: 1, max: 50 }), event: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ do: fc.constant('reserve' as const), amount: fc.integer({ min: 1, max: 40 }), generation: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ do: fc.constant('release' as const), generation: fc.integer({ min: 0, max: 5 }) }),
);

/** One after the other: the ledger does what the model does. */
const followsTheModel = (ledger: Ledger) =>
  fc.asyncProperty(fc.array(command, { maxLength: 16 }), async (commands) => {
    const userId = await ledger.openAccount();
    const scope = randomUUID();
    const posted = new Map<string, number>();
    let balance = 0;
    for (const next of commands) {
      const [kind, delta, cause] = toPosting(next, scope, posted);
      if (kind === 'release' && !posted.has(`reserve ${cause}`)) continue;
      const expected = posted.has(`${kind} ${cause}`) ? 'duplicate' : balance + delta < 0 ? 'refused' : 'applied';
      if (expected === 'applied') {
        balance += delta;
        posted.set(`${kind} ${cause}`, delta);
      }
      assertEqual(await ledger.post(userId, kind, delta, cause), expected);
    }
    assertEqual(await ledger.audit(userId), { balance, sum: balance, entries: posted.size });
  });

/** All at once: whatever the order was, each cause counts once and the sums agree. */
const survivesRaces = (ledger: Ledger) =>
  fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 16 }), async (commands) => {
    const userId = await ledger.openAccount();
    const scope = randomUUID();
    await ledger.post(userId, 'grant', 60, `start:${scope}`);
    const postings = commands.filter(({ do: kind }) => kind !== 'release').map((next) => toPosting(next, scope, new Map()));
    const outcomes = await Promise.all(postings.map(([kind, delta, cause]) => ledger.post(userId, kind, delta, cause)));
    let balance = 60;
    const applied = new Set<string>();
    postings.forEach(([kind, delta, cause], index) => {
      if (outcomes[index] !== 'applied') return;
      if (applied.has(`${kind} ${cause}`)) throw new Error(`${kind} ${cause} was applied twice`);
      applied.add(`${kind} ${cause}`);
      balance += delta;
    });
    assertEqual(await ledger.audit(userId), { balance, sum: balance, entries: applied.size + 1 });
  });

/** What was reserved is what is released. */
function toPosting(next: Command, scope: string, posted: ReadonlyMap<string, number>): [LedgerKind, number, string] {
  if (next.do === 'grant') return ['grant', next.amount, `event:${scope}:${next.event}`];
  const cause = `gen:${scope}:${next.generation}`;
  return next.do === 'reserve' ? ['reserve', -next.amount, cause] : ['release', -(posted.get(`reserve ${cause}`) ?? -1), cause];
}

function assertEqual(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) throw new Error(`${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`);
}

/** The product's ledger, or a broken kin of it, on the product's tables. */
class RealLedger implements Ledger {
  constructor(
    protected readonly dataSource: DataSource,
    private readonly service: LedgerService,
  ) {}

  async openAccount(): Promise<number> {
    const rows: { id: number }[] = await this.dataSource.query(`INSERT INTO users (email, name) VALUES ($1, 'x') RETURNING id`, [`${randomUUID()}@example.com`]);
    return rows[0]?.id ?? 0;
  }

  async post(userId: number, kind: LedgerKind, delta: number, cause: string): Promise<Outcome> {
    try {
      const { applied } = await this.dataSource.transaction((manager) => this.service.post(userId, kind, delta, cause, manager));
      return applied ? 'applied' : 'duplicate';
    } catch (error) {
      if (error instanceof AppError && error.code === 'INSUFFICIENT_CREDITS') return 'refused';
      throw error;
    }
  }

  async audit(userId: number): Promise<{ balance: number; sum: number; entries: number }> {
    const rows: { balance: number; sum: number; entries: number }[] = await this.dataSource.query(
      `SELECT u.credits::int AS balance, coalesce(sum(l.delta), 0)::int AS sum, count(l.seq)::int AS entries
       FROM users u LEFT JOIN ledger l ON l.user_id = u.id WHERE u.id = $1 GROUP BY u.credits`,
      [userId],
    );
    return rows[0] ?? { balance: NaN, sum: NaN, entries: NaN };
  }
}

/** Mutant 1: looks at the balance without locking the person's row. */
class UnlockedService extends LedgerService {
  override async lock(userId: number, manager: EntityManager) {
    const rows: { credits: string }[] = await manager.query('SELECT credits FROM users WHERE id = $1', [userId]);
    return { credits: Number(rows[0]?.credits), debt: 0, planId: 1, blocked: false };
  }
}

/** Mutant 2: a release does not know the generation it belongs to, so it can be given twice. */
class ForgetfulLedger extends RealLedger {
  override post(userId: number, kind: LedgerKind, delta: number, cause: string): Promise<Outcome> {
    return super.post(userId, kind, delta, kind === 'release' ? randomUUID() : cause);
  }
}

/** Mutant 3: a BEFORE INSERT trigger moves the balance, which ON CONFLICT DO NOTHING does not hold back. */
class TriggerLedger implements Ledger {
  constructor(private readonly dataSource: DataSource) {}

  async prepare(): Promise<void> {
    await this.dataSource.query('CREATE TABLE IF NOT EXISTS mutant_accounts (id serial PRIMARY KEY, credits int NOT NULL DEFAULT 0 CHECK (credits >= 0))');
    await this.dataSource.query('CREATE TABLE IF NOT EXISTS mutant_ledger (user_id int, kind text, cause text, delta int, UNIQUE (kind, cause))');
    await this.dataSource.query(`CREATE OR REPLACE FUNCTION mutant_move() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN UPDATE mutant_accounts SET credits = credits + NEW.delta WHERE id = NEW.user_id; RETURN NEW; END $$`);
    await this.dataSource.query('CREATE OR REPLACE TRIGGER mutant_move BEFORE INSERT ON mutant_ledger FOR EACH ROW EXECUTE FUNCTION mutant_move()');
  }

  async openAccount(): Promise<number> {
    const rows: { id: number }[] = await this.dataSource.query('INSERT INTO mutant_accounts DEFAULT VALUES RETURNING id');
    return rows[0]?.id ?? 0;
  }

  async post(userId: number, kind: LedgerKind, delta: number, cause: string): Promise<Outcome> {
    const insert = 'INSERT INTO mutant_ledger (user_id, kind, cause, delta) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING 1';
    try {
      const rows: unknown[] = await this.dataSource.query(insert, [userId, kind, cause, delta]);
      return rows.length > 0 ? 'applied' : 'duplicate';
    } catch (error) {
      if (String(error).includes('credits_check')) return 'refused';
      throw error;
    }
  }

  async audit(userId: number): Promise<{ balance: number; sum: number; entries: number }> {
    const rows: { balance: number; sum: number; entries: number }[] = await this.dataSource.query(
      `SELECT a.credits AS balance, coalesce(sum(l.delta), 0)::int AS sum, count(l.kind)::int AS entries
       FROM mutant_accounts a LEFT JOIN mutant_ledger l ON l.user_id = a.id WHERE a.id = $1 GROUP BY a.credits`,
      [userId],
    );
    return rows[0] ?? { balance: NaN, sum: NaN, entries: NaN };
  }
}

describe('the ledger under random use', () => {
  let test: TestApp;
  let ledger: Ledger;

  beforeAll(async () => {
    test = await createTestApp();
    ledger = new RealLedger(test.dataSource, test.app.get(LedgerService));
  });
  afterAll(() => test.close());

  const holds = (property: fc.IAsyncProperty<[Command[]]>, numRuns: number) => fc.assert(property, { numRuns: numRuns * EFFORT });
  /** The seed is fixed, so that a mutant which is found once is found always; shrinking would only take time. */
  const breaks = (property: fc.IAsyncProperty<[Command[]]>) =>
    expect(fc.assert(property, { numRuns: 200, seed: 42, endOnFailure: true })).rejects.toThrow('Property failed');

  it('does one after the other what the model does', () => holds(followsTheModel(ledger), 50));

  it('keeps sums and causes right when everything comes at once', () => holds(survivesRaces(ledger), 40));

  it('would be caught without the lock', () => breaks(survivesRaces(new RealLedger(test.dataSource, new UnlockedService(test.dataSource)))));

  it('would be caught releasing twice', () => breaks(followsTheModel(new ForgetfulLedger(test.dataSource, test.app.get(LedgerService)))));

  it('would be caught moving the balance in a trigger', async () => {
    const mutant = new TriggerLedger(test.dataSource);
    await mutant.prepare();
    await breaks(followsTheModel(mutant));
  });
});
