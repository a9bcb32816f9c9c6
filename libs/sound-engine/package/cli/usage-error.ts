/**
 * A wrong command line or a file that cannot be read as what it should be: its message is a sentence for the person;
 * exit status 2.
 */
export class UsageError extends Error {}
