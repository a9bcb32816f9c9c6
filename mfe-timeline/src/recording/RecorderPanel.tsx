import { useSession } from '@whoosh/api-client';
import type { Project, ProjectMedia } from '@whoosh/contracts';
import { Button, Icon } from '@whoosh/ui';
import { X } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { Editor } from '../editor/editor';
import type { Transport } from '../editor/transport';
import { useLoop } from '../editor/useTransport';
import { t } from '../messages/later';
import type { Player } from '../playback';
import { askedRecorder } from '../project/asked-recorder';
import { useIntoSight } from '../project/useIntoSight';
import type { Microphone } from './microphone';
import { microphoneWords } from './microphone-problem';
import { Recorder } from './recorder';
import styles from './Recorder.module.css';
import { RecordButton } from './RecordButton';
import { countInOf, keepSettings, readSettings, type RecordingSettings } from './recording-settings';
import { MicrophoneFields } from './MicrophoneFields';
import { NEW_TRACK, TakeFields } from './TakeFields';
import { nextTakeName } from './take-names';
import { useMicrophone } from './useMicrophone';
import { useTakeQueue, useWaitingTakes } from './useTakeQueue';
import { WaitingTakes } from './WaitingTakes';

interface RecorderPanelProps {
  project: Project;
  editor: Editor;
  transport: Transport;
  playback: Pick<Player, 'placeNow'>;
  media: readonly ProjectMedia[];
  totalMs: number;
  /** Saves what is not saved yet. */
  flush: () => Promise<void>;
  /** What the key of the recorder does while it is open. */
  command: RefObject<(() => void) | null>;
  onClose: () => void;
}

/** So near to its end a timeline is recorded over from its beginning, milliseconds, as it is played. */
const AT_END_MS = 100;

/** Records a voice or foley over the picture. */
export function RecorderPanel(props: RecorderPanelProps) {
  const { project, editor, transport, playback, media, totalMs, flush, command, onClose } = props;
  const [settings, setSettings] = useState(readSettings);
  const [track, setTrack] = useState<number | null>(null);
  const [isBetween, setBetween] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useIntoSight(panel);
  const recorders = useRef(new WeakMap<Microphone, Recorder>());
  const beforeClose = useCallback(async (closing: Microphone) => recorders.current.get(closing)?.stop(), []);
  const { microphone, problem, devices, retry } = useMicrophone(settings.deviceId, beforeClose);
  const queue = useTakeQueue({ project, editor, media, totalMs });
  const waiting = useWaitingTakes(queue);
  const { user } = useSession();
  const loop = useLoop(transport);
  useReload(project.id, problem === 'forbidden', flush);

  const recorder = useMemo(() => {
    if (microphone === null || queue === null) return null;
    const made = new Recorder({ transport, placeNow: () => playback.placeNow(), microphone, keeper: queue });
    recorders.current.set(microphone, made);
    return made;
  }, [microphone, queue, transport, playback]);
  const state = useSyncExternalStore(recorder?.subscribe ?? nobody, recorder?.snapshot ?? idle);
  const isIdle = state.phase === 'idle';

  const change = (part: Partial<RecordingSettings>) => {
    const next = { ...settings, ...part };
    keepSettings(next);
    setSettings(next);
  };
  const press = () => {
    if (recorder === null || microphone === null || user === null) return;
    if (!isIdle) return void recorder.stop();
    const atMs = transport.positionMs();
    const playheadMs = totalMs - atMs < AT_END_MS ? 0 : atMs;
    const range = isBetween ? loop : null;
    recorder.start({
      take: {
        id: editor.newKey(),
        userId: user.id,
        projectId: project.id,
        name: nextTakeName([...media.map(({ name }) => name), ...waiting.map(({ take }) => take.name)]),
        kind: settings.kind,
        track: track === NEW_TRACK ? editor.present.tracks.length : track,
        startMs: range?.fromMs ?? playheadMs,
        endMs: null,
        keepsLead: range !== null,
        place: null,
        latencySeconds: 0,
        recordedAt: Date.now(),
      },
      untilMs: range?.toMs ?? null,
      countIn: countInOf(settings),
      measuredLatency: settings.latencies[microphone.deviceId] ?? null,
    });
  };
  useEffect(() => {
    command.current = press;
    return () => {
      command.current = null;
    };
  });
  return (
    <section ref={panel} className={styles.recorder} aria-label={t('recorder.title')} data-part="recorder">
      <header className={styles.head}>
        <h2>{t('recorder.title')}</h2>
        <Button type="text" aria-label={t('recorder.close')} icon={<Icon icon={X} />} onClick={onClose} />
      </header>
      <div className={styles.body}>
        <RecordButton state={state} unit={settings.countInUnit} isReady={recorder !== null} onPress={press} />
        {problem !== null && (
          <div className={styles.problem} role="alert">
            <p>{microphoneWords(problem)}</p>
            <Button size="small" onClick={retry}>
              {t('recorder.tryAgain')}
            </Button>
          </div>
        )}
        <WaitingTakes queue={queue} waiting={waiting} />
        <TakeFields
          editor={editor}
          settings={settings}
          onChange={change}
          track={track}
          onTrack={setTrack}
          hasLoop={loop !== null}
          isBetween={isBetween && loop !== null}
          onBetween={setBetween}
          isDisabled={!isIdle}
        />
        <MicrophoneFields
          microphone={microphone}
          devices={devices}
          settings={settings}
          onChange={change}
          isDisabled={!isIdle}
        />
      </div>
    </section>
  );
}

const nobody = () => () => undefined;
const IDLE = { phase: 'idle', left: 0 } as const;
const idle = (): ReturnType<Recorder['snapshot']> => IDLE;

/**
 * Only documents of a project may record (Permissions-Policy). One that was opened elsewhere, and came here without
 * loading, is loaded anew, once.
 */
function useReload(projectId: number, isForbidden: boolean, flush: () => Promise<void>): void {
  const [wasLoaded] = useState(() => askedRecorder.read() === projectId);
  useEffect(() => {
    if (!isForbidden || wasLoaded) return;
    askedRecorder.write(projectId);
    // what could not be saved is kept in the browser
    void flush()
      .catch(() => undefined)
      .then(() => location.reload());
  }, [isForbidden, wasLoaded, projectId, flush]);
  useEffect(() => askedRecorder.forget(), []);
}
