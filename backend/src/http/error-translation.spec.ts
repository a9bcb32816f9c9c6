import { toAppError } from './error-translation';

const failed = (message: string, code: string) => Object.assign(new Error(message), { code });

it.each([
  ['its socket is gone', failed('connect ENOENT /data/cluster/.s.PGSQL.5432', 'ENOENT')],
  ['its socket takes no more', failed('connect EAGAIN /data/cluster/.s.PGSQL.5432', 'EAGAIN')],
  ['nobody listens', failed('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
  ['the connection broke while something was sent', failed('write EPIPE', 'EPIPE')],
])('asks to come again while the database is not there: %s', (_, error) => {
  expect(toAppError(error)).toMatchObject({ code: 'UNAVAILABLE' });
});

it('does not ask to come again for a file that is missing', () => {
  expect(toAppError(failed("ENOENT: no such file or directory, open '/data/x.wav'", 'ENOENT'))).toMatchObject({
    code: 'INTERNAL',
  });
});
