declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** Samples of one message: a quarter of a second. */
const FRAMES = 12_032;

/** Hands on what it hears, left and right one after the other. */
class RecorderProcessor extends AudioWorkletProcessor {
  private block = new Float32Array(2 * FRAMES);
  private at = 0;

  process(inputs: Float32Array[][]): boolean {
    const [left, right] = inputs[0] ?? [];
    const frames = left?.length ?? 128;
    if (left !== undefined && right !== undefined) {
      this.block.set(left, this.at);
      this.block.set(right, FRAMES + this.at);
    }
    this.at += frames;
    if (this.at < FRAMES) return true;
    this.port.postMessage(this.block, [this.block.buffer]);
    this.block = new Float32Array(2 * FRAMES);
    this.at = 0;
    return true;
  }
}

registerProcessor('recorder', RecorderProcessor);
