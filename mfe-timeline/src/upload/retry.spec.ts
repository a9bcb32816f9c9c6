import { retryDelay } from './retry';

it('tries again at once, then after 1, 3 and 5 s, then gives up [spec 9.21]', () => {
  expect([1, 2, 3, 4, 5].map((failures) => retryDelay(0, failures))).toEqual([0, 1000, 3000, 5000, null]);
});

it.each([408, 409, 418, 423, 429, 500, 502, 503, 504])('tries again on %i', (status) => {
  expect(retryDelay(status, 1)).toBe(0);
});

it.each([400, 401, 403, 413, 415, 501, 505, 507])('gives up on %i at once', (status) => {
  expect(retryDelay(status, 1)).toBeNull();
});
