import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { getPort } from '@hotdrop/shared-domain/server-port';

export interface FreezableProxy {
  readonly port: number;
  /** From now on, connections stay open and nothing arrives. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly close: () => void;
}

/** Forwards connections to a server that a test freezes, as a paused machine does. */
export async function startFreezableProxy(target: URL): Promise<FreezableProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isFrozen = false;
  const hold = ([client, server]: readonly [Socket, Socket]) => {
    client.unpipe().pause();
    server.unpipe().pause();
  };
  const proxy = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    const pair = [client, server] as const;
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => {});
      socket.on('close', () => pairs.delete(pair));
    }
    client.pipe(server).pipe(client);
    if (isFrozen) hold(pair);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: getPort(proxy),
    freeze: () => {
      isFrozen = true;
      pairs.forEach(hold);
    },
    thaw: () => {
      isFrozen = false;
      for (const [client, server] of pairs) client.pipe(server).pipe(client);
    },
    close: () => {
      for (const socket of [...pairs].flat()) socket.destroy();
      proxy.close();
    },
  };
}
