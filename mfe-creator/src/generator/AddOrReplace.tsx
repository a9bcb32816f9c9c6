import { Plus } from 'lucide-react';
import { useKeepSense } from '@whoosh/api-client';
import { LIMITS, senseWords, type CatalogueSource, type InterpretResponse, type UnusedWords } from '@whoosh/contracts';
import { addLayer, scoreWord, setSource, type SceneEdits } from '@whoosh/scene-editing';
import { SCENE_LIMITS } from '@whoosh/sound-scene';
import { Button, Icon, useToast } from '@whoosh/ui';
import { Later } from '../effects/Later';
import { t } from '../messages';
import styles from './Score.module.css';

const loadPicker = async () => (await import('./SourcePicker')).default;

/** What a sound is being chosen for: a layer, or null for one more, which may stand for a word that was not used. */
export interface Choosing {
  layer: string | null;
  word?: UnusedWords;
}

interface AddOrReplaceProps {
  answer: InterpretResponse;
  choosing: Choosing | null;
  edits: SceneEdits;
  onEdit: (edits: SceneEdits) => void;
  onChoosing: (choosing: Choosing | null) => void;
}

/** Adds a layer, or puts any of all sounds in the place of one. */
export function AddOrReplace({ answer, choosing, edits, onEdit, onChoosing }: AddOrReplaceProps) {
  const keepSense = useKeepSense();
  const toast = useToast();
  const keep = (words: string, { model, label }: CatalogueSource) =>
    keepSense.mutate(
      { words: senseWords(words).slice(0, LIMITS.senseMaxLength), model },
      {
        onSuccess: () => toast({ tone: 'success', title: t('sourcePicker.kept', { words, label: scoreWord(label) }) }),
        onError: () => toast({ tone: 'destructive', title: t('sourcePicker.notKept', { words }) }),
      },
    );
  return (
    <>
      {answer.layers.length < SCENE_LIMITS.maxLayers && (
        <Button
          type="text"
          size="small"
          className={styles.addLayer ?? ''}
          icon={<Icon icon={Plus} />}
          onClick={() => onChoosing({ layer: null })}
        >
          {t('score.addLayer')}
        </Button>
      )}
      <Later wanted={choosing !== null} load={loadPicker} onClose={() => onChoosing(null)}>
        {(SourcePicker) => (
          <SourcePicker
            open={choosing !== null}
            answer={answer}
            layer={choosing?.layer ?? null}
            word={choosing?.word ?? null}
            onClose={() => onChoosing(null)}
            onChoose={({ source, remember }) => {
              if (remember !== null) keep(remember, source);
              const layer = choosing?.layer ?? null;
              onEdit(layer === null ? addLayer(edits, source, choosing?.word?.text) : setSource(edits, layer, source));
              onChoosing(null);
            }}
          />
        )}
      </Later>
    </>
  );
}
