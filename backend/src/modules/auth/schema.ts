import type { SchemaPart } from '../../database/schema-part';
import { ApiKeyRow } from './api-key.entity';
import { AuthChallenge } from './auth-challenge.entity';
import { EmailChange } from './email-change.entity';
import { Accounts1763700200000 } from './migrations/1763700200000-Accounts';
import { EmailChanges1763700210000 } from './migrations/1763700210000-EmailChanges';
import { AccountDeletion1763771000000 } from './migrations/1763771000000-AccountDeletion';
import { ApiKeys1795311840000 } from './migrations/1795311840000-ApiKeys';
import { UserLanguage1795312380000 } from './migrations/1795312380000-UserLanguage';
import { UserSeenLanguage1795334460000 } from './migrations/1795334460000-UserSeenLanguage';
import { EmailChangeChains1795426260000 } from './migrations/1795426260000-EmailChangeChains';
import { User } from './user.entity';

export const authSchema: SchemaPart = {
  entities: [User, AuthChallenge, EmailChange, ApiKeyRow],
  migrations: [
    Accounts1763700200000,
    EmailChanges1763700210000,
    AccountDeletion1763771000000,
    ApiKeys1795311840000,
    UserLanguage1795312380000,
    UserSeenLanguage1795334460000,
    EmailChangeChains1795426260000,
  ],
};
