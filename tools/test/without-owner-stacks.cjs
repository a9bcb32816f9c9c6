/**
 * React keeps with each element the stack of calls that made it, to name it in warnings: a tenth of the time of the
 * tests of pages. It stops once it has made many in a row; here it believes that it always has.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
