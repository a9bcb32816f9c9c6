import { SimdWindowTransform } from './dsp/simd-window-transform';
import { transformWindowsWith } from './dsp/window-transform';

/**
 * Importing this door lets voices transform their windows by WebAssembly: the same samples, sooner. All share one
 * kernel, whose memory holds nothing from one call to the next.
 */
const shared = new SimdWindowTransform();
transformWindowsWith(() => shared);
