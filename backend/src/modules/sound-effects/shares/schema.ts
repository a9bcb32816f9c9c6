import type { SchemaPart } from '../../../database/schema-part';
import { EffectShare } from './effect-share.entity';
import { EffectShares1795313100000 } from './migrations/1795313100000-EffectShares';

export const sharesSchema: SchemaPart = { entities: [EffectShare], migrations: [EffectShares1795313100000] };
