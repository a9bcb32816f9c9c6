import { setTimeout } from 'node:timers/promises';
import { Body, Controller, Get, Module, Param, Post, Res } from '@nestjs/common';
import { ERRORS, type ErrorCode } from '@whoosh/contracts';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { AppError, Public } from '../src/http';
import { createTestApp, type TestApp } from './support/create-test-app';

/** Fails in every way that a route of the product might. */
@Public()
@Controller('failures')
class FailuresController {
  constructor(private readonly dataSource: DataSource) {}

  @Get('table/:code')
  table(@Param('code') code: ErrorCode): never {
    throw new AppError(code, { retryAfterSeconds: 1.2, details: [{ field: 'a', message: 'b' }] });
  }

  @Get('bug')
  bug(): never {
    throw new Error('secret path /srv/whoosh');
  }

  @Get('thrown-text')
  text(): never {
    throw 'secret text';
  }

  @Post('sql')
  sql(@Body() body: { text: string }): Promise<unknown> {
    return this.dataSource.query(body.text);
  }

  /** The connection of a transaction breaks while nobody uses it. */
  @Get('broken-transaction')
  broken(): Promise<unknown> {
    return this.dataSource.transaction(async (manager) => {
      const [{ pid }] = (await manager.query('SELECT pg_backend_pid() AS pid')) as [{ pid: number }];
      await this.dataSource.query('SELECT pg_terminate_backend($1)', [pid]);
      await setTimeout(100);
      return manager.query('SELECT 1');
    });
  }

  @Get('half')
  half(@Res() response: Response): never {
    response.status(200).write('half of it');
    throw new Error('in the middle');
  }
}

@Module({ controllers: [FailuresController] })
class FailuresModule {}

describe('errors', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ imports: [FailuresModule] });
  });
  afterAll(() => test.close());

  it('have the one shape, with the code, the status and the sentence of their row [spec 8.35] [security 44]', async () => {
    for (const [code, { status, message }] of Object.entries(ERRORS)) {
      const answer = await test.http().get(`/api/failures/table/${code}`).expect(status);
      expect(answer.body).toEqual({
        error: message,
        code,
        statusCode: status,
        requestId: answer.headers['x-request-id'],
        details: [{ field: 'a', message: 'b' }],
      });
      expect(answer.headers['retry-after']).toBe('2');
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });

  it.each(['bug', 'thrown-text'])('tell nothing of a %s [security 52]', async (kind) => {
    const answer = await test.http().get(`/api/failures/${kind}`).expect(500);
    expect(answer.body).toEqual({
      error: ERRORS.INTERNAL.message,
      code: 'INTERNAL',
      statusCode: 500,
      requestId: expect.any(String),
    });
    expect(answer.text).not.toContain('secret');
  });

  it.each([
    ['a text that is no number', `SELECT 'x'::int`, 400, 'BAD_REQUEST'],
    ['a number beyond its column', `SELECT 99999999999::int`, 400, 'BAD_REQUEST'],
    ['a duplicate', `INSERT INTO plans SELECT * FROM plans`, 409, 'CONFLICT'],
    [
      'a parent that is not there',
      `INSERT INTO users (email, name, plan_id) VALUES ('a@b', 'A', 99)`,
      404,
      'NOT_FOUND',
    ],
    ['a statement that takes too long', `SET LOCAL statement_timeout = 50; SELECT pg_sleep(2)`, 503, 'UNAVAILABLE'],
    ['a mistake of ours', `SELECT nothing FROM nowhere`, 500, 'INTERNAL'],
    ['a lost connection', `SELECT pg_terminate_backend(pg_backend_pid())`, 503, 'UNAVAILABLE'],
  ])('translate %s of the database and never its words [security 52]', async (_, text, status, code) => {
    const answer = await test.http().post('/api/failures/sql').send({ text }).expect(status);
    expect(answer.body.code).toBe(code);
    expect(answer.body.error).toBe(ERRORS[code as ErrorCode].message);
    if (status === 503) expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  });

  it('say when to come again where the connection broke in the middle of a transaction', async () => {
    const answer = await test.http().get('/api/failures/broken-transaction').expect(503);
    expect([answer.body.code, Number(answer.headers['retry-after']) >= 1]).toEqual(['UNAVAILABLE', true]);
  });

  it('end an answer that has begun, so that nobody takes it for whole', async () => {
    await expect(test.http().get('/api/failures/half')).rejects.toThrow(/aborted|hang up/);
  });
});
