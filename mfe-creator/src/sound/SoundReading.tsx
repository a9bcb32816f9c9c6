import { useState } from 'react';
import { Play, Square } from 'lucide-react';
import { useSession } from '@whoosh/api-client';
import { LIMITS, type CatalogueSource, type EffectSceneResponse, type SoundEffect } from '@whoosh/contracts';
import { editInterpretation, NO_EDITS, saidLabels, scoreWord, setSource } from '@whoosh/scene-editing';
import { withLayerSeed, withLevels } from '@whoosh/sound-scene';
import { Button, Icon, Input } from '@whoosh/ui';
import { FamilyDot, LoadProblem } from '@whoosh/ui/more';
import { Later } from '../effects/Later';
import { useKeepMix } from '../effects/useKeepMix';
import { useRemake } from '../effects/useRemake';
import { drawSeed } from '../request/drawn';
import { LayersPanel } from '../generator/LayersPanel';
import type { Live } from '../live/useLiveSound';
import { turnOf } from '../live/turns';
import { t } from '../messages';
import { nameOfLayers } from '../request/sound-name';
import { costLine } from '../takes';
import { TurnRow } from './TurnRow';
import { Unread } from './Unread';
import type { SoundLayers } from './useSoundLayers';
import styles from './SoundPage.module.css';

const loadPicker = async () => (await import('../generator/SourcePicker')).default;

interface SoundReadingProps {
  effect: SoundEffect;
  /** What was made of its words; undefined while it is on its way, and where there is none. */
  answer: EffectSceneResponse | undefined;
  failed: boolean;
  onRetry: () => void;
  layers: SoundLayers;
  /** Told of a version of the sound, once it is in the library. */
  onKept: (kept: Pick<SoundEffect, 'id'>) => void;
  /** Told of words that change the sound. */
  onRefine: (words: string) => void;
}

/** The words of a sound, what was understood of them, and the layers that came of it. */
export function SoundReading({ effect, answer, failed, onRetry, layers, onKept, onRefine }: SoundReadingProps) {
  if (effect.madeBy !== null) return null;
  return (
    <section className={styles.reading} aria-label={t('score.whatWasUnderstood')}>
      <div className={styles.readingHead}>
        <h2>{t('score.whatWasUnderstood')}</h2>
        {layers.original !== null && <LiveButton live={layers.live} />}
      </div>
      <p className={styles.prompt}>{effect.prompt}</p>
      {layers.live.state !== 'off' && (
        <p className="small tertiary" role="status">
          {t(`live.state.${layers.live.state}`)}
        </p>
      )}
      {answer === undefined && failed && <LoadProblem what={t('layersPanel.layers')} onRetry={onRetry} />}
      {answer !== undefined && <Unread {...answer} />}
      {answer !== undefined &&
        (layers.original === null ? (
          <Sources answer={answer} />
        ) : (
          <Layers effect={effect} answer={answer} layers={layers} onKept={onKept} />
        ))}
      <Refine onRefine={onRefine} />
    </section>
  );
}

function LiveButton({ live: { state, toggle } }: { live: Live }) {
  const isOn = state === 'on' || state === 'starting';
  return (
    <Button size="small" icon={<Icon icon={isOn ? Square : Play} />} loading={state === 'starting'} onClick={toggle}>
      {t(isOn ? 'live.stop' : 'live.play')}
    </Button>
  );
}

interface LayersProps {
  effect: SoundEffect;
  answer: EffectSceneResponse;
  layers: SoundLayers;
  onKept: SoundReadingProps['onKept'];
}

/** The layers: heard at other levels, turned, made again, replaced. What is kept of that is a version of the sound. */
function Layers({ effect, answer, layers: { layers, scene, mix, levels, ...set }, onKept }: LayersProps) {
  const { user } = useSession();
  const keepMix = useKeepMix({ opens: true });
  const { busy, remake } = useRemake(effect);
  const [replaced, setReplaced] = useState<string | null>(null);
  if (scene === null) return null;
  const cost = user === null ? '' : costLine({ ...user, durationSeconds: effect.duration, takes: 1 }, true).sum;
  const open = (id: number | null) => id !== null && onKept({ id });
  const keep = async () => {
    if (set.isTurned) return open(await remake('turned', withLevels(scene, levels)));
    return open((await keepMix(effect.id, levels, effect.sources))?.id ?? null);
  };
  const replace = async (layer: string, source: CatalogueSource) => {
    setReplaced(null);
    const { scene: changed, layers: told } = editInterpretation(answer, setSource(NO_EDITS, layer, source));
    open(await remake(layer, changed, nameOfLayers(told)));
  };
  const showsTurns = set.isTurned || set.live.state === 'on' || set.live.state === 'starting';
  return (
    <>
      <LayersPanel
        layers={layers}
        scene={scene}
        mix={mix}
        onKeep={mix.untouched ? null : keep}
        price={set.isTurned ? cost : null}
        onReset={set.reset}
        tools={{
          busy,
          cost,
          onAgain: (layer) => void remake(layer, withLayerSeed(answer.scene, layer, drawSeed())).then(open),
          onReplace: setReplaced,
        }}
        below={({ id, label }) =>
          showsTurns && (
            <TurnRow label={scoreWord(label)} turn={turnOf(set.turns, id)} onTurn={(part) => set.turn(id, part)} />
          )
        }
      />
      <Later wanted={replaced !== null} load={loadPicker} onClose={() => setReplaced(null)}>
        {(SourcePicker) => (
          <SourcePicker
            open={replaced !== null}
            answer={answer}
            layer={replaced}
            price={cost}
            onClose={() => setReplaced(null)}
            onChoose={({ source }) => replaced !== null && void replace(replaced, source)}
          />
        )}
      </Later>
    </>
  );
}

/** Words that change the sound: the creator shows what they do, and makes it. */
function Refine({ onRefine }: Pick<SoundReadingProps, 'onRefine'>) {
  const [words, setWords] = useState('');
  const said = words.trim();
  return (
    <form
      className={styles.refine}
      onSubmit={(event) => {
        event.preventDefault();
        if (said !== '') onRefine(said);
      }}
    >
      <Input
        value={words}
        maxLength={LIMITS.refinementMaxLength}
        placeholder={t('refine.placeholder')}
        aria-label={t('refine.label')}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button htmlType="submit" disabled={said === ''}>
        {t('refine.change')}
      </Button>
    </form>
  );
}

/** The layers where they are not changed: what each is and how it was asked for. */
function Sources({ answer: { layers, scene } }: { answer: EffectSceneResponse }) {
  return (
    <ul className={styles.sources} aria-label={t('layersPanel.layers')}>
      {layers.map((layer) => (
        <li key={layer.id}>
          <FamilyDot family={layer.family} />
          <b>{scoreWord(layer.label)}</b>
          <span className="small tertiary">{saidLabels(layer, scene).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}
