import { useEffect, useMemo, useState } from 'react';
import { usePageTitle } from '@whoosh/ui';
import { usePreviewRenderer, type Preview, type PreviewSpec } from '@whoosh/preview';
import type { Scene } from '@whoosh/sound-scene';
import { usePreview } from '../preview/usePreview';
import { usePreviewTrack } from '../preview/usePreviewTrack';
import { t } from '../messages';
import { sceneOfFragment } from './scene-link';
import { SharedFrame, SharedNote, SharedPlayer } from './SharedFrame';
import { useRemix } from './useRemix';

/** /share#…: a sound that is rendered here, from the link itself. */
export function SharedScenePage() {
  const scene = useSceneOfAddress();
  const remix = useRemix();
  const title = scene?.text.trim() ?? '';
  usePageTitle(title === '' ? t('share.aSound') : title);
  return (
    <SharedFrame title={title === '' ? t('share.aSound') : title} onRemix={remixOf(scene ?? null, remix)}>
      {scene === undefined && <SharedNote isOpening>{t('share.opening')}</SharedNote>}
      {scene === null && <SharedNote>{t('share.brokenLink')}</SharedNote>}
      {scene && <Rendered scene={scene} />}
      {scene !== null && <p className="small tertiary">{t('share.madeHere')}</p>}
    </SharedFrame>
  );
}

/** Goes on with the words of a scene; null where it has none. */
function remixOf(scene: Scene | null, remix: ReturnType<typeof useRemix>): (() => void) | null {
  if (scene === null || scene.text.trim() === '') return null;
  const { text, duration, intensity, loop, seed, engine: engineVersion } = scene;
  return () => remix({ text, duration, intensity, loop, seed, engineVersion });
}

function Rendered({ scene }: { scene: Scene }) {
  const preview = useRendering(scene);
  const track = usePreviewTrack(preview);
  if (preview === null) return <SharedNote>{t('share.cannotRender')}</SharedNote>;
  if (track === null) return <SharedNote isOpening>{t('share.rendering')}</SharedNote>;
  return (
    <SharedPlayer
      track={track}
      name={scene.text.trim() || t('share.aSound')}
      sources={[]}
      spectrum={preview?.spectrum ?? null}
    />
  );
}

/** undefined: on its way; null: this browser cannot, or not within the time that a preview has. */
function useRendering(scene: Scene): Preview | null | undefined {
  const renderer = usePreviewRenderer();
  const spec = useMemo((): PreviewSpec => ({ scene, layerBars: 0, spectra: true, audio: true }), [scene]);
  const made = usePreview(renderer, spec);
  return made?.spec === spec ? made.preview : undefined;
}

/** undefined: being read; null: no scene. */
function useSceneOfAddress(): Scene | null | undefined {
  const [read, setRead] = useState<{ fragment: string; scene: Scene | null } | null>(null);
  const [fragment, setFragment] = useState(() => window.location.hash);
  useEffect(() => {
    const onChange = () => setFragment(window.location.hash);
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
  useEffect(() => {
    let wanted = true;
    void sceneOfFragment(fragment).then((scene) => wanted && setRead({ fragment, scene }));
    return () => {
      wanted = false;
    };
  }, [fragment]);
  return read?.fragment === fragment ? read.scene : undefined;
}
