import type { SchemaPart } from '../../database/schema-part';
import { FileKinds1763780000000 } from './migrations/1763780000000-FileKinds';
import { UploadClaims1795426320000 } from './migrations/1795426320000-UploadClaims';
import { FileSums1795438800000 } from './migrations/1795438800000-FileSums';
import { StoredFile } from './stored-file.entity';

export const filesSchema: SchemaPart = {
  entities: [StoredFile],
  migrations: [FileKinds1763780000000, UploadClaims1795426320000, FileSums1795438800000],
};
