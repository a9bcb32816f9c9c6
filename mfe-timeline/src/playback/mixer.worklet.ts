import { LiveMix, type LiveMixMessage } from '@whoosh/timeline-mix';

/** What the audio thread's scope offers beyond the language; the DOM library does not know it. */
declare const currentFrame: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** Input 0: the video's own sound. Output 0: what is heard. */
class MixerProcessor extends AudioWorkletProcessor {
  private readonly mix = new LiveMix((report) => this.port.postMessage(report));
  private readonly mono = new Float32Array(128);
  private hasEnded = false;

  constructor() {
    super();
    this.port.onmessage = ({
      data,
    }: MessageEvent<LiveMixMessage | { type: 'port'; port: MessagePort } | { type: 'end' }>) => {
      if (data.type === 'end') this.hasEnded = true;
      else if (data.type !== 'port') this.mix.receive(data);
      else data.port.onmessage = ({ data: sound }: MessageEvent<LiveMixMessage>) => this.mix.receive(sound);
    };
  }

  process(inputs: Float32Array[][], outputs: Float32Array[][]): boolean {
    const [left, right = left] = outputs[0] ?? [];
    if (this.hasEnded || left === undefined || right === undefined) return !this.hasEnded;
    const [videoLeft, videoRight = videoLeft] = inputs[0] ?? [];
    const video = videoLeft === undefined || videoRight === undefined ? null : { left: videoLeft, right: videoRight };
    this.mix.render({ left, right: right === left ? this.mono : right }, video, currentFrame);
    return true;
  }
}

registerProcessor('whoosh-mixer', MixerProcessor);
