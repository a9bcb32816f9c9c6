import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const IS_PUBLIC = 'whoosh:is-public';

/** How the API's document says that a route needs no session. */
export const PUBLIC_EXTENSION = 'x-public';

/** Opens a route, or all routes of a controller, to callers without a session. */
export const Public = () => applyDecorators(SetMetadata(IS_PUBLIC, true), ApiExtension(PUBLIC_EXTENSION, true));
