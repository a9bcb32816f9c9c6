import { DEFAULT_TIMELINE_SETTINGS, type TimelineResponse } from '@whoosh/contracts';
import { documentOf } from '../../model';
import { createPlayer, type Player } from '..';

/** What a test does with a page that holds nothing but a player and a video. */
interface PlayerPage {
  player: Player;
  video: HTMLVideoElement;
  load(timeline: Partial<TimelineResponse>, lengthSeconds: number): void;
  /** All that left the machine since the last call; 32-bit floats in base64. */
  recorded(): { left: string; right: string };
}

declare global {
  interface Window {
    playerPage: PlayerPage;
  }
}

const blocks: Float32Array[] = [];
const connect = AudioNode.prototype.connect as (this: AudioNode, target: AudioNode) => AudioNode;

/** Whatever is led to the loudspeaker is recorded too. */
AudioNode.prototype.connect = function (this: AudioNode, target: AudioNode): AudioNode {
  if (target instanceof AudioDestinationNode) void record(this);
  return connect.call(this, target);
} as typeof AudioNode.prototype.connect;

async function record(node: AudioNode): Promise<void> {
  const context = node.context as AudioContext;
  await context.audioWorklet.addModule(new URL('./recorder.worklet.ts', import.meta.url).href);
  const recorder = new AudioWorkletNode(context, 'recorder', { channelCount: 2, channelCountMode: 'explicit' });
  recorder.port.onmessage = ({ data }: MessageEvent<Float32Array>) => blocks.push(data);
  connect.call(node, recorder);
}

function base64(channel: 0 | 1): string {
  const samples = blocks.map((block) =>
    block.subarray((channel * block.length) / 2, ((channel + 1) * block.length) / 2),
  );
  const whole = new Float32Array(samples.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of samples) {
    whole.set(part, at);
    at += part.length;
  }
  const bytes = new Uint8Array(whole.buffer);
  let text = '';
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(text);
}

const player = createPlayer();
window.playerPage = {
  player,
  video: document.querySelector('video') ?? document.createElement('video'),
  load: (timeline, lengthSeconds) => {
    const response = { ...DEFAULT_TIMELINE_SETTINGS, items: [], media: [], ...timeline };
    player.setTimeline({
      document: documentOf(response),
      media: response.media,
      lengthMs: lengthSeconds * 1_000,
      fileOf: (source) => `/${source}.wav`,
    });
  },
  recorded: () => {
    const answer = { left: base64(0), right: base64(1) };
    blocks.length = 0;
    return answer;
  },
};
