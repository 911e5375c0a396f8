/** An abort of one's own that also follows another, even one that was aborted already. */
export interface LinkedAbort {
  readonly signal: AbortSignal;
  readonly abort: () => void;
  /** Stops following, so that a long-lived signal does not collect listeners. */
  unlink(): void;
}

/** Call `unlink` when it is done with, or the outer signal keeps it alive. */
export function linkedAbort(outer: AbortSignal): LinkedAbort {
  const controller = new AbortController();
  const abort = () => {
    controller.abort();
  };
  if (outer.aborted) abort();
  else outer.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    abort,
    unlink: () => {
      outer.removeEventListener('abort', abort);
    },
  };
}

/** Many aborts at once that follow one signal, by the only listener they add to it. */
export function abortFan(outer: AbortSignal): { join(): LinkedAbort } {
  const members = new Set<AbortController>();
  outer.addEventListener(
    'abort',
    () => {
      for (const member of members) member.abort();
      members.clear();
    },
    { once: true },
  );
  return {
    join: () => {
      const controller = new AbortController();
      if (outer.aborted) controller.abort();
      else members.add(controller);
      return {
        signal: controller.signal,
        abort: () => {
          controller.abort();
        },
        unlink: () => {
          members.delete(controller);
        },
      };
    },
  };
}
