import { useEffect, useMemo, useRef, useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useSession } from '@whoosh/api-client';
import { Button, formatNumber, Icon } from '@whoosh/ui';
import { Checkbox, keyName, renderedShare, rightsLabel, type DownloadFormat, type Track } from '@whoosh/ui/more';
import { licenceOfSound, type Bar, type TakeResponse } from '@whoosh/contracts';
import { t } from '../messages';
import { keptAs, type GenerationState, type MadeTakes, type PendingGeneration } from './model/generation-state';
import { playOnce, usePlayWhenReady } from '../preview/play-when-ready';
import type { FirstSound } from '../preview/useFirstSound';
import { useKeepMix } from '../effects/useKeepMix';
import { TakeIndividuals } from '../individuals/TakeIndividuals';
import { LayersPanel } from './LayersPanel';
import { heardLevels } from './model/mix';
import type { PromptForm } from '../request/prompt-form';
import { matchingGains, takeTrack } from '../takes';
import { PendingTakeCard, TakeCard } from './TakeCard';
import { LaterShareDialog } from '../share/LaterShareDialog';
import { useInSight } from './useInSight';
import { useLayerMix } from './useLayerMix';
import { useLoneBars } from './useLoneBars';
import { useMeasurements } from './useMeasurements';
import type { Download } from './TakeDownload';
import { useTakeKeys } from './useTakeKeys';
import { useTakeQuestions } from './useTakeQuestions';
import styles from './TakesSection.module.css';

