import { DEFAULT_FRAME_RATE, pictureTiming, TIMELINE_LIMITS, type PictureTiming, type Shot } from '@whoosh/contracts';
import { Button, useToast } from '@whoosh/ui';
import { useCallback, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import type { ClipSounds } from '../editor/clip-sounds';
import type { Editor } from '../editor/editor';
import { t } from '../messages';
import { loadedLater } from '../messages/loaded-later';
import { onSample, type Operation } from '../model';
import type { Cue } from './cue';

const ConformDialog = loadedLater(async () => (await import('../conform/ConformDialog')).ConformDialog);

/** The way to cues out of a file. */
export interface CueImport {
  choose: () => void;
  parts: ReactNode;
}

interface CueImportOptions {
  editor: Editor;
  sounds: ClipSounds;
  /** When pictures show; null without a video. */
  timing: PictureTiming | null;
  /** Of the video's file, where it is known. */
  videoName?: string | null | undefined;
  totalMs: number;
}

/** What a file tells. */
interface Imported {
  cues: readonly Cue[];
  /** Empty where it tells no cut. */
  shots: readonly Shot[];
  /** The cut that the clips were laid to; empty where there is none. */
  before: readonly Shot[];
}

/** Decision lists are long, films too; more is no list of cues. */
const LARGEST_BYTES = 10_000_000;
const { maxMarkers, markerNameMaxLength } = TIMELINE_LIMITS;

/**
 * Takes what another program has listed: cues as markers, or a new cut that clips follow. One step of undo.
 * @returns asks for a file, and what has to stand in the page for that
 */
export function useCueImport(options: CueImportOptions): CueImport {
  const { editor, sounds, timing, videoName = null, totalMs } = options;
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<Imported | null>(null);
  const toast = useToast();
  const counted = timing ?? pictureTiming(DEFAULT_FRAME_RATE);
  const refuse = (title = t('importCues.none'), description = t('importCues.formats')) =>
    toast({ title, description, tone: 'destructive' });
  const takeMarkers = ({ cues, shots }: Imported) => {
    const markers = cues.slice(0, maxMarkers - editor.present.markers.length).map(({ timeMs, name }) => ({
      key: editor.newKey(),
      timeMs: onSample(timeMs),
      name: name.slice(0, markerNameMaxLength),
      kind: 'user' as const,
    }));
    // the first cut that is read is that of the clips
    const isFirstCut = shots.length > 0 && editor.present.shots === null;
    const first: Operation[] = isFirstCut ? [{ type: 'setShots', shots }] : [];
    editor.edit({ type: 'all', operations: [{ type: 'addMarkers', markers }, ...first] });
    const left = cues.length - markers.length;
    toast({
      title: t('importCues.imported', { count: markers.length }),
      description: left > 0 ? t('importCues.left', { left, most: maxMarkers }) : t('importCues.asMarkers'),
      tone: left > 0 ? 'info' : 'success',
    });
  };
  const take = async (file: File): Promise<void> => {
    if (/\.aaf$/i.test(file.name)) return refuse(t('importCues.noAaf'), t('importCues.insteadOfAaf'));
    // What reads the formats loads when a file is chosen.
    const [{ parseCues }, { readShots }, { cutOf }] = await Promise.all([
      import('./parse-cues'),
      import('./read-shots'),
      import('../conform/cut-of'),
    ]);
    const text = file.size > LARGEST_BYTES ? '' : await file.text();
    const shots = readShots(text, counted, totalMs);
    const imported = {
      cues: parseCues(text, counted, totalMs),
      shots,
      before: cutOf(editor.present, { timing, name: videoName }, totalMs, shots),
    };
    if (imported.cues.length === 0) refuse();
    else if (imported.shots.length > 0 && imported.before.length > 0) setAsked(imported);
    else takeMarkers(imported);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // the same file may be chosen again
    event.target.value = '';
    if (file !== undefined) take(file).catch(() => refuse());
  };
  const choose = useCallback(() => input.current?.click(), []);
  const parts = (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".otio,.fcpxml,.xml,.edl,.aaf,.srt,.vtt,.csv,.tsv,.txt"
        aria-label={t('importCues.button')}
        data-testid="choose-cues"
        onChange={onChange}
      />
      {asked !== null && (
        <ConformDialog
          editor={editor}
          sounds={sounds}
          before={asked.before}
          after={asked.shots}
          timing={counted}
          hasPicture={timing !== null}
          onMarkers={() => takeMarkers(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
  return { choose, parts };
}

/** Asks for a file of cues. */
export function ImportCues({ onChoose }: { onChoose: () => void }) {
  return (
    <Button size="small" onClick={onChoose}>
      {t('importCues.button')}
    </Button>
  );
}
