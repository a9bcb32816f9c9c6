import { readWavLayout, wavPreamble, type WavMetadata } from '@whoosh/audio-codec';
import { licenceOfPlan } from '@whoosh/contracts';
import { findSource } from '@whoosh/sound-engine';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ObjectNotFoundError, type Storage } from '../../infra/storage';
import type { Generation } from './generation.entity';
import type { SoundEffect } from './sound-effect.entity';
import type { Take } from './take.entity';

/** Of a stored WAV everything before the samples stands within these bytes. */
const HEAD_BYTES = 1024;

export interface DescribedWav {
  bytes: number;
  body: Readable;
}

/**
 * The stored WAV of an effect with what sound libraries read in front of its samples, as of today: name, prompt, tags, source, seed, engine,
 * events as cues, loop points. @returns nothing when storage does not have it (yet)
 */
export async function describedWav(storage: Storage, name: string, metadata: WavMetadata): Promise<DescribedWav | null> {
  try {
    const layout = readWavLayout(await bytesOf(await storage.read(name, { start: 0, end: HEAD_BYTES - 1 })));
    const samples = layout.frames * layout.bytesPerFrame;
    const preamble = wavPreamble(layout, metadata);
    const data = await storage.read(name, { start: layout.dataStart, end: layout.dataStart + samples - 1 });
    const body = new PassThrough();
    body.write(preamble);
    // A listener who leaves ends both; whoever sends the body tells why.
    pipeline(data, body).catch(() => undefined);
    return { bytes: preamble.length + samples, body };
  } catch (error) {
    if (error instanceof ObjectNotFoundError) return null;
    throw error;
  }
}

/** What is to be told of an effect: `generation` and `take` are those that it was kept from. */
export function metadataOf(effect: SoundEffect, generation: Generation, take: Take): WavMetadata {
  const sources = effect.sources.map(({ model }) => findSource(model)).filter((source) => source !== undefined);
  const [catId = ''] = sources[0]?.ucs ?? [];
  const layers = new Map(generation.scene.layers.map((layer) => [layer.id, findSource(layer.source.model)?.label ?? '']));
  return {
    title: effect.name,
    description: effect.prompt,
    originator: 'Whoosh',
    originatorReference: `whoosh-${effect.id}`,
    createdAt: effect.createdAt,
    codingHistory: `A=PCM,F=48000,W=24,M=stereo,T=Whoosh sound engine ${take.engineVersion}`,
    keywords: [...new Set([...effect.tags, ...sources.map(({ label }) => label)])],
    fields: {
      CATID: catId, CATEGORY: sources[0]?.family ?? '', NOTES: `seed ${take.seed}, engine ${take.engineVersion}, ${effect.intensity}`, LICENSE: licenceOfPlan(effect.planId),
    },
    loops: generation.scene.loop,
    cues: take.events.map(({ layer, kind, onset }) => ({ frame: onset, label: [layers.get(layer), kind].filter(Boolean).join(': ') })),
  };
}

async function bytesOf(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
