import { createHash } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import {
  computeBars,
  cutAudio,
  cutForMp3,
  decodeWav,
  encodeMp3Stream,
  encodeWav,
  LoudnessMeter,
  quantize,
  resample,
  toLoudness,
  truePeak,
  wavData,
  type AudioCut,
  type PcmAudio,
} from '@whoosh/audio-codec';
import { encodeBars, LIMITS, type SoundEvent } from '@whoosh/contracts';
import '@whoosh/sound-engine/simd-render';
// Not the whole engine: a thread that does not understand words needs 18 MB less.
import { type LayerEvent, learnFigures, render, type Rendered } from '@whoosh/sound-engine/render';
import type { Scene } from '@whoosh/sound-scene';
import { convertWav } from './compatible/audio-format';
import type {
  CutSound,
  DerivedSound,
  ForeignTask,
  ReformedSound,
  RenderMessage,
  RenderResults,
  RenderTask,
  SoundChange,
  SoundMeasures,
  SoundParts,
} from './render-messages';
import { giveMemoryBack } from '../../infra/memory';
import { threadProcessorMs } from '../../infra/processor-time';
import { dryLayers, LayersLost, playLayers, type SharedLayerBuffers } from './shared-layer-buffers';
import { readForeign } from './generators/foreign-audio';
import type { TakeDetails } from './generators/sound-generator';
import type { RenderedStems } from './scene-engine';

/** Niceness of render threads: requests and the database go first. */
const NICENESS = 10;
const MP3_RATE = 44_100;
const PEAK_SECONDS = 0.02;
const PROGRESS_INTERVAL_MS = 40;
/** Without a task for so long, a thread gives back what sounds left: as much as it needs to live. */
const REST_MS = 1_000;

/** On Linux priorities belong to threads; elsewhere this would slow down the whole process. */
function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(NICENESS);
  } catch {
    // A system that forbids even this lets us run as we are.
  }
}

type Tell = (message: RenderMessage, moved?: ArrayBuffer[]) => void;

async function renderSound(scene: Scene, lent: readonly SharedLayerBuffers[], tell: Tell): Promise<TakeDetails> {
  let toldAt = 0;
  const onProgress = (renderedSeconds: number): void => {
    if (performance.now() - toldAt < PROGRESS_INTERVAL_MS) return;
    toldAt = performance.now();
    tell({ kind: 'progress', renderedSeconds });
  };
  await learnFigures(scene);
  const { mix, events, engineVersion } = renderTogether(scene, lent, onProgress);
  return handOut(mix, tell, { events: strongest(events), engineVersion });
}

/** With the layers that other threads play; without them where one of those is gone. */
function renderTogether(
  scene: Scene,
  lent: readonly SharedLayerBuffers[],
  onProgress: (renderedSeconds: number) => void,
): Rendered {
  try {
    return render(scene, { onProgress, dry: dryLayers(lent) });
  } catch (error) {
    if (!(error instanceof LayersLost)) throw error;
    return render(scene, { onProgress });
  } finally {
    for (const { events } of lent) events.close();
  }
}

async function readForeignSound({ audio, seconds, loop, model }: ForeignTask, tell: Tell): Promise<TakeDetails> {
  // What happens in it nobody knows.
  return handOut(await readForeign(audio, seconds, loop), tell, { events: [], engineVersion: model });
}

/** Tells the parts of a sound, and answers what was measured. */
async function handOut(
  mix: PcmAudio,
  tell: Tell,
  known: Pick<TakeDetails, 'events' | 'engineVersion'>,
): Promise<TakeDetails> {
  assertFinite(mix);
  const frames = mix.channels[0]?.length ?? 0;
  const cut = cutForMp3(frames);
  const head = partOf(mix, 0, cut?.headTo ?? frames);
  tellPart(tell, 'samples', {
    head: { ...head, channels: head.channels.map((samples) => samples.slice()) },
    cut,
    frames,
  });
  tellPart(tell, 'wav', encodeWav(mix, { bitDepth: 24 }));
  tellPart(tell, 'tail', cut === null ? null : await encodeAs44100(partOf(mix, cut.tailFrom, frames)));
  return { ...barsOf(mix), ...known };
}

/** What is not a number is no sound: the generation fails and gives its credits back. @throws Error */
function assertFinite({ channels }: PcmAudio): void {
  if (channels.some((samples) => samples.some((sample) => !Number.isFinite(sample))))
    throw new Error('the scene renders samples that are not numbers');
}

