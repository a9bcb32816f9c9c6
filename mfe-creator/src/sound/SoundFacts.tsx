import type { SoundEffect } from '@whoosh/contracts';
import { formatDecimals } from '@whoosh/ui';
import { formatClockTenths, formatDay, intensityLabel } from '@whoosh/ui/more';
import { t } from '../messages';
import type { Measurement } from '../takes';
import styles from './SoundPage.module.css';

interface SoundFactsProps {
  effect: SoundEffect;
  /** null until it is measured, and where that cannot be. */
  measurement: Measurement | null;
}

/** What there is to know of a sound: lengths in seconds, levels of its very samples, who made it, what is allowed. */
export function SoundFacts({ effect, measurement }: SoundFactsProps) {
  return (
    <aside className={styles.facts} aria-label={t('sound.facts')}>
      <h2>{t('sound.facts')}</h2>
      <dl>
        {factsOf(effect, measurement).map(([what, fact]) => (
          <div key={what} className={styles.fact}>
            <dt>{what}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

function factsOf(effect: SoundEffect, measurement: Measurement | null): [what: string, fact: string][] {
  const { duration, intensity, loop, tags, seed, engineVersion, madeBy, createdAt, licence } = effect;
  const level = (value: number | null | undefined, unit: string) =>
    typeof value === 'number' ? `${formatDecimals(value, 1)} ${unit}` : '–';
  return [
    [t('shared.duration'), formatClockTenths(duration)],
    [t('shared.intensity'), intensityLabel(intensity)],
    [t('sound.loudness'), level(measurement?.loudness, 'LUFS')],
    [t('sound.truePeak'), level(measurement?.peak, 'dBTP')],
    [t('controlRow.loop'), loop ? t('sound.yes') : t('sound.no')],
    ...(tags.length === 0 ? [] : ([[t('library.tags'), tags.join(', ')]] satisfies [string, string][])),
    [
      t('engine.label'),
      madeBy === null
        ? t('provenanceDialog.whooshEngineSeed', { engineVersion, seed })
        : `${madeBy.name} · ${madeBy.model}`,
    ],
    [t('provenanceDialog.keptOn'), formatDay(createdAt)],
    [t('verify.licence'), t(`licence.${licence}`)],
  ];
}
