// @ts-check
/** An answer in the provider's shape of errors, which the SDK turns into its own classes. */
export class ApiFailure extends Error {
  /**
   * @param {number} status
   * @param {string} code
   * @param {string} message
   * @param {{ type?: string, decline_code?: string, param?: string }} [more]
   */
  constructor(status, code, message, more = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', code, message, ...more } };
  }
}

/** @param {string} what @param {string} id */
export const missing = (what, id) => new ApiFailure(404, 'resource_missing', `No such ${what}: '${id}'`);
