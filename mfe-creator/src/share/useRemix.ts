import { useSession } from '@whoosh/api-client';
import { useNavigate } from '@whoosh/ui';
import { keepForm } from '../request/kept-form';
import { EMPTY_FORM, type PromptForm } from '../request/prompt-form';

/** Goes on with a shared sound: in the creator, or where visitors try. */
export function useRemix(): (sound: Pick<PromptForm, 'text'> & Partial<PromptForm>) => void {
  const { user } = useSession();
  const navigate = useNavigate();
  return (sound) => {
    if (user === null) return void navigate('/try', { state: { text: sound.text } });
    keepForm({ userId: user.id, projectId: null, form: { ...EMPTY_FORM, ...sound } });
    void navigate('/sfx-creator');
  };
}
