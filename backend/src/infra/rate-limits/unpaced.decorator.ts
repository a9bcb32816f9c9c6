import { SetMetadata } from '@nestjs/common';

export const IS_UNPACED = 'whoosh:is-unpaced';

/** Takes a route out of the pace of a session: a page that shows many things asks for them all at once. */
export const Unpaced = () => SetMetadata(IS_UNPACED, true);
