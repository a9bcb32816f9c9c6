/** What may be uploaded, by the type that the browser names, with the endings of its files. */
export const UPLOAD_TYPES = {
  video: {
    'video/mp4': ['mp4', 'm4v'],
    'video/quicktime': ['mov', 'qt'],
    'video/x-msvideo': ['avi'],
    'video/avi': ['avi'],
    'video/msvideo': ['avi'],
  },
  audio: {
    'audio/wav': ['wav'],
    'audio/x-wav': ['wav'],
    'audio/vnd.wave': ['wav'],
    'audio/mpeg': ['mp3'],
    'audio/mp3': ['mp3'],
    'audio/mp4': ['m4a'],
    'audio/x-m4a': ['m4a'],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

export type UploadKind = keyof typeof UPLOAD_TYPES;

/** Kind of an upload by its type; null when it is none that is taken. */
export function uploadKind(contentType: string): UploadKind | null {
  const type = contentType.toLowerCase().split(';')[0]?.trim() ?? '';
  if (type in UPLOAD_TYPES.video) return 'video';
  return type in UPLOAD_TYPES.audio ? 'audio' : null;
}

/** How long the address of an upload can be used to begin a PUT. */
export const UPLOAD_ADDRESS_SECONDS = 900;

export interface UploadUrlRequest {
  fileType: 'uploads';
  contentType: string;
  /** Bytes; the PUT takes exactly this many. */
  size?: number;
  /** The file's name on the person's disk, for messages and export. */
  name?: string;
}

export interface UploadUrlResponse {
  /** Where the file is PUT, with the same Content-Type. */
  uploadURL: string;
  /** Its address afterwards: what a project's videoUrl is set to, or a sound of one's own is made of. */
  normalizedPath: string;
}
