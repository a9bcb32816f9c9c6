/**
 * What recursive filters add to their sum at every sample, so that their memory never decays into denormal numbers.
 *
 * JavaScript cannot flush denormals to zero, and a processor takes 10 to 100 times as long for each operation on one.
 * Doubles become denormal under 2.2e-308 and floats under 1.2e-38; a filter that is fed 1e-20 comes to rest near 1e-20
 * times its gain at 0 Hz, far above both. It is
 * -400 dB of full scale, 250 dB under the last bit of a 24-bit file, and rounded away beside any signal over 1e-4.
 * Reference: L. de Soras, "Denormal numbers in floating point signal processing applications" (2005), on adding a
 * constant.
 */
export const DENORMAL_GUARD = 1e-20;
