import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Controller, Get, Module, Param } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { unzipSync } from 'fflate';
import { DataSource } from 'typeorm';
import { SessionRateGuard } from '../src/infra/rate-limits/session-rate.guard';
import { documentOf } from './support/api-document';
import { ABSENT, type Belongings, furnish } from './support/belongings';
import { binary } from './support/binary';
import type { TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { takeForgotten, unwatched } from './support/owner-watch';
import { createPaidApp, type Sandbox } from './support/payments-sandbox';
import { fieldsOf, operationsOf, type Operation } from './support/routes';
import { rainRequest } from './support/sounds';

// Real sounds are made here, on machines that may be busy.
jest.setTimeout(120_000);

type Fields = Belongings['fields'];

/** Fields of bodies that name something in storage or the database. */
const NAMES_SOMETHING = /(^i|I)ds?$|Url(48k)?$|^path$/;
/** Names of the catalogue and of the caller's own making. */
const NOBODYS = new Set(['productId', 'productPriceId', 'packageId', 'editId']);
/** Spec §7: the item is sent as it was read, and these change nothing. */
const IGNORED: Readonly<Record<string, readonly string[]>> = { 'put /api/timeline-items/{id}': ['id', 'projectId'] };
/** Valid bodies, so that nothing but the owner can be wrong. `tested` is the field whose owner is tried. */
const BODIES: Readonly<Record<string, (named: Fields, tested?: string) => object>> = {
  'patch /api/auth/passkeys/{id}': () => ({ name: 'Another name' }),
  'patch /api/sound-effects/individuals/{id}': () => ({ name: 'Another name' }),
  'patch /api/projects/{id}': () => ({ name: 'Mine' }),
  'put /api/projects/{id}': ({ videoUrl }) => ({ videoUrl, videoDuration: 3 }),
  'patch /api/projects/{id}/timeline': ({ soundEffectId, mediaId }, tested) => ({
    revision: 1,
    editId: randomUUID(),
    changes: [{ op: 'put', key: 'new', item: tested === 'mediaId' ? { mediaId } : { soundEffectId } }],
  }),
  'post /api/projects/{id}/exports': () => ({ format: 'edl' }),
  'post /api/projects/{id}/media': ({ path }) => ({ path, role: 'voice', name: 'Mine' }),
  'post /api/projects/{id}/versions': () => ({ name: 'Mine' }),
  'patch /api/projects/{id}/review-comments/{commentId}': () => ({ resolved: true }),
  'post /api/timeline-items': ({ projectId, soundEffectId, mediaId }, tested) => ({
    projectId,
    soundEffectId,
    ...(tested === 'mediaId' ? { mediaId } : {}),
    startTime: 1,
    trackIndex: 0,
  }),
  'put /api/timeline-items/{id}': ({ id, projectId, soundEffectId, mediaId }, tested) => ({
    id,
    projectId,
    volume: 0.5,
    ...(tested === 'mediaId' ? { mediaId } : { soundEffectId }),
  }),
  'post /api/sound-effects/generate': ({ projectId, parentEffectId }, tested) =>
    rainRequest({
      projectId: Number(projectId),
      ...(tested === 'parentEffectId' ? { parentEffectId: Number(parentEffectId) } : {}),
    }),
  'post /api/sound-effects': ({ audioUrl, audioUrl48k, projectId }) => ({ audioUrl, audioUrl48k, projectId }),
  'patch /api/sound-effects': ({ ids, projectId }) => ({ ids: [ids], projectId }),
  'post /api/sound-effects/delete': ({ ids }) => ({ ids: [ids] }),
  'post /api/sound-effects/restore': ({ ids }) => ({ ids: [ids] }),
  'patch /api/sound-effects/{id}': ({ projectId }) => ({ projectId }),
  'post /api/sound-effects/{id}/variations': () => ({ amount: 0.5, count: 2 }),
  'post /api/sound-effects/{id}/cuts': () => ({ start: 0, end: 0.5 }),
  'post /api/sound-effects/{id}/mixes': () => ({ levels: {} }),
  'patch /api/webhook-endpoints/{id}': () => ({ enabled: false }),
};

/** A route as one must not be: it asks nobody whose the project is. */
@Controller('projects')
class ForgetfulController {
  constructor(private readonly dataSource: DataSource) {}

  @Get(':id/forgetful')
  @ApiOkResponse({ schema: { type: 'array', items: { type: 'object' } } })
  read(@Param('id') id: string): Promise<unknown> {
    return this.dataSource.query('SELECT name FROM projects WHERE id = $1', [id]);
  }
}

@Module({ controllers: [ForgetfulController] })
class ForgetfulModule {}

const FORGETFUL: Operation = { method: 'get', template: '/api/projects/{id}/forgetful', isPublic: false };

describe('what belongs to somebody', () => {
  let test: TestApp;
  let sandbox: Sandbox;
  let ada: SignedIn;
  let eve: SignedIn;
  let hers: Belongings;
  let mine: Belongings;
  let operations: Operation[];

  beforeAll(async () => {
    ({ test, sandbox } = await createPaidApp({ OIDC_ISSUER: 'https://nobody.example', OIDC_CLIENT_ID: 'nobody' }, [
      ForgetfulModule,
    ]));
    // How often a session may call has a suite of its own.
    jest.spyOn(SessionRateGuard.prototype, 'canActivate').mockReturnValue(true);
    operations = operationsOf(test.app).filter(
      ({ isPublic, template }) => !isPublic && template !== FORGETFUL.template,
    );
    [ada, eve] = [
      await signIn(test, { email: 'adas-own@example.com' }),
      await signIn(test, { email: 'eves-own@example.com' }),
    ];
    hers = await furnish(test, ada, 'adamark');
    mine = await furnish(test, eve, 'evemark');
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await sandbox?.stop();
    await test?.close();
  });

  const labelOf = ({ method, template }: Operation) => `${method} ${template}`;
  /** What stands before each place of an address. */
  const placesOf = ({ template }: Operation) =>
    [...template.matchAll(/\/([\w-]+)\/\{\w+\}/g)].map(([, before]) => before ?? '');
  const addressOf = (operation: Operation, from: readonly Pick<Belongings, 'places'>[]) => {
    let place = 0;
    return operation.template.replace(/\/([\w-]+)\/\{\w+\}/g, (_, before: string) => {
      const value = from[place++]?.places[before];
      if (value === undefined) throw new Error(`${labelOf(operation)}: give people one of these in belongings.ts`);
      return `/${before}/${value}`;
    });
  };
  const bodyOf = (operation: Operation, fields: Fields = mine.fields, tested?: string) =>
    BODIES[labelOf(operation)]?.(fields, tested);
  const call = async (person: SignedIn, { method }: Operation, address: string, body?: object) => {
    const answer = await person.agent[method](address).buffer(true).parse(binary).send(body);
    const bytes = answer.body as Buffer;
    const isZip = answer.headers['content-type'] === 'application/zip';
    const texts = isZip
      ? Object.entries(unzipSync(bytes)).flatMap(([name, file]) => [name, Buffer.from(file).toString('latin1')])
      : [bytes.toString('latin1')];
    return { status: answer.status, text: texts.join('\n'), type: String(answer.headers['content-type']) };
  };
  const withoutRequestId = (text: string) => text.replace(/"requestId":"[^"]*"/, '');
  const marksIn = (text: string, { marks }: Belongings) => marks.filter((mark) => text.includes(mark));
  /**
   * What a stranger gets from a route with an id that they should not: all of it hers, and each place alone hers with
   * the rest mine.
   */
  const faultsOf = async (operation: Operation): Promise<string[]> => {
    const places = placesOf(operation);
    const owners = [
      places.map(() => true),
      ...(places.length > 1 ? places.map((_, at) => places.map((__, place) => place === at)) : []),
    ];
    const faults: string[] = [];
    for (const isHers of owners) {
      const foreign = await call(
        eve,
        operation,
        addressOf(
          operation,
          isHers.map((one) => (one ? hers : mine)),
        ),
        bodyOf(operation),
      );
      const absent = await call(
        eve,
        operation,
        addressOf(
          operation,
          isHers.map((one) => (one ? ABSENT : mine)),
        ),
        bodyOf(operation),
      );
      const label = `${labelOf(operation)} (hers: ${isHers.join()})`;
      if (foreign.status !== 404) faults.push(`${label} answered ${foreign.status}`);
      if (withoutRequestId(foreign.text) !== withoutRequestId(absent.text))
        faults.push(`${label} tells another than what nobody has: ${foreign.text.slice(0, 200)}`);
      for (const mark of marksIn(foreign.text, hers)) faults.push(`${label} names ${mark}`);
    }
    return faults;
  };
  /** What furnishing began in the background has ended: workers hold no job any more. */
  const rest = async () => {
    const held = async () => (await test.dataSource.query('SELECT 1 FROM queue_claims LIMIT 1')).length > 0;
    while (await held()) await sleep(50);
  };
  const rows = async () => {
    const tables: { name: string }[] = await test.dataSource.query(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'
         AND table_name NOT IN ('sessions', 'rate_limits', 'reconciliations') ORDER BY 1`,
    );
    return Promise.all(
      tables.map(async ({ name }) => [
        name,
        await test.dataSource.query(`SELECT md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${name} t`),
      ]),
    );
  };

  it('answers a stranger 404 on every route with an id in its address, exactly as for what nobody has [security 35]', async () => {
    await rest();
    const before = await rows();
    const named = operations.filter((operation) => placesOf(operation).length > 0);
    expect(named.length).toBeGreaterThan(25);
    for (const operation of named) expect(await faultsOf(operation)).toEqual([]);
    expect(await rows()).toEqual(before);
  });

  it('would show a new route that forgets whose something is, and one of which nobody here has anything', async () => {
    expect(await unwatched(() => faultsOf(FORGETFUL))).toEqual([
      expect.stringContaining('answered 200'),
      expect.stringContaining('tells another than'),
      expect.stringContaining('names adamark'),
    ]);
    await expect(faultsOf({ ...FORGETFUL, template: '/api/albums/{id}' })).rejects.toThrow('give people one of these');
  });

  it('is asked for with its owner in the statement: one that names none comes to no row [security 36]', async () => {
    const [foreign, own] = [
      await call(eve, FORGETFUL, addressOf(FORGETFUL, [hers])),
      await call(ada, FORGETFUL, addressOf(FORGETFUL, [hers])),
    ];
    expect([foreign.status, own.status]).toEqual([500, 200]);
    expect(takeForgotten()).toEqual([
      `a statement for person ${eve.user.id} comes to a row of projects of person ${ada.user.id}`,
    ]);
  });

  it('cannot be named in the body of somebody else’s request, which reads as if it named what nobody has [security 37]', async () => {
    await rest();
    const before = await rows();
    const document = documentOf(test.app);
    let tried = 0;
    for (const operation of operations) {
      for (const field of fieldsOf(document, operation).filter(
        (name) => NAMES_SOMETHING.test(name) && !NOBODYS.has(name),
      )) {
        const label = `${labelOf(operation)} ${field}`;
        if (IGNORED[labelOf(operation)]?.includes(field) === true) continue;
        const [foreignBody, absentBody] = [hers, ABSENT].map(({ fields }) =>
          bodyOf(operation, { ...mine.fields, [field]: fields[field] ?? '' }, field),
        );
        if (
          foreignBody === undefined ||
          hers.fields[field] === undefined ||
          !JSON.stringify(foreignBody).includes(`"${field}":`)
        )
          throw new Error(`${label}: name one of Ada's in this test`);
        const address = addressOf(
          operation,
          placesOf(operation).map(() => mine),
        );
        const [foreign, absent] = [
          await call(eve, operation, address, foreignBody),
          await call(eve, operation, address, absentBody),
        ];
        expect([label, [400, 404].includes(foreign.status)]).toEqual([label, true]);
        expect([label, foreign.status, withoutRequestId(foreign.text)]).toEqual([
          label,
          absent.status,
          withoutRequestId(absent.text),
        ]);
        expect([label, marksIn(foreign.text, hers)]).toEqual([label, []]);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(10);
    expect(await rows()).toEqual(before);
  });

  it('is in no answer, list, file, event stream or ZIP of anybody else, and in those of its owner [security 35]', async () => {
    // A draft belongs to nobody: it is made of the words of its address and kept nowhere. The news of a timeline have
    // no end, and a suite of their own.
    const reading = operations.filter(
      ({ method, template }) => method === 'get' && !/\/(?:draft|timeline-events)$/.test(template),
    );
    let told = 0;
    for (const operation of reading) {
      const label = labelOf(operation);
      const own = await call(
        ada,
        operation,
        addressOf(
          operation,
          placesOf(operation).map(() => hers),
        ),
      );
      const strangers = await call(
        eve,
        operation,
        addressOf(
          operation,
          placesOf(operation).map(() => mine),
        ),
      );
      // What was refused above was there to be had.
      expect([label, own.status, strangers.status]).toEqual([label, 200, 200]);
      expect([label, marksIn(strangers.text, hers)]).toEqual([label, []]);
      if (marksIn(own.text, hers).length > 0) told += 1;
    }
    expect(told).toBeGreaterThan(10);
  });

  it('is changed by its owner with the very requests that were refused', async () => {
    for (const operation of operations.filter((each) => labelOf(each) in BODIES)) {
      const answer = await call(
        eve,
        operation,
        addressOf(
          operation,
          placesOf(operation).map(() => mine),
        ),
        bodyOf(operation),
      );
      expect([labelOf(operation), answer.status, answer.status < 300 ? '' : answer.text]).toEqual([
        labelOf(operation),
        expect.any(Number),
        '',
      ]);
    }
  });

  it('cannot stand in somebody else’s project even by a mistake of ours: the database refuses [security 36]', async () => {
    const { 'sound-effects': effect, generations: generation } = hers.places;
    for (const statement of [
      `UPDATE sound_effects SET project_id = $1 WHERE id = ${effect}`,
      `UPDATE generations SET project_id = $1 WHERE id = '${generation}'`,
    ]) {
      await expect(test.dataSource.query(statement, [mine.places['projects']])).rejects.toThrow(
        /violates foreign key constraint/,
      );
    }
  });
});
