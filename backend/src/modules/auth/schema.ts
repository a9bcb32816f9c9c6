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
import { Passkeys1795437600000 } from './migrations/1795437600000-Passkeys';
import { LinkedIdentities1795453800000 } from './migrations/1795453800000-LinkedIdentities';
import { LinkedIdentityRow } from './openid/linked-identity.entity';
import { OpenIdAttempt } from './openid/openid-attempt.entity';
import { PasskeyChallenge } from './passkeys/passkey-challenge.entity';
import { PasskeyRow } from './passkeys/passkey.entity';
import { User } from './user.entity';

export const authSchema: SchemaPart = {
  entities: [
    User,
    AuthChallenge,
    EmailChange,
    ApiKeyRow,
    PasskeyRow,
    PasskeyChallenge,
    LinkedIdentityRow,
    OpenIdAttempt,
  ],
  migrations: [
    Accounts1763700200000,
    EmailChanges1763700210000,
    AccountDeletion1763771000000,
    ApiKeys1795311840000,
    UserLanguage1795312380000,
    UserSeenLanguage1795334460000,
    EmailChangeChains1795426260000,
    Passkeys1795437600000,
    LinkedIdentities1795453800000,
  ],
};
