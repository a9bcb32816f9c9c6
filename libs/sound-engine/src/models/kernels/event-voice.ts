import { CONTROL_SECONDS, ControlVoice } from '../../dsp/control-voice';
import { EventStream, type Rhythm } from '../../dsp/event-stream';
import { hash32, type Random } from '../../dsp/random';
import { eventDraws } from './own-draws';
import { unevennessOf, unevenRegularity } from './own-events';
import { quietUnder } from './quiet';
import type { Params, Performance } from '../../model';

/** RMS of the floor under small events, relative to their level: 56 dB under the peak of a blow. */
const FLOOR_SHARE = 0.0016;

interface Appointment {
  time: number;
  begin: (time: number) => void;
}

/** Each event is a movement of many sounds: what was measured of intervals are those of the sounds. */
interface EventRhythm extends Rhythm {
  ofMovements?: boolean;
}

/** Rhythm of a sound that happens once, unless the cue says when. */
export const once = (): Rhythm => ({ rate: 0, regularity: 1 });

/** Base of sounds made of events of several parts: a step is a heel and a toe, a shot has echoes. */
export abstract class EventVoice extends ControlVoice {
  /** Draws whatever differs from event to event. */
  protected readonly random: Random;
  protected readonly seed: number;
  private readonly stream: EventStream;
  /** How uneven the individual's rhythm is against its kind's. */
  private readonly unevenness: number;
  /** What is still to begin, earliest first. */
  private readonly agenda: Appointment[] = [];

  /** @param tail seconds before the end after which no event starts any more */
  constructor(params: Params, performance: Performance, rhythm: EventRhythm, channels: 1 | 2 = 1, tail = 0.05) {
    super(params, channels);
    this.seed = performance.seed;
    this.unevenness = rhythm.ofMovements
      ? (performance.individual?.variety ?? 1)
      : unevennessOf(performance, rhythm.regularity);
    this.random = eventDraws(performance, 'events');
    this.stream = new EventStream(
      performance.cue,
      rhythm,
      hash32(performance.seed, 'times'),
      performance.duration - tail,
    );
  }

  /**
   * Puts the noise of a quiet recording under the events of a thing whose blows peak near `level`.
   * @param seconds of one event: where nothing follows it the quiet ends with it, as recordings do
   */
  protected lay(level: number, performance: Performance, seconds = Infinity): void {
    this.start(quietUnder(performance, FLOOR_SHARE * level, seconds), 0);
  }

  /** Begins the event at `time` seconds, inside the current block; later parts go through `at`. */
  protected abstract event(time: number, index: number): void;

  /** Calls `begin` in the control block that holds `time`. */
  protected at(time: number, begin: (time: number) => void): void {
    let i = this.agenda.length;
    while (i > 0 && this.agenda[i - 1].time > time) i--;
    this.agenda.splice(i, 0, { time, begin });
  }

  protected control(time: number): void {
    const end = time + CONTROL_SECONDS;
    const { rate, regularity } = this.params;
    if (rate !== undefined) this.stream.setRhythm(rate, unevenRegularity(regularity ?? 1, this.unevenness));
    for (let at = this.stream.takeBefore(end); at >= 0; at = this.stream.takeBefore(end))
      this.event(at, this.stream.count - 1);
    while (this.agenda.length > 0 && this.agenda[0].time < end) {
      const next = this.agenda.shift();
      next?.begin(next.time);
    }
  }
}
