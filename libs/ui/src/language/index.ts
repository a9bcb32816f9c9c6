export { catalogue, currentLanguage, messagesReady, names, type Catalogue } from './catalogue';
export type { Messages } from './messages';
export { errorSentence } from '../messages/errors';
export { dateLocale, decimalSign, formatDecimals, formatDollars, formatNumber, numberLocale } from './format';
export { LanguageProvider, startLanguage, useLanguage } from './LanguageProvider';
