import { connect, createServer } from 'node:net';

/**
 * Stands on the way to a server of this machine and breaks it on request.
 * @param {number} target port of the server
 * @returns {Promise<{ port: number, fail(mode: 'pass' | 'refuse' | 'stall'): void, stop(): Promise<void> }>}
 *   `refuse` ends every connection, also those that stand; `stall` takes what comes and never answers
 */
export async function startFaultProxy(target) {
  let mode = 'pass';
  const sockets = new Set();
  const keep = (socket) => {
    sockets.add(socket);
    // What breaks here is meant to.
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    keep(client);
    if (mode === 'refuse') return client.resetAndDestroy();
    if (mode === 'stall') return client.resume();
    const upstream = keep(connect(target, '127.0.0.1'));
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    return client;
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const drop = () => sockets.forEach((socket) => socket.resetAndDestroy());
  return {
    port: server.address().port,
    fail(next) {
      mode = next;
      drop();
    },
    async stop() {
      drop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
