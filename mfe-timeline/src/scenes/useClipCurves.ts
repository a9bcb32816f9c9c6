import { readEffectScene, serverMessage, useQueryClient } from '@whoosh/api-client';
import type { InterpretedLayer } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import { useToast } from '@whoosh/ui';
import { useCallback, useState } from 'react';
import type { Editor, EditorState } from '../editor/editor';
import { useEditorState } from '../editor/useEditorState';
import { t } from '../messages';
import type { Clip } from '../model';
import { curvedLayers, withCurve, type CurveName, type CurvePoint } from './curves';

/** The curves of one clip while they are drawn; nothing of it counts until it is applied. */
export interface CurvePreview {
  clip: Clip;
  scene: Scene;
  /** The layers that can follow a curve. */
  layers: readonly Pick<InterpretedLayer, 'id' | 'label'>[];
  layerId: string;
  name: CurveName;
  isChanged: boolean;
}

/** Opens, draws and lets go of the curves of a clip. */
export function useClipCurves(editor: Editor) {
  const [preview, setPreview] = useState<CurvePreview | null>(null);
  const client = useQueryClient();
  const toast = useToast();
  const clipKey = preview?.clip.key;
  // the one clip alone: the page does not render for what happens to others
  const clipOf = useCallback(
    ({ document }: EditorState) => document.clips.find(({ key }) => key === clipKey),
    [clipKey],
  );
  const clip = useEditorState(editor, clipOf);
  // once the clip stands on another sound, what was drawn was for one that is gone
  const current = preview !== null && clip?.soundEffectId === preview.clip.soundEffectId ? { ...preview, clip } : null;

  const open = useCallback(
    async (asked: Clip) => {
      if (asked.soundEffectId === null) return;
      try {
        const { scene, layers } = await readEffectScene(client, asked.soundEffectId);
        const ids = new Set(curvedLayers(scene).map(({ id }) => id));
        const fitting = layers.filter(({ id }) => ids.has(id));
        const [first] = fitting;
        if (first === undefined) {
          toast({ title: t('clipCurves.noCurvesHere'), description: t('clipCurves.onlySoundsThatGoOn'), tone: 'info' });
          return;
        }
        setPreview({ clip: asked, scene, layers: fitting, layerId: first.id, name: 'intensity', isChanged: false });
      } catch (error) {
        toast({
          title: t('shared.error'),
          description: serverMessage(error, t('shared.theSoundCouldNotBe')),
          tone: 'destructive',
        });
      }
    },
    [client, toast],
  );
  const choose = useCallback(
    (part: Partial<Pick<CurvePreview, 'layerId' | 'name'>>) => setPreview((now) => now && { ...now, ...part }),
    [],
  );
  const draw = useCallback(
    (points: readonly CurvePoint[]) =>
      setPreview(
        (now) => now && { ...now, scene: withCurve(now.scene, now.layerId, now.name, points), isChanged: true },
      ),
    [],
  );
  const close = useCallback(() => setPreview(null), []);
  return { preview: current, open, choose, draw, close };
}
