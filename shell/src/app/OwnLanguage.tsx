import { useSession } from '@whoosh/api-client';
import { useLanguage } from '@whoosh/ui';
import { useEffect } from 'react';

/** Shows the product in the language that the signed-in person chose, wherever they chose it. */
export function OwnLanguage() {
  const { user } = useSession();
  const { choose } = useLanguage();
  const chosen = user?.language;
  useEffect(() => {
    if (chosen !== undefined) void choose(chosen);
  }, [chosen, choose]);
  return null;
}
