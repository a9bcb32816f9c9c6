import { useEffect, useState } from 'react';
import type { CatalogueSource } from '@whoosh/contracts';
import { usePreviewRenderer, type Preview } from '@whoosh/preview';
import { scoreWord } from '@whoosh/scene-editing';
import type { Scene } from '@whoosh/sound-scene';
import { FamilyDot, player, PlayButton, PlayDisc, useCurrentTrackUrl } from '@whoosh/ui/more';
import { usePreviewTrack } from '../preview/usePreviewTrack';
import styles from './SourcePicker.module.css';

/** Long enough to know a sound by, seconds. */
const HEARD_SECONDS = 4;

interface SourceRowProps {
  source: CatalogueSource;
  /** The scene in which it is heard alone. */
  sceneOf: () => Scene;
  onChoose: () => void;
}

/** One source: heard in this browser on a press, chosen by its name. */
export function SourceRow({ source, sceneOf, onChoose }: SourceRowProps) {
  const renderer = usePreviewRenderer();
  const [preview, setPreview] = useState<Preview | null | undefined>(undefined);
  const playing = useCurrentTrackUrl();
  // whatever else is played meanwhile ends the request
  const [request, setRequest] = useState<{ over: string | null } | null>(null);
  const wanted = request !== null && request.over === playing;
  const track = usePreviewTrack(preview);
  const label = scoreWord(source.label);

  useEffect(() => {
    if (wanted && track) player.play(track, 0);
  }, [wanted, track]);

  const hear = () => {
    if (wanted) return setRequest(null);
    setRequest({ over: playing });
    void renderer
      .ask({ scene: sceneOf(), layerBars: 0, audio: true, firstSeconds: HEARD_SECONDS }, { urgent: true })
      .then(setPreview);
  };
  return (
    <li className={styles.row}>
      <span className={styles.play}>
        {track && <PlayButton track={track} name={label} />}
        {!track && preview !== null && <PlayDisc name={label} sounding={wanted} onClick={hear} />}
      </span>
      <button type="button" className={styles.pick} onClick={onChoose}>
        <FamilyDot family={source.family} />
        <span className="one-line">{label}</span>
      </button>
    </li>
  );
}
