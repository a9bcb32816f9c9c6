import { MIX_RATE } from '@whoosh/timeline-mix';
import { holdAudio, sharedContext } from '../playback/audio-rig';
import { CLICK_SPACING, CLICKS, calibrationClick, measuredLatency } from './calibration';
import type { ToldLatency } from './latency';
import { NoMicrophone } from './microphone-problem';
import type { Piece } from './take';

/** What the capture's thread tells. */
export type CaptureMessage = { type: 'level'; peak: number } | { type: 'piece'; piece: Piece } | { type: 'ended' };

/** A microphone that is open, in the audio context that plays the timeline: both count the same samples. */
export interface Microphone {
  readonly deviceId: string;
  /** Of the way through the machine, as it is told now. */
  told(): ToldLatency;
  /** Hears levels and samples. @returns how to stop */
  onMessage(listener: (message: CaptureMessage) => void): () => void;
  /** The device was unplugged, or the permission taken back. */
  onLost(listener: () => void): void;
  /** Samples are handed on from now until `end`, which resolves when the last have come. */
  begin(): void;
  end(): Promise<void>;
  /** Whether it is heard. */
  monitor(isOn: boolean): void;
  /** Seconds of the audio context. */
  now(): number;
  /** A beat of the count-in. */
  beat(atSeconds: number): void;
  /** Plays clicks and finds them again: seconds from output to input; null where they do not come back. */
  calibrate(): Promise<number | null>;
  close(): void;
}

/** A policy of the page as Chromium tells it; other browsers have none. */
interface DocumentPolicy {
  featurePolicy?: { allowsFeature(name: string): boolean };
}

/** Whether this document may record: the server says so for those of a project alone. */
export function mayRecord(): boolean {
  const { featurePolicy } = document as DocumentPolicy;
  return featurePolicy?.allowsFeature('microphone') ?? true;
}

/** What the browser would do to a voice on the telephone is no recording. */
const UNTOUCHED = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };

/** Opens a microphone. @param deviceId null: the system's own choice @throws NoMicrophone, DOMException */
export async function openMicrophone(deviceId: string | null): Promise<Microphone> {
  if (!mayRecord()) throw new NoMicrophone('forbidden');
  // undefined outside of secure contexts, whatever its type says
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices === undefined) throw new NoMicrophone('unsupported');
  const stream = await devices.getUserMedia({
    audio: {
      ...UNTOUCHED,
      channelCount: { ideal: 2 },
      sampleRate: { ideal: MIX_RATE },
      ...(deviceId !== null && { deviceId: { exact: deviceId } }),
    },
  });
  const [track] = stream.getAudioTracks();
  if (track === undefined) throw new NoMicrophone('missing');
  const letGo = holdAudio();
  try {
    const context = await sharedContext();
    await context.resume();
    await context.audioWorklet.addModule(new URL('./capture.worklet.ts', import.meta.url).href);
    return capture(context, stream, track, letGo);
  } catch (error) {
    letGo();
    track.stop();
    throw error;
  }
}

function capture(context: AudioContext, stream: MediaStream, track: MediaStreamTrack, letGo: () => void): Microphone {
  const settings: MediaTrackSettings & { latency?: number } = track.getSettings();
  const channelCount = (settings.channelCount ?? 1) > 1 ? 2 : 1;
  const source = new MediaStreamAudioSourceNode(context, { mediaStream: stream });
  const node = new AudioWorkletNode(context, 'whoosh-capture', {
    channelCount,
    channelCountMode: 'explicit',
    processorOptions: { channelCount },
  });
  const monitor = new GainNode(context, { gain: 0 });
  const listeners = new Set<(message: CaptureMessage) => void>();
  node.port.onmessage = ({ data }: MessageEvent<CaptureMessage>) => listeners.forEach((tell) => tell(data));
  source.connect(monitor).connect(context.destination);
  // its output is silent: what leads nowhere is not computed
  source.connect(node).connect(context.destination);
  const onMessage = (listener: (message: CaptureMessage) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const begin = () => node.port.postMessage('begin');
  const end = () =>
    new Promise<void>((resolve) => {
      const stop = onMessage(({ type }) => {
        if (type !== 'ended') return;
        stop();
        resolve();
      });
      node.port.postMessage('end');
    });
  return {
    deviceId: settings.deviceId ?? '',
    told: () => ({
      base: context.baseLatency,
      // not everywhere
      output: (context.outputLatency as number | undefined) ?? null,
      input: settings.latency ?? null,
    }),
    onMessage,
    onLost: (listener) => track.addEventListener('ended', listener),
    begin,
    end,
    monitor: (isOn) => monitor.gain.setTargetAtTime(isOn ? 1 : 0, context.currentTime, 0.01),
    now: () => context.currentTime,
    beat: (atSeconds) => beat(context, atSeconds),
    calibrate: () => calibrate(context, { onMessage, begin, end }),
    close: () => {
      node.port.postMessage('close');
      for (const each of [source, node, monitor]) each.disconnect();
      track.stop();
      letGo();
    },
  };
}

/** Hertz and seconds of a beat: high and short, as metronomes are, to be told from what is recorded. */
const [BEAT_HERTZ, BEAT_SECONDS] = [1_500, 0.03];

function beat(context: AudioContext, at: number): void {
  const tone = new OscillatorNode(context, { frequency: BEAT_HERTZ });
  const level = new GainNode(context, { gain: 0.25 });
  level.gain.setValueAtTime(0.25, at);
  level.gain.linearRampToValueAtTime(0, at + BEAT_SECONDS);
  tone.connect(level).connect(context.destination);
  tone.start(at);
  tone.stop(at + BEAT_SECONDS);
  tone.onended = () => level.disconnect();
}

/** The first click leaves when the capture surely runs, seconds. */
const BEFORE_CLICKS = 0.3;

async function calibrate(
  context: AudioContext,
  { onMessage, begin, end }: Pick<Microphone, 'onMessage' | 'begin' | 'end'>,
): Promise<number | null> {
  const pieces: Piece[] = [];
  const stop = onMessage((message) => message.type === 'piece' && pieces.push(message.piece));
  begin();
  const click = calibrationClick();
  const buffer = new AudioBuffer({ length: click.length, sampleRate: MIX_RATE });
  buffer.copyToChannel(click, 0);
  // on a sample, so that the click is not interpolated
  const first = Math.ceil((context.currentTime + BEFORE_CLICKS) * MIX_RATE);
  const starts = Array.from({ length: CLICKS }, (_, i) => first + Math.round(i * CLICK_SPACING * MIX_RATE));
  for (const start of starts) {
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(context.destination);
    source.start(start / MIX_RATE);
  }
  await new Promise((resolve) => setTimeout(resolve, (BEFORE_CLICKS + CLICKS * CLICK_SPACING) * 1_000));
  await end();
  stop();
  const [begun] = pieces;
  if (begun === undefined) return null;
  const heard = new Float32Array(pieces.reduce((sum, { channels }) => sum + (channels[0]?.length ?? 0), 0));
  for (const { frame, channels } of pieces) if (channels[0] !== undefined) heard.set(channels[0], frame - begun.frame);
  return measuredLatency(
    heard,
    starts.map((start) => start - begun.frame),
  );
}
