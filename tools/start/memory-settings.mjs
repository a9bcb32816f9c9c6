/**
 * How Node keeps its memory small between sounds (measured with `npm run bench`: 412 MiB resident after 18 effects
 * without, 276 with, for 4 % more processor time). Each render thread has a heap of its own, and audio comes and goes
 * in blocks of megabytes.
 */

/**
 * A small nursery: the engine allocates little besides its sample arrays, which do not live in it; render threads have
 * half of it. One helper thread for compiling instead of four, and none that collects for another thread: beside two
 * renders the event loop would wait for such helpers, which run at the priority of renders (measured on a busy machine:
 * 0.1 to 0.4 s asleep in every second full collection, once 5 s; without them none, for the same processor time). A
 * thread that rests collects by itself: V8 would keep what a sound left behind until the next one needs room. Node 24
 * keeps a nursery that grew, and the code of a further compiler (Maglev) for each thread: with a nursery of 8 MiB and
 * Maglev the server held 373 MiB when idle, with these 304, for the same processor time within the noise of a busy
 * machine (15.4 and 14.6 s). No source maps: Node reads and keeps those of every library, 13 MB that each full
 * collection would walk through while requests wait.
 */
export const NODE_FLAGS = [
  '--max-semi-space-size=2',
  '--no-maglev',
  '--v8-pool-size=1',
  '--single-threaded-gc',
  '--expose-gc',
];

/**
 * glibc gives freed sample arrays back at once instead of keeping them for a next time; other C libraries ignore it.
 */
export const MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
