import type { SchemaPart } from '../../database/schema-part';
import { FileKinds1763780000000 } from './migrations/1763780000000-FileKinds';
import { StoredFile } from './stored-file.entity';

export const filesSchema: SchemaPart = { entities: [StoredFile], migrations: [FileKinds1763780000000] };
