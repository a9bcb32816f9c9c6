import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { useAudioPalette } from '@whoosh/ui/more';
import { useContext } from 'react';
import type { ClipSounds } from '../editor/clip-sounds';
import type { Editor, EditorState } from '../editor/editor';
import { useEditorState } from '../editor/useEditorState';
import { clipsWithin, pixelsPerMs, selectedClips, type Clip } from '../model';
import { ClipView, isSticking } from './ClipView';
import { originPx } from './clip-shape';
import { useDrawnRange, type DrawnRange, type PixelRange } from './drawn-range';
import { isTrackDrawn, TrackPlaces, trackTop } from './track-layout';

interface ClipLayerProps {
  editor: Editor;
  sounds: ClipSounds;
  drawn: DrawnRange;
  totalMs: number;
}

const documentOfState = ({ document }: EditorState) => document;
const selectionOfState = ({ selection }: EditorState) => selection;
const zoomOfState = ({ zoom }: EditorState) => zoom;

/**
 * So many selected clips stay when they are scrolled away: one that is dragged to an edge, or has the focus, must not
 * go.
 */
const MOST_KEPT = 12;

/**
 * The clips that can be seen, and a few that are selected. They stand in one layer, so that a clip that changes its
 * track stays the same element.
 */
export function ClipLayer({ editor, sounds, drawn, totalMs }: ClipLayerProps) {
  const document = useEditorState(editor, documentOfState);
  const selection = useEditorState(editor, selectionOfState);
  const zoom = useEditorState(editor, zoomOfState);
  const palette = useAudioPalette();
  const layout = useContext(TrackPlaces);
  const range = useDrawnRange(drawn);
  const scale = pixelsPerMs(zoom);
  // a clip that is drawn wider than it sounds begins earlier than its time alone tells
  const fromMs = (range.fromPx - TIMELINE_LIMITS.minClipPixels) / scale;
  const selected = selection.size > MOST_KEPT ? [] : selectedClips(document, selection);
  const shown = new Set<Clip>();
  const clips = document.tracks.flatMap((_, track) => {
    if (layout.isHidden[track] === true) return [];
    const within = isTrackDrawn(layout, track) ? clipsWithin(document, track, fromMs, range.toPx / scale) : [];
    within.forEach((clip) => shown.add(clip));
    const away = selected.filter((clip) => clip.track === track && !shown.has(clip));
    // in their order, whether seen or not: an element that changes its place among the others loses the focus
    return away.length === 0 ? within : [...within, ...away].sort((a, b) => a.startMs - b.startMs);
  });
  return clips.map((clip) => (
    <ClipView
      key={clip.key}
      clip={clip}
      sound={sounds.of(clip)}
      zoom={zoom}
      top={trackTop(layout, clip.track)}
      palette={palette}
      {...drawnPart(
        clip,
        sounds.of(clip).lengthMs,
        selection.has(clip.key),
        zoom,
        shown.has(clip) ? range : shifted(range, clip.startMs * scale),
      )}
      isSelected={selection.has(clip.key)}
      sticksOut={isSticking(clip, totalMs)}
    />
  ));
}

/** As much from another place on: what a clip shows that is dragged into sight. */
function shifted({ fromPx, toPx }: PixelRange, toStartPx: number): PixelRange {
  return { fromPx: toStartPx, toPx: toStartPx + toPx - fromPx };
}

/**
 * The pixels of its sound that a clip draws: what it plays, and of a selected one all that there is, which its edges
 * may be dragged over. Cut to the drawn stretch, so that scrolling renders only clips that begin or end to be seen, and
 * of those only long ones more than once.
 */
function drawnPart(clip: Clip, soundMs: number, isSelected: boolean, zoom: number, range: PixelRange): PixelRange {
  const scale = pixelsPerMs(zoom);
  const playedToMs = clip.offsetMs + clip.durationMs;
  const wholeToMs = clip.loop ? Infinity : Math.max(playedToMs, soundMs);
  const fromPx = Math.floor((isSelected ? 0 : clip.offsetMs) * scale);
  const toPx = Math.ceil((isSelected ? wholeToMs : playedToMs) * scale);
  if (toPx - fromPx <= LONGEST_WHOLE_PX) return { fromPx, toPx };
  const origin = originPx(clip, zoom);
  return { fromPx: Math.max(range.fromPx - origin, fromPx), toPx: Math.min(range.toPx - origin, toPx) };
}

/** Sounds up to this width are drawn whole, pixels. */
const LONGEST_WHOLE_PX = 600;
