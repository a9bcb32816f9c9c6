import type { CaptureMessage } from './microphone';

/** What the audio thread's scope offers beyond the language; the DOM library does not know it. */
declare const currentFrame: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(
  name: string,
  processor: new (options: { processorOptions: { channelCount: number } }) => AudioWorkletProcessor,
): void;

/** Samples of one message, half a second: no more is lost when the page goes. */
const PIECE_FRAMES = 24_064;
/** Blocks between two levels: 43 ms. */
const LEVEL_BLOCKS = 16;

/** Hands on what the microphone gives: its level always, its samples between `begin` and `end`. */
class CaptureProcessor extends AudioWorkletProcessor {
  private readonly channelCount: number;
  private piece: Float32Array<ArrayBuffer>[] = [];
  private filled = 0;
  private isKept = false;
  private isClosed = false;
  /** Sample of the clock behind the last block. */
  private heardUntil = 0;
  private blocks = 0;
  private peak = 0;

  constructor({ processorOptions: { channelCount } }: { processorOptions: { channelCount: number } }) {
    super();
    this.channelCount = channelCount;
    this.port.onmessage = ({ data }: MessageEvent<'begin' | 'end' | 'close'>) => {
      this.isKept = data === 'begin';
      this.isClosed = data === 'close';
      if (data === 'end') {
        this.handOn();
        this.tell({ type: 'ended' });
      }
    };
  }

  process(inputs: Float32Array[][]): boolean {
    const [channels = []] = inputs;
    const frames = channels[0]?.length ?? 128;
    this.heardUntil = currentFrame + frames;
    for (const channel of channels) for (const sample of channel) this.peak = Math.max(this.peak, Math.abs(sample));
    if (++this.blocks % LEVEL_BLOCKS === 0) {
      this.tell({ type: 'level', peak: this.peak });
      this.peak = 0;
    }
    if (this.isKept) this.keep(channels, frames);
    return !this.isClosed;
  }

  private tell(message: CaptureMessage, transferred: ArrayBuffer[] = []): void {
    this.port.postMessage(message, transferred);
  }

  /** Blocks without an input are silence: the frames stay those of the clock. */
  private keep(channels: readonly Float32Array[], frames: number): void {
    if (this.piece.length === 0)
      this.piece = Array.from({ length: this.channelCount }, () => new Float32Array(PIECE_FRAMES));
    this.piece.forEach((samples, index) => {
      const channel = channels[index] ?? channels[0];
      if (channel !== undefined) samples.set(channel, this.filled);
    });
    this.filled += frames;
    if (this.filled === PIECE_FRAMES) this.handOn();
  }

  private handOn(): void {
    if (this.filled === 0) return;
    const channels = this.piece.map((samples) => samples.slice(0, this.filled));
    const frame = this.heardUntil - this.filled;
    this.tell(
      { type: 'piece', piece: { frame, channels } },
      channels.map(({ buffer }) => buffer),
    );
    this.piece = [];
    this.filled = 0;
  }
}

registerProcessor('whoosh-capture', CaptureProcessor);
