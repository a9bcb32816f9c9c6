import { useEffectScene } from '@whoosh/api-client';
import { Button, formatDecimals } from '@whoosh/ui';
import { useMemo } from 'react';
import type { ClipSounds } from '../editor/clip-sounds';
import type { Editor } from '../editor/editor';
import type { Transport } from '../editor/transport';
import { useWhenResting } from '../editor/useWhenResting';
import { Choice } from '../inspector/Choice';
import { TimeField } from '../inspector/TimeField';
import { t } from '../messages';
import { endMs, onSample, syncMs, type Clip, type ClipSync } from '../model';
import { parseMoment, timecode } from '../words/timecode';
import { eventChoices, OWN_POINT, pinnedEvents } from './events';
import styles from './scenes.module.css';

interface SyncToolsProps {
  editor: Editor;
  transport: Transport;
  sounds: ClipSounds;
  clip: Clip;
  /** The latest start of a clip, milliseconds. */
  limitMs: number;
}

const NONE = -1;

/**
 * Pins a moment of the clip's sound, an event or a point set by hand, to one of the timeline: this knock at 00:03.480.
 */
export function SyncTools({ editor, transport, sounds, clip, limitMs }: SyncToolsProps) {
  const { data: answer } = useEffectScene(clip.soundEffectId);
  const data = useWhenResting(editor, answer);
  const sound = sounds.of(clip);
  const { sync } = clip;
  const choices = useMemo(() => {
    const levelAt = (ms: number) => sound.bars?.[Math.floor((ms / sound.lengthMs) * sound.bars.length)]?.level ?? 0;
    const events = data === undefined ? [] : eventChoices(data.layers, pinnedEvents(data.scene, data.events), levelAt);
    return sync?.layer === OWN_POINT ? [{ ...sync, label: t('syncTools.own') }, ...events] : events;
  }, [data, sound, sync]);
  const moment = syncMs(clip);
  const chosen = choices.findIndex(({ layer, event }) => layer === sync?.layer && event === sync.event);
  const set = (value: ClipSync | null) => editor.edit({ type: 'set', keys: [clip.key], values: { sync: value } });
  const choose = (index: number) => {
    const choice = choices[index];
    set(choice === undefined ? null : { layer: choice.layer, event: choice.event, atMs: choice.atMs });
  };
  const setHere = () => {
    const ms = Math.min(endMs(clip), Math.max(clip.startMs, transport.positionMs()));
    set({ layer: OWN_POINT, event: 0, atMs: onSample(ms - clip.startMs + clip.offsetMs) });
  };
  const options = choices.map(({ label, atMs }, value) => ({
    value,
    label: `${label}, ${formatDecimals(atMs / 1000, 2)} s`,
  }));
  return (
    <dl className={styles.sync}>
      <dt>{t('syncTools.syncPoint')}</dt>
      <dd>
        <Choice
          label={t('syncTools.syncPoint')}
          value={chosen}
          options={[{ value: NONE, label: t('syncTools.none') }, ...options]}
          onChange={choose}
        />
        <Button size="small" type="text" onClick={setHere}>
          {t('syncTools.setAtPlayhead')}
        </Button>
      </dd>
      {moment !== null && (
        <>
          <dt>{t('syncTools.soundsAt')}</dt>
          <dd>
            <TimeField
              label={t('syncTools.syncPointAt')}
              value={moment}
              format={timecode}
              parse={(text) => parseMoment(text, transport.timing)}
              onChange={(toMs) => editor.edit({ type: 'align', keys: [clip.key], point: 'sync', toMs, limitMs })}
            />
          </dd>
        </>
      )}
    </dl>
  );
}
