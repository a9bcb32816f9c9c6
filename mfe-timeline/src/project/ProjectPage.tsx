import type { Project, TimelineResponse } from '@whoosh/contracts';
import { useToast } from '@whoosh/ui';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type CSSProperties } from 'react';
import { ImportCues, useCueImport } from '../cues/ImportCues';
import { ACTIONS } from '../editor/actions';
import type { EditorContext } from '../editor/editor-context';
import { saveWords } from '../editor/autosaver';
import { isDraft } from '../drafts/draft-number';
import { useDraftSounds } from '../drafts/useDraftSounds';
import type { EditorState } from '../editor/editor';
import { newClip } from '../editor/new-clip';
import type { Panel } from '../editor/panel';
import { useEditorState } from '../editor/useEditorState';
import { useShortcuts } from '../editor/useShortcuts';
import { Inspector } from '../inspector/Inspector';
import { t } from '../messages';
import { loadedLater } from '../messages/loaded-later';
import { placedFree, type Clip, type KeyAction } from '../model';
import { useClipScenes, usePlacing, useSoundHits } from '../scenes';
import type { SoundChoice } from '../sounds/dragged-sound';
import type { MediaClips } from '../sounds/useMediaChanges';
import { TimelinePanel } from '../timeline/TimelinePanel';
import { useViewport } from '../timeline/useViewport';
import { trackName, TrackNames } from '../words/track-names';
import { usePictureTiming } from '../video/usePictureTiming';
import { VideoPanel } from '../video/VideoPanel';
import { askedRecorder } from './asked-recorder';
import { HeightHandle } from './HeightHandle';
import type { OpenTimeline } from './open-timeline';
import { ProjectHeader } from './ProjectHeader';
import styles from './ProjectPage.module.css';
import { SidePanel } from './SidePanel';
import { useBindings } from '../shortcuts/useBindings';
import { keepHeight, LEAST_TOP, readHeight } from './timeline-height';
import { useKeptOffline } from './useKeptOffline';
import { useOpeningView } from './useOpeningView';
import { usePlayedTimeline } from './usePlayedTimeline';
import { useProjectSounds } from './useProjectSounds';
import { useTimelineLength } from './useTimelineLength';
import { useToastsAbove } from './useToastsAbove';

const ShortcutSheet = loadedLater(async () => (await import('../shortcuts/ShortcutSheet')).ShortcutSheet);
/** Dialogs that are asked for now and then load when they are. */
const KeepDialog = loadedLater(async () => (await import('../drafts/KeepDialog')).KeepDialog);
const ReviewDialog = loadedLater(async () => (await import('../review/ReviewDialog')).ReviewDialog);
const VersionsDialog = loadedLater(async () => (await import('../versions/VersionsDialog')).VersionsDialog);

interface ProjectPageProps {
  project: Project;
  /** As it was when it was opened. */
  stored: TimelineResponse;
  open: OpenTimeline;
}

/** The playhead takes the focus: there the timeline's keys hold. */
function leaveInspector(): void {
  const inspector = document.activeElement?.closest('[data-part="inspector"]') ?? null;
  if (inspector === null) return;
  document.querySelector<HTMLElement>('[data-part="ruler"][role="slider"]')?.focus({ preventScroll: true });
}

const presentOf = ({ history }: EditorState) => history.present;
const zoomOf = ({ zoom }: EditorState) => zoom;

