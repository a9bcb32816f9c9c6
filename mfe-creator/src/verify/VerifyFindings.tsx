import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ProvenanceReport } from '@whoosh/sound-engine/provenance';
import { Icon } from '@whoosh/ui';
import { t } from '../messages';
import styles from './VerifyPage.module.css';

/** What was found, the answer first. */
export function VerifyFindings({ report }: { report: ProvenanceReport }) {
  const { name, prompt, licence, engineVersion, ownVersion, difference, madeBy } = report;
  const isProven = report.scene === 'same' || (madeBy !== null && report.file === 'unchanged');
  const isGood = isProven && report.file !== 'different' && report.file !== 'foreign';
  return (
    <>
      <p className={isGood ? styles.good : styles.bad}>
        <Icon icon={isGood ? CircleCheck : CircleAlert} />{' '}
        <strong>
          {t(`verify.scene.${report.scene}`, { maker: madeBy === null ? '' : `${madeBy.name} (${madeBy.model})` })}
        </strong>
      </p>
      <p>
        {t(`verify.file.${report.file}`)}
        {difference && ` ${t('verify.difference', { count: difference.frames, first: difference.first })}`}
      </p>
      {madeBy === null && engineVersion !== ownVersion && (
        <p className="secondary">{t('verify.otherEngine', { made: engineVersion, own: ownVersion })}</p>
      )}
      <dl className={styles.facts}>
        <dt>{t('verify.sound')}</dt>
        <dd>{name}</dd>
        {prompt !== '' && <dt>{t('verify.prompt')}</dt>}
        {prompt !== '' && <dd>{prompt}</dd>}
        <dt>{t('verify.licence')}</dt>
        <dd>{licence.text}</dd>
      </dl>
    </>
  );
}
