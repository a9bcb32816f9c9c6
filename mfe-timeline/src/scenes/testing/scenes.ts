import type { SoundEffect, SoundEvent } from '@whoosh/contracts';
import type { Layer, Scene } from '@whoosh/sound-scene';
import type { MadeSound } from '../remake';

/** A layer of rain from end to end. */
export function rainLayer(duration: number): Layer {
  return {
    id: 'rain-1',
    source: { model: 'rain', alternatives: [] },
    mods: {},
    timing: { kind: 'continuous', start: 0, end: duration, fadeIn: 0, fadeOut: 0.2 },
    place: { distance: 3, azimuth: 0, spread: 0.8 },
    gainDb: 0,
    role: 'main',
    span: [[0, 4]],
    origin: { by: 'direct', confidence: 1 },
  };
}

/** A layer of knocks at these seconds. */
export function knockLayer(at: number[]): Layer {
  const timing: Layer['timing'] = { kind: 'shots', at, jitter: 0 };
  return { ...rainLayer(1), id: 'knock-1', source: { model: 'knock', alternatives: [] }, timing };
}

export function sceneOf(duration: number, layers: Layer[] = [rainLayer(duration)]): Scene {
  return {
    v: 1,
    text: 'rain',
    lang: 'en',
    seed: 1,
    duration,
    loop: false,
    intensity: 'moderate',
    engine: '1.0.0',
    space: { kind: 'dry', wet: 0 },
    layers,
    report: { chips: [], warnings: [], lang: { code: 'en', confidence: 1 } },
  };
}

/** An event at so many milliseconds. */
export function eventAt(ms: number, layer = 'knock-1'): SoundEvent {
  return { layer, kind: 'knock', onset: ms * 48, peak: ms * 48 + 96 };
}

/** A sound that was made: an effect of so many seconds with these events. */
export function madeSound(id: number, duration: number, events: SoundEvent[] = []): MadeSound {
  const effect: SoundEffect = {
    id,
    projectId: 1,
    title: 'Whoosh',
    name: 'Whoosh',
    description: null,
    audioUrl: `/api/files/${id}.mp3`,
    audioUrl48k: `/api/files/${id}.wav`,
    duration,
    prompt: 'whoosh',
    intensity: 'moderate',
    createdAt: '2026-01-01T00:00:00.000Z',
    bars: '',
    seed: id,
    sources: [],
    favourite: false,
    tags: [],
    loop: false,
    generationId: null,
    take: 1,
    engineVersion: '1.0.0',
    madeBy: null,
    licence: 'personal',
    parentId: null,
    deletedAt: null,
  };
  return { effect, events };
}
