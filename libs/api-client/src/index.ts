/** The only code that talks to the API: the calls, their cache, and who is signed in. */
export { useQueryClient } from '@tanstack/react-query';
export * from './auth';
export * from './cache-keys';
export * from './checkout';
export * from './config';
export * from './credits';
export * from './downloads';
export * from './generations';
export { followGeneration } from './follow-generation';
export { ApiError, request, serverMessage } from './http';
export * from './interpret';
export * from './plans';
export * from './projects';
export { createQueryClient } from './query-client';
export { ApiProvider, useSession, type Session } from './session';
export * from './sound-effects';
export { useSubscription } from './subscription';
export { useSendSupportRequest } from './support';