interface TakesSectionProps {
  made: MadeTakes;
  /** What was heard of it before it was there. */
  first: FirstSound;
  onChoose: (take: number) => void;
  onKeep: (take: TakeResponse) => Promise<number | null>;
  onUseAgain: (form: PromptForm) => void;
  /** Puts a take with other individuals, as it was heard, into the prompt box. */
  onUseVariant: (form: PromptForm) => void;
  onDownload: (take: TakeResponse, format: DownloadFormat) => ReturnType<Download>;
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/**
 * How far the takes are, for who does not see their places: told when they begin and when they are there. What fails
 * says so in a toast.
 */
export function TakesStatus({ pending, made }: GenerationState) {
  return (
    <p className="visually-hidden" role="status">
      {pending !== null && t('takesSection.takesBeingMade')}
      {pending === null && made !== null && t('takesSection.ready', { takes: made.takes.length })}
    </p>
  );
}

/** The takes of the last request, side by side. */
export function TakesSection({
  made,
  first,
  onChoose,
  onKeep,
  onUseAgain,
  onUseVariant,
  onDownload,
}: TakesSectionProps) {
  const single = made.takes.length === 1;
  const urls = useMemo(() => made.takes.map(({ audioUrl }) => audioUrl), [made.takes]);
  const measurements = useMeasurements(urls);
  const gains = matchingGains(measurements.map((measurement) => measurement?.loudness ?? null));
  const gainOf = (number: number) => gains[made.takes.findIndex(({ take }) => take === number)] ?? 0;
  const mix = useMix(made, first, gainOf(made.chosen), useLoneBars(single ? measurements[0] : null));
  const { track } = mix;
  useTakeKeys(made, track, onChoose, (take) => takeTrack(take, gainOf(take.take), first.urlOf(take)));
  useFirstPlay(first, made.isNew ? track : null);
  const place = useInSight<HTMLDivElement>(made.isNew);
  const [playsWhenReady, setPlaysWhenReady] = usePlayWhenReady();
  const [shared, setShared] = useState<TakeResponse | null>(null);
  const { ask, dialogs } = useTakeQuestions(onKeep);
  const chosen = made.takes.find(({ take }) => take === made.chosen);
  const maker = chosen?.madeBy ?? null;
  const isOurs = maker === null;
  const keepMix = useKeepMix({ opens: false });
  const rights = useRightsOf(made);
  const keepThisMix = async (take: TakeResponse) => {
    const id = take.soundEffectId ?? (await onKeep(take));
    if (id === null) return;
    const ids = made.layers.map((layer) => layer.id);
    if ((await keepMix(id, heardLevels(ids, mix.mix), made.layers)) !== null) mix.setMix({});
  };
  return (
    <section className={styles.section} aria-label={t('shared.takes')} data-takes>
      <div className={styles.head}>
        <h2>{t('takesSection.count', { takes: made.takes.length })}</h2>
        <span className="small tertiary">
          {t('takesSection.madeInS', { madeIn: formatNumber(Math.max(0.1, made.madeIn), ONE_DECIMAL) })}
        </span>
        {maker !== null && (
          <span className="small secondary" title={maker.terms}>
            {t('engine.madeBy', { name: maker.name })}
          </span>
        )}
        <Button
          type="text"
          size="small"
          icon={<Icon icon={ArrowLeft} />}
          onClick={() => onUseAgain({ ...made.form, parentId: keptAs(made) })}
        >
          {t('library.useAgain')}
        </Button>
        <span className={styles.ready}>
          <Checkbox checked={playsWhenReady} onChange={(event) => setPlaysWhenReady(event.target.checked)}>
            {t('takesSection.playWhenReady')}
          </Checkbox>
        </span>
        <span className={styles.keys} aria-hidden="true">
          <span className="small tertiary">{t('takesSection.press')}</span>
          {!single &&
            made.takes.map(({ take }) => (
              <kbd key={take} className={`mono ${styles.key}`}>
                {take}
              </kbd>
            ))}
          {!single && <span className="small tertiary">{t('takesSection.toCompare')}</span>}
          <kbd className={`mono ${styles.key}`}>{keyName('Space')}</kbd>
          <span className="small tertiary">{t('takesSection.toPlay')}</span>
        </span>
      </div>
      <div ref={place} className={`${styles.takes} ${styles[`columns${made.takes.length}`]}`}>
        {made.takes.map((take, i) => (
          <TakeCard
            key={take.audioUrl}
            take={take}
            measurement={measurements[i] ?? null}
            gainDb={gains[i] ?? 0}
            playedFrom={first.urlOf(take)}
            rights={rights}
            layers={take.madeBy === null ? made.layers.length : 1}
            track={take.take === made.chosen ? track : null}
            name={made.form.text.trim()}
            single={single}
            chosen={take.take === made.chosen}
            keeping={take.take === made.keeping}
            onChoose={() => onChoose(take.take)}
            onKeep={() => void onKeep(take)}
            onUseAgain={() =>
              onUseAgain({
                ...made.form,
                seed: take.madeBy === null ? take.seed : null,
                takes: 1,
                parentId: take.soundEffectId,
              })
            }
            onDownload={(format) => onDownload(take, format)}
            onShare={() => setShared(take)}
            onAsk={(question) => ask(take, question)}
          />
        ))}
      </div>
      {!single && <AboutKeep />}
      {shared !== null && (
        <LaterShareDialog
          scene={shared.madeBy === null ? { ...made.scene, seed: shared.seed } : null}
          soundEffectId={made.takes.find(({ take }) => take === shared.take)?.soundEffectId ?? null}
          onClose={() => setShared(null)}
        />
      )}
      {dialogs}
      {isOurs && chosen !== undefined && (
        <TakeIndividuals
          key={chosen.audioUrl}
          layers={made.layers}
          scene={{ ...made.scene, seed: chosen.seed }}
          form={made.form}
          onUse={onUseVariant}
        />
      )}
      {made.layers.length > 1 && isOurs && (
        <LayersPanel
          layers={made.layers}
          scene={made.scene}
          mix={mix}
          onKeep={mix.untouched || chosen === undefined ? null : () => keepThisMix(chosen)}
          onReset={() => mix.setMix({})}
        />
      )}
    </section>
  );
}

/**
 * What the chosen take sounds like with the levels that were set, and its layers one by one.
 * @param fineBars drawn instead of those that are stored; null: those
 */
function useMix(
  { takes, chosen, scene, layers }: MadeTakes,
  { urlOf }: FirstSound,
  gainDb: number,
  fineBars: readonly Bar[] | null,
) {
  const take = takes.find((candidate) => candidate.take === chosen) ?? takes[0];
  const plain = useMemo(() => {
    if (take === undefined) return NO_TRACK;
    const track = takeTrack(take, gainDb, urlOf(take));
    return fineBars === null ? track : { ...track, bars: fineBars };
  }, [take, urlOf, gainDb, fineBars]);
  const ids = useMemo(() => layers.map(({ id }) => id), [layers]);
  const seed = take?.seed;
  const takeScene = useMemo(
    () => (ids.length > 1 && seed !== undefined && take?.madeBy === null ? { ...scene, seed } : null),
    [scene, seed, ids, take?.madeBy],
  );
  return useLayerMix(takeScene, ids, plain);
}

const NO_TRACK = { url: '', duration: 0, bars: [] };

/**
 * New takes are heard once, unless the first one was heard before it was there.
 * @param track of the first take; null: it is not new
 */
function useFirstPlay({ hasPlayed, silence }: FirstSound, track: Track | null): void {
  const appeared = useRef({ hasPlayed, silence, track });
  useEffect(() => {
    const then = appeared.current;
    if (then.track === null || then.hasPlayed(then.track.url)) return;
    then.silence();
    playOnce(then.track);
  }, []);
}

/** What Keep does, for who has no pointer to rest on it. */
function AboutKeep() {
  return <p className={`small tertiary ${styles.aboutKeep}`}>{t('takesSection.aboutKeep')}</p>;
}

/** What may be done with takes that were just made; null: there is nothing to tell apart. */
function useRightsOf({ isPaid }: MadeTakes): string | null {
  const { user } = useSession();
  return user === null ? null : rightsLabel(licenceOfSound({ planId: user.planId, isPaid }));
}

interface PendingTakesProps {
  pending: PendingGeneration;
  /** What they will look like, if that is known. */
  bars: readonly Bar[] | null;
}

/** The places of the takes that are being made, at full height; each is drawn as far as it is rendered. */
export function PendingTakes({ pending, bars }: PendingTakesProps) {
  const { takes } = pending.form;
  const drawn = renderedShare(pending.progress);
  const place = useInSight<HTMLDivElement>();
  return (
    <section className={styles.section} aria-label={t('takesSection.takesBeingMade')} aria-busy="true">
      <div className={styles.head}>
        <h2>{t('takesSection.count', { takes })}</h2>
        <span className="small tertiary">{t('shared.beingMade')}</span>
      </div>
      <div ref={place} className={`${styles.takes} ${styles[`columns${takes}`]}`}>
        {Array.from({ length: takes }, (_, i) => (
          <PendingTakeCard key={i} number={i + 1} bars={bars} drawn={drawn} />
        ))}
      </div>
      {takes > 1 && <AboutKeep />}
    </section>
  );
}
