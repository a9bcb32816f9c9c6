import type { PictureDecoder } from './frame-source';
import type { TrackIndex } from './movie-index';

/**
 * Decodes pictures by the browser's own decoder. @returns null where it has none for them
 */
export async function startPictureDecoder({ codec, description }: TrackIndex): Promise<PictureDecoder | null> {
  if (typeof VideoDecoder === 'undefined') return null;
  const config: VideoDecoderConfig = {
    ...{ codec, description },
    optimizeForLatency: true,
    // a hardware decoder lends few pictures at a time, and is slow to begin
    hardwareAcceleration: 'prefer-software',
  };
  const { supported } = await VideoDecoder.isConfigSupported(config).catch(() => ({ supported: false }));
  return supported === true ? new BrowserDecoder(config) : null;
}

class BrowserDecoder implements PictureDecoder {
  private decoder: VideoDecoder | null = null;
  private onFrame: (number: number, frame: VideoFrame) => void = (_, frame) => frame.close();

  constructor(private readonly config: VideoDecoderConfig) {}

  async decode(
    samples: readonly { number: number; isKey: boolean; bytes: Uint8Array }[],
    onFrame: (number: number, frame: VideoFrame) => void,
  ): Promise<void> {
    const decoder = this.ready();
    this.onFrame = onFrame;
    // the number of a picture stands for its time, which comes back with it
    for (const { number, isKey, bytes } of samples)
      decoder.decode(new EncodedVideoChunk({ type: isKey ? 'key' : 'delta', timestamp: number, data: bytes }));
    await decoder.flush();
  }

  interrupt(): void {
    this.close();
    this.decoder = null;
  }

  close(): void {
    if (this.decoder !== null && this.decoder.state !== 'closed') this.decoder.close();
  }

  /** One that broke on a damaged sample is begun anew. */
  private ready(): VideoDecoder {
    if (this.decoder !== null && this.decoder.state === 'configured') return this.decoder;
    this.decoder = new VideoDecoder({
      output: (frame) => this.onFrame(frame.timestamp, frame),
      // whoever waits for the pictures hears of it
      error: () => undefined,
    });
    this.decoder.configure(this.config);
    return this.decoder;
  }
}
