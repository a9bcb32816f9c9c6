/**
 * How Node keeps its memory small between sounds (measured with `npm run bench`: 412 MiB resident after 18 effects without, 276 with,
 * for 4 % more processor time). Each render thread has a heap of its own, and audio comes and goes in blocks of megabytes.
 */

/**
 * A small nursery: the engine allocates little besides its sample arrays, which do not live in it. One helper thread for compiling and
 * collecting instead of four, and none for the nursery: the event loop would wait for helpers, which run at the priority of renders.
 * A thread that rests collects by itself: V8 would keep what a sound left behind until the next one needs room.
 */
export const NODE_FLAGS = ['--enable-source-maps', '--max-semi-space-size=4', '--v8-pool-size=1', '--no-parallel-scavenge', '--expose-gc'];

/** glibc gives freed sample arrays back at once instead of keeping them for a next time; other C libraries ignore it. */
export const MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
