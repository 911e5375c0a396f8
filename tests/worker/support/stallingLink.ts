/** A line between a browser and a real origin on which nothing moves for a while, in either direction, and nothing is lost. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

export interface StallingLink {
  readonly url: string;
  stall(): void;
  flow(): void;
}

export async function stallingLink(port: number): Promise<StallingLink> {
  const sockets = new Set<Socket>();
  let isStalled = false;
  const join = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (to.write(bytes)) return;
      from.pause();
      to.once('drain', () => {
        if (!isStalled) from.resume();
      });
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    join(near, far);
    join(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    flow() {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
