/** Another language, as the settings choose it. */
export { switchLanguage } from '../language/catalogue';
