import type { Licence, SoundEffect } from '@whoosh/contracts';
import { Button, Link } from '@whoosh/ui';
import { Dialog, formatDay } from '@whoosh/ui/more';
import { t } from '../messages';
import styles from './ProvenanceDialog.module.css';

const LICENCE_TEXT: Readonly<Record<Licence, string>> = {
  personal: 'Personal use: made under Free, for works that earn no money',
  commercial: 'Commercial rights: made under Premium, for any work of yours or of your clients',
};

interface ProvenanceDialogProps {
  /** null: the dialog is closed. */
  effect: SoundEffect | null;
  onClose: () => void;
}

/** Where a sound comes from, and which licence holds for it. */
export function ProvenanceDialog({ effect, onClose }: ProvenanceDialogProps) {
  return (
    <Dialog
      open={effect !== null}
      title="Provenance"
      width={520}
      centered
      destroyOnHidden
      onCancel={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {effect && (
        <>
          <dl className={styles.facts}>
            {factsOf(effect).map(([what, fact]) => (
              <div key={what} className={styles.fact}>
                <dt>{what}</dt>
                <dd className={styles.value}>{fact}</dd>
              </div>
            ))}
          </dl>
          <p className="small secondary">
            The engine contains and replays no recording.{' '}
            <Link to="/legal/licence" target="_blank" className={styles.link}>
              Licence of sounds
            </Link>
            {' · '}
            <Link to="/verify" target="_blank" className={styles.link}>
              {t('verify.title')}
            </Link>
          </p>
        </>
      )}
    </Dialog>
  );
}

function factsOf({
  name,
  prompt,
  sources,
  licence,
  createdAt,
  engineVersion,
  seed,
}: SoundEffect): [what: string, fact: string][] {
  return [
    ['Sound', name],
    ['Licence', LICENCE_TEXT[licence]],
    ...(prompt === '' ? [] : ([['Made from', prompt]] satisfies [string, string][])),
    ['Sources', sources.map(({ label }) => label).join(', ')],
    ['Made by', `Whoosh engine ${engineVersion}, seed ${seed}`],
    ['Kept on', formatDay(createdAt)],
  ];
}
