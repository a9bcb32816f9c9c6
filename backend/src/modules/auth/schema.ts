import type { SchemaPart } from '../../database/schema-part';
import { AuthChallenge } from './auth-challenge.entity';
import { Accounts1763700200000 } from './migrations/1763700200000-Accounts';
import { User } from './user.entity';

export const authSchema: SchemaPart = { entities: [User, AuthChallenge], migrations: [Accounts1763700200000] };
