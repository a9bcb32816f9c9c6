import { measure, type MeasurementAnswer, type MeasurementRequest } from './measurement';

/** Spectrum, loudness and peak of sounds, off the page's thread. */
self.addEventListener('message', ({ data }: MessageEvent<MeasurementRequest>) => {
  const answer: MeasurementAnswer = { id: data.id, measurement: measure(data) };
  self.postMessage(answer, { transfer: [answer.measurement.spectrum.energy.buffer] });
});
