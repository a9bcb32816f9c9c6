import { useConfig } from '@whoosh/api-client';
import type { SoundEffect } from '@whoosh/contracts';
import { t } from '../messages';

/** Says before it is paid for that another engine makes the sound now. Nothing where it is the same. */
export function EngineNote({ effect }: { effect: Pick<SoundEffect, 'engineVersion' | 'madeBy'> | undefined }) {
  const { data: config } = useConfig();
  if (
    effect === undefined ||
    effect.madeBy !== null ||
    config === undefined ||
    config.engineVersion === effect.engineVersion
  )
    return null;
  return (
    <p className="small secondary" role="note">
      {t('engineNote.thisSoundWasMadeBy', {
        engineVersion: effect.engineVersion,
        engineVersion2: config.engineVersion,
      })}
    </p>
  );
}
