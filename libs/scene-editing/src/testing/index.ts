/** What tests of several projects pretend that the server answers. */
export { interpretation } from './interpretation';
