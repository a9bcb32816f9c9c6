/** Audio in memory: one array of samples per channel, all of one length, nominal range -1..1. */
export interface PcmAudio {
  /** Hz. */
  sampleRate: number;
  channels: Float32Array[];
}
