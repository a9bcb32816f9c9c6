import type { SchemaPart } from '../../../database/schema-part';
import { ReaderAnswers1795410060000 } from './migrations/1795410060000-ReaderAnswers';
import { ReaderAnswer } from './reader-answer.entity';

export const readersSchema: SchemaPart = { entities: [ReaderAnswer], migrations: [ReaderAnswers1795410060000] };