function barsOf(audio: PcmAudio): { bars: string; peaks: string } {
  const seconds = (audio.channels[0]?.length ?? 0) / audio.sampleRate;
  const peakCount = Math.max(LIMITS.waveformBars, Math.round(seconds / PEAK_SECONDS));
  return {
    bars: encodeBars(computeBars(audio, LIMITS.waveformBars)),
    peaks: encodeBars(computeBars(audio, peakCount)),
  };
}

/**
 * A part of a stored sound, rounded as it is stored; null where the sound has no such part. Its length in milliseconds
 * may be rounded up: an end there is the sound's.
 */
async function cutSound({ wav, cut: asked }: Extract<RenderTask, { kind: 'cut' }>): Promise<CutSound | null> {
  const sound = decodeWav(wav);
  const cut = { ...asked, end: Math.min(asked.end, sound.channels[0]?.length ?? 0) };
  if (cut.end - cut.start < Math.max(1, cut.fadeIn + cut.fadeOut)) return null;
  return { cut, ...(await derived(quantize(cutAudio(sound, cut)))) };
}

/** A scene as the mix of a stored sound, cut as the sound was. */
async function renderMix({ scene, cuts }: Extract<RenderTask, { kind: 'mix' }>): Promise<DerivedSound> {
  await learnFigures(scene);
  const { mix } = render(scene);
  assertFinite(mix);
  return derived(cutAsStored(mix, cuts));
}

async function derived(audio: PcmAudio): Promise<DerivedSound> {
  const frames = audio.channels[0]?.length ?? 0;
  return { wav: encodeWav(audio, { bitDepth: 24 }), mp3: await encodeAs44100(audio), frames, ...barsOf(audio) };
}

/** Each cut was made of what was stored before it. */
function cutAsStored(audio: PcmAudio, cuts: readonly AudioCut[]): PcmAudio {
  return cuts.reduce((part, cut) => quantize(cutAudio(part, cut)), cuts.length > 0 ? quantize(audio) : audio);
}

function partOf({ sampleRate, channels }: PcmAudio, from: number, to: number): PcmAudio {
  return { sampleRate, channels: channels.map((samples) => samples.subarray(from, to)) };
}

/** What is told is handed over. */
function tellPart<N extends keyof SoundParts>(tell: Tell, name: N, value: SoundParts[N]): void {
  tell({ kind: 'part', name, value }, buffersOf(value));
}

function buffersOf(value: SoundParts[keyof SoundParts]): ArrayBuffer[] {
  if (value === null) return [];
  return value instanceof Uint8Array ? [ownBuffer(value)] : value.head.channels.map(ownBuffer);
}

/** As many as a take keeps, in time order. */
function strongest(events: readonly LayerEvent[]): SoundEvent[] {
  const kept = [...events].sort((a, b) => b.level - a.level).slice(0, LIMITS.eventsPerTake);
  return kept.sort((a, b) => a.onset - b.onset).map(({ layer, kind, onset, peak }) => ({ layer, kind, onset, peak }));
}

async function renderStems(scene: Scene, cuts: readonly AudioCut[]): Promise<RenderedStems> {
  await learnFigures(scene);
  const { mix, stems = [] } = render(scene, { stems: true });
  const file = (audio: PcmAudio): Uint8Array => encodeWav(cutAsStored(audio, cuts), { bitDepth: 24 });
  const mixDigest = createHash('sha256').update(file(mix)).digest('hex');
  return { mixDigest, stems: stems.map(({ layer, audio }) => ({ layer, file: file(audio) })) };
}

function encodeAs44100(audio: PcmAudio): Promise<Uint8Array> {
  return encodeMp3Stream(resample(audio, MP3_RATE));
}

/** A thread has one task at a time: what it uses meanwhile is the task's. */
async function perform(task: RenderTask, tell: Tell): Promise<void> {
  const begun = threadProcessorMs();
  const ms = (): number => threadProcessorMs() - begun;
  try {
    const result = await resultOf(task, tell);
    tell({ kind: 'done', result, ms: ms() }, filesOf(result).map(ownBuffer));
  } catch (error) {
    tell({
      kind: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      ms: ms(),
    });
  }
}

