import { DENORMAL_GUARD as CODEC_GUARD } from '@whoosh/audio-codec';

/** The codec's guard as a constant of the engine: its own door hands it out by a call, too dear at every sample. */
export const DENORMAL_GUARD = CODEC_GUARD;
