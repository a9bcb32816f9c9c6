import { join } from 'node:path';
import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Env } from '../../config';
import { Metrics } from '../metrics';
import { DiskStorage } from './disk-storage';
import { Storage } from './storage';

/** The storage that the settings name. */
async function createStorage(env: Env): Promise<Storage> {
  if (env.STORAGE === 'disk') return DiskStorage.open(join(env.DATA_DIR, 'files'));
  // The SDK takes half a second to load and memory to keep: only where it is needed.
  const { S3Storage } = await import('./s3-storage.js');
  return new S3Storage({
    bucket: required(env.S3_BUCKET, 'S3_BUCKET'),
    region: required(env.S3_REGION, 'S3_REGION'),
    endpoint: env.S3_ENDPOINT,
    accessKeyId: required(env.S3_ACCESS_KEY_ID, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: required(env.S3_SECRET_ACCESS_KEY, 'S3_SECRET_ACCESS_KEY'),
  });
}

function required(value: string | undefined, name: string): string {
  if (value === undefined) throw new RangeError(name);
  return value;
}

@Global()
@Module({
  providers: [{ provide: Storage, inject: [Env], useFactory: createStorage }],
  exports: [Storage],
})
export class StorageModule implements OnModuleInit {
  constructor(
    private readonly storage: Storage,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge(
      'storage_free_bytes',
      'Room that is left where sounds are kept; NaN where nobody can say',
      async () => (await this.storage.freeBytes()) ?? NaN,
    );
  }
}
