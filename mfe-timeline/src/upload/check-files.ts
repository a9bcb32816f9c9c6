import { UPLOAD_TYPES, type UploadKind } from '@whoosh/contracts';
import { formatDecimals } from '@whoosh/ui';
import { t } from '../messages';

/** Spec §8, uploader: sentences that are shown of several. */
const MOST_SENTENCES = 4;
const UNITS = ['B', 'KB', 'MB', 'GB'];

/** Endings of the files that are taken, as the file dialog and the uploader's sentence name them. */
export function acceptedEndings(kind: UploadKind): string[] {
  return [...new Set(Object.values(UPLOAD_TYPES[kind]).flat())].map((ending) => `.${ending}`);
}

/** The type that the browser names, or that of the ending where it does not know one of ours. */
export function contentTypeOf(file: File, kind: UploadKind): string {
  const types: Readonly<Record<string, readonly string[]>> = UPLOAD_TYPES[kind];
  if (file.type in types) return file.type;
  return Object.keys(types).find((type) => types[type]?.includes(endingOf(file))) ?? file.type;
}

/**
 * What of the files may be sent, which is one, and why not the others, in the page's language.
 * @param maxBytes that one may have
 */
export function checkFiles(
  files: readonly File[],
  kind: UploadKind,
  maxBytes: number,
): { file: File | null; refusals: string[] } {
  const endings = acceptedEndings(kind);
  const refusalOf = (file: File): string | null => {
    if (!endings.includes(`.${endingOf(file)}`)) return t('fileUploader.onlyTypes', { types: endings.join(', ') });
    if (file.size <= maxBytes) return null;
    return t('fileUploader.exceedsSize', { file: file.name, size: sizeInWords(maxBytes) });
  };
  const refused = files.map(refusalOf).filter((sentence) => sentence !== null);
  const [file = null, ...others] = files.filter((candidate) => refusalOf(candidate) === null);
  if (others.length > 0) return { file: null, refusals: [...atMost(refused), t('fileUploader.onlyOneFile')] };
  return { file, refusals: atMost(refused) };
}

function atMost(sentences: string[]): string[] {
  const more = sentences.length - MOST_SENTENCES;
  if (more <= 0) return sentences;
  return [...sentences.slice(0, MOST_SENTENCES), t('fileUploader.moreRefused', { count: more })];
}

const endingOf = ({ name }: File): string => name.split('.').at(-1)?.toLowerCase() ?? '';

/** With the unit in which it has one to three digits before the point. */
function sizeInWords(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const value = bytes / 1024 ** power;
  return `${formatDecimals(value, value >= 10 || value % 1 === 0 ? 0 : 1)} ${UNITS[power]}`;
}
