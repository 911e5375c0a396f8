/**
 * A bad line between a browser and an origin on this machine: a TCP proxy that carries bytes as a `Line` does, and counts them.
 *
 * Its port stays while everything on it is reset. A new connection costs a round trip before its first byte, as a handshake does; slow starts
 * and lost packets are not modelled, which is in everybody's favour.
 */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import type { Clock } from '../../../src/worker/ports/clock.ts';
import type { Line, LinePhase } from './figures.ts';
import { carry, type Carried } from './carry.ts';
import { createLane, type LaneFigures } from './lane.ts';
import { watchRequests, type SeenRequest } from './seenRequests.ts';

export interface LineCounts {
  /** Accepted so far. */
  connections: number;
  /** Connections that the line reset. */
  resets: number;
  /** Bytes that came to the browser. */
  down: number;
  /** Bytes that came to the origin. */
  up: number;
}

export interface LineProxy {
  readonly url: string;
  readonly counts: Readonly<LineCounts>;
  /** Every call that passed, in order. */
  readonly requests: readonly SeenRequest[];
  /** The line's phases begin anew from now on. */
  begin(): void;
  /** Another line from now on; connections stay unless its first phase says otherwise. */
  become(line: Line): void;
  /** Resets every connection there is. */
  reset(): void;
  close(): Promise<void>;
}

export interface LineOptions {
  /** The origin's. */
  readonly port: number;
  readonly line: Line;
  readonly clock: Clock;
  /** 0 to 1. */
  readonly random: () => number;
}

const HOST = '127.0.0.1';

export async function openLine(options: LineOptions): Promise<LineProxy> {
  const { clock, random } = options;
  let { line } = options;
  let [phase] = line.phases;
  const counts: LineCounts = { connections: 0, resets: 0, down: 0, up: 0 };
  const requests: SeenRequest[] = [];
  const open = new Set<Carried>();
  const lanes = {
    up: createLane(clock, random, laneOf(phase, 'up')),
    down: createLane(clock, random, laneOf(phase, 'down')),
  };
  let cancel: () => void = () => undefined;

  const enter = (index: number) => {
    phase = line.phases[index] ?? line.phases[0];
    for (const connection of phase.begins === undefined ? [] : [...open]) {
      if (phase.begins === 'reset') connection.reset();
      else connection.forget();
    }
    lanes.up.change(laneOf(phase, 'up'));
    lanes.down.change(laneOf(phase, 'down'));
    if (phase.ms !== Infinity) cancel = clock.after(phase.ms, () => enter((index + 1) % line.phases.length));
  };
  const begin = () => {
    cancel();
    enter(0);
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    counts.connections += 1;
    const far = connect({ port: options.port, host: HOST, allowHalfOpen: true });
    const watch = watchRequests(clock.now, (request) => requests.push(request));
    const deps = { lanes, line, clock, counts, watch, handshakeMs: 2 * phase.delayMs };
    const carried = carry(near, far, deps, () => open.delete(carried));
    open.add(carried);
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  begin();
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    counts,
    requests,
    begin,
    become(to) {
      line = to;
      begin();
    },
    reset() {
      for (const connection of [...open]) connection.reset();
    },
    async close() {
      cancel();
      const closed = once(server, 'close');
      server.close();
      for (const carried of [...open]) carried.reset();
      await closed;
    },
  };
}

const laneOf = (phase: LinePhase, way: 'up' | 'down'): LaneFigures => ({
  bitsPerSecond: phase[way],
  delayMs: phase.delayMs,
  jitterMs: phase.jitterMs,
});
