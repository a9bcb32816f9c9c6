import { SetMetadata } from '@nestjs/common';

export const IS_PUBLIC = 'whoosh:is-public';

/** Opens a route, or all routes of a controller, to callers without a session. */
export const Public = () => SetMetadata(IS_PUBLIC, true);
