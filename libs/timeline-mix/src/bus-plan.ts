import { MIX_BUSES, type MixBus } from '@whoosh/contracts';
import type { MixPlan, MixTrack } from './mix-plan';

/**
 * The part of a mix that one bus leads, with what the reverberations answer to it: the plans of all buses, mixed side
 * by side, add up to the whole, as nothing behind the faders but the limiter depends on more than one bus. What makes
 * others fall is heard by the ducking alone.
 */
export function busPlan(plan: MixPlan, bus: MixBus): MixPlan {
  const led = (track: MixTrack): MixTrack => (track.bus === bus ? track : { ...track, gain: 0 });
  const isLed = (track: number) => busOfClip(plan, track) === bus;
  return {
    ...plan,
    // a clip that nothing falls under need not be mixed where it is not heard
    clips: plan.clips.map((clip) =>
      isLed(clip.track) || clip.ducking === undefined || clip.ducking === 'key' ? clip : { ...clip, gain: 0 },
    ),
    ...(plan.tracks !== undefined && { tracks: plan.tracks.map(led) }),
    ...(plan.video !== undefined && { video: led(plan.video) }),
  };
}

/**
 * The buses on which anything sounds.
 * @param hasVideoSound the video's own sound is part of the mix
 */
export function soundingBuses(plan: MixPlan, hasVideoSound: boolean): MixBus[] {
  const used = new Set(plan.clips.filter(({ gain }) => gain > 0).map(({ track }) => busOfClip(plan, track)));
  if (hasVideoSound && plan.videoGain > 0) used.add(plan.video?.bus ?? 'dialogue');
  return MIX_BUSES.filter((bus) => used.has(bus) && plan.buses?.[bus] !== 0);
}

function busOfClip({ tracks }: MixPlan, track: number): MixBus {
  return tracks?.[track]?.bus ?? 'effects';
}
