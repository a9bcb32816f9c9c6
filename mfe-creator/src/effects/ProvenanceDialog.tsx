import { useState } from 'react';
import { shownName, type SoundEffect } from '@whoosh/contracts';
import { Button, Link } from '@whoosh/ui';
import { scoreWord } from '@whoosh/scene-editing';
import { Dialog, formatDay } from '@whoosh/ui/more';
import { t } from '../messages';
import { rightsOffer, useRights } from './useRights';
import styles from './ProvenanceDialog.module.css';

interface ProvenanceDialogProps {
  /** null: the dialog is closed. */
  effect: SoundEffect | null;
  onClose: () => void;
}

/** Where a sound comes from, and which licence holds for it. */
export function ProvenanceDialog({ effect: asked, onClose }: ProvenanceDialogProps) {
  const [licensed, setLicensed] = useState<SoundEffect | null>(null);
  const { buy, isPending } = useRights();
  const effect = licensed !== null && licensed.id === asked?.id ? licensed : asked;
  return (
    <Dialog
      open={effect !== null}
      title={t('library.provenance')}
      width={520}
      centered
      destroyOnHidden
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('share.close')}</Button>}
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
          {effect.licence === 'personal' && (
            <div className={styles.offer}>
              <Button type="primary" loading={isPending} onClick={() => void buy(effect).then(setLicensed)}>
                {rightsOffer(effect)}
              </Button>
            </div>
          )}
          <p className="small secondary">
            {effect.madeBy === null ? t('provenanceDialog.noRecording') : t('engine.cannotRender')}{' '}
            <Link to="/legal/licence" target="_blank" className={styles.link}>
              {t('provenanceDialog.licenceOfSounds')}
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
  madeBy,
}: SoundEffect): [what: string, fact: string][] {
  return [
    [t('verify.sound'), shownName(name, prompt)],
    [t('verify.licence'), t(`licence.${licence}`)],
    ...(prompt === '' ? [] : ([[t('verify.prompt'), prompt]] satisfies [string, string][])),
    [t('provenanceDialog.sources'), sources.map(({ label }) => scoreWord(label)).join(', ')],
    [
      t('provenanceDialog.madeBy'),
      madeBy === null
        ? t('provenanceDialog.whooshEngineSeed', { engineVersion, seed })
        : `${madeBy.name} · ${madeBy.model}`,
    ],
    ...(madeBy === null ? [] : ([[t('engine.terms'), madeBy.terms]] satisfies [string, string][])),
    [t('provenanceDialog.keptOn'), formatDay(createdAt)],
  ];
}
