import { t } from '../messages';

/** What Uppy puts in between goes through as it is written. */
const here = (name: string): string => `%{${name}}`;

/** The sentences with which Uppy refuses a file and tells of the connection, in the language of the page. */
export function uploaderSentences(): {
  strings: Record<string, string | Record<number, string>>;
  pluralize: (count: number) => number;
} {
  const onlyOne = t('fileUploader.onlyOneFile');
  return {
    strings: {
      youCanOnlyUploadX: { 0: onlyOne, 1: onlyOne },
      youCanOnlyUploadFileTypes: t('fileUploader.onlyTypes', { types: here('types') }),
      exceedsSize: t('fileUploader.exceedsSize', { file: here('file'), size: here('size') }),
      additionalRestrictionsFailed: t('fileUploader.moreRefused', { count: here('count') }),
      noInternetConnection: t('fileUploader.noConnection'),
      connectedToInternet: t('fileUploader.connected'),
    },
    pluralize: (count) => (count === 1 ? 0 : 1),
  };
}
