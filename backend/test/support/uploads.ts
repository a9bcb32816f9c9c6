import type { UploadUrlRequest, UploadUrlResponse } from '@whoosh/contracts';
import type { SignedIn } from './factories';

/** The beginning of an MP4, and nothing after it that could be played. */
export const VIDEO = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom\0\0\x02\0isomiso2', 'latin1'),
  Buffer.alloc(200_000, 7),
]);

/** The beginning of an MP3, and nothing after it that could be heard. */
export const MP3 = Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1'), Buffer.alloc(500, 1)]);

/** Asks where a video may be uploaded to, or what `changes` say. */
export async function uploadUrl(person: SignedIn, changes: Partial<UploadUrlRequest> = {}): Promise<UploadUrlResponse> {
  const answer = await person.agent
    .post('/api/upload-url')
    .send({ fileType: 'uploads', contentType: 'video/mp4', ...changes })
    .expect(200);
  return answer.body as UploadUrlResponse;
}

/** Sends a file to where it goes; the caller says what it expects. */
export function put(person: SignedIn, address: string, body: Buffer = VIDEO, contentType = 'video/mp4') {
  return person.agent.put(address).set('Content-Type', contentType).send(body);
}

/** Uploads a file and says where it is. */
export async function upload(person: SignedIn, body: Buffer = VIDEO, contentType = 'video/mp4'): Promise<string> {
  const { uploadURL, normalizedPath } = await uploadUrl(person, { contentType, size: body.length });
  await put(person, uploadURL, body, contentType).expect(200);
  return normalizedPath;
}
