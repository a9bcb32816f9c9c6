import { useCallback, useEffect, useMemo } from 'react';
import type { SoundEffect } from '@whoosh/contracts';
import { effectTrack, player, type Track } from '@whoosh/ui/more';
import { isTyping } from '../generator/useTakeKeys';
import { useMeasurements } from '../generator/useMeasurements';
import { useDocumentKey } from '../keys/useDocumentKey';
import { matchingGains } from '../takes';

/** As many as there are digits. */
const MOST_KEYS = 9;

/** Sounds that are heard beside each other. */
export interface Compare {
  /** Equally loud while they are compared. */
  trackOf: (effect: SoundEffect) => Track & { placeholder: boolean };
  /** Goes on in this one at the place where another of them was, or pauses it. */
  hear: (effect: SoundEffect) => void;
  /** The digit that hears it; null: it has none. */
  keyOf: (effect: SoundEffect) => string | null;
}

/** @param effects in their order; keep the array while it holds the same @param isOn they are being compared */
export function useCompare(effects: readonly SoundEffect[], isOn: boolean): Compare {
  const urls = useMemo(() => (isOn ? effects.map(({ audioUrl }) => audioUrl) : []), [effects, isOn]);
  const measurements = useMeasurements(urls);
  const gains = matchingGains(measurements.map((measurement) => measurement?.loudness ?? null));
  const gainsKey = gains.join(' ');
  const tracks = useMemo(() => {
    const known = gainsKey === '' ? [] : gainsKey.split(' ').map(Number);
    return new Map(effects.map((effect, i) => [effect.id, { ...effectTrack(effect), gainDb: known[i] ?? 0 }]));
  }, [effects, gainsKey]);
  const trackOf = useCallback(
    (effect: SoundEffect) => tracks.get(effect.id) ?? { ...effectTrack(effect), gainDb: 0 },
    [tracks],
  );
  // how loud one is beside the others may be known only while it plays
  useEffect(() => tracks.forEach((track) => player.level(track)), [tracks]);

  const hear = useCallback(
    (effect: SoundEffect) => {
      const track = trackOf(effect);
      const { url, position } = player.snapshot();
      const isOther = url !== track.url && [...tracks.values()].some((one) => one.url === url);
      if (isOther) player.play(track, position < track.duration ? position : 0);
      else player.toggle(track);
    },
    [tracks, trackOf],
  );
  useDocumentKey((event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const effect = effects[Number(event.key) - 1];
    if (effect === undefined || !/^[1-9]$/.test(event.key)) return;
    event.preventDefault();
    hear(effect);
  }, isOn);
  const keyOf = useCallback(
    (effect: SoundEffect) => {
      const place = effects.indexOf(effect);
      return isOn && place >= 0 && place < MOST_KEYS ? String(place + 1) : null;
    },
    [effects, isOn],
  );
  return { trackOf, hear, keyOf };
}
