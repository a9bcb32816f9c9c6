export { catalogue, currentLanguage, messagesReady, type Catalogue, type Messages } from './catalogue';
export { errorSentence } from '../messages/errors';
export { dateLocale, formatDecimals, formatDollars, formatNumber, numberLocale } from './format';
export { LanguageProvider, startLanguage, useLanguage } from './LanguageProvider';
