/**
 * Lets everybody else have a turn.
 *
 * The embedded database answers within the same turn of the event loop, so a loop of queries would never let a socket be read or
 * a timer fire. Loops over many of them breathe once a round.
 */
export const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
