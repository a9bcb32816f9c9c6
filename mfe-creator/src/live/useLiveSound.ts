import { useCallback, useEffect, useRef, useState } from 'react';
import type { Scene } from '@whoosh/sound-scene';
import { player } from '@whoosh/ui/more';
import { startLiveSound, type LiveSound } from './live-sound';
import { liveControls, type Turns } from './turns';

export interface Live {
  state: 'off' | 'starting' | 'on' | 'failed';
  toggle: () => void;
}

/**
 * A scene played without end, and turned while it sounds: one sound at a time, so it pauses the page's player and stops
 * when that plays.
 * @param scene keep it while it holds the same
 * @param levels dB of each layer; null is silent
 */
export function useLiveSound(scene: Scene | null, levels: Readonly<Record<string, number | null>>, turns: Turns): Live {
  const [state, setState] = useState<Live['state']>('off');
  const sound = useRef<LiveSound | null>(null);
  /** Counts starts and stops: an answer to an earlier one is none. */
  const turn = useRef(0);
  const wanted = useRef(liveControls(levels, turns));

  const stop = useCallback(() => {
    turn.current += 1;
    sound.current?.end();
    sound.current = null;
    setState('off');
  }, []);

  const start = useCallback(async () => {
    if (scene === null) return;
    const mine = ++turn.current;
    player.pause();
    setState('starting');
    try {
      const started = await startLiveSound(scene);
      if (mine !== turn.current) return started.end();
      sound.current = started;
      tell(started, wanted.current);
      setState('on');
    } catch {
      if (mine === turn.current) setState('failed');
    }
  }, [scene]);

  useEffect(() => {
    wanted.current = liveControls(levels, turns);
    if (sound.current !== null) tell(sound.current, wanted.current);
  }, [levels, turns]);

  useEffect(() => stop, [scene, stop]);
  useEffect(() => {
    if (state !== 'on' && state !== 'starting') return undefined;
    return player.subscribe(() => {
      const { status } = player.snapshot();
      if (status === 'playing' || status === 'loading') stop();
    });
  }, [state, stop]);

  const isRunning = state === 'on' || state === 'starting';
  return { state, toggle: isRunning ? stop : () => void start() };
}

function tell(sound: LiveSound, controls: ReturnType<typeof liveControls>): void {
  for (const [layer, turned] of Object.entries(controls)) sound.turn(layer, turned);
}
