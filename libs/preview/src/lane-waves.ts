import type { Bar, InterpretedLayer, InterpretResponse } from '@whoosh/contracts';
import type { Preview } from './preview-renderer';
import type { PreviewSpec } from './protocol';

/** The waveform of one lane, cut to the time that its block stands for. */
export interface LaneWave {
  /** At a scale of their own, the loudest 1: a lane shows when and what, and far thunder under rain would be a line. */
  bars: readonly Bar[];
  /** Seconds of the scene; later than the layer's own end where single events ring on. */
  end: number;
}

/** Fine enough for bars of 3 + 1 px on the ruler of a wide screen. */
const BARS_PER_SECOND = 10;
/** Share of the layer's loudest bar below which it has rung out: 30 dB. */
const RUNG_OUT = 0.032;

/** What is rendered for a score: its picture, and the sound, which a press then plays at once. */
export function scoreSpec({ scene }: Pick<InterpretResponse, 'scene'>): PreviewSpec {
  return { scene, layerBars: Math.max(1, Math.round(scene.duration * BARS_PER_SECOND)), audio: true };
}

/** The waves of an interpretation's layers by their ids; a layer that is silent has none. */
export function laneWaves(layers: readonly InterpretedLayer[], preview: Preview): Map<string, LaneWave> {
  const waves = new Map<string, LaneWave>();
  for (const layer of layers) {
    const wave = laneWave(layer, preview.layers.get(layer.id) ?? [], preview.duration);
    if (wave) waves.set(layer.id, wave);
  }
  return waves;
}

function laneWave({ start, end, events }: InterpretedLayer, bars: readonly Bar[], duration: number): LaneWave | null {
  const perSecond = bars.length / duration;
  const loudest = bars.reduce((max, bar) => Math.max(max, bar.level), 0);
  if (loudest === 0) return null;
  const heardEnd = bars.reduce((last, bar, i) => (bar.level > loudest * RUNG_OUT ? i + 1 : last), 0) / perSecond;
  const shownEnd = events.length > 0 ? Math.max(end, heardEnd) : end;
  const from = Math.min(bars.length - 1, Math.floor(start * perSecond));
  const shown = bars.slice(from, Math.max(from + 1, Math.ceil(shownEnd * perSecond)));
  return { bars: shown.map((bar) => ({ ...bar, level: bar.level / loudest })), end: shownEnd };
}
