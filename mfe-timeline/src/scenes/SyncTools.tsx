import { useEffectScene } from '@whoosh/api-client';
import { formatDecimals } from '@whoosh/ui';
import { useMemo } from 'react';
import type { Editor } from '../editor/editor';
import { useWhenResting } from '../editor/useWhenResting';
import { TimeField } from '../inspector/TimeField';
import { t } from '../messages';
import { syncMs, type Clip } from '../model';
import { parseTimecode, timecode } from '../words/timecode';
import { eventChoices } from './events';
import styles from './scenes.module.css';

interface SyncToolsProps {
  editor: Editor;
  clip: Clip;
  /** The latest start of a clip, milliseconds. */
  limitMs: number;
}

/** Pins an event of the clip's sound to a moment of the timeline: this knock at 00:03.480. */
export function SyncTools({ editor, clip, limitMs }: SyncToolsProps) {
  const { data: answer } = useEffectScene(clip.soundEffectId);
  const data = useWhenResting(editor, answer);
  const choices = useMemo(() => (data === undefined ? [] : eventChoices(data.layers, data.events)), [data]);
  if (choices.length === 0) return null;
  const { sync } = clip;
  const moment = syncMs(clip);
  const chosen = choices.findIndex(({ layer, event }) => layer === sync?.layer && event === sync.event);
  const choose = (index: number) => {
    const choice = choices[index];
    const values = choice === undefined ? null : { layer: choice.layer, event: choice.event, atMs: choice.atMs };
    editor.edit({ type: 'set', keys: [clip.key], values: { sync: values } });
  };
  return (
    <dl className={styles.sync}>
      <dt>{t('syncTools.syncPoint')}</dt>
      <dd>
        <select
          aria-label={t('syncTools.syncPoint')}
          value={chosen}
          onChange={(event) => choose(Number(event.target.value))}
        >
          <option value={-1}>{t('syncTools.none')}</option>
          {choices.map(({ label, atMs }, index) => (
            <option key={index} value={index}>
              {`${label}, ${formatDecimals(atMs / 1000, 2)} s`}
            </option>
          ))}
        </select>
      </dd>
      {moment !== null && (
        <>
          <dt>{t('syncTools.soundsAt')}</dt>
          <dd>
            <TimeField
              label={t('syncTools.syncPointAt')}
              value={moment}
              format={timecode}
              parse={parseTimecode}
              onChange={(toMs) => editor.edit({ type: 'align', keys: [clip.key], point: 'sync', toMs, limitMs })}
            />
          </dd>
        </>
      )}
    </dl>
  );
}
