export { createHttpHandler } from './http';
export { createWhooshServer } from './server';
