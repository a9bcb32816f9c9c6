import type { Response } from 'express';
import type { AppRequest, SessionUser } from '../../../http';
import type { FilesService } from '../../../infra/files';
import { StorageController } from './storage.controller';
import { signedQuery, uploadKey } from './upload-signature';
import type { UploadsService } from './uploads.service';

const HOUR_MS = 3_600_000;
const KEY = `${'0'.repeat(32)}.mp4`;

describe('a PUT', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('that drips on for an hour is ended, whatever still comes [security 45]', async () => {
    const signingKey = uploadKey('a test secret of forty letters, no more.');
    const destroy = jest.fn();
    // A sender that is never silent for a minute, and never done.
    const receive = jest.fn(() => new Promise<void>(() => undefined));
    const uploads = { signingKey, receive } as unknown as UploadsService;
    const files = { findUpload: () => Promise.resolve({}) } as unknown as FilesService;
    const request = { setTimeout: jest.fn(), destroy, headers: {}, complete: false } as unknown as AppRequest;
    const controller = new StorageController(uploads, files);
    const expires = Date.now() / 1000 + 900;
    const grant = { key: KEY, contentType: 'video/mp4', bytes: 500_000_000, exact: true, expires };
    const query = Object.fromEntries(new URLSearchParams(signedQuery(signingKey, grant)));
    void controller.put({ id: 1 } as SessionUser, KEY, query, request, {} as Response);
    await jest.advanceTimersByTimeAsync(HOUR_MS - 1_000);
    expect([receive.mock.calls.length, destroy.mock.calls.length]).toEqual([1, 0]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(destroy).toHaveBeenCalledTimes(1);
  });
});
