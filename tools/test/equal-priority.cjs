/**
 * Loaded before a compiled server or worker (node --require), and with it in each of its threads: none gives way. In
 * suites of behaviour a browser without a graphics card takes both cores, beside which a thread that gives way would
 * wait for minutes; suites that measure time keep the priorities of the product.
 */
require('node:os').setPriority = () => undefined;
