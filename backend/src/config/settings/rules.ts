import { Transform } from 'class-transformer';

/** Settings are texts: one of digits only is a number, and anything else is left for the rules to refuse. */
export const asNumber = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
);

/** Addresses of servers; those of one's own network need no top-level domain. */
export const URL_OPTIONS = { protocols: ['http', 'https'], require_protocol: true, require_tld: false };
