/** What tests of several projects pretend that the server answers. */
export { interpretation } from './interpretation';
/** Another language, as the settings choose it. */
export { switchLanguage } from '../language/catalogue';
