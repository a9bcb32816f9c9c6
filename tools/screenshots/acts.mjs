/** What the scenes do on a page, and what they let the server answer. */

export const button = (page, name) => page.getByRole('button', { name });

export const answerJson = (status, body) => ({ status, contentType: 'application/json', body: JSON.stringify(body) });

/** A refusal in the one error shape. */
export const failure = (statusCode, code, error) => answerJson(statusCode, { error, code, statusCode, requestId: 'r' });

/** These calls never answer. */
export async function pending(page, ...calls) {
  for (const call of calls) await page.route(call, () => undefined);
}