function resultOf(
  task: RenderTask,
  tell: Tell,
): RenderResults[RenderTask['kind']] | Promise<RenderResults[RenderTask['kind']]> {
  switch (task.kind) {
    case 'sound':
      return renderSound(task.scene, task.lent, tell);
    case 'layers':
      return learnFigures(task.scene).then(() => {
        playLayers(task.scene, task.lent);
        return null;
      });
    case 'foreign':
      return readForeignSound(task, tell);
    case 'stems':
      return renderStems(task.scene, task.cuts);
    case 'mix':
      return renderMix(task);
    case 'cut':
      return cutSound(task);
    case 'mp3':
      return encodeAs44100(task.audio);
    case 'mp3-of-wav':
      return encodeAs44100(changed(decodeWav(task.wav), task.change));
    case 'convert':
      return convertWav(task.wav, task.format);
    case 'form':
      return reform(task);
  }
}

function reform({ wav, format, loops, measured, change }: Extract<RenderTask, { kind: 'form' }>): ReformedSound {
  const audio = changed(decodeWav(wav), change);
  return { data: wavData(audio, format, loops), measures: measured ? measuresOf(audio) : null };
}

function changed(
  { sampleRate, channels }: PcmAudio,
  { channels: count, gainDb, target }: SoundChange = UNCHANGED,
): PcmAudio {
  const [left, right] = channels;
  const kept =
    count === 1 && left !== undefined && right !== undefined
      ? [left.map((sample, i) => (sample + (right[i] ?? 0)) / 2)]
      : channels;
  const gain = 10 ** (gainDb / 20);
  const level = gain === 1 ? kept : kept.map((samples) => samples.map((sample) => sample * gain));
  return { sampleRate, channels: target === null ? level : toLoudness(level, target) };
}

const UNCHANGED: SoundChange = { channels: 2, gainDb: 0, target: null };

/** ITU-R BS.1770-5. */
function measuresOf({ channels }: PcmAudio): SoundMeasures {
  const meter = new LoudnessMeter();
  meter.add(channels);
  const [power, peak] = [meter.integratedPower(), truePeak(channels)];
  return {
    loudness: power > 0 ? 10 * Math.log10(power) - 0.691 : null,
    truePeak: peak > 0 ? 20 * Math.log10(peak) : null,
  };
}

function filesOf(result: RenderResults[RenderTask['kind']]): Uint8Array[] {
  if (result === null) return [];
  if (result instanceof Uint8Array) return [result];
  if ('data' in result) return [result.data];
  if ('mp3' in result) return [result.wav, result.mp3];
  return 'stems' in result ? result.stems.map(({ file }) => file) : [];
}

/** @param warmUpScene rendered before anybody asks */
function serve(port: MessagePort, warmUpScene: Scene): void {
  const tell: Tell = (message, moved = []) => port.postMessage(message, moved);
  let isAsked = false;
  let rest: NodeJS.Timeout | undefined;
  port.on('message', (task: RenderTask) => {
    isAsked = true;
    clearTimeout(rest);
    void perform(task, tell).then(() => {
      // Sounds of a ZIP follow one another without a rest, and each leaves several times its own size.
      if (task.kind === 'form') globalThis.gc?.();
      else rest = setTimeout(giveMemoryBack, REST_MS);
    });
  });
  // The encoder compiles in the background; a task that came meanwhile goes before the warm-up.
  const silence = { sampleRate: MP3_RATE, channels: [new Float32Array(0), new Float32Array(0)] };
  const warm = encodeMp3Stream(silence).then(() => (isAsked ? undefined : warmUp(warmUpScene)));
  // What fails in the warm-up shows itself in the task that needs it.
  void warm
    .catch(() => undefined)
    .then(() => {
      tell({ kind: 'ready' });
      giveMemoryBack();
    });
}

async function warmUp(scene: Scene): Promise<void> {
  const heads: PcmAudio[] = [];
  await renderSound(scene, [], (message) => {
    if (message.kind === 'part' && message.value !== null && 'head' in message.value) heads.push(message.value.head);
  });
  for (const head of heads) await encodeAs44100(head);
}

/** Buffers move to the other thread instead of being copied. */
function ownBuffer({ buffer }: Uint8Array | Float32Array): ArrayBuffer {
  if (!(buffer instanceof ArrayBuffer)) throw new TypeError('buffer');
  return buffer;
}

stepBack();
if (parentPort !== null) serve(parentPort, workerData as Scene);
