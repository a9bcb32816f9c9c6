import { useContext } from 'react';
import { BandLane } from '../bands/BandLane';
import { t } from '../messages';
import { pixelsPerMs } from '../model';
import { TrackPlaces, trackTop } from '../timeline/track-layout';
import { timecode } from '../words/timecode';
import type { LaneGeometry } from './curve-geometry';
import { curveOf, scaleOf, type CurvePoint } from './curves';
import type { CurvePreview } from './useClipCurves';

interface CurveLaneProps {
  preview: CurvePreview;
  /** Percent. */
  zoom: number;
  onDraw: (points: readonly CurvePoint[]) => void;
}

/** Where a curve of a clip is drawn: over the clip itself, so that nothing moves for it. */
export function CurveLane({ preview, zoom, onDraw }: CurveLaneProps) {
  const { clip, scene, layerId, name } = preview;
  const layout = useContext(TrackPlaces);
  const layer = scene.layers.find(({ id }) => id === layerId);
  if (layer === undefined || layout.isHidden[clip.track] === true) return null;
  const scale = scaleOf(name, layer);
  const geometry: LaneGeometry = { clip, pxPerMs: pixelsPerMs(zoom), scale, duration: scene.duration };
  const momentOf = (seconds: number) => timecode(clip.startMs - clip.offsetMs + seconds * 1000);
  return (
    <BandLane
      label={t('curveLane.ofTheClip', { label: scale.label })}
      pointLabel={(seconds) => t('curveLane.at', { label: scale.label, timecode: momentOf(seconds) })}
      points={curveOf(layer, name)}
      geometry={geometry}
      top={trackTop(layout, clip.track)}
      isWhole
      onDraw={onDraw}
    />
  );
}
