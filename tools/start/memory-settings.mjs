/**
 * How Node keeps its memory small between sounds (measured with `npm run bench`: 412 MiB resident after 18 effects
 * without, 276 with, for 4 % more processor time). Each render thread has a heap of its own, and audio comes and goes
 * in blocks of megabytes.
 */

/**
 * A small nursery: the engine allocates little besides its sample arrays, which do not live in it. One helper thread
 * instead of four: it compiles, and collects beside the event loop, which else does that alone (longest turn beside two
 * renders 14 to 22 ms with it, 29 to 42 ms without, for a tenth less of the main thread's time; it keeps the priority
 * of the event loop, which would wait for one that gives way to renders). A thread that rests collects by itself: V8
 * would keep what a sound left behind until the next one needs room. Node 24 keeps a nursery that grew, and the code of
 * a further compiler (Maglev) for each thread: with a nursery of 8 MiB and Maglev the server held 69 MiB more when
 * idle, for the same processor time. No source maps: Node reads and keeps those of every library, 13 MB that each full
 * collection would walk through while requests wait. The heap may grow by 60 % before it is collected again: by V8's
 * own rule it was beside 200 reads a second once a second, for 70 ms of the event loop each time (15 to 18 collections
 * in three bursts of 20 generations, 4 to 6 so; the idle server holds the same).
 */
export const NODE_FLAGS = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=60',
  '--no-maglev',
  '--v8-pool-size=1',
  '--expose-gc',
];

/**
 * glibc gives freed sample arrays back at once instead of keeping them for a next time; other C libraries ignore it.
 */
export const MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
