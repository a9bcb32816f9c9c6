import { join } from 'node:path';
import type { MixBus } from '@whoosh/contracts';
import { addStereo, soundingBuses, stereo, type Stereo } from '@whoosh/timeline-mix';
import { WavFile } from '../../../../infra/media';
import type { ExportTask } from './export-task';
import type { MixSession } from './mix-session';
import { startSampleOf } from './start-timecode';
import { writeZip } from './zip-file';

/** One file of a ZIP of stems, while it is written. */
interface Stem<Source> {
  name: string;
  file: string;
  wav: WavFile;
  source: Source;
}

/** A track, the video's own sound, or what a reverberation answers. */
type TrackSource = { kind: 'track' | 'reverb'; index: number } | { kind: 'video' };

/** One file for each track that sounds, one for the video's own sound, and one for each reverberation that is used. */
export async function writeStems(task: ExportTask, session: MixSession, signal: AbortSignal): Promise<void> {
  const sources = trackSources(task).map((source) => {
    const own = source.kind === 'track' ? (task.trackNames?.[source.index] ?? '') : '';
    return { source, label: labelOf(source), own };
  });
  const sounding = sources.flatMap(({ source }) => (source.kind === 'track' ? [source.index] : []));
  const places = new Map(sounding.map((track, place) => [track, place]));
  await zipOfStems(task, sources, signal, async (stems) => {
    for await (const { tracks, video, reverbs } of session.stems(sounding)) {
      const blockOf = (source: TrackSource): Stereo | undefined => {
        if (source.kind === 'video') return video;
        return source.kind === 'reverb' ? reverbs[source.index] : tracks[places.get(source.index) ?? -1];
      };
      for (const { wav, source } of stems) {
        const block = blockOf(source);
        if (block !== undefined) await wav.write(block);
      }
    }
  });
}

/** All but dialogue: what a version in another language is made of. */
const MUSIC_AND_EFFECTS = 'Music_and_effects';
const BUS_LABELS: Readonly<Record<MixBus, string>> = {
  dialogue: 'Dialogue',
  effects: 'Effects',
  ambience: 'Ambience',
  music: 'Music',
};

/**
 * One file for each bus that sounds, which add up to the mix, and one of all but dialogue, which adds up to it with
 * that of dialogue.
 */
export async function writeBusStems(task: ExportTask, session: MixSession, signal: AbortSignal): Promise<void> {
  const buses = soundingBuses(task.plan, hasVideoSound(task));
  const isDubbed = buses.some((bus) => bus !== 'dialogue');
  const sources = [
    ...buses.map((source) => ({ source, label: BUS_LABELS[source] })),
    ...(isDubbed ? [{ source: null, label: MUSIC_AND_EFFECTS }] : []),
  ];
  await zipOfStems(task, sources, signal, async (stems) => {
    for await (const blocks of session.busStems(buses)) {
      for (const { wav, source } of stems) {
        const block = source === null ? undubbed(buses, blocks) : blocks[buses.indexOf(source)];
        if (block !== undefined) await wav.write(block);
      }
    }
  });
}

function undubbed(buses: readonly MixBus[], blocks: readonly Stereo[]): Stereo {
  const sum = stereo(blocks[0]?.left.length ?? 0);
  blocks.forEach((block, index) => {
    if (buses[index] !== 'dialogue') addStereo(block, sum);
  });
  return sum;
}

async function zipOfStems<Source>(
  { plan, projectName, video, folder, target }: ExportTask,
  sources: readonly { source: Source; label: string; own?: string }[],
  signal: AbortSignal,
  write: (stems: readonly Stem<Source>[]) => Promise<void>,
): Promise<void> {
  const stems: Stem<Source>[] = [];
  const start = { startSample: startSampleOf(video) };
  try {
    for (const { source, label, own = '' } of sources) {
      const file = join(folder, `${label}.wav`);
      const name = `${[projectName, label, own]
        .filter((part) => part !== '')
        .map(fileSafe)
        .join('_')}.wav`;
      const wav = await WavFile.create(file, plan.length, `${projectName}: ${label}`, start);
      stems.push({ name, file, source, wav });
    }
    await write(stems);
  } finally {
    for (const { wav } of stems) await wav.close();
  }
  await writeZip(
    target,
    stems.map(({ name, file }) => ({ name, file })),
    signal,
  );
}

function hasVideoSound({ plan, video, programs }: ExportTask): boolean {
  return video?.hasAudio === true && programs !== null && plan.videoGain > 0;
}

function trackSources(task: ExportTask): TrackSource[] {
  const { plan } = task;
  const sounding = new Set(plan.clips.filter(({ gain }) => gain > 0).map(({ track }) => track));
  const hasVideo = hasVideoSound(task);
  const strips = [...(plan.tracks ?? []), ...(hasVideo && plan.video !== undefined ? [plan.video] : [])];
  const tracks = [...sounding].sort((a, b) => a - b).map((index): TrackSource => ({ kind: 'track', index }));
  const reverbs = (plan.reverbs ?? []).map((_, index): TrackSource => ({ kind: 'reverb', index }));
  return [
    ...tracks,
    ...(hasVideo ? [{ kind: 'video' as const }] : []),
    ...reverbs.filter(
      (source) => source.kind === 'reverb' && strips.some(({ sends }) => (sends[source.index] ?? 0) > 0),
    ),
  ];
}

function labelOf(source: TrackSource): string {
  if (source.kind === 'video') return 'Video';
  return source.kind === 'track' ? `A${source.index + 1}` : `Reverb_${source.index + 1}`;
}

function fileSafe(name: string): string {
  return name.replace(/[^a-zA-Z0-9]/g, '_');
}
