/** What the crowd was answered, and how fast. */
export class Records {
  times = [];
  /** Refusals that said when to come again. */
  refused = 0;
  /** Answers that nobody should get, one sentence each. */
  failures = [];

  add(address, { status, headers, ms, body }) {
    this.times.push(ms);
    if (status >= 200 && status < 300) return;
    if ((status === 429 || status === 503) && Number(headers['retry-after']) >= 1) this.refused += 1;
    else this.failures.push(`${address}: ${status} ${JSON.stringify(body)?.slice(0, 200) ?? ''}`);
  }
}
