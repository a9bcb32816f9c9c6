import { DEFAULT_FRAME_RATE, pictureTiming, TIMELINE_LIMITS, type PictureTiming } from '@whoosh/contracts';
import { Button, useToast } from '@whoosh/ui';
import { useRef, type ChangeEvent } from 'react';
import type { Editor } from '../editor/editor';
import { t } from '../messages';
import { onSample } from '../model';

interface ImportCuesProps {
  editor: Editor;
  /** When pictures show; null without a video. */
  timing: PictureTiming | null;
  totalMs: number;
}

/** Decision lists are long, films too; more is no list of cues. */
const LARGEST_BYTES = 10_000_000;
const { maxMarkers, markerNameMaxLength } = TIMELINE_LIMITS;

/** Takes the cues of another program as markers, in one step of undo. */
export function ImportCues({ editor, timing, totalMs }: ImportCuesProps) {
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const refuse = () =>
    toast({ title: t('importCues.none'), description: t('importCues.formats'), tone: 'destructive' });
  const take = async (file: File): Promise<void> => {
    // What reads the formats loads when a file is chosen.
    const { parseCues } = await import('./parse-cues');
    const counted = timing ?? pictureTiming(DEFAULT_FRAME_RATE);
    const cues = file.size > LARGEST_BYTES ? [] : parseCues(await file.text(), counted, totalMs);
    if (cues.length === 0) return refuse();
    const room = maxMarkers - editor.present.markers.length;
    const markers = cues.slice(0, room).map(({ timeMs, name }) => ({
      key: editor.newKey(),
      timeMs: onSample(timeMs),
      name: name.slice(0, markerNameMaxLength),
      kind: 'user' as const,
    }));
    editor.edit({ type: 'addMarkers', markers });
    const left = cues.length - markers.length;
    toast({
      title: t('importCues.imported', { count: markers.length }),
      description: left > 0 ? t('importCues.left', { left, most: maxMarkers }) : t('importCues.asMarkers'),
      tone: left > 0 ? 'info' : 'success',
    });
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // the same file may be chosen again
    event.target.value = '';
    if (file !== undefined) take(file).catch(refuse);
  };
  return (
    <>
      <Button size="small" onClick={() => input.current?.click()}>
        {t('importCues.button')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".otio,.fcpxml,.xml,.edl,.srt,.vtt,.csv,.tsv,.txt"
        aria-label={t('importCues.button')}
        data-testid="choose-cues"
        onChange={onChange}
      />
    </>
  );
}