/** Video, sounds and timeline of one project. */
export function ProjectPage({ project, stored, open: { editor, transport, playback, autosaver } }: ProjectPageProps) {
  const toast = useToast();
  const announcer = useRef<HTMLParagraphElement>(null);
  const timeline = useRef<HTMLElement>(null);
  useToastsAbove(timeline);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  const [showsVersions, setVersions] = useState(false);
  const [panel, setPanel] = useState<Panel>(() => (askedRecorder.read() === project.id ? 'recorder' : 'sounds'));
  const recording = useRef<(() => void) | null>(null);
  const [height, setHeight] = useState(readHeight);
  const [bindings, setBindings] = useBindings();
  const { store, drafts } = useDraftSounds(editor);
  const { sounds, media, choiceOf, take, refreshMedia } = useProjectSounds(project.id, stored, drafts);
  const { totalMs, contentMs } = useTimelineLength(project, editor);
  const viewport = useViewport(editor, contentMs);
  const videoSeconds = project.video?.duration ?? null;
  useOpeningView({
    projectId: project.id,
    zoom: useEditorState(editor, zoomOf),
    viewport,
    videoMs: videoSeconds === null ? null : totalMs,
  });
  const mediaClips = useMemo<MediaClips>(
    () => ({
      of: (mediaId) => editor.present.clips.filter((clip) => clip.mediaId === mediaId),
      remove: (keys) => {
        editor.edit({ type: 'remove', keys });
        return autosaver.flush();
      },
    }),
    [editor, autosaver],
  );
  const flush = useCallback(() => autosaver.flush(), [autosaver]);
  const saving = useSyncExternalStore(autosaver.subscribe, autosaver.snapshot);
  useEffect(() => transport.setTotal(totalMs), [transport, totalMs]);
  const timing = usePictureTiming(project);
  useEffect(() => transport.setTiming(timing), [transport, timing]);
  const present = useEditorState(editor, presentOf);
  usePlayedTimeline({ project, editor, playback, media, sounds, lengthMs: totalMs });
  useKeptOffline(project, present, sounds);
  // a clip that undo brought back has brought back the sound under it, once that is saved
  const hasStranger =
    saving.status === 'saved' &&
    present.clips.some(({ mediaId }) => mediaId !== null && !media.some(({ id }) => id === mediaId));
  useEffect(() => {
    if (hasStranger) refreshMedia();
  }, [hasStranger, refreshMedia]);

  const tellRemoved = useCallback(
    () => toast({ title: t('projectPage.removed'), description: t('projectPage.soundEffectRemovedFromTimeline') }),
    [toast],
  );
  const scenes = useClipScenes({ project, editor, transport, sounds, store, limitMs: totalMs });
  const cues = useCueImport({ editor, sounds, timing, videoName: project.video?.name, totalMs });
  const hits = useSoundHits();
  const placeAt = usePlacing(editor, hits, totalMs);
  const { tracks } = present;
  const trackNames = useMemo(() => tracks.map(trackName), [tracks]);
  const { openClip, drafts: trying, keeping } = scenes;
  const [askedKeep, setAskedKeep] = useState<readonly Clip[]>([]);
  const scene = useMemo<EditorContext>(
    () => ({
      editor,
      transport,
      viewport,
      sounds,
      totalMs,
      announce: (sentence) => {
        if (announcer.current !== null) announcer.current.textContent = sentence;
      },
      explain: (title) => toast({ title }),
      openClip,
      anotherTake: (clips, by) => void trying.another(clips, by),
      askKeep: setAskedKeep,
      leaveInspector,
      showKeys: () => setSheetOpen(true),
      toggleMixer: () => setPanel((now) => (now === 'mixer' ? 'sounds' : 'mixer')),
      record: () => (recording.current === null ? setPanel('recorder') : recording.current()),
      onRemoved: tellRemoved,
    }),
    [editor, transport, viewport, sounds, totalMs, openClip, trying, tellRemoved, toast],
  );
  const act = (action: KeyAction) => ACTIONS[action](scene);
  useShortcuts(bindings, act);

  const remove = (key: string) => {
    editor.edit({ type: 'remove', keys: [key] });
    tellRemoved();
  };
  const place = (choice: SoundChoice, track: number) => {
    take(choice);
    void placeAt(choice, track, transport.positionMs());
  };
  const placeFrom = (choice: SoundChoice, startMs: number) => {
    take(choice);
    const clip = newClip(choice, 0, startMs, editor.newKey());
    editor.edit(placedFree(clip, editor.present, totalMs));
    editor.selectKeys([clip.key]);
  };
  const changeHeight = (next: number | null) => {
    keepHeight(next);
    setHeight(next);
  };
  const heights: Record<`--${string}`, string> = {
    '--least-top': `${LEAST_TOP}px`,
    '--height': height === null ? 'auto' : `${height}px`,
  };
  return (
    <TrackNames value={trackNames}>
      <div className={`${styles.page} ${panel === 'mixer' ? styles.mixing : ''}`} style={heights as CSSProperties}>
        <ProjectHeader
          project={project}
          saveState={saveWords(saving)}
          flush={flush}
          drafts={present.clips.filter(isDraft)}
          keeping={keeping}
          onReview={() => setReviewing(true)}
          onVersions={() => setVersions(true)}
          onShortcuts={() => setSheetOpen(true)}
        />
        <VideoPanel
          project={project}
          transport={transport}
          hasClips={present.clips.length > 0}
          onNewCut={cues.choose}
        />
        <SidePanel
          panel={panel}
          {...{ project, editor, transport, playback, media, totalMs, flush }}
          recording={recording}
          clips={mediaClips}
          onPlace={place}
          onPlaceFrom={placeFrom}
          onTry={trying.tryOut}
          onClose={() => setPanel('sounds')}
        />
        <section ref={timeline} className={styles.timeline} aria-label={t('shared.timeline')}>
          <HeightHandle height={height} onChange={changeHeight} />
          <TimelinePanel
            project={project}
            editor={editor}
            transport={transport}
            sounds={sounds}
            viewport={viewport}
            totalMs={totalMs}
            contentMs={contentMs}
            choiceOf={choiceOf}
            hits={hits}
            marks={scenes.marks}
            onRetime={scenes.retime}
            sceneOf={trying.sceneOf}
            onAction={act}
            panel={panel}
            onRemove={remove}
            onOpen={(key) => {
              const clip = editor.present.clips.find((each) => each.key === key);
              if (clip !== undefined) openClip(clip);
            }}
          />
          <Inspector
            editor={editor}
            sounds={sounds}
            totalMs={totalMs}
            timing={transport.timing}
            onRemove={remove}
            onOpen={openClip}
            onRemakeAll={scenes.remakeAll}
            onReplaceAll={scenes.replaceAll}
            onRetime={scenes.retime}
            toolsOf={scenes.toolsOf}
            keeping={keeping}
            idleTools={
              <>
                {scenes.cutTools}
                <ImportCues onChoose={cues.choose} />
              </>
            }
          />
        </section>
        {scenes.dialogs}
        {cues.parts}
        {showsVersions && (
          <VersionsDialog
            projectId={project.id}
            editor={editor}
            media={media}
            sounds={sounds}
            flush={flush}
            timing={timing}
            onEffects={(effects) => effects.forEach((effect) => take({ kind: 'effect', effect }))}
            onGoTo={(ms) => transport.seek(ms)}
            onMixer={() => setPanel('mixer')}
            onClose={() => setVersions(false)}
          />
        )}
        {askedKeep.length > 0 && <KeepDialog clips={askedKeep} keeping={keeping} onClose={() => setAskedKeep([])} />}
        {isReviewing && (
          <ReviewDialog
            project={project}
            timing={timing}
            flush={flush}
            onGoTo={(ms) => transport.seek(ms)}
            onClose={() => setReviewing(false)}
          />
        )}
        <p ref={announcer} className="visually-hidden" aria-live="polite" />
        <ShortcutSheet
          isOpen={isSheetOpen}
          bindings={bindings}
          onChange={setBindings}
          onClose={() => setSheetOpen(false)}
        />
      </div>
    </TrackNames>
  );
}
