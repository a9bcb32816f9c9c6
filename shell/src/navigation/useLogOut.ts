import { useSession } from '@whoosh/api-client';
import { useToast } from '@whoosh/ui';
import { createContext, useContext } from 'react';
import { t } from '../messages';

/** Spec §2: after a successful log-out the product is loaded anew at /. */
export const ReloadContext = createContext<() => void>(() => window.location.assign('/'));

/** Ends the session and loads the product anew; says so where that fails. */
export function useLogOut(): () => Promise<void> {
  const { signOut } = useSession();
  const toast = useToast();
  const reload = useContext(ReloadContext);
  return async () => {
    try {
      await signOut();
    } catch {
      toast({
        tone: 'destructive',
        title: t('logOut.logoutFailed'),
        description: t('logOut.thereWasAnErrorLogging'),
      });
      return;
    }
    reload();
  };
}
