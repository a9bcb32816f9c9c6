import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that Linux gives to whoever asks for any (net.ipv4.ip_local_port_range, from 32768): of those,
 * another suite could take one before the program that it was chosen for listens, and answer in its place.
 */
const FIRST_PORT = 20_000;
const PORTS = 12_000;

/** A port that nobody has now. @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS);
    if (await isFree(port)) return port;
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
