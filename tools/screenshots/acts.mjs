/** What the scenes do on a page, and what they let the server answer. */

export const button = (page, name) => page.getByRole('button', { name });

export const answerJson = (status, body) => ({ status, contentType: 'application/json', body: JSON.stringify(body) });

/** A refusal in the one error shape. */
export const failure = (statusCode, code, error) => answerJson(statusCode, { error, code, statusCode, requestId: 'r' });

/** These calls never answer. */
export async function pending(page, ...calls) {
  for (const call of calls) await page.route(call, () => undefined);
}

/** The remote of a page does not come. */
export const isDown = (remote) => (page) => page.route(`**/remotes/${remote}/**`, (route) => route.abort());

const PROGRESS = {
  state: 'running',
  queuePosition: 0,
  renderedSeconds: 3.2,
  askedSeconds: 8,
  encodedTakes: 0,
  storedTakes: 0,
  remainingSeconds: null,
};

/** A generation that was accepted and never ends. */
export async function staysRunning(page) {
  await page.route('**/api/sound-effects/generate', (route) =>
    route.fulfill(answerJson(202, { id: 'g', progress: PROGRESS })),
  );
  await page.route('**/api/generations/g/events', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `data: ${JSON.stringify(PROGRESS)}\n\n` }),
  );
  await page.route('**/api/generations/g', (route) =>
    route.fulfill(answerJson(200, { id: 'g', progress: PROGRESS, result: null, error: null })),
  );
}
