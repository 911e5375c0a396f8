/** One connection over a line: what either side sends goes through the lane of its direction, and its end too. */
import type { Socket } from 'node:net';
import type { Clock } from '../../../src/worker/ports/clock.ts';
import type { Line } from './figures.ts';
import type { Flow, Lane } from './lane.ts';
import type { LineCounts } from './lineProxy.ts';
import type { RequestWatch } from './seenRequests.ts';

export interface Carried {
  /** Tells both sides that it is broken. */
  reset(): void;
  /** Carries nothing any more, and tells nobody. */
  forget(): void;
}

export interface CarryDeps {
  readonly lanes: { readonly up: Lane; readonly down: Lane };
  readonly line: Pick<Line, 'forgottenAfterMs' | 'resetAfterBytes'>;
  readonly clock: Clock;
  readonly counts: LineCounts;
  readonly watch: RequestWatch;
  readonly handshakeMs: number;
}

/** What was delivered before a reset is read before it is seen, ms: a system throws away what nobody has read by then. */
const READ_MS = 250;

/** @param onClosed once nothing of it is left */
export function carry(near: Socket, far: Socket, deps: CarryDeps, onClosed: () => void): Carried {
  const { lanes, line, clock, counts, watch } = deps;
  let isForgotten = false;
  let movedAt = clock.now();
  let delivered = 0;

  const flow = (from: Socket, to: Socket, lane: Lane, onDelivered: (bytes: Buffer) => void): Flow => {
    const made = lane.open(
      {
        deliver(bytes) {
          movedAt = clock.now();
          to.write(bytes);
          onDelivered(bytes);
        },
        end: () => to.end(),
        onRoom: () => from.resume(),
      },
      deps.handshakeMs,
    );
    from.on('data', (bytes: Buffer) => {
      if (clock.now() - movedAt > (line.forgottenAfterMs ?? Infinity)) forget();
      if (!isForgotten && !made.push(bytes)) from.pause();
    });
    from.on('end', () => made.finish());
    return made;
  };
  const up = flow(near, far, lanes.up, (bytes) => {
    counts.up += bytes.length;
  });
  const down = flow(far, near, lanes.down, (bytes) => {
    counts.down += bytes.length;
    delivered += bytes.length;
    watch.delivered(bytes);
    if (delivered < (line.resetAfterBytes ?? Infinity)) return;
    drop();
    clock.after(READ_MS, reset);
  });
  near.on('data', (bytes: Buffer) => watch.sent(bytes));

  const drop = () => {
    up.drop();
    down.drop();
  };
  const forget = () => {
    isForgotten = true;
    drop();
  };
  const reset = () => {
    if (near.destroyed) return;
    counts.resets += 1;
    drop();
    near.resetAndDestroy();
    far.resetAndDestroy();
  };
  // A browser that ends its side has left: it never reads on, and its system answers what still comes with a reset.
  near.on('end', () => near.destroy());
  near.on('error', () => undefined);
  far.on('error', () => undefined);
  // Who leaves takes what is still to come to it along; that it left is told over the line.
  near.on('close', () => {
    down.drop();
    if (near.readableEnded) up.finish();
    else far.destroy();
    onClosed();
  });
  far.on('close', () => {
    if (!far.readableEnded) reset();
  });
  return { reset, forget };
}
