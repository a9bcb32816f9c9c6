/**
 * findBy… and waitFor end as soon as they may; how long they wait at most decides only when a failure is believed.
 * The library's own second is too short for a busy machine.
 */
require('@testing-library/dom').configure({ asyncUtilTimeout: 15_000 });
