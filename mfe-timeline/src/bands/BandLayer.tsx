import { useContext } from 'react';
import type { ClipSounds } from '../editor/clip-sounds';
import type { Editor, EditorState } from '../editor/editor';
import type { Transport } from '../editor/transport';
import { useEditorState } from '../editor/useEditorState';
import { t } from '../messages';
import { clipsWithin, pixelsPerMs, type Clip } from '../model';
import type { LaneGeometry } from '../scenes/curve-geometry';
import { useDrawnRange, type DrawnRange } from '../timeline/drawn-range';
import { isTrackDrawn, TrackPlaces, trackTop } from '../timeline/track-layout';
import { timecode } from '../words/timecode';
import { trackName } from '../words/track-names';
import { BandLane } from './BandLane';
import styles from './BandLane.module.css';
import { bandOf, bandScale, drawnClip, drawnTrack, soundSeconds, withPointAt, type BandView } from './bands';

interface BandLayerProps {
  editor: Editor;
  transport: Transport;
  sounds: ClipSounds;
  drawn: DrawnRange;
  /** Of what is scrolled, milliseconds. */
  contentMs: number;
  /** Which are shown. */
  view: BandView;
}

/** Rubber bands, over the clips that can be seen or over the tracks. */
export function BandLayer(props: BandLayerProps) {
  return props.view.of === 'clip' ? <ClipBands {...props} /> : <TrackBands {...props} />;
}

const documentOf = ({ document }: EditorState) => document;
const zoomOf = ({ zoom }: EditorState) => zoom;

function ClipBands({ editor, transport, sounds, drawn, view: { name } }: BandLayerProps) {
  const document = useEditorState(editor, documentOf);
  const zoom = useEditorState(editor, zoomOf);
  const range = useDrawnRange(drawn);
  const pxPerMs = pixelsPerMs(zoom);
  const layout = useContext(TrackPlaces);
  const clips = document.tracks.flatMap((_, track) =>
    isTrackDrawn(layout, track) ? clipsWithin(document, track, range.fromPx / pxPerMs, range.toPx / pxPerMs) : [],
  );
  const geometryOf = (clip: Clip): LaneGeometry => ({
    clip,
    pxPerMs,
    scale: bandScale(name),
    duration: (clip.offsetMs + clip.durationMs) / 1_000,
  });
  return clips.map((clip) => {
    const points = bandOf(clip.envelopes, name);
    const addHere = () => {
      const seconds = soundSeconds(clip, transport.positionMs()) ?? clip.offsetMs / 1_000;
      editor.edit(drawnClip(clip, name, withPointAt(points, seconds, name)));
    };
    return (
      <NamedBand
        key={clip.key}
        name={sounds.of(clip).name}
        band={name}
        points={points}
        geometry={geometryOf(clip)}
        track={clip.track}
        onAdd={addHere}
        onDraw={(drawnPoints) => editor.edit(drawnClip(clip, name, drawnPoints))}
      />
    );
  });
}

function TrackBands({ editor, transport, contentMs, view: { name } }: BandLayerProps) {
  const document = useEditorState(editor, documentOf);
  const zoom = useEditorState(editor, zoomOf);
  const layout = useContext(TrackPlaces);
  const geometry: LaneGeometry = {
    clip: { startMs: 0, durationMs: contentMs, offsetMs: 0 },
    pxPerMs: pixelsPerMs(zoom),
    scale: bandScale(name),
    duration: contentMs / 1_000,
  };
  return document.tracks.map((track, index) => {
    if (!isTrackDrawn(layout, index)) return null;
    const points = bandOf(track.envelopes, name);
    const addHere = () =>
      editor.edit(drawnTrack(document, index, name, withPointAt(points, transport.positionMs() / 1_000, name)));
    return (
      <NamedBand
        key={index}
        name={trackName(track, index)}
        band={name}
        points={points}
        geometry={geometry}
        track={index}
        onAdd={addHere}
        onDraw={(drawnPoints) => editor.edit(drawnTrack(document, index, name, drawnPoints))}
      />
    );
  });
}

interface NamedBandProps extends Pick<Parameters<typeof BandLane>[0], 'points' | 'geometry' | 'onDraw'> {
  /** Of what the band changes. */
  name: string;
  band: BandView['name'];
  track: number;
  /** A point at the playhead. */
  onAdd: () => void;
}

function NamedBand({ name, band, track, geometry, onAdd, ...lane }: NamedBandProps) {
  const layout = useContext(TrackPlaces);
  const words = { band: bandScale(band).label, name };
  const { startMs, offsetMs } = geometry.clip;
  return (
    <BandLane
      {...lane}
      geometry={geometry}
      label={t('bands.of', words)}
      pointLabel={(seconds) =>
        t('curveLane.at', { label: words.band, timecode: timecode(startMs - offsetMs + seconds * 1_000) })
      }
      top={trackTop(layout, track)}
    >
      <button type="button" className={styles.add} onClick={onAdd}>
        {t('bands.add', words)}
      </button>
    </BandLane>
  );
}
