import { useEffect, useState } from 'react';
import { readAudio } from '@whoosh/api-client';
import { spectrumOf, type Spectrum } from './model/spectrum';

const known = new Map<string, Promise<Spectrum | null>>();
/** As many takes as one looks back at. */
const CACHE_SIZE = 24;

/** The spectrum of a sound, computed once from its file; null until then and where it cannot be read. */
export function useSpectrum(audioUrl: string): Spectrum | null {
  const [spectrum, setSpectrum] = useState<Spectrum | null>(null);
  useEffect(() => {
    let wanted = true;
    void readSpectrum(audioUrl).then((read) => wanted && setSpectrum(read));
    return () => {
      wanted = false;
    };
  }, [audioUrl]);
  return spectrum;
}

function readSpectrum(audioUrl: string): Promise<Spectrum | null> {
  const found = known.get(audioUrl);
  if (found) return found;
  // the strip is a picture beside the waveform: without it nothing is missing that has to be said
  const reading = computeSpectrum(audioUrl).catch(() => null);
  known.set(audioUrl, reading);
  const oldest = known.keys().next();
  if (known.size > CACHE_SIZE && !oldest.done) known.delete(oldest.value);
  return reading;
}

async function computeSpectrum(audioUrl: string): Promise<Spectrum> {
  const bytes = await readAudio(audioUrl);
  const context = new OfflineAudioContext(1, 1, 44_100);
  const audio = await context.decodeAudioData(bytes);
  return spectrumOf(audio.getChannelData(0), audio.sampleRate);
}
