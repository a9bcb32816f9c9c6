import type { LiveMixMessage, LiveMixReport } from '@whoosh/timeline-mix';
import { MIX_RATE } from '@whoosh/timeline-mix';
import type { Grain } from '../picture/grain-source';
import type { DecoderReply, DecoderRequest } from './decoder-messages';
import { readSound } from './read-sound';
import type { SoundAccess } from './sound-feed';

/** The audio context with its mixer, and the thread that decodes for it. */
export interface AudioRig {
  /** Seconds of the context. */
  now(): number;
  resume(): Promise<void>;
  /** Until the next `resume` nothing is computed. */
  suspend(): Promise<void>;
  tell(message: LiveMixMessage): void;
  /** From now on the video's sound goes through the mixer; null lets go of it. */
  connect(video: HTMLMediaElement | null): void;
  /** Sounds through the mixer as the video's own sound, from now on. */
  playVideoGrain(grain: Grain): void;
  /** 0..1, after the mixer. */
  setVolume(volume: number): void;
  readonly sounds: SoundAccess;
  dispose(): void;
}

export type StartAudioRig = (report: (message: LiveMixReport) => void) => Promise<AudioRig>;

/** @throws Error where the browser has no audio worklets, or its scripts could not be loaded */
export const startAudioRig: StartAudioRig = async (report) => {
  const context = await sharedContext();
  const mixer = new AudioWorkletNode(context, 'whoosh-mixer', {
    numberOfInputs: 1,
    outputChannelCount: [2],
    channelCount: 2,
    channelCountMode: 'explicit',
  });
  const volume = new GainNode(context);
  mixer.connect(volume).connect(context.destination);
  mixer.port.onmessage = ({ data }: MessageEvent<LiveMixReport>) => report(data);
  const decoder = startDecoder(mixer.port);
  let video: MediaElementAudioSourceNode | null = null;
  return {
    now: () => context.currentTime,
    resume: () => context.resume(),
    suspend: async () => {
      if (holders === 0) await context.suspend();
    },
    tell: (message) => mixer.port.postMessage(message),
    connect: (element) => {
      video?.disconnect();
      video = element === null ? null : sourceOf(context, element);
      video?.connect(mixer);
    },
    playVideoGrain: (grain) => startGrain(context, grain, mixer),
    // Volume steps would crackle.
    setVolume: (value) => volume.gain.setTargetAtTime(value, context.currentTime, 0.015),
    sounds: {
      ...decoder.sounds,
      drop: (piece) => mixer.port.postMessage({ type: 'drop', ...piece } satisfies LiveMixMessage),
    },
    dispose: () => {
      decoder.end();
      video?.disconnect();
      volume.disconnect();
      mixer.port.postMessage({ type: 'end' });
      if (holders === 0) void context.suspend();
    },
  };
};

/** A grain begins and ends within this time, seconds, instead of with a click. */
const GRAIN_RAMP = 0.004;

function startGrain(context: AudioContext, { sampleRate, channels }: Grain, mixer: AudioNode): void {
  const frames = channels[0]?.length ?? 0;
  if (frames === 0) return;
  const buffer = new AudioBuffer({ length: frames, numberOfChannels: channels.length, sampleRate });
  channels.forEach((samples, channel) => buffer.copyToChannel(samples, channel));
  const level = new GainNode(context, { gain: 0 });
  const [begin, end] = [context.currentTime, context.currentTime + buffer.duration];
  level.gain.setValueAtTime(0, begin);
  level.gain.linearRampToValueAtTime(1, begin + GRAIN_RAMP);
  level.gain.setValueAtTime(1, end - GRAIN_RAMP);
  level.gain.linearRampToValueAtTime(0, end);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(level).connect(mixer);
  source.onended = () => level.disconnect();
  source.start();
}

let shared: Promise<AudioContext> | null = null;
let holders = 0;

/** Keeps the context at work also while nothing plays, for a microphone. @returns lets go of it, once */
export function holdAudio(): () => void {
  holders += 1;
  let isHeld = true;
  return () => {
    if (isHeld) holders -= 1;
    isHeld = false;
  };
}

/**
 * One context for the page, whatever timelines it opens: a browser grants few, and a video's sound cannot move from one
 * to another.
 */
export function sharedContext(): Promise<AudioContext> {
  shared ??= openContext().catch((error: unknown) => {
    shared = null;
    throw error;
  });
  return shared;
}

async function openContext(): Promise<AudioContext> {
  const context = new AudioContext({ sampleRate: MIX_RATE, latencyHint: 'interactive' });
  await context.audioWorklet.addModule(new URL('./mixer.worklet.ts', import.meta.url).href);
  return context;
}

const sources = new WeakMap<HTMLMediaElement, MediaElementAudioSourceNode>();

/** An element's sound can be led into the context only once. */
function sourceOf(context: AudioContext, element: HTMLMediaElement): MediaElementAudioSourceNode {
  const known = sources.get(element);
  if (known !== undefined) return known;
  const source = context.createMediaElementSource(element);
  sources.set(element, source);
  return source;
}

function startDecoder(mixer: MessagePort): { sounds: Omit<SoundAccess, 'drop'>; end: () => void } {
  const worker = new Worker(new URL('./decoder.worker.ts', import.meta.url), { type: 'module', name: 'decoder' });
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ type: 'port', port: port1 } satisfies DecoderRequest, [port1]);
  mixer.postMessage({ type: 'port', port: port2 }, [port2]);
  const asked = new Map<number, (reply: DecoderReply) => void>();
  let lastId = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<DecoderReply>) => {
    asked.get(data.id)?.(data);
    asked.delete(data.id);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    for (const [id, answer] of asked) answer({ id, error: 'The decoder broke.' });
    asked.clear();
  });
  const ask = (request: (id: number) => DecoderRequest & { bytes: ArrayBuffer }) =>
    new Promise<DecoderReply>((resolve, reject) => {
      const message = request(++lastId);
      asked.set(lastId, (reply) => (reply.error === undefined ? resolve(reply) : reject(new Error(reply.error))));
      worker.postMessage(message, [message.bytes]);
    });
  return {
    sounds: {
      read: readSound,
      open: async (source, bytes) => {
        const { layout } = await ask((id) => ({ type: 'open', id, source, bytes }));
        if (layout === undefined) throw new Error('no layout');
        return layout;
      },
      decode: async (piece, layout, bytes) => {
        await ask((id) => ({ type: 'decode', id, layout, bytes, ...piece }));
      },
    },
    end: () => worker.terminate(),
  };
}
